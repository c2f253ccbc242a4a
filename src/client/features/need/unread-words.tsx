import { Link } from '@tanstack/react-router';
import type { Span } from '../../../core/need/need-types.ts';
import { needTexts } from '../../texts/need.ts';
import { Name } from '../../ui/name.tsx';
import classes from './need-reading.module.css';
import { PathLink, searchPath } from './path-link.tsx';

/** Lists the words that the parser did not use. */
export function UnreadWords({ sentence, spans }: { sentence: string; spans: readonly Span[] }) {
  const unread = spans.map((span) => sentence.slice(...span));
  if (unread.length === 0) return null;
  const text = unread.join(' ');
  return (
    <div className={classes.unread}>
      <p>
        <Name text={needTexts.unread(unread)} />
      </p>
      <p className={classes.hint}>{needTexts.unreadHint}</p>
      <PathLink href={searchPath(text)} className={classes.link}>
        <Name text={needTexts.searchFor(text)} />
      </PathLink>
    </div>
  );
}

export function NothingUnderstood({ sentence }: { sentence: string }) {
  const text = sentence.trim();
  return (
    <section className={classes.nothing}>
      <h2>{needTexts.nothing}</h2>
      <p className={classes.hint}>{needTexts.nothingHint}</p>
      <PathLink href={searchPath(text)} className={classes.primary}>
        <Name text={needTexts.searchFor(text)} />
      </PathLink>
      <Link to="/category/categoryType/$categoryType" params={{ categoryType: 'Product' }} className={classes.link}>
        {needTexts.browse}
      </Link>
    </section>
  );
}
