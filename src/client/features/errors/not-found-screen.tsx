import { type NotFoundRouteProps, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorPage } from './error-page.tsx';
import { isCrawler } from '../../../core/is-crawler.ts';

const messageOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : undefined;

/** No such page or object; once mounted it moves to /error/404. */
export function NotFoundScreen({ data }: Partial<NotFoundRouteProps>) {
  const navigate = useNavigate();
  const message = messageOf(data);
  useEffect(() => {
    console.warn(message ?? 'not found');
    if (!isCrawler(navigator.userAgent)) void navigate({ to: '/error/404', replace: true });
  }, [message, navigate]);
  return <ErrorPage code={404} detail={message} />;
}
