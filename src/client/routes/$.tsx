import { createFileRoute, notFound } from '@tanstack/react-router';
import { UnseenScreen } from '../features/errors/unseen-screen.tsx';
import { isUnanswered } from '../router/unanswered.ts';
import { texts } from '../texts/texts.ts';

/** The catch-all: no page has this address. Whether the server has one nobody can say without it. */
export const Route = createFileRoute('/$')({
  loader: ({ location, params }) => {
    if (isUnanswered(location.pathname)) return;
    throw notFound({ data: { message: texts.errors.pageNotFound(`/${params._splat ?? ''}`) } });
  },
  component: UnseenScreen,
});
