import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { textOf } from '../../data/intents.ts';
import type { DraftForm } from '../../offline/drafts/drafts.ts';
import { useDraft } from '../../offline/drafts/use-draft.ts';
import { type Faults, faultIn, faultsOf, isStale } from './field-faults.ts';
import { isLike } from './is-like.ts';
import { useFirstFault } from './use-first-fault.ts';

interface FormOptions<Value, Sent, Answer> {
  /** The key of what is typed, and of the write's intent. */
  draftKey: string;
  /** What the form shows until something is typed. */
  known: Value;
  /** The version that `known` has. @default 0, a new object */
  version?: number | undefined;
  write: UseMutationOptions<Answer, Error, Sent>;
  /** What is wrong before anything is sent. @default nothing */
  check?: (value: Value) => Faults;
  /** What looks like a slip, each as a text that tells its values: it is asked once before they are sent. @default nothing */
  doubtsOf?: (value: Value) => readonly string[];
  send: (value: Value, version: number) => Sent;
  onSaved: (answer: Answer) => void;
}

/** What is typed, over this version. */
interface Typed<Value> {
  version: number;
  value: Value;
}

export interface Form<Value> {
  value: Value;
  change: (changes: Partial<Value>) => void;
  /** What is wrong with a field, or with what is in it: `lines.3.qty`. */
  faultOf: (field: string) => string | undefined;
  /** What of `doubtsOf` is being asked. */
  asked: readonly string[];
  answer: (isMeant: boolean) => void;
  error: Error | null;
  isPending: boolean;
  /** What is shown was typed before a reload. */
  isRestored: boolean;
  /** Forgets what is typed. */
  drop: () => void;
  props: ComponentProps<'form'>;
}

/**
 * A form over one object. What is typed is on the device until the server has it: over a reload, and whatever the server
 * answers. Its write has the same `draftKey`.
 */
export function useForm<Value extends object, Sent, Answer>(options: FormOptions<Value, Sent, Answer>): Form<Value> {
  const { draftKey, known, version = 0, check = noFaults, doubtsOf = noDoubts, send, onSaved } = options;
  const save = useMutation(options.write);
  const firstFault = useFirstFault();
  const [draftForm] = useState<DraftForm<Typed<Value> | undefined>>(() => ({
    accepts: (draft): draft is Typed<Value> => isLike(draft, { version, value: known }),
  }));
  const draft = useDraft<Typed<Value> | undefined>(draftKey, undefined, draftForm);
  const [isChecked, setChecked] = useState(false);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [meant, setMeant] = useState<readonly string[]>([]);
  const typed = draft.value ?? { version, value: known };
  const { value } = typed;
  const found = check(value);
  const faults = { ...faultsOf(save.error), ...(isChecked && found) };
  const drop = () => {
    draft.drop();
    save.reset();
    setChecked(false);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(found).length > 0 || save.isPending) return;
    const doubts = doubtsOf(value).filter((one) => !meant.includes(one));
    if (doubts.length === 0) sendTyped();
    else setAsked(doubts);
  };
  const answer = (isMeant: boolean) => {
    setAsked([]);
    if (!isMeant) return;
    setMeant([...meant, ...asked]);
    sendTyped();
  };
  const sendTyped = () => {
    // Who was told of the change elsewhere and saves again has chosen.
    const base = isStale(save.error) ? version : typed.version;
    save.mutate(send(value, base), {
      onSuccess: (answer) => {
        drop();
        onSaved(answer);
      },
    });
  };
  return {
    value,
    change: (changes) => {
      const next = { ...value, ...changes };
      if (textOf(next) === textOf(known)) draft.drop();
      else draft.change({ version: typed.version, value: next });
    },
    faultOf: (field) => faultIn(faults, field),
    asked,
    answer,
    error: save.error,
    isPending: save.isPending,
    isRestored: draft.isRestored,
    drop,
    props: { ...firstFault.props, noValidate: true, onSubmit: handleSubmit },
  };
}

const noFaults = (): Faults => ({});
const noDoubts = (): readonly string[] => [];
