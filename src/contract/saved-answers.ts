import { z } from 'zod';
import { advertisement } from './ads/advertisement.ts';
import { announcement } from './ads/announcement.ts';
import { category, categoryCard, categoryTree, itemsCount } from './catalog/category.ts';
import { baseProduct, product, productCard, productOffer, productsPage } from './catalog/product.ts';
import { propertyDefinition } from './catalog/property.ts';
import { vocabulary } from './catalog/vocabulary.ts';
import { favorite } from './favorites/favorite.ts';
import { ownFeedback } from './feedback/feedback.ts';
import { websiteMenu } from './menu/website-menu.ts';
import { merchantDelegation } from './merchants/merchant-delegation.ts';
import { note } from './notes/note.ts';
import { pageOf } from './page.ts';
import { searchCounts } from './search/search-counts.ts';
import { suggestions } from './search/suggestion.ts';
import { supplier, supplierCard, suppliersPage } from './suppliers/supplier.ts';
import { unit } from './units/unit.ts';

/**
 * Answers that devices save. `scripts/answer-shapes.ts` makes the version of each shape, and what a saved copy is
 * checked with, from these.
 */
export const savedAnswers = {
  advertisements: pageOf(advertisement),
  announcements: pageOf(announcement),
  baseProduct,
  categories: pageOf(category),
  category,
  categoryCards: z.array(categoryCard),
  categoryTrees: z.array(categoryTree),
  delegations: pageOf(merchantDelegation),
  favorites: z.object({ items: z.array(favorite) }),
  itemsCounts: z.array(itemsCount),
  notes: z.object({ items: z.array(note) }),
  ownFeedbacks: z.object({ items: z.array(ownFeedback) }),
  product,
  productCards: z.array(productCard),
  productOffers: z.array(productOffer),
  products: productsPage,
  properties: z.array(propertyDefinition),
  searchCounts,
  suggestions,
  supplier,
  supplierCards: pageOf(supplierCard),
  suppliers: suppliersPage,
  units: z.array(unit),
  vocabulary,
  websiteMenus: z.array(websiteMenu),
} as const;

type SavedAnswers = typeof savedAnswers;

declare const answer: unique symbol;

/** Version of the shape of `Answer`: it differs when the contract differs. */
export type Shape<Answer> = string & { readonly [answer]?: Answer };

export type ShapeOf<Name extends keyof SavedAnswers> = Shape<z.output<SavedAnswers[Name]>>;
