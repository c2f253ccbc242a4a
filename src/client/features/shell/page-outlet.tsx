import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { Activity, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { isArriving, useArrivalOffset } from '../../router/arrival.ts';
import { RouteMatch } from '../../router/router-internals.ts';
import { PendingScreen } from '../../ui/load/pending-screen.tsx';

type Page = { routeId: string; pathname: string; search: string; staysMounted: boolean };

type MountedPage = Page & { key: number; isShown: boolean };

/**
 * Renders the current page and remounts it for every path. A list is instead hidden behind the pages that open after it,
 * until another list opens: a back navigation restores its state.
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
        staysMounted: match?.staticData.list !== undefined,
      };
    },
  });
  const [mounted, setMounted] = useState(() => mountedAfter(undefined, page));
  const next = mountedAfter(mounted, page);
  if (next !== mounted) setMounted(next);
  return (
    <>
      {!page.staysMounted && <Outlet key={page.pathname} />}
      {next && (
        <MountedPlace key={next.key} isShown={next.isShown}>
          <Suspense fallback={<PendingScreen />}>
            <RouteMatch routeId={next.routeId} />
          </Suspense>
        </MountedPlace>
      )}
    </>
  );
}

/** The page that stays mounted, shown or hidden, when `page` is the current one. */
function mountedAfter(before: MountedPage | undefined, page: Page): MountedPage | undefined {
  if (!page.staysMounted) return before?.isShown ? { ...before, isShown: false } : before;
  const isSame = before?.routeId === page.routeId && before.pathname === page.pathname;
  // A hidden page with another search would flash its old state, so it mounts again.
  if (!isSame || !(before.isShown || before.search === page.search)) {
    return { ...page, key: (before?.key ?? 0) + 1, isShown: true };
  }
  return before.isShown && before.search === page.search ? before : { ...before, search: page.search, isShown: true };
}

function MountedPlace({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useHiddenLayout(place, !isShown);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Arrival isShown={isShown} place={place} />
      <div
        ref={(element) => {
          // React sets the ref to null while it hides the element.
          if (element) place.current = element;
        }}
      >
        {children}
      </div>
    </Activity>
  );
}

/**
 * React hides with `display: none`, which discards style and layout: to show the page again is then slow. Where
 * supported, `content-visibility` hides it and retains both.
 */
function useHiddenLayout(place: RefObject<HTMLElement | null>, isHidden: boolean): void {
  useLayoutEffect(() => {
    const style = place.current?.style;
    if (!isHidden || !style || !CSS.supports?.('content-visibility', 'hidden')) return;
    const retainLayout = () => {
      if (style.display !== 'none') return;
      style.contentVisibility = 'hidden';
      style.removeProperty('display');
    };
    retainLayout();
    // React sets `display: none` again after it renders the hidden tree.
    const observer = new MutationObserver(retainLayout);
    observer.observe(place.current as HTMLElement, { attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [place, isHidden]);
}

/** Restores the scroll position in a layout effect, before the effects of the page read it. */
function Arrival({ isShown, place }: { isShown: boolean; place: RefObject<HTMLElement | null> }) {
  const router = useRouter();
  const offset = useArrivalOffset();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time the page is shown
  useLayoutEffect(() => {
    place.current?.style.removeProperty('content-visibility');
    if (isShown && isArriving(router)) window.scrollTo(0, offset);
  }, [isShown]);
  return null;
}
