import { createFileRoute, notFound } from '@tanstack/react-router';
import { UnseenScreen } from '../features/errors/unseen-screen.tsx';
import { isUnanswered } from '../router/unanswered.ts';
import { texts } from '../texts/texts.ts';

/** The catch-all: the client has no page at this URL. Offline it is unknown whether the server has one. */
export const Route = createFileRoute('/$')({
  loader: ({ location, params }) => {
    if (isUnanswered(location.pathname)) return;
    throw notFound({ data: { message: texts.errors.pageNotFound(`/${params._splat ?? ''}`) } });
  },
  component: UnseenScreen,
});
