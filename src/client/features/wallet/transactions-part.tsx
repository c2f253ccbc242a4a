import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { WalletTransaction } from '../../../contract/wallet/wallet.ts';
import { formatTrackingCode } from '../../../core/ids/tracking-code.ts';
import { formatRial } from '../../../core/money/money.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { transferWords, walletKinds } from '../../../core/wallet/transfer-kinds.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { type DeskColumns, DeskRows } from '../../parts/account/desk-rows.tsx';
import { downloadBlob } from '../../ui/download.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { Select } from '../../ui/kit/fields/control.tsx';
import { endOf, ListEnd } from '../../ui/kit/list-end.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { Name } from '../../ui/name.tsx';
import { walletWrites } from './mutations.ts';
import { walletReads } from './queries.ts';
import { statementTexts } from './statement/statement-texts.ts';
import classes from './wallet.module.css';
import { dayChoices, filterOf, type WalletSearch } from './wallet-search.ts';
import { walletTexts } from './wallet-texts.ts';

const { transactions: words } = walletTexts;
const { columns } = statementTexts;

type TransactionsPartProps = { search: WalletSearch; onSearch: (next: WalletSearch) => void };

/** What came into the wallet and left it, the newest first. */
export function TransactionsPart({ search, onSearch }: TransactionsPartProps) {
  const api = usePrivateApi();
  const filter = filterOf(search);
  const list = useInfiniteQuery(walletReads(api).transactions(filter));
  const csv = useMutation(walletWrites(api).csv());
  const isOnline = useIsOnline();
  const isFiltered = search.days !== undefined || search.kind !== undefined;
  const none = isFiltered ? words.noneFound : words.none;
  const handleCsv = () => csv.mutate(filter, { onSuccess: (file) => downloadBlob(file, words.file) });
  return (
    <section className={classes.section}>
      <h2>{words.heading}</h2>
      <div className={classes.tools}>
        <Select
          aria-label={words.range}
          value={search.days ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ ...search, days: dayChoices.find((one) => one === Number(value)) })
          }
        >
          <option value="">{words.anyRange}</option>
          {dayChoices.map((one) => (
            <option key={one} value={one}>
              {one === 1 ? words.today : words.days(one)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={words.kind}
          value={search.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ ...search, kind: walletKinds.find((one) => one === value) })
          }
        >
          <option value="">{words.anyKind}</option>
          {walletKinds.map((one) => (
            <option key={one} value={one}>
              {transferWords[one]}
            </option>
          ))}
        </Select>
        <Button disabled={!isOnline} isBusy={csv.isPending} onClick={handleCsv}>
          {words.csv}
        </Button>
        <Link
          to="/profile/wallet/statement"
          search={{ merchantId: search.merchantId }}
          className={buttonClass('quiet')}
        >
          {statementTexts.open}
        </Link>
      </div>
      <ReadGate query={list} skeleton={<Skeleton shape="rows" count={5} />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <Notice {...none} />;
          return (
            <>
              <DeskRows
                caption={words.heading}
                columns={transactionColumns}
                items={items}
                keyOf={({ seq }) => seq}
                cards={() => (
                  <ol className={classes.list}>
                    {items.map((one) => (
                      <Transaction key={one.seq} transaction={one} />
                    ))}
                  </ol>
                )}
              />
              <ListEnd {...endOf(list)} />
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}

function Transaction({ transaction }: { transaction: WalletTransaction }) {
  const { kind, balanceRial, counterparty, at } = transaction;
  return (
    <li className={classes.row}>
      <span className={classes.kind}>{transferWords[kind]}</span>
      <Amount transaction={transaction} />
      <span className={classes.facts}>
        <time dateTime={at}>{formatJalali(at, 'dateTime')}</time>
        {counterparty && <Name text={counterparty} />}
        <Reference transaction={transaction} />
      </span>
      <span className={classes.balance}>{words.balance(formatRial(balanceRial))}</span>
    </li>
  );
}

/** The same at a desk. */
const transactionColumns: DeskColumns<WalletTransaction> = [
  { name: words.kind, cell: ({ kind }) => transferWords[kind] },
  {
    name: columns.at,

    cell: ({ at }) => <time dateTime={at}>{formatJalali(at, 'dateTime')}</time>,
  },
  { name: columns.counterparty, look: 'text', cell: ({ counterparty }) => <Name text={counterparty} /> },
  { name: columns.reference, cell: (transaction) => <Reference transaction={transaction} /> },
  { name: words.amount, look: 'figure', cell: (transaction) => <Amount transaction={transaction} /> },
  { name: columns.balance, look: 'figure', cell: ({ balanceRial }) => formatNumber(balanceRial) },
];

const Amount = ({ transaction: { amountRial } }: { transaction: WalletTransaction }) => (
  <span className={classes.amount} data-in={amountRial > 0 || undefined}>
    <bdi dir="ltr">{`${amountRial > 0 ? '+' : '−'}${formatNumber(Math.abs(amountRial))}`}</bdi>
  </span>
);

/** Of the request or the bank. */
const Reference = ({ transaction }: { transaction: WalletTransaction }) => {
  const { requestId, requestNumber, bankReference } = transaction;
  return (
    <>
      {requestId && (
        <Link to="/profile/directorderinfo/$id" params={{ id: requestId }}>
          {words.request(formatTrackingCode(requestNumber ?? ''))}
        </Link>
      )}
      {bankReference && (
        <span>
          {`${words.reference} `}
          <bdi dir="ltr">{bankReference}</bdi>
        </span>
      )}
    </>
  );
};
