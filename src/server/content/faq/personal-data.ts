import { asc, eq } from 'drizzle-orm';
import type { OwnFaqVote } from '../../../contract/content/faq.ts';
import type { Executor } from '../../db/open-database.ts';
import { actorKey, personActor } from '../../platform/actor.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { faqQuestions, faqVotes } from './faq.table.ts';

const voterOf = (personId: string): string => actorKey(personActor(personId));

export const faqVotesOfPerson: PersonalData = {
  name: 'faqVotes',
  columns: [faqVotes.voter],
  rows: listVotes,
  erase: async (tx, personId) => {
    await tx.delete(faqVotes).where(eq(faqVotes.voter, voterOf(personId)));
  },
};

/** At most one a question. */
async function* listVotes(db: Executor, personId: string): AsyncGenerator<OwnFaqVote> {
  const rows = await db
    .select({
      questionId: faqVotes.questionId,
      question: faqQuestions.question,
      isUseful: faqVotes.isUseful,
      at: faqVotes.at,
    })
    .from(faqVotes)
    .innerJoin(faqQuestions, eq(faqQuestions.id, faqVotes.questionId))
    .where(eq(faqVotes.voter, voterOf(personId)))
    .orderBy(asc(faqVotes.at), asc(faqVotes.questionId));
  for (const row of rows) yield { ...row, at: row.at.toISOString() };
}
