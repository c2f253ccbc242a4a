import { isUuid } from '../../../../core/ids/uuid.ts';

/** What the outbox keeps: what the user says of an answer now; null takes it back. */
export interface UsefulChange {
  questionId: string;
  question: string;
  isUseful: boolean | null;
}

export const USEFUL_OPERATION = 'faq.useful';

export function isUsefulChange(payload: unknown): payload is UsefulChange {
  const { questionId, question, isUseful } = (payload ?? {}) as Record<string, unknown>;
  return (
    typeof questionId === 'string' &&
    isUuid(questionId) &&
    typeof question === 'string' &&
    (isUseful === null || typeof isUseful === 'boolean')
  );
}
