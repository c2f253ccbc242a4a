import type { ReactNode } from 'react';
import { Icon } from '../image/icon.tsx';
import { classNames } from './class-names.ts';
import classes from './message.module.css';

type MessageTone = 'info' | 'new' | 'done' | 'failed';

type MessageProps = {
  tone: MessageTone;
  children: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  className?: string | undefined;
};

/** A line about what stands beside it; its tone is told by a sign, not by colour alone. */
export const Message = ({ tone, children, action, className }: MessageProps) => (
  <div className={classNames(classes.message, classes[tone], className)} role="status">
    <Icon name={tone === 'new' ? 'info' : tone} size={20} />
    <div className={classes.words}>
      {children}
      {action}
    </div>
  </div>
);
