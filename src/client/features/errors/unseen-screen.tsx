import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { objectTypes } from '../../../core/ids/object-types.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import type { SavedPage } from '../../offline/saved-reads/read-use.ts';
import { savedPages } from '../../offline/saved-reads/saved-pages.ts';
import { reloadOnce } from '../../offline/updates/guarded-reload.ts';
import { installTexts } from '../../parts/install/install-texts.ts';
import { objectTarget } from '../../router/object-target.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { Name } from '../../ui/name.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './error-page.module.css';
import ownClasses from './unseen-screen.module.css';

const SHOWN_MAX = 18;
const RETRY_MS = 3_000;

const written = (pathname: string): string => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

/** Offline, for a URL that the device cannot open: says so and lists the saved pages. */
export function UnseenScreen() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  const [saved, setSaved] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    let isLeft = false;
    void savedPages(SHOWN_MAX).then((pages) => isLeft || setSaved(pages));
    return () => {
      isLeft = true;
    };
  }, []);
  // Online again: the server decides what this URL is.
  useEffect(() => {
    if (isOnline && wasOffline.current) location.reload();
    wasOffline.current = !isOnline;
    // Opened with a network: the worker's own fetch failed, so one more try comes a little later.
    const timer = isOnline ? setTimeout(() => reloadOnce(`unseen:${pathname}`), RETRY_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isOnline, pathname]);
  return (
    <section className={classes.page}>
      <PageHead title={installTexts.unseenTitle} noindex />
      <h1>{installTexts.unseen}</h1>
      <p>{installTexts.unseenHint}</p>
      <p className={classes.detail}>
        <bdi dir="ltr">{written(pathname)}</bdi>
      </p>
      <div className={classes.actions}>
        <Button look="primary" onClick={() => location.reload()}>
          {installTexts.retry}
        </Button>
        <Link to="/" className={buttonClass()}>
          {installTexts.toHome}
        </Link>
      </div>
      {saved.length > 0 && (
        <nav className={ownClasses.kept} aria-labelledby="kept-pages">
          <h2 id="kept-pages">{installTexts.kept}</h2>
          {objectTypes.map((type) => {
            const pages = saved.filter((page) => page.type === type);
            return (
              pages.length > 0 && (
                <div key={type}>
                  <h3>{installTexts.keptTypes[type]}</h3>
                  <ul>
                    {pages.map((page) => (
                      <li key={page.id}>
                        <KeptLink page={page} />
                      </li>
                    ))}
                  </ul>
                </div>
              )
            );
          })}
        </nav>
      )}
    </section>
  );
}

const KeptLink = ({ page: { type, id, name, slug } }: { page: SavedPage }) => (
  <Link {...objectTarget(type, id, slug)}>
    <Name text={name} />
  </Link>
);
