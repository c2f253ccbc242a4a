import { createFileRoute, notFound } from '@tanstack/react-router';
import { HELP_ID } from '../../../core/content/help-id.ts';
import { HelpScreen } from '../../features/content/help/help-screen.tsx';
import { helpReads } from '../../features/content/help/queries.ts';
import { loadNamed } from '../-load-named.ts';

export const Route = createFileRoute('/help/$entry')({
  params: {
    parse: ({ entry }) => {
      if (!HELP_ID.test(entry)) throw notFound();
      return { entry };
    },
  },
  loader: ({ context, location, params: { entry } }) =>
    loadNamed({ context, location, path: `/help/${entry}` }, helpReads(context.api).entry(entry)),
  component: function HelpRoute() {
    const { entry } = Route.useParams();
    return <HelpScreen key={entry} id={entry} />;
  },
});
