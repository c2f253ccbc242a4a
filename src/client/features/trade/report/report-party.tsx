import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { Name } from '../../../ui/name.tsx';
import { requestTexts } from '../request/request-texts.ts';
import type { Paper } from './paper.ts';
import classes from './report.module.css';
import { reportTexts as words } from './report-texts.ts';

const COMPANY_ID_LENGTH = 11;

type ReportPartyProps = { heading: string; party: Paper['seller'] };

/** Who sells or buys, as the law knows them. */
export const ReportParty = ({ heading, party }: ReportPartyProps) => (
  <section>
    <h3>{heading}</h3>
    <dl className={classes.facts}>
      <Fact name={requestTexts.name} value={party.name} />
      <Fact
        name={party.nationalId?.length === COMPANY_ID_LENGTH ? words.nationalId : words.nationalCode}
        value={party.nationalId}
      />
      <Fact name={words.economicCode} value={party.economicCode} />
      <Fact name={words.address} value={party.address} />
      <Fact name={words.postalCode} value={party.postalCode} />
      <Fact name={words.phone} value={party.phone && formatPhone(party.phone)} isCode />
    </dl>
  </section>
);

type FactProps = { name: string; value: string | null; isCode?: boolean };

export const Fact = ({ name, value, isCode }: FactProps) =>
  value ? (
    <div>
      <dt>{name}</dt>
      <dd>{isCode ? <bdi dir="ltr">{value}</bdi> : <Name text={toPersianDigits(value)} />}</dd>
    </div>
  ) : null;
