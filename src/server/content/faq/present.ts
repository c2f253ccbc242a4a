import type { CountedQuestion, FaqQuestion, VisitedQuestion } from '../../../contract/content/faq.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import type { FaqCategoryRow, FaqQuestionRow } from './faq.table.ts';

export const presentCategory = ({ id, title, slug, position }: FaqCategoryRow) => ({
  id,
  title,
  slug,
  order: position,
});

type Asked = Omit<FaqQuestionRow, 'answer'>;

const presentAsked = (row: Asked) => ({
  ...presentEntity(row),
  categoryId: row.categoryId,
  question: row.question,
  order: row.position,
});

export const presentVisited = (row: Asked): VisitedQuestion => ({
  ...presentAsked(row),
  visitCount: row.visitCount,
  usefulYes: row.usefulYes,
  usefulNo: row.usefulNo,
});

export const presentQuestion = (row: FaqQuestionRow): FaqQuestion => ({ ...presentAsked(row), answer: row.answer });

export const presentCounted = (row: FaqQuestionRow): CountedQuestion => ({
  ...presentVisited(row),
  answer: row.answer,
});
