import { type ReactNode, useEffect, useRef } from 'react';
import { DOCK_ID } from '../../ui/dock/page-bar.tsx';
import { ToastOutlet } from '../../ui/toast/toast-outlet.tsx';
import { CompareOutlet } from '../catalog/compare/compare-outlet.tsx';
import classes from './dock.module.css';
import { LateStripsOutlet } from './late-strips-outlet.tsx';
import { OfflineStrip } from './offline-strip.tsx';

/**
 * Everything that floats, in one flow at the bottom of the screen. Its measured height is the room at the end of the page:
 * what comes later moves nothing, and covers at most what can be scrolled clear. As high as the screen itself, so that its
 * parts keep their places in it.
 */
export function Dock({ pathname, children }: { pathname: string; children: ReactNode }) {
  const free = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = free.current;
    const dock = element?.parentElement;
    if (!dock || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--dock-block-size', `${dock.offsetHeight - element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-block-size');
    };
  }, []);
  return (
    <div id={DOCK_ID} className={classes.dock}>
      <div ref={free} className={classes.free} />
      <div className={classes.toasts}>
        <ToastOutlet />
      </div>
      <div className={classes.strips}>
        <OfflineStrip />
        <LateStripsOutlet place="dock" />
      </div>
      <CompareOutlet pathname={pathname} />
      <div className={classes.pageBar} />
      {children}
    </div>
  );
}
