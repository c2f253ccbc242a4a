import { type FaqVoteAnswer, usefulBody } from '../../../contract/content/faq.ts';
import { idParam } from '../../../contract/page.ts';
import { actorKey } from '../../platform/actor.ts';
import { ownRow } from '../../platform/command/audit.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { faqVotes } from './faq.table.ts';
import { lockVote, presentVote, saveCounts } from './lock-vote.ts';
import { mayVote } from './policy.ts';
import { votePruning } from './prune-votes.ts';

const rating = idParam.extend(usefulBody.shape);
type Rating = { id: string; isUseful: boolean | null };

/**
 * Sets what the voter says of an answer; said again it changes nothing. Who has an opinion has also opened the question.
 * Does not change the data version.
 */
export const rateAnswer = command({
  name: 'faq.rate',
  input: rating,
  policy: mayVote,
  effect: rate,
  audit: ownRow('faq_votes has what each voter says now, and since when'),
  prune: votePruning,
});

async function rate({ tx, actor, input: { id, isUseful }, now }: EffectContext<Rating>): Promise<FaqVoteAnswer> {
  const voter = actorKey(actor);
  const { question, vote } = await lockVote(tx, id, voter);
  const before = vote?.isUseful ?? null;
  if (vote && before === isUseful) return presentVote(question, isUseful);
  await tx
    .insert(faqVotes)
    .values({ questionId: id, voter, isUseful, at: now })
    .onConflictDoUpdate({ target: [faqVotes.questionId, faqVotes.voter], set: { isUseful, at: now } });
  const gained = (said: boolean) => Number(isUseful === said) - Number(before === said);
  const counts = {
    visitCount: question.visitCount + (vote ? 0 : 1),
    usefulYes: question.usefulYes + gained(true),
    usefulNo: question.usefulNo + gained(false),
  };
  await saveCounts(tx, id, counts);
  return presentVote({ ...question, ...counts }, isUseful);
}
