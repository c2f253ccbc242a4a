import type { OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import classes from '../../../parts/account/cards.module.css';
import type { DeskColumns } from '../../../parts/account/desk-rows.tsx';
import { sellingTexts } from '../../../parts/selling/selling-texts.ts';
import { Name } from '../../../ui/name.tsx';
import { adminTexts as words } from '../merchants-texts.ts';
import { MerchantWays } from './merchant-ways.tsx';

/** One merchant with what an operator may decide about it now. */
export function DecidedMerchant({ merchant }: { merchant: OwnMerchant }) {
  const { name, kind, statusReason, statusAt, city, supplierId } = merchant;
  return (
    <article className={classes.card}>
      <h3>
        <Name text={name} />
      </h3>
      <p className={classes.facts}>
        {[words[kind], city?.title, words.since(formatJalali(statusAt, 'dateTime'))].filter(Boolean).join(' · ')}
      </p>
      <p className={classes.facts}>
        <MerchantReach merchant={merchant} />
      </p>
      {supplierId && <p className={classes.facts}>{sellingTexts.link.linked}</p>}
      {statusReason && <p className={classes.reason}>{statusReason}</p>}
      <MerchantWays merchant={merchant} />
    </article>
  );
}

/** Its telephones and its site. */
const MerchantReach = ({ merchant: { phones, website } }: { merchant: OwnMerchant }) => (
  <>
    <bdi dir="ltr">{phones.length > 0 ? phones.map(formatPhone).join(' / ') : words.noPhone}</bdi>
    {website && (
      <>
        {' '}
        · <bdi dir="ltr">{website}</bdi>
      </>
    )}
  </>
);

/** The same at a desk. */
export const merchantColumns: DeskColumns<OwnMerchant> = [
  {
    name: words.columns.name,
    look: 'text',
    cell: ({ name, supplierId, statusReason }) => (
      <>
        <Name text={name} />
        {supplierId && <p className={classes.facts}>{sellingTexts.link.linked}</p>}
        {statusReason && <p className={classes.facts}>{statusReason}</p>}
      </>
    ),
  },
  { name: words.columns.kind, look: 'figure', cell: ({ kind }) => words[kind] },
  { name: words.columns.city, cell: ({ city }) => city?.title },
  { name: words.columns.reach, cell: (merchant) => <MerchantReach merchant={merchant} /> },
  { name: words.columns.since, cell: ({ statusAt }) => formatJalali(statusAt, 'dateTime') },
  { name: words.columns.ways, look: 'ways', cell: (merchant) => <MerchantWays merchant={merchant} /> },
];
