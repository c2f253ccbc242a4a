import { useMatches } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { useScrollAfterReload } from '../../router/arrival.ts';
import { texts } from '../../texts/app-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { HydrateLater } from '../../ui/load/hydrate-later.tsx';
import { AnnouncementStrip } from '../ads/announcement-strip.tsx';
import { InstallOutlet } from '../install/install-outlet.tsx';
import { LoginGate } from '../login/login-gate.tsx';
import classes from './app-shell.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateStripsOutlet } from './late-strips-outlet.tsx';
import { PageOutlet } from './page-outlet.tsx';

const CategoryMenu = lazyPart(() => import('./category-menu.tsx'));

/** The frame of every page. The page itself remounts for every path. */
export function AppShell() {
  // The path of the shown page: the location already changes when a navigation starts.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const { layout, list } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  useScrollAfterReload();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const page = (
    <main id="content" tabIndex={-1} className={classes.main}>
      <PageOutlet />
    </main>
  );
  if (layout === 'empty') return <LoginGate>{page}</LoginGate>;
  return (
    <LoginGate>
      {/* First in the document: what is painted has the page's width from the start. */}
      <a className={list === 'products' ? `${classes.skip} ${classes.wide}` : classes.skip} href="#content">
        {texts.shell.skip}
      </a>
      <a className={`${classes.skip} ${classes.toResults}`} href="#results">
        {texts.shell.skipToResults}
      </a>
      <Header isHome={pathname === '/'} isMenuOpen={isMenuOpen} onOpenMenu={openMenu} />
      <LateStripsOutlet place="page" />
      <AnnouncementStrip key={`announcement ${pathname}`} />
      {page}
      <InstallOutlet place="page" />
      <HydrateLater>
        <Footer />
      </HydrateLater>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <CategoryMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <Dock pathname={pathname}>
        <BottomBar pathname={pathname} isMenuOpen={isMenuOpen} onOpenMenu={openMenu} />
      </Dock>
    </LoginGate>
  );
}
