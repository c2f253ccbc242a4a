import { takenPacks } from './taken-packs.ts';

/** The answer of the packs of this device; undefined without one. Their code loads with the first of them. */
export async function packAnswer(input: RequestInfo | URL): Promise<Response | undefined> {
  if (takenPacks.get().count === 0) return undefined;
  const url = input instanceof Request ? input.url : String(input);
  try {
    const { answerCall } = await import('./answer-call.ts');
    return await answerCall(url);
  } catch {
    return undefined;
  }
}
