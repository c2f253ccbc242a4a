import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { keepTexts } from '../../offline/outbox/keep-texts.ts';
import type { UnsentCount } from '../../offline/outbox/outbox-count.ts';
import { Icon } from '../../ui/image/icon.tsx';
import classes from './unsent-strip.module.css';

const { strip, stuck: needsUser } = keepTexts.outbox;

/** How much waits to be sent, on every page; what needs the user comes first. */
export function UnsentStrip({ all, stuck }: UnsentCount) {
  return (
    <Link to="/users/outbox" className={classes.strip} data-stuck={stuck > 0 || undefined}>
      <Icon name={stuck > 0 ? 'failed' : 'info'} size={20} />
      {stuck > 0 ? needsUser(formatNumber(stuck)) : strip(formatNumber(all))}
    </Link>
  );
}
