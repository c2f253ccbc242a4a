import type { ReactNode } from 'react';
import { Button } from '../../ui/kit/button.tsx';

type DialogButtonProps = {
  look: 'primary' | 'quiet';
  /** Names the row that it is about. */
  label: string;
  onOpen: () => void;
  children: ReactNode;
};

/** Opens the sheet of one way to decide about a card. */
export const DialogButton = ({ look, label, onOpen, children }: DialogButtonProps) => (
  <Button size="compact" look={look} aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
    {children}
  </Button>
);
