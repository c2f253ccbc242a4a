import { Link, useNavigate } from '@tanstack/react-router';
import { toPersianDigits } from '../../../core/persian.ts';
import { texts } from '../../texts/texts.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './error-page.module.css';

type ErrorCode = 400 | 403 | 404 | 500;

const sentences: Record<ErrorCode, { title: string; text: string; hint?: string }> = {
  400: { title: texts.errors.badRequestTitle, text: texts.errors.badRequest, hint: texts.errors.badRequestHint },
  403: { title: texts.errors.forbiddenTitle, text: texts.errors.forbidden, hint: texts.errors.forbiddenHint },
  404: { title: texts.errors.notFoundTitle, text: texts.errors.notFound },
  500: { title: texts.errors.heading, text: texts.errors.service, hint: texts.errors.tryAgain },
};

type ErrorPageProps = {
  code: ErrorCode;
  /** Names what was not found. */
  message?: string | undefined;
  requestId?: string | undefined;
  onRetry?: () => void;
};

/** Explains an error and links elsewhere; for a failed screen and for the pages under /error. */
export function ErrorPage({ code, message, requestId, onRetry }: ErrorPageProps) {
  const { title, text, hint } = sentences[code];
  return (
    <section className={classes.page}>
      <PageHead title={title} noindex />
      {code !== 500 && <p className={classes.code}>{toPersianDigits(code)}</p>}
      <h1>{texts.errors.heading}</h1>
      <p>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {message && (
        <p className={classes.detail}>
          <bdi>{message}</bdi>
        </p>
      )}
      {requestId && (
        <p className={classes.detail}>
          {texts.errors.requestId}: <bdi dir="ltr">{requestId}</bdi>
        </p>
      )}
      <div className={classes.actions}>
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            {texts.states.retry}
          </Button>
        )}
        <Link to="/" className={buttonClass(onRetry ? 'secondary' : 'primary')}>
          {texts.errors.toMain}
        </Link>
        {code === 404 && <BackButton />}
      </div>
    </section>
  );
}

function BackButton() {
  const navigate = useNavigate();
  const handleClick = () => {
    if (history.length > 1) history.back();
    else void navigate({ to: '/' });
  };
  return <Button onClick={handleClick}>{texts.errors.toPrevious}</Button>;
}
