/*
 * One intent of a user is one operation: however often it is pressed, and also after a reload, it goes out under one id
 * until the server's final answer is here. The intent of a form is kept beside the form's draft and is dropped with it.
 */
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import { dropDraft, intentKeyOf, readDraft, saveDraft } from '../offline/drafts/drafts.ts';
import { ApiError } from './api.ts';

export interface Intent {
  /** The operation id. */
  id: string;
  /** For the object that the write makes: it stays when the form is edited between two presses. */
  newId: string;
}

export interface KeptIntent extends Intent {
  /** What went out under the id; another text is another operation. */
  variables: unknown;
  /** What the server has accepted of the same form before: the variables are an edit of it. */
  saved?: KeptIntent;
}

/** Without a draft, a press this long after a lost answer is a new intent: the user has seen the state since. */
const HELD_MS = 2 * 60_000;
const HELD_MAX = 50;

const held = new Map<string, Intent & { at: number }>();
const blobs = new WeakMap<Blob, number>();
let lastBlob = 0;

/** Equal texts are one intent; a file is equal to itself only. */
export function textOf(variables: unknown): string {
  return (
    JSON.stringify(variables, (_name, value: unknown) => (value instanceof Blob ? `blob:${numberOf(value)}` : value)) ??
    ''
  );
}

function numberOf(blob: Blob): number {
  const known = blobs.get(blob);
  if (known !== undefined) return known;
  lastBlob += 1;
  blobs.set(blob, lastBlob);
  return lastBlob;
}

/** The intent of a write that no form keeps. */
export function heldIntent(key: string, now: number = Date.now()): Intent {
  for (const [one, { at }] of held) if (now - at > HELD_MS || held.size > HELD_MAX) held.delete(one);
  const known = held.get(key);
  if (known) return known;
  const intent = { id: uuidv7(), newId: uuidv7(), at: now };
  held.set(key, intent);
  return intent;
}

/** The answer was lost just now: the two minutes begin again, however long the write took. */
export function holdOn(key: string, now: number = Date.now()): void {
  const known = held.get(key);
  if (known) known.at = now;
}

export const dropHeld = (key: string): void => void held.delete(key);

const isKept = (value: unknown): value is KeptIntent => {
  const { id, newId } = (value ?? {}) as Partial<KeptIntent>;
  return typeof id === 'string' && typeof newId === 'string';
};
const keptForm = { accepts: isKept };

/** The intent that the form of a draft still waits for. */
export const findIntent = (draftKey: string): KeptIntent | undefined => readDraft(intentKeyOf(draftKey), keptForm);

/** Keeps the intent before its write goes out. `newId`: of the form's earlier intent, if it has one. */
export function keepIntent(
  draftKey: string,
  variables: unknown,
  { newId = uuidv7(), saved }: Partial<Pick<KeptIntent, 'newId' | 'saved'>> = {},
): KeptIntent {
  // One is enough: what it was an edit of is part of it.
  const intent = { id: uuidv7(), newId, variables, ...(saved && { saved: withoutSaved(saved) }) };
  saveDraft(intentKeyOf(draftKey), intent);
  return intent;
}

const withoutSaved = ({ id, newId, variables }: KeptIntent): KeptIntent => ({ id, newId, variables });

/** The form is again an edit of what it had saved: its last text was refused. */
export const reopenIntent = (draftKey: string, saved: KeptIntent): void => void saveDraft(intentKeyOf(draftKey), saved);

export const dropIntent = (draftKey: string): void => dropDraft(intentKeyOf(draftKey));

/** A further call of an intent, where one press is several calls in a row. @param step from 0, the intent's own id */
export function stepOf({ id, newId }: Intent, step: number): Intent {
  const last = (Number.parseInt(id.slice(-4), 16) + step) % 0x10000;
  return { id: id.slice(0, -4) + last.toString(16).padStart(4, '0'), newId };
}

const NOT_FINAL = new Set([401, 408, 425, 429, 500, 502, 503, 504]);

/** The bank has begun nothing, and the same operation would never begin it again. */
const BANK_UNAVAILABLE = 'bank_unavailable';

const GONE = new Set([404, 410, 412]);

/** Whether what a form has saved is not there any more as it was saved. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && GONE.has(error.status);

/** Whether the server has decided. After any other failure the same operation may have had its effect, or may have it yet. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (!NOT_FINAL.has(error.status) || error.problem?.code === BANK_UNAVAILABLE) &&
  error.problem?.code !== 'operation_running';
