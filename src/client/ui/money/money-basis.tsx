import { moneyTexts } from './money-texts.ts';
import { useMoneyView } from './money-view.ts';

/** What the prices beside it include, where they cannot be switched. */
export const MoneyBasis = () => moneyTexts[useMoneyView().basis];
