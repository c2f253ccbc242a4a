import { createFileRoute, notFound } from '@tanstack/react-router';
import { texts } from '../texts.ts';

/** The catch-all: no page has this address. */
export const Route = createFileRoute('/$')({
  loader: ({ params }) => {
    throw notFound({ data: { message: texts.errors.pageNotFound(`/${params._splat ?? ''}`) } });
  },
});
