/* `npm run ledger:check`: proves the ledger, entry by entry. */
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { openForOperator, runOperator, tell } from '../operator.ts';

await runOperator('آزمون دفتر کل', async () => {
  const database = await openForOperator();
  try {
    const { accounts, transfers, faults } = await checkLedger(database.db);
    console.log(`${formatNumber(accounts)} حساب، ${formatNumber(transfers)} انتقال`);
    for (const { fault, accountId, seq, transferId } of faults)
      tell(`خطا: ${fault} account=${accountId ?? '-'} seq=${seq ?? '-'} transfer=${transferId ?? '-'}`);
    if (faults.length === 0) console.log('درست است.');
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
});
