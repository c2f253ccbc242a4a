import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { WalletStatement } from '../../../../contract/wallet/wallet.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { tehranDate } from '../../../../core/time/jalali-date.ts';
import { jalaliMonthName } from '../../../../core/time/jalali-month.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { downloadBlob } from '../../../ui/download.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { walletWrites } from '../mutations.ts';
import { walletReads } from '../queries.ts';
import classes from './statement.module.css';
import { type StatementSearch, shownMonths } from './statement-search.ts';
import { StatementTable } from './statement-table.tsx';
import { statementTexts as words } from './statement-texts.ts';

const monthName = (month: string): string => toPersianDigits(jalaliMonthName(month));

type StatementScreenProps = { search: StatementSearch; onSearch: (next: StatementSearch) => void };

/** A month of a wallet as an A4 page that one can hand over. */
export function StatementScreen({ search, onSearch }: StatementScreenProps) {
  const { merchantId } = search;
  const { months, shown } = shownMonths(search.month);
  const statement = useQuery(walletReads(usePrivateApi()).statement(merchantId, shown));
  return (
    <article className={classes.sheet}>
      <PageHead title={`${words.title} · ${monthName(shown)}`} noindex />
      <div className={classes.bar}>
        <Select
          aria-label={words.month}
          value={shown}
          onChange={({ currentTarget: { value } }) => onSearch({ merchantId, month: value })}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </Select>
        <Link to="/profile/wallet" search={{ merchantId }} className={buttonClass('quiet')}>
          {words.toWallet}
        </Link>
      </div>
      <ReadGate key={`${merchantId} ${shown}`} query={statement} skeleton={<Skeleton shape="rows" count={6} />}>
        {(one) => <Statement statement={one} merchantId={merchantId} />}
      </ReadGate>
    </article>
  );
}

const sums = ['opening', 'in', 'out', 'closing'] as const;

type StatementProps = { statement: WalletStatement; merchantId: string | undefined };

function Statement({ statement, merchantId }: StatementProps) {
  const { owner, month, from, to, at } = statement;
  const csv = useMutation(walletWrites(usePrivateApi()).csv());
  const handleCsv = () =>
    csv.mutate({ merchantId, from, to }, { onSuccess: (file) => downloadBlob(file, words.csvFile(month)) });
  const isOver = tehranDate(new Date(at)) > to;
  return (
    <>
      <div className={classes.actions}>
        <Button look="primary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button isBusy={csv.isPending} onClick={handleCsv}>
          {words.csv}
        </Button>
      </div>
      <header className={classes.head}>
        <h2>{monthName(month)}</h2>
        <p>
          <Name text={words.of(owner)} />
        </p>
      </header>
      {!isOver && <p className={classes.soft}>{words.until(formatJalali(at, 'dateTime'))}</p>}
      <dl className={classes.sums}>
        {sums.map((name) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>{formatRial(statement[`${name}Rial`])}</dd>
          </div>
        ))}
      </dl>
      <StatementTable statement={statement} />
    </>
  );
}
