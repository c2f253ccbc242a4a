import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { texts } from '../texts/texts.ts';

const Failed = () => <p>{texts.states.failed}</p>;

/** Content whose chunk the device loads once it shows it. The server renders without waiting: it sets `kept` first. */
export interface LaterPart<Props extends object> {
  Lazy: ComponentType<Props>;
  kept: ComponentType<Props> | undefined;
}

export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> => ({
  Lazy: lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Failed }),
    ),
  ),
  kept: undefined,
});

type LaterProps<Props extends object> = {
  part: LaterPart<Props>;
  props: Props;
  /** @default nothing */
  fallback?: ReactNode;
};

/** The server's markup of the part stays until its chunk has loaded. */
export function Later<Props extends object>({ part, props, fallback = null }: LaterProps<Props>) {
  const Shown = part.kept ?? part.Lazy;
  return (
    <Suspense fallback={fallback}>
      <Shown {...props} />
    </Suspense>
  );
}
