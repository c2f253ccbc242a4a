import { createFileRoute, notFound } from '@tanstack/react-router';
import { isUniqueName } from '../../core/content/unique-name.ts';
import { contentReadsOf } from '../features/content/queries.ts';
import { UnseenScreen } from '../features/errors/unseen-screen.tsx';
import { isUnanswered } from '../router/unanswered.ts';
import { loadNamed, missingAt } from './-load-named.ts';
import { StaticPage } from './-static-page.tsx';

/** A page of the site by its name alone, or no page. Without a network it is unknown whether the server has one. */
export const Route = createFileRoute('/$')({
  loader: ({ context, location, params: { _splat: name = '' } }) => {
    if (isUniqueName(name))
      return loadNamed({ context, location, path: `/${name}` }, contentReadsOf(context.api).named(name));
    if (isUnanswered(location.pathname)) return;
    throw notFound({ data: missingAt(`/${name}`) });
  },
  component: function NamedRoute() {
    const { _splat: name = '' } = Route.useParams();
    return isUniqueName(name) ? <StaticPage uniqueName={name} path={`/${name}`} /> : <UnseenScreen />;
  },
});
