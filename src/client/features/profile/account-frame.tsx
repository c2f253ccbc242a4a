import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { AccountEntry } from '../../../core/pages/account-menu.ts';
import { myUserInfoAtom } from '../../parts/account/session-atoms.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { useWide } from '../../ui/use-wide.ts';
import classes from './account-frame.module.css';
import { profileTexts } from './profile-texts.ts';

const PAGE_ID = 'account-page';

type AccountFrameProps = {
  /** The entry of the menu that the page belongs to. */
  shown: AccountEntry;
  /** Beside the page at a desk. */
  menu: ReactNode;
  children: ReactNode;
};

/** A page with the account's menu beside it at a desk, and the way back to the menu on a phone. */
export function AccountFrame({ shown, menu, children }: AccountFrameProps) {
  const isWide = useWide();
  // Pages of the device are also for who is not signed in.
  const isSignedIn = useAtomValue(myUserInfoAtom) !== null;
  if (!isSignedIn) return children;
  return (
    <div className={classes.frame}>
      {isWide && (
        <div className={classes.side}>
          <a className={classes.skip} href={`#${PAGE_ID}`}>
            {profileTexts.skipMenu}
          </a>
          {menu}
        </div>
      )}
      <div id={PAGE_ID} tabIndex={-1} className={classes.page}>
        {!isWide && shown !== 'Home' && (
          <Link to="/profile" className={classes.back}>
            <Icon name="forward" size={20} />
            {profileTexts.toMenu}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
