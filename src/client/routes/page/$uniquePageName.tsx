import { createFileRoute, notFound } from '@tanstack/react-router';
import { isUniqueName } from '../../../core/content/unique-name.ts';
import { contentReadsOf } from '../../features/content/queries.ts';
import { loadNamed, missingAt } from '../-load-named.ts';
import { StaticPage } from '../-static-page.tsx';

const pathOf = (name: string) => `/page/${name}`;

export const Route = createFileRoute('/page/$uniquePageName')({
  loader: ({ context, location, params: { uniquePageName: name } }) => {
    if (!isUniqueName(name)) throw notFound({ data: missingAt(pathOf(name)) });
    return loadNamed({ context, location, path: pathOf(name) }, contentReadsOf(context.api).named(name));
  },
  component: function StaticRoute() {
    const { uniquePageName: name } = Route.useParams();
    return <StaticPage uniqueName={name} path={pathOf(name)} />;
  },
});
