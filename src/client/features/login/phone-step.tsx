import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localMobile } from '../../../core/people/format-phone.ts';
import { parseMobile } from '../../../core/people/phone.ts';
import { pendingSignIn } from '../../data/session/pending-sign-in.ts';
import { useApi } from '../../data/use-api.ts';
import { Button } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import classes from './login-screen.module.css';
import { signInWrites } from './mutations.ts';
import { signInFault } from './sign-in-fault.ts';
import { signInTexts } from './sign-in-texts.ts';

const { phone: words } = signInTexts;

/** The first step: the phone that the code is sent to. */
export function PhoneStep() {
  const start = useMutation(signInWrites(useApi()).start());
  const [isInvalid, setInvalid] = useState(false);
  const [kept] = useState(() => pendingSignIn.get());
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending) return;
    const phone = parseMobile(input.current?.value ?? '');
    setInvalid(phone === undefined);
    start.reset();
    input.current?.focus();
    if (phone === undefined) return;
    // The server would refuse another code so soon: the one that was sent is still good.
    if (kept?.phone === phone && Date.now() < kept.resendAt) pendingSignIn.set({ ...kept, isChanging: false });
    else start.mutate(phone);
  };
  const handleInput = () => {
    setInvalid(false);
    if (start.isError) start.reset();
  };
  const fault = start.error ? signInFault(start.error) : undefined;
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <Field label={words.label} hint={words.hint} error={isInvalid ? words.invalid : fault} className={classes.field}>
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            className={classes.phone}
            placeholder={words.example}
            defaultValue={kept && localMobile(kept.phone)}
            onInput={handleInput}
          />
        )}
      </Field>
      <Button type="submit" look="primary" isBusy={start.isPending}>
        {start.isPending ? words.sending : words.submit}
      </Button>
    </form>
  );
}
