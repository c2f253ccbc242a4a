/** Whether the ad runs at `now`. Undefined (on the server) trusts the API, which returns running ads only. */
export const isRunning = ({ from, to }: { from: string; to: string }, now: number | undefined): boolean =>
  now === undefined || (Date.parse(from) <= now && now < Date.parse(to));
