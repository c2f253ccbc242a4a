import { Button } from '../../ui/kit/button.tsx';
import { copyText } from '../../ui/share.ts';
import classes from './cards.module.css';
import { customerTexts } from './customer/customer-texts.ts';

type CodeLineProps = {
  label: string;
  code: string;
  /** What the button does, for who does not see what it stands beside. */
  copy: string;
  copied: string;
};

/** An id, to read and to take along. */
export const CodeLine = ({ label, code, copy, copied }: CodeLineProps) => (
  <div className={classes.code}>
    <p>
      {label}: <bdi dir="ltr">{code}</bdi>
    </p>
    <Button size="compact" aria-label={copy} onClick={() => void copyText(code, copied)}>
      {customerTexts.copyShort}
    </Button>
  </div>
);
