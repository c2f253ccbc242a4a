import { type ComponentType, lazy } from 'react';

/** A lazy component that renders nothing if its chunk fails to load, so that the page still works. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: Nothing as ComponentType<Props> })));

const Nothing = () => null;
