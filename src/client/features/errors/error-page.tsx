import { Link, useNavigate } from '@tanstack/react-router';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import { texts } from '../../texts/app-texts.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './error-page.module.css';

interface ErrorWords {
  title: string;
  text: string;
  hint?: string;
}

const sentences: Record<404 | 500, ErrorWords> = {
  404: { title: texts.errors.notFoundTitle, text: texts.errors.notFound },
  500: { title: texts.errors.heading, text: texts.errors.service, hint: texts.errors.tryAgain },
};

/** What is said of a refused request is in the chunk of its page. */
type Said = { code: 404 | 500; words?: never } | { code: 400 | 403; words: ErrorWords };

type ErrorPageProps = Said & {
  /** Names what was not found. */
  message?: string | undefined;
  requestId?: string | undefined;
  onRetry?: () => void;
  /** Path and query of the page that failed. @default the present page */
  from?: string | undefined;
};

/** Explains an error and links elsewhere; for a failed screen and for the pages under /error. */
export function ErrorPage({ message, requestId, onRetry, from, ...said }: ErrorPageProps) {
  const { code } = said;
  const { title, text, hint } = said.words ?? sentences[said.code];
  return (
    <section className={classes.page}>
      <PageHead title={title} noindex />
      {code !== 500 && <p className={classes.code}>{toPersianDigits(code)}</p>}
      <h1>{texts.errors.heading}</h1>
      <p>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {code === 500 && <p className={classes.hint}>{texts.errors.startAfreshHint}</p>}
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
        <Link to="/feedback" hash={requestId} className={buttonClass()}>
          {texts.errors.report}
        </Link>
        {code === 404 && <BackButton />}
        {code === 500 && <Button onClick={() => void startAfresh(from)}>{texts.errors.startAfresh}</Button>}
      </div>
    </section>
  );
}

/** A page that breaks needs none of this code before. */
const startAfresh = async (from?: string) =>
  (await import('../../offline/saved-reads/start-afresh.ts')).startAfresh(from);

function BackButton() {
  const navigate = useNavigate();
  const handleClick = () => {
    if (history.length > 1) history.back();
    else void navigate({ to: '/' });
  };
  return <Button onClick={handleClick}>{texts.errors.toPrevious}</Button>;
}
