import type { VocabularyIndex } from '../vocabulary-index.ts';
import type { CategoryMatch } from './category-match.ts';

const goodsUnits = new Set(['KiloGM', 'L', 'PACK', 'CARTON', 'BAG', 'DRUM', 'PAIL', 'ROLL']);

/** «رنگ اپوکسی ۲۰ کیلو»: a work is not sold by weight. */
export const isGoods = ({ categoryId }: CategoryMatch, unitId: string | undefined, { categories }: VocabularyIndex) =>
  goodsUnits.has(unitId ?? '') &&
  ['IndustrialService', 'ConsultingService'].includes(categories.get(categoryId)?.category.categoryType ?? '');
