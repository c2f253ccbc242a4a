import { type ErrorComponentProps, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '../../api.ts';
import { ErrorPage } from './error-page.tsx';
import { isCrawler } from '../../../core/is-crawler.ts';

/**
 * The screen of an error nobody caught: it says what happened and, once mounted, moves to the error's own address.
 * A crawler-like agent's errors are logged and shown to nobody.
 */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const navigate = useNavigate();
  const isMissing = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    console.error(error);
    if (!isCrawler(navigator.userAgent)) void navigate({ to: isMissing ? '/error/404' : '/error', replace: true });
  }, [error, isMissing, navigate]);
  if (typeof navigator !== 'undefined' && isCrawler(navigator.userAgent)) return null;
  return <ErrorPage code={isMissing ? 404 : 500} />;
}
