import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { parseTrackingCode } from '../../../core/ids/tracking-code.ts';
import { ApiError } from '../../data/api.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { isNoAnswer } from '../../offline/connection/connection.ts';
import { Button } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import classes from './feedback.module.css';
import { feedbackTexts } from './feedback-texts.ts';
import { ProgressMark, ProgressView } from './progress-view.tsx';
import { feedbackReads } from './queries.ts';

const { lookUp: words, types } = feedbackTexts;
const NOT_FOUND = 404;

function faultOf(error: Error): string {
  if (isNoAnswer(error)) return words.noAnswer;
  if (error instanceof ApiError && error.status === NOT_FOUND) return words.missing;
  return (error instanceof ApiError && error.problem?.message) || words.failed;
}

/** Shows what became of feedback by its code, whichever device has sent it. */
export function LookUpForm() {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [code, setCode] = useState<string>();
  const tracked = useQuery({
    ...feedbackReads(usePrivateApi()).tracked(code ?? ''),
    enabled: code !== undefined,
    throwOnError: false,
    retry: false,
    networkMode: 'always',
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseTrackingCode(typed);
    setWrong(parsed === undefined);
    if (parsed !== undefined && parsed === code) void tracked.refetch();
    else setCode(parsed);
  };
  const fault = isWrong ? words.wrong : tracked.error && !tracked.isFetching ? faultOf(tracked.error) : undefined;
  const { data } = tracked;
  return (
    <section className={classes.own} aria-labelledby="look-up-feedback">
      <h2 id="look-up-feedback">{words.heading}</h2>
      <form className={classes.lookUp} noValidate onSubmit={handleSubmit}>
        <Field label={words.label} hint={words.hint} error={fault}>
          {(wiring) => (
            <TextInput
              {...wiring}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" isBusy={tracked.isFetching}>
          {words.show}
        </Button>
      </form>
      <div role="status">
        {data && code && !fault && (
          <article className={classes.card}>
            <h3>
              {types[data.type]} <ProgressMark state={data.state} />
            </h3>
            <ProgressView {...data} />
          </article>
        )}
      </div>
    </section>
  );
}
