import { type ComponentType, lazy, type ReactNode } from 'react';
import { texts } from '../texts/app-texts.ts';

/** Content whose chunk the device loads once it renders it, inside of a `Suspense`. */
interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** The server, which waits for no chunk, sets it before it renders. Its markup stays until the chunk has loaded. */
  kept?: ComponentType<Props>;
}

const Nothing = () => null;

const Failed = () => <p>{texts.states.failed}</p>;

/** @param Missing stands there if the chunk does not load @default nothing: the page works without the part */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props> = Nothing,
): LazyPart<Props> {
  const Lazy: ComponentType<Props> = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Missing })));
  const Part: LazyPart<Props> = (props) => {
    const Shown = Part.kept ?? Lazy;
    return <Shown {...props} />;
  };
  return Part;
}

/** Content that a page is about: if its chunk does not load, the page says so. */
export const lazyContent = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
  lazyPart<Props>(() => load().then((part) => ({ default: part })), Failed);
