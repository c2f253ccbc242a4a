import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../kit/class-names.ts';
import classes from './page-bar.module.css';

/** The element that holds everything that floats at the bottom of the screen. */
export const DOCK_ID = 'dock';

/**
 * What a page lets float on a phone, directly above the bottom bar. It stays in the page's own markup, which the server
 * renders; the dock keeps a gap of its height there. On wider screens it stands where it is written.
 */
export function PageBar({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    const dock = document.getElementById(DOCK_ID);
    if (!element || !dock || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      dock.style.setProperty('--page-bar-size', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      dock.style.removeProperty('--page-bar-size');
    };
  }, []);
  return (
    <div ref={bar} className={classNames(classes.bar, className)} data-page-bar="">
      {children}
    </div>
  );
}
