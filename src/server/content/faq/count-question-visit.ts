import type { FaqVoteAnswer } from '../../../contract/content/faq.ts';
import { idParam } from '../../../contract/page.ts';
import { actorKey } from '../../platform/actor.ts';
import { ownRow } from '../../platform/command/audit.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { faqVotes } from './faq.table.ts';
import { lockVote, presentVote, saveCounts } from './lock-vote.ts';
import { mayVote } from './policy.ts';
import { votePruning } from './prune-votes.ts';

/** Counts the opening of a question, once for each voter. Does not change the data version: a visit must not evict caches. */
export const countQuestionVisit = command({
  name: 'faq.visit',
  input: idParam,
  policy: mayVote,
  effect: count,
  audit: ownRow('faq_votes has one row per question and voter; an entry per opening would double the writes'),
  prune: votePruning,
});

async function count({ tx, actor, input: { id }, now }: EffectContext<{ id: string }>): Promise<FaqVoteAnswer> {
  const voter = actorKey(actor);
  const { question, vote } = await lockVote(tx, id, voter);
  if (vote) return presentVote(question, vote.isUseful);
  await tx.insert(faqVotes).values({ questionId: id, voter, at: now });
  const visitCount = question.visitCount + 1;
  await saveCounts(tx, id, { visitCount });
  return presentVote({ ...question, visitCount }, null);
}
