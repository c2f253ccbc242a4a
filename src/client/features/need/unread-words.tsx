import { Link } from '@tanstack/react-router';
import type { Span } from '../../../core/need/need-types.ts';
import { PathLink, searchPath } from '../../router/path-link.tsx';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Name } from '../../ui/name.tsx';
import classes from './need-reading.module.css';
import { needTexts } from './need-texts.ts';

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
      <PathLink href={searchPath(text)} className={buttonClass('quiet')}>
        <Name text={needTexts.searchFor(text)} />
      </PathLink>
    </div>
  );
}

export function NothingUnderstood({ sentence }: { sentence: string }) {
  const text = sentence.trim();
  return (
    <Notice heading={needTexts.nothing} hint={needTexts.nothingHint}>
      <PathLink href={searchPath(text)} className={buttonClass('primary')}>
        <Name text={needTexts.searchFor(text)} />
      </PathLink>
      <Link to="/category/categoryType/$categoryType" params={{ categoryType: 'Product' }} className={buttonClass()}>
        {needTexts.browse}
      </Link>
    </Notice>
  );
}
