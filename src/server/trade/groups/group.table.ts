import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RequestLineForm } from '../../../contract/trade/request-form.ts';
import { persons } from '../../account/person/person.table.ts';
import { categories } from '../../catalog/category/category.table.ts';
import { entityColumns, foldedText, moment } from '../../db/columns.ts';
import { merchants } from '../../merchants/merchant.table.ts';
import { cities, states } from '../../places/place.table.ts';

/** One buyer asks several suppliers for the same, each by a request of its own. */
export const tradeGroups = pgTable(
  'trade_groups',
  {
    ...entityColumns,
    buyerPersonId: uuid()
      .notNull()
      .references(() => persons.id),
    /** In whose name the person buys; null for the person alone. */
    buyerMerchantId: uuid().references(() => merchants.id),
    /** The agent who has begun it. */
    agentPersonId: uuid().references(() => persons.id),
    title: text(),
    /** Until when the suppliers are to answer. */
    deadlineAt: moment(),
    /** Nobody but its seller reads a quote before the deadline. */
    sealed: boolean().notNull().default(false),
    /** Suppliers know the place of the buyer only, until a confirmation is asked of them. */
    hidesBuyer: boolean().notNull().default(false),
    /** Of an open request: which suppliers may join it. */
    openCategoryId: uuid().references(() => categories.id),
    openStateId: foldedText().references(() => states.id),
    /** @default the whole state */
    openCityId: foldedText().references(() => cities.id),
    /** Of an open request: since when nobody may join any more, before its deadline. */
    openEndedAt: moment(),
    /** Of an open request: what each supplier that joins is asked. */
    ask: jsonb().$type<OpenAsk>(),
  },
  (t) => [
    index('trade_groups_buyer').on(t.buyerPersonId, t.id),
    // The open requests of some categories, those that close first at the beginning.
    index('trade_groups_open').on(t.deadlineAt, t.id).where(sql`${t.openCategoryId} is not null`),
    check('trade_groups_sealed_has_deadline', sql`not ${t.sealed} or ${t.deadlineAt} is not null`),
    check(
      'trade_groups_open_whole',
      sql`${t.openCategoryId} is null or (${t.deadlineAt} is not null and ${t.openStateId} is not null)`,
    ),
  ],
);

/** What an open request asks for. It goes with the account of its buyer. */
export interface OpenAsk {
  title: string | null;
  description: string | null;
  addressId: string;
  neededBy: string | null;
  /** As the buyer typed them; an offer in them is for the supplier that has it. */
  lines: readonly RequestLineForm[];
  /** As everybody may read them, in the order of the lines: without the offers. */
  shown: readonly string[];
}

export type TradeGroupRow = typeof tradeGroups.$inferSelect;
