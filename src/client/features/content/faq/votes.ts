import type { FaqVoteAnswer } from '../../../../contract/content/faq.ts';
import { createStore } from '../../../ui/store.ts';

/** What this device says of a question. The counts are the server's: unknown until it has answered. */
export type Vote = Pick<FaqVoteAnswer, 'isUseful'> & Partial<Pick<FaqVoteAnswer, 'usefulYes' | 'usefulNo'>>;

/** Of the questions that were opened since the page was loaded, by their ids. */
export const votes = createStore<Readonly<Record<string, Vote>>>({});

export const setVote = (questionId: string, vote: Vote): void => votes.set({ ...votes.get(), [questionId]: vote });
