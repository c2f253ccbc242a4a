import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { Activity, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { isArriving, useArrivalOffset } from '../../router/arrival.ts';
import { RouteMatch } from '../../router/router-internals.ts';
import { PendingScreen } from '../../ui/pending-screen.tsx';

type Page = { routeId: string; pathname: string; search: string; isKept: boolean };

type KeptPage = Page & { key: number; isShown: boolean };

/**
 * The page, made anew for every path. But a page that is marked as kept only steps behind those that are opened after it,
 * until another such page comes: the way back finds it as it was left.
 */
export function PageOutlet() {
  const page = useMatches({
    structuralSharing: true,
    select: (matches): Page => {
      const match = matches.at(-1);
      return {
        routeId: match?.routeId ?? '',
        pathname: match?.pathname ?? '/',
        search: JSON.stringify(match?.search ?? {}),
        isKept: match?.staticData.isKept ?? false,
      };
    },
  });
  const [kept, setKept] = useState(() => follow(undefined, page));
  const next = follow(kept, page);
  if (next !== kept) setKept(next);
  return (
    <>
      {!page.isKept && <Outlet key={page.pathname} />}
      {next && (
        <KeptPlace key={next.key} isShown={next.isShown}>
          <Suspense fallback={<PendingScreen />}>
            <RouteMatch routeId={next.routeId} />
          </Suspense>
        </KeptPlace>
      )}
    </>
  );
}

/** What is kept once `page` is shown. */
function follow(kept: KeptPage | undefined, page: Page): KeptPage | undefined {
  if (!page.isKept) return kept?.isShown ? { ...kept, isShown: false } : kept;
  const isSame = kept?.routeId === page.routeId && kept.pathname === page.pathname;
  // In another state it would be seen in its old one for a moment.
  if (!isSame || !(kept.isShown || kept.search === page.search)) {
    return { ...page, key: (kept?.key ?? 0) + 1, isShown: true };
  }
  return kept.isShown && kept.search === page.search ? kept : { ...kept, search: page.search, isShown: true };
}

function KeptPlace({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutBehind(place, !isShown);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Arrival isShown={isShown} place={place} />
      <div
        ref={(element) => {
          // React lets go of what it hides.
          if (element) place.current = element;
        }}
      >
        {children}
      </div>
    </Activity>
  );
}

/**
 * React hides by `display: none`, which throws style and layout away, most of the work of showing the page again. Where the
 * browser can keep them, `content-visibility` hides it instead.
 */
function useLayoutBehind(place: RefObject<HTMLElement | null>, isBehind: boolean): void {
  useLayoutEffect(() => {
    const style = place.current?.style;
    if (!isBehind || !style || !CSS.supports?.('content-visibility', 'hidden')) return;
    const keepLayout = () => {
      if (style.display !== 'none') return;
      style.contentVisibility = 'hidden';
      style.removeProperty('display');
    };
    keepLayout();
    // React hides once more when it has gone through what is behind.
    const observer = new MutationObserver(keepLayout);
    observer.observe(place.current as HTMLElement, { attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [place, isBehind]);
}

/** Puts the window where the page was left, before anything in the page asks what is to be seen. */
function Arrival({ isShown, place }: { isShown: boolean; place: RefObject<HTMLElement | null> }) {
  const router = useRouter();
  const offset = useArrivalOffset();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the page is shown
  useLayoutEffect(() => {
    place.current?.style.removeProperty('content-visibility');
    if (isShown && isArriving(router)) window.scrollTo(0, offset);
  }, [isShown]);
  return null;
}
