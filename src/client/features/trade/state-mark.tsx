import type { RequestState } from '../../../core/trade/request-states.ts';
import classes from './trade.module.css';
import { tradeTexts } from './trade-texts.ts';

/** Where a request stands, in a word. */
export const StateMark = ({ state }: { state: RequestState }) => (
  <span className={classes.state} data-state={state}>
    {tradeTexts.states[state]}
  </span>
);
