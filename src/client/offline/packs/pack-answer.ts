import { takenPacks } from './taken-packs.ts';

/** The answer of the packs of this device; undefined without one. Their code loads with the first of them. Never throws. */
export const packAnswer = async (input: RequestInfo | URL): Promise<Response | undefined> =>
  takenPacks.get() > 0
    ? import('./answer-call.ts').then(({ answerCall }) => answerCall(input)).catch(() => undefined)
    : undefined;
