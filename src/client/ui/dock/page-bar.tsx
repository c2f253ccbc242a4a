import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../kit/class-names.ts';
import classes from './page-bar.module.css';

/** The element that holds everything that floats at the bottom of the screen. */
export const DOCK_ID = 'dock';

type PageBarProps = {
  className?: string | undefined;
  /** It has several rows, which would cover the page: it stands where it is written on a phone as well. */
  isTall?: boolean;
  children: ReactNode;
};

/**
 * What a page lets float on a phone, directly above the bottom bar. It stays in the page's own markup, which the server
 * renders; the dock keeps a gap of its height there. On wider screens it stands where it is written.
 */
export function PageBar({ className, isTall = false, children }: PageBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    const dock = document.getElementById(DOCK_ID);
    if (!element || !dock || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const size = getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;
      dock.style.setProperty('--page-bar-size', `${size}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      dock.style.removeProperty('--page-bar-size');
    };
  }, []);
  return (
    <div ref={bar} className={classNames(classes.bar, isTall && classes.tall, className)} data-page-bar="">
      {children}
    </div>
  );
}
