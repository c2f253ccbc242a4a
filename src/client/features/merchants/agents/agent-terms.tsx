import type { MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import classes from '../../../parts/account/cards.module.css';
import { agentTexts as words } from './agents-texts.ts';

type AgentTermsProps = Pick<MerchantAgent, 'permissions' | 'validTo' | 'spendLimit'>;

/** What an agent may do, and until when. */
export const AgentTermsLines = ({ permissions, validTo, spendLimit }: AgentTermsProps) => (
  <>
    <p className={classes.facts}>
      {permissions.length === 0 ? words.noPermission : permissions.map((one) => words.permissions[one]).join('، ')}
    </p>
    {permissions.includes('buyOnBehalf') && (
      <p className={classes.facts}>
        {spendLimit ? words.limit.line(formatRial(spendLimit.rial), spendLimit.period) : words.limit.none}
      </p>
    )}
    <p className={classes.facts}>{validTo === null ? words.noEnd : words.validTo(formatJalali(validTo))}</p>
  </>
);
