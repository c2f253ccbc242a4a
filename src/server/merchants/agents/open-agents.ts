import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { merchantAgents } from '../agent.table.ts';

/** The SQL form of `agentState`: invited or active on this day. */
export const whereOpenOn = (today: string) =>
  and(inArray(merchantAgents.state, ['invited', 'active']), whereValidOn(today));

export const wherePastOn = (today: string) => sql`not (${whereOpenOn(today)})`;

export const whereActiveOn = (today: string) => and(eq(merchantAgents.state, 'active'), whereValidOn(today));

const whereValidOn = (today: string) => or(isNull(merchantAgents.validTo), gte(merchantAgents.validTo, today));
