import { PageHead } from '../../ui/page-head.tsx';
import { texts } from '../../texts.ts';
import { toPersianDigits } from '../../../core/persian.ts';
import classes from './error-page.module.css';

export type ErrorCode = 400 | 403 | 404 | 500;

const sentences: Record<ErrorCode, { title: string; text: string; hint?: string }> = {
  400: { title: texts.errors.heading, text: texts.errors.badRequest, hint: texts.errors.badRequestHint },
  403: { title: texts.errors.heading, text: texts.errors.forbidden, hint: texts.errors.forbiddenHint },
  404: { title: texts.errors.notFoundTitle, text: texts.errors.notFound },
  500: { title: texts.errors.heading, text: texts.errors.service, hint: texts.errors.tryAgain },
};

/** What happened and the way out; the same for a failed screen and for the addresses under /error. */
export function ErrorPage(props: { code: ErrorCode; detail?: string | undefined; onRetry?: () => void }) {
  const { title, text, hint } = sentences[props.code];
  return (
    <section className={classes.page}>
      <PageHead title={title} noindex />
      {props.code === 404 && <p className={classes.code}>{toPersianDigits(props.code)}</p>}
      <h1>{texts.errors.heading}</h1>
      <p>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {props.detail && (
        <p className={classes.detail}>
          <bdi dir="ltr">{props.detail}</bdi>
        </p>
      )}
      <div className={classes.actions}>
        <a className={classes.main} href="/">
          {texts.errors.toMain}
        </a>
        {props.code === 404 && (
          <button type="button" className={classes.other} onClick={() => history.back()}>
            {texts.errors.toPrevious}
          </button>
        )}
        {props.onRetry && (
          <button type="button" className={classes.other} onClick={props.onRetry}>
            {texts.states.retry}
          </button>
        )}
      </div>
    </section>
  );
}
