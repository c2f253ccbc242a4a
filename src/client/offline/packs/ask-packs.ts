import { onlineManager } from '@tanstack/react-query';

/**
 * Asks the packs of this device where the server does not answer: first without a network, else last.
 * @throws what `askServer` throws, if the packs do not have the answer
 */
export async function answeredByPacks(
  askServer: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const inPacks = async () =>
    init?.signal?.aborted
      ? undefined
      : import('./answer-call.ts').then(({ answerCall }) => answerCall(input)).catch(() => undefined);
  const known = onlineManager.isOnline() ? undefined : await inPacks();
  if (known) return known;
  return askServer(input, init).catch(async (error: unknown) => {
    const late = await inPacks();
    if (late) return late;
    throw error;
  });
}
