import type { QueryClient } from '@tanstack/react-query';
import { isPublicRead } from '../saved-reads/read-policy.ts';
import { eachSavedAnswer } from '../saved-reads/saved-answers.ts';
import type { AnswerSource } from './answer-source.ts';

/** The reads of this tab: the device may not have stored them yet, or not at all. */
export const tabReads =
  (queryClient: QueryClient): AnswerSource =>
  (shapes, onAnswer) => {
    for (const { state, meta } of queryClient.getQueryCache().findAll({ predicate: isPublicRead })) {
      const { data, dataUpdatedAt: savedAt } = state;
      const shape = meta?.shape;
      if (data === undefined || shape === undefined || !shapes.includes(shape)) continue;
      const isList = typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
      if (!onAnswer({ shape, answers: isList ? (data.pages as unknown[]) : [data], savedAt })) return;
    }
  };

export const deviceReads: AnswerSource = eachSavedAnswer;
