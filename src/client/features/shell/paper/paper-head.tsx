import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { formatJalali } from '../../../../core/time/dates.ts';
import { myUserInfoAtom } from '../../../parts/account/session-atoms.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Name } from '../../../ui/name.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import classes from './paper-head.module.css';
import { paperTexts as words } from './paper-texts.ts';

/** The token of who has not written a name has a part of the phone in its place. */
const MASK = '*';

/** What stands above every printed page: where it is from, when it was printed and by whom. */
export function PaperHead() {
  const isPrinting = usePrinting();
  const { siteUrl } = useRouter().options.context;
  const name = useAtomValue(myUserInfoAtom)?.name;
  if (!isPrinting) return null;
  return (
    <div id="paper-head" className={classes.head}>
      <p className={classes.brand}>
        <img src="/logo.svg" width={24} height={24} alt="" />
        <strong>{texts.site.name}</strong>
        <bdi dir="ltr">{new URL(siteUrl).host}</bdi>
      </p>
      <dl className={classes.facts}>
        {name && !name.includes(MASK) && (
          <Fact term={words.printedBy}>
            <Name text={name} />
          </Fact>
        )}
        <Fact term={words.printedAt}>{formatJalali(Date.now(), 'dateTime')}</Fact>
      </dl>
    </div>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
