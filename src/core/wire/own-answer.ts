/** In every answer of our server, whatever its status. A hotspot or a proxy that answers in its place does not send it. */
export const SERVER_HEADER = 'x-rasteh';

/**
 * Whether an answer is our server's. Nothing else is shown, stored or taken for a confirmation.
 * @param type a part of the content type that the answer must have. @default any
 */
export const isOwnAnswer = ({ headers }: { headers: Headers }, type = ''): boolean =>
  headers.has(SERVER_HEADER) && (headers.get('content-type') ?? '').includes(type);
