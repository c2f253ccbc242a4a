import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useOnDevice } from './device/use-on-device.ts';
import classes from './help-button.module.css';
import { buttonClass } from './kit/button.tsx';

export interface HelpProps {
  /** Of the entry, e.g. `product-list.filters`. */
  id: string;
}

export type HelpPart = ComponentType<HelpProps>;

/** Opens the help for the element beside it. The room is there before its chunk is. */
export function HelpButton({ id }: HelpProps) {
  const { Help } = useRouter().options.context;
  const room = <span className={buttonClass('icon')} />;
  return useOnDevice() ? (
    <Suspense fallback={room}>
      <Help id={id} />
    </Suspense>
  ) : (
    room
  );
}

type WithHelpProps = HelpProps & {
  /** The element takes the room that is left, as a field does. @default false */
  isWide?: boolean;
  children: ReactNode;
};

/** An element with its help beside it. */
export const WithHelp = ({ id, isWide, children }: WithHelpProps) => (
  <div className={classes.beside}>
    {isWide ? <div className={classes.wide}>{children}</div> : children}
    <HelpButton id={id} />
  </div>
);
