import {
  categoryCardsShape,
  categoryShape,
  categoryTreesShape,
  itemsCountsShape,
  propertiesShape,
  unitsShape,
  vocabularyShape,
} from '../../../../contract/answer-versions.gen.ts';
import type { CategoryTree, CategoryType } from '../../../../contract/catalog/category.ts';
import { type Api, read } from '../../../data/api.ts';
import { publicRead } from '../../../data/reads.ts';

/** `hc` cannot infer a recursive type; the response is the contract's tree. */
const readTree = (answer: Parameters<typeof read>[0]) => read(answer) as Promise<CategoryTree[]>;

const HOUR_MS = 60 * 60 * 1000;

/** Reads of categories, properties and units. */
export const categoryReads = (api: Api) => ({
  menu: () =>
    publicRead({
      area: 'catalog',
      name: 'menu',
      shape: categoryTreesShape,
      queryFn: ({ signal }) => readTree(api.categories.menu.$get({ query: {} }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** A root category with two levels below it. */
  menuOf: (categoryType: CategoryType) =>
    publicRead({
      area: 'catalog',
      name: 'menu',
      shape: categoryTreesShape,
      args: [categoryType],
      queryFn: ({ signal }) =>
        readTree(api.categories.menu.$get({ query: { categoryTypes: categoryType } }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  category: (id: string) =>
    publicRead({
      area: 'catalog',
      name: 'category',
      shape: categoryShape,
      args: [id],
      page: { type: 'category', id },
      queryFn: ({ signal }) => read(api.categories[':id'].$get({ param: { id } }, { init: { signal } })),
    }),
  children: (id: string) =>
    publicRead({
      area: 'catalog',
      name: 'children',
      shape: categoryCardsShape,
      args: [id],
      queryFn: ({ signal }) => read(api.categories[':id'].children.$get({ param: { id } }, { init: { signal } })),
    }),
  breadcrumb: (id: string) =>
    publicRead({
      area: 'catalog',
      name: 'breadcrumb',
      shape: categoryCardsShape,
      args: [id],
      queryFn: ({ signal }) => read(api.categories[':id'].breadcrumb.$get({ param: { id } }, { init: { signal } })),
    }),
  topLevels: () =>
    publicRead({
      area: 'catalog',
      name: 'top-levels',
      shape: categoryCardsShape,
      queryFn: ({ signal }) => read(api.categories['top-levels'].$get({ query: {} }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** Counts of the four root categories. */
  itemsCount: () =>
    publicRead({
      area: 'catalog',
      name: 'items-count',
      shape: itemsCountsShape,
      queryFn: ({ signal }) => read(api.categories['items-count'].$get({ query: {} }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  properties: (categoryId: string) =>
    publicRead({
      area: 'catalog',
      name: 'properties',
      shape: propertiesShape,
      args: [categoryId],
      queryFn: ({ signal }) =>
        read(api.categories[':id'].properties.$get({ param: { id: categoryId } }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** Units of one or more quantities. */
  units: (...quantityIds: string[]) =>
    publicRead({
      area: 'catalog',
      name: 'units',
      shape: unitsShape,
      args: quantityIds,
      queryFn: async ({ signal }) => {
        const answers = await Promise.all(
          quantityIds.map((id) =>
            read(api.units.measurementquantities[':id'].units.$get({ param: { id } }, { init: { signal } })),
          ),
        );
        return answers.length === 1 && answers[0] ? answers[0] : answers.flat();
      },
      staleTime: HOUR_MS,
    }),
  /** Vocabulary of the need page, some 62 KB; no other page reads it. */
  vocabulary: () =>
    publicRead({
      area: 'catalog',
      name: 'vocabulary',
      shape: vocabularyShape,
      queryFn: ({ signal }) => read(api.categories.vocabulary.$get(undefined, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
});
