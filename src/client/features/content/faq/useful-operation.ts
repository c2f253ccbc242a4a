import type { FaqVoteAnswer } from '../../../../contract/content/faq.ts';
import { read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import type { Operation } from '../../../offline/outbox/operation.ts';
import { faqTexts } from './faq-texts.ts';
import { deviceHeader } from './mutations.ts';
import { isUsefulChange, USEFUL_OPERATION, type UsefulChange } from './useful-change.ts';
import { setVote } from './votes.ts';

export const usefulOperation: Operation<UsefulChange, FaqVoteAnswer> = {
  name: USEFUL_OPERATION,
  isPrivate: false,
  accepts: isUsefulChange,
  describe: ({ question, isUseful }) => ({ title: faqTexts.described(isUseful), text: question }),
  join: (_last, next) => next,
  send({ base, fetch, payload: { questionId, isUseful } }) {
    const { faqquestions } = httpClient(base, '/api/v1', fetch);
    return read(
      faqquestions[':id'].useful.$post({ param: { id: questionId }, json: { isUseful } }, { headers: deviceHeader() }),
    );
  },
  confirms: ({ questionId }, vote) => questionId === vote.questionId,
  settle: async (answer) => setVote(answer.questionId, answer),
};
