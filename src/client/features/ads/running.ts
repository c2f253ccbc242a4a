/** Whether it is within its time; where there is no clock (the server's page) the answer of the call is believed. */
export const isRunning = ({ from, to }: { from: string; to: string }, now: number | undefined): boolean =>
  now === undefined || (Date.parse(from) <= now && now < Date.parse(to));
