import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../../features/errors/error-page.tsx';
import { refusedTexts } from '../../features/errors/refused-texts.ts';

/** Only the server leads here, with a document that needs no script to be read. */
export const Route = createFileRoute('/error/400')({
  staticData: { status: 400, layout: 'empty' },
  component: () => <ErrorPage code={400} words={refusedTexts.badRequest} />,
});
