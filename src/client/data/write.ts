import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { isNoAnswer } from '../offline/connection/connection.ts';
import { ApiError } from './api.ts';
import {
  dropHeld,
  dropIntent,
  findIntent,
  heldIntent,
  holdOn,
  type Intent,
  isFinal,
  isGone,
  type KeptIntent,
  keepIntent,
  reopenIntent,
  textOf,
} from './intents.ts';
import { writesTexts } from './write-texts.ts';

interface WriteOptions<Variables, Answer> {
  area: string;
  name: string;
  /**
   * Passes the id on by `asOperation`, or in the body where the contract has a field for it. A press after a lost answer
   * calls it with the same intent.
   */
  send: (variables: Variables, intent: Intent) => Promise<Answer>;
  /** The key of the form's draft: the intent is kept beside it over a reload. @default the tab keeps it for two minutes */
  draftKey?: (variables: Variables) => string;
  /**
   * What to send where the form was edited after a lost answer: the earlier text has been settled first, with this answer.
   * @default the same
   */
  follows?: (variables: Variables, answer: Answer, sent: Variables) => Variables;
  /** Keys of the reads to invalidate, on success and on failure. @default none */
  invalidates?: (variables: Variables) => readonly QueryKey[];
  /** Sets a read whose new data is the answer. */
  onAnswer?: (answer: Answer, client: QueryClient) => void;
  /** False where the screen shows the failure itself, or nobody needs to see it. @default true */
  isFailureShown?: boolean;
}

/** Makes all mutation options. The write cache invalidates the reads and shows failures. */
export function write<Variables, Answer>(
  options: WriteOptions<Variables, Answer>,
): UseMutationOptions<Answer, Error, Variables> {
  const { area, name, invalidates, onAnswer, isFailureShown = true } = options;
  return {
    mutationKey: [area, name],
    mutationFn: (variables) =>
      options.draftKey ? sendKept(options, options.draftKey(variables), variables) : sendHeld(options, variables),
    meta: {
      // The write cache passes the variables of the same mutation.
      invalidates: invalidates as ((variables: unknown) => readonly QueryKey[]) | undefined,
      failureText: isFailureShown ? failureText : undefined,
    },
    onSuccess: (answer, _variables, _before, { client }) => onAnswer?.(answer, client),
    // A paused mutation is lost on reload, so a write without a network fails at once.
    networkMode: 'always',
    // The user decides: a press after a failure sends the same intent again.
    retry: false,
  };
}

async function sendHeld<Variables, Answer>(
  { area, name, send }: WriteOptions<Variables, Answer>,
  variables: Variables,
) {
  const key = `${area}/${name}:${textOf(variables)}`;
  return settled({ accepted: () => dropHeld(key), lost: () => holdOn(key) }, () => send(variables, heldIntent(key)));
}

/**
 * A form that was edited after a lost answer settles what it has sent first: both texts would be two objects otherwise. It
 * stays an edit of what was saved then until the server accepts it.
 */
async function sendKept<Variables, Answer>(
  { send, follows = (next) => next }: WriteOptions<Variables, Answer>,
  draftKey: string,
  given: Variables,
): Promise<Answer> {
  const close = () => dropIntent(draftKey);
  const editOf = (saved: KeptIntent | undefined): Outcomes => ({
    accepted: close,
    refused: (error) => (saved && !isGone(error) ? reopenIntent(draftKey, saved) : close()),
  });
  const kept = findIntent(draftKey);
  if (kept && textOf(kept.variables) === textOf(given)) return settled(editOf(kept.saved), () => send(given, kept));
  // Kept by this same form, so they have the form's type.
  const earlier = kept && (await settleEarlier(kept, (intent) => send(intent.variables as Variables, intent)));
  if (!earlier) {
    const intent = keepIntent(draftKey, given, kept && !kept.saved ? { newId: kept.newId } : {});
    return settled({ accepted: close }, () => send(given, intent));
  }
  const { saved, answer } = earlier;
  const sent = saved.variables as Variables;
  const variables = follows(given, answer, sent);
  // A form that was filled again since, with what it had sent, has nothing more to say.
  if (textOf(variables) === textOf(follows(sent, answer, sent))) {
    close();
    return answer;
  }
  const intent = keepIntent(draftKey, variables, { newId: saved.newId, saved });
  return settled(editOf(saved), () => send(variables, intent));
}

/** The last text of a form that the server accepts, with its answer, which a repeated call gives again. */
async function settleEarlier<Answer>(
  intent: KeptIntent,
  send: (intent: KeptIntent) => Promise<Answer>,
): Promise<{ saved: KeptIntent; answer: Answer } | undefined> {
  try {
    return { saved: intent, answer: await send(intent) };
  } catch (error) {
    if (!isFinal(error)) throw error;
    return intent.saved && !isGone(error) ? settleEarlier(intent.saved, send) : undefined;
  }
}

interface Outcomes {
  accepted: () => void;
  /** @default as `accepted`: the server has decided */
  refused?: (error: unknown) => void;
  /** The answer is lost, or none is final. @default nothing */
  lost?: () => void;
}

/** Drops an intent once the server has decided about it. */
async function settled<Answer>(
  { accepted, refused = accepted, lost }: Outcomes,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await send();
    accepted();
    return answer;
  } catch (error) {
    if (isFinal(error)) refused(error);
    else lost?.();
    throw error;
  }
}

/**
 * Runs a write outside a component.
 * @throws what `send` throws
 */
export const runWrite = <Variables, Answer>(
  client: QueryClient,
  options: UseMutationOptions<Answer, Error, Variables>,
  variables: Variables,
): Promise<Answer> => client.getMutationCache().build(client, options).execute(variables);

/** Options of an API call: the server answers a repeated operation with its first response. */
export const asOperation = ({ id }: Pick<Intent, 'id'>) => ({ headers: { 'idempotency-key': id } });

/** The same for an object of which one version was seen. */
export const asVersioned = (intent: Pick<Intent, 'id'>, version: number) => ({
  headers: { ...asOperation(intent).headers, 'if-match': `"${version}"` },
});

/**
 * For `follows` of an edit of one version: where the form has not read a newer one since, the edit is of the version that
 * the earlier text has become.
 */
export const ofSavedVersion = <Edit extends { version: number }>(
  next: Edit,
  saved: { version: number },
  sent: Edit,
): Edit => (next.version === sent.version ? { ...next, version: saved.version } : next);

function failureText(error: Error): string {
  if (error instanceof ApiError && error.problem) return error.problem.message;
  return isNoAnswer(error) ? writesTexts.noNetwork : writesTexts.failed;
}
