import { type ComponentType, lazy } from 'react';

/** A part of a page whose code comes later. Where the code cannot be had the part is not there, and the page still is. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: Nothing as ComponentType<Props> })));

const Nothing = () => null;
