/* `npm run role -- PHONE ROLE [--remove]`: gives a role to a person who has signed in. */
import { parseArgs } from 'node:util';
import { parseMobile } from '../../../core/people/phone.ts';
import { personRoles } from '../../account/person/person.table.ts';
import { openForOperator, runOperator, tell } from '../operator.ts';
import { setRole } from './set-role.ts';

const USAGE = `npm run role -- 09121234567 ${personRoles.join('|')} [--remove]`;

await runOperator('تغییر نقش', async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean' } } });
  const phone = parseMobile(positionals[0] ?? '');
  const role = personRoles.find((one) => one === positionals[1]);
  if (phone === undefined || role === undefined || positionals.length > 2) {
    tell(USAGE);
    return 1;
  }
  const database = await openForOperator();
  try {
    const isFound = await setRole(database.db, { phone, role, isGiven: values.remove !== true });
    if (!isFound) tell('با این شماره هنوز کسی وارد نشده است؛ نخست یک بار با آن وارد شوید.');
    else console.log(values.remove ? 'نقش گرفته شد.' : 'نقش داده شد.');
    return isFound ? 0 : 1;
  } finally {
    await database.close();
  }
});
