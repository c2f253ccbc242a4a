import type { MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import classes from '../../../parts/account/cards.module.css';
import { agentTexts as words } from './agents-texts.ts';

type AgentTermsProps = Pick<MerchantAgent, 'permissions' | 'validTo'>;

/** What an agent may do, and until when. */
export const AgentTermsLines = ({ permissions, validTo }: AgentTermsProps) => (
  <>
    <p className={classes.facts}>
      {permissions.length === 0 ? words.noPermission : permissions.map((one) => words.permissions[one]).join('، ')}
    </p>
    <p className={classes.facts}>{validTo === null ? words.noEnd : words.validTo(formatJalali(validTo))}</p>
  </>
);
