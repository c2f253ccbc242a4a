import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { texts } from '../../texts.ts';
import classes from './app-shell.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineStrip } from './offline-strip.tsx';

/** What stands around every page; the page itself is made anew for every path. */
export function AppShell() {
  const { pathname } = useLocation();
  const isEmpty = useMatches({ select: (matches) => matches.some((match) => match.staticData.layout === 'empty') });
  const page = (
    <main id="content" key={pathname} className={classes.main}>
      <Outlet />
    </main>
  );
  if (isEmpty) return page;
  return (
    <>
      <a className={classes.skip} href="#content">
        {texts.shell.skip}
      </a>
      <Header />
      <OfflineStrip />
      {page}
      <Footer />
      <BottomBar />
    </>
  );
}
