import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { formatNumber, toPersianDigits } from '../../../core/numbers/numerals.ts';
import { type UnsentCount, unsentCountAtom } from '../../offline/outbox/outbox-count.ts';
import { myUserInfoAtom } from '../../parts/account/session-atoms.ts';
import { UnreadMark } from '../../parts/notices/unread-mark.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { RowContent, rowClass, rowListClass } from '../../ui/kit/row.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './profile-home.module.css';
import { profileTexts } from './profile-texts.ts';
import { SignOutSheet } from './sign-out-sheet.tsx';

const { links, signOut } = profileTexts;

const unsentFact = ({ all, stuck }: UnsentCount): string => {
  if (stuck > 0) return links.outbox.stuck(formatNumber(stuck));
  return all > 0 ? links.outbox.waiting(formatNumber(all)) : links.outbox.none;
};

type ProfileHomeProps = {
  /** Below who is signed in. */
  offer: ReactNode;
  /** At the end, where what comes late moves nothing. */
  visits: ReactNode;
};

/** Who is signed in, where to go from here, and the way out. */
export function ProfileHome({ offer, visits }: ProfileHomeProps) {
  const name = useAtomValue(myUserInfoAtom)?.name || profileTexts.nameless;
  const unsent = useAtomValue(unsentCountAtom);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <PageHead title={profileTexts.title} noindex />
      <section className={classes.identity}>
        <span className={classes.sign}>
          <Icon name="account" size={32} />
        </span>
        <p className={classes.name}>
          <bdi>{toPersianDigits(name)}</bdi>
        </p>
        <p className={classes.hint}>{profileTexts.signedInAs}</p>
      </section>
      {offer}
      <ul className={rowListClass}>
        <li>
          <Link to="/profile/notices" className={rowClass}>
            <RowContent
              sign={<Icon name="bell" />}
              name={profileTexts.menu.Notices}
              facts={links.notices}
              end={<UnreadMark />}
            />
          </Link>
        </li>
        <li>
          <Link to="/products/parts-list" className={rowClass}>
            <RowContent sign={<Icon name="parts" />} name={links.parts.name} facts={links.parts.hint} />
          </Link>
        </li>
        <li>
          <Link to="/users/outbox" className={rowClass}>
            <RowContent
              sign={<Icon name={unsent.stuck > 0 ? 'failed' : 'share'} />}
              name={links.outbox.name}
              facts={unsentFact(unsent)}
            />
          </Link>
        </li>
        <li>
          <Link to="/users/packs" className={rowClass}>
            <RowContent sign={<Icon name="device" />} name={links.packs.name} facts={links.packs.hint} />
          </Link>
        </li>
        <li>
          <Link to="/notifications" className={rowClass}>
            <RowContent sign={<Icon name="info" />} name={links.notifications.name} facts={links.notifications.hint} />
          </Link>
        </li>
      </ul>
      <Button look="danger" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
        {signOut.open}
      </Button>
      {visits}
      {isLeaving && <SignOutSheet onClose={() => setLeaving(false)} />}
    </>
  );
}
