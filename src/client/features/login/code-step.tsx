import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { toAsciiDigits } from '../../../core/numbers/numerals.ts';
import { formatPhone } from '../../../core/people/format-phone.ts';
import { type PendingSignIn, pendingSignIn } from '../../data/session/pending-sign-in.ts';
import { useApi } from '../../data/use-api.ts';
import { Button } from '../../ui/kit/button.tsx';
import { classNames } from '../../ui/kit/class-names.ts';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import classes from './login-screen.module.css';
import { signInWrites } from './mutations.ts';
import { ResendCode } from './resend-code.tsx';
import { isCodeOver, signInFault } from './sign-in-fault.ts';
import { signInTexts } from './sign-in-texts.ts';
import { SmsCode } from './sms-code.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const { code: words } = signInTexts;

/** The second step: the code from the message. Submits by itself when the code is complete. */
export function CodeStep({ pending }: { pending: PendingSignIn }) {
  const { codeLength, verifier, maskedPhone, expiresAt } = pending;
  const redeem = useMutation(signInWrites(useApi()).redeem());
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const isExpired = useSecondsLeft(expiresAt) === 0;
  const input = useRef<HTMLInputElement>(null);
  const sentToId = useId();
  useEffect(() => input.current?.focus(), []);

  const submit = (written: string) => {
    setIncomplete(written.length < codeLength);
    input.current?.focus();
    if (written.length < codeLength || redeem.isPending) return;
    redeem.mutate({ code: written, verifier }, { onError: () => input.current?.select() });
  };
  const take = (text: string) => {
    const written = toAsciiDigits(text).replace(/\D/g, '').slice(0, codeLength);
    if (redeem.isPending || written === code) return;
    setCode(written);
    setIncomplete(false);
    if (redeem.isError) redeem.reset();
    if (written.length === codeLength) submit(written);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(code);
  };
  const handleResent = () => {
    setCode('');
    setIncomplete(false);
    redeem.reset();
    input.current?.focus();
  };
  const fault = redeem.error ? signInFault(redeem.error) : isExpired && !redeem.isPending ? words.expired : undefined;
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <SmsCode key={verifier} onCode={take} />
      <div className={classes.sentTo}>
        <p id={sentToId}>
          {words.sentTo(codeLength)} <bdi dir="ltr">{formatPhone(maskedPhone)}</bdi>
        </p>
        <Button look="quiet" onClick={() => pendingSignIn.set({ ...pending, isChanging: true })}>
          {words.changePhone}
        </Button>
      </div>
      <Field label={words.label} error={isIncomplete ? words.incomplete(codeLength) : fault} className={classes.field}>
        {(wiring) => (
          <TextInput
            {...wiring}
            aria-describedby={classNames(wiring['aria-describedby'], sentToId)}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            className={classes.code}
            value={code}
            onChange={({ currentTarget }) => take(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" isBusy={redeem.isPending}>
        {redeem.isPending ? words.checking : words.submit}
      </Button>
      <ResendCode pending={pending} isDue={isExpired || isCodeOver(redeem.error)} onResent={handleResent} />
    </form>
  );
}
