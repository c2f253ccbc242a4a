/* `npm run ledger:check`: proves the ledger, entry by entry. */
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { checkMoney } from '../../wallet/check/check-money.ts';
import { openForOperator, runOperator, tell } from '../operator.ts';

await runOperator('آزمون دفتر کل', async () => {
  const database = await openForOperator();
  try {
    const { accounts, transfers, faults } = await checkMoney(database.db);
    console.log(`${formatNumber(accounts)} حساب، ${formatNumber(transfers)} انتقال`);
    for (const fault of faults) tell(`خطا: ${fault}`);
    if (faults.length === 0) console.log('درست است.');
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
});
