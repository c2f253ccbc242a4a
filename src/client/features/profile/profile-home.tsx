import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import { myUserInfoAtom } from '../../parts/account/session-atoms.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './profile-home.module.css';
import { profileTexts } from './profile-texts.ts';
import { SignOutSheet } from './sign-out-sheet.tsx';

const { signOut } = profileTexts;

type ProfileHomeProps = {
  /** Below who is signed in. */
  offer: ReactNode;
  /** At the end, where what comes late moves nothing. */
  visits: ReactNode;
};

/** Who is signed in, on a phone the menu, and the way out. */
export function ProfileHome({ offer, visits }: ProfileHomeProps) {
  const name = useAtomValue(myUserInfoAtom)?.name || profileTexts.nameless;
  const isWide = useWide();
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
      {!isWide && <AccountMenu />}
      <Button look="danger" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
        {signOut.open}
      </Button>
      {visits}
      {isLeaving && <SignOutSheet onClose={() => setLeaving(false)} />}
    </>
  );
}
