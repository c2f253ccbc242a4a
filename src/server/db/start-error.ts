/** A start that cannot succeed; the message says in one sentence what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
