import { useQuery } from '@tanstack/react-query';
import type { LedgerCheck } from '../../../contract/wallet/money.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import cards from '../../parts/account/cards.module.css';
import { isRefused, Refused } from '../../parts/account/operator-gate.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AdjustmentsSection } from './adjustments/adjustments-section.tsx';
import { AttemptsSection } from './attempts-section.tsx';
import { DecisionsSection } from './decisions-section.tsx';
import classes from './money.module.css';
import { moneyTexts as words } from './money-texts.ts';
import { PayoutsSection } from './payouts/payouts-section.tsx';
import { moneyReads } from './queries.ts';
import { ReversalsSection } from './reversals/reversals-section.tsx';
import { SettlementsSection } from './settlements/settlements-section.tsx';

/** What of money waits for operators, and whether the ledger is whole. */
export function MoneyScreen() {
  const overview = useQuery(moneyReads(usePrivateApi()).overview());
  if (isRefused(overview.error)) return <Refused />;
  return (
    <div className={cards.sections}>
      <PageHead title={words.title} noindex />
      <ReadGate query={overview} skeleton={<Skeleton shape="cards" count={1} />} hideTime>
        {({ waiting, owed, checks }) => (
          <>
            <CheckSection checks={checks} />
            <PayoutsSection count={waiting.payouts} />
            <AdjustmentsSection count={waiting.adjustments} />
            <SettlementsSection count={waiting.settlements} owed={owed} />
            <AttemptsSection count={waiting.attempts} />
            <ReversalsSection />
            <DecisionsSection />
          </>
        )}
      </ReadGate>
    </div>
  );
}

/** The last proof in full, the ones before it in a line each. */
function CheckSection({ checks }: { checks: readonly LedgerCheck[] }) {
  const [last, ...earlier] = checks;
  return (
    <section className={classes.section}>
      <h2>{words.checks.heading}</h2>
      {last ? (
        <>
          <Message tone={last.faultsCount > 0 ? 'failed' : 'done'}>
            {`${formatJalali(last.at, 'dateTime')} · ${resultOf(last)}`}
          </Message>
          {last.faults.length > 0 && (
            <ul className={classes.faults} dir="ltr">
              {last.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
          {earlier.length > 0 && (
            <ul className={cards.facts}>
              {earlier.map((check) => (
                <li key={check.at}>{`${formatJalali(check.at, 'dateTime')} · ${resultOf(check)}`}</li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p className={cards.facts}>{words.checks.none}</p>
      )}
    </section>
  );
}

const resultOf = ({ faultsCount, accounts, transfers }: LedgerCheck): string =>
  faultsCount > 0 ? words.checks.failed(faultsCount) : words.checks.held(accounts, transfers);
