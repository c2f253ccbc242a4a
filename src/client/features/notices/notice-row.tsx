import type { Notice } from '../../../contract/notices/notice.ts';
import { toPersianProse } from '../../../core/numbers/numerals.ts';
import { formatAgo } from '../../../core/time/dates.ts';
import { PathLink } from '../../router/path-link.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { RowContent, rowClass } from '../../ui/kit/row.tsx';
import { useNow } from '../../ui/minute-clock.ts';
import { Name } from '../../ui/name.tsx';
import { wordsOf } from './notice-texts.ts';
import classes from './notices.module.css';
import { noticesTexts } from './notices-texts.ts';

/** One notice, with the way to what it tells of. */
export function NoticeRow({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { title, text } = wordsOf(notice);
  return (
    <PathLink href={notice.path} className={rowClass}>
      <RowContent
        sign={<Icon name="bell" />}
        name={
          <>
            <Name text={toPersianProse(title)} /> {isNew && <span className={classes.fresh}>{noticesTexts.fresh}</span>}
          </>
        }
        facts={
          <>
            {text && <Name text={toPersianProse(text)} />}
            <time dateTime={notice.at}>{formatAgo(notice.at, useNow())}</time>
          </>
        }
      />
    </PathLink>
  );
}
