/** In the place of Hono's cookie module: its client would write cookies of calls, which browsers do not let scripts send. */
export const serialize = (): string => '';
