import { StaticScreen } from '../features/content/page/static-screen.tsx';
import { NotFoundScreen } from '../features/errors/not-found-screen.tsx';
import { UnseenScreen } from '../features/errors/unseen-screen.tsx';
import { missingAt } from './-load-named.ts';

/** A page of the site itself, with what stands in its place if there is none. */
export const StaticPage = ({ uniqueName, path }: { uniqueName: string; path: string }) => (
  <StaticScreen
    key={uniqueName}
    uniqueName={uniqueName}
    missing={<NotFoundScreen data={missingAt(path)} />}
    unsaved={<UnseenScreen />}
  />
);
