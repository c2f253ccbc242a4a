import { z } from 'zod';
import { legalAddress } from './account/legal-address.ts';
import { profile } from './account/profile.ts';
import { session } from './account/session.ts';
import { advertisement } from './ads/advertisement.ts';
import { announcement } from './ads/announcement.ts';
import { category, categoryCard, categoryTree, itemsCount } from './catalog/category.ts';
import { ownOffer } from './catalog/own-offer.ts';
import { baseProduct, product, productCard, productOffer, productsPage } from './catalog/product.ts';
import { propertyDefinition } from './catalog/property.ts';
import { vocabulary } from './catalog/vocabulary.ts';
import { commentTree, ownComment } from './content/comment.ts';
import { contentTypesPath, contentTypesTree } from './content/content-type.ts';
import { faqGroups, visitedQuestions } from './content/faq.ts';
import { helpEntry } from './content/help.ts';
import { contentPage, pageCards, pageReactions } from './content/page.ts';
import { mediaVideos } from './content/video.ts';
import { conversation } from './conversations/conversation.ts';
import { thread } from './conversations/thread.ts';
import { deliveryAddress } from './delivery/delivery-address.ts';
import { favorite } from './favorites/favorite.ts';
import { ownFeedback } from './feedback/feedback.ts';
import { membershipPlans } from './membership/membership.ts';
import { websiteMenu } from './menu/website-menu.ts';
import { ownLegalForm } from './merchants/legal-form.ts';
import { ownMerchant } from './merchants/merchant.ts';
import { merchantAgent } from './merchants/merchant-agent.ts';
import { merchantDelegation } from './merchants/merchant-delegation.ts';
import { note } from './notes/note.ts';
import { notice, noticePreferences } from './notices/notice.ts';
import { pageOf } from './page.ts';
import { payment } from './payments/payment.ts';
import { searchCounts } from './search/search-counts.ts';
import { suggestions } from './search/suggestion.ts';
import { ownSupplier } from './suppliers/own-supplier.ts';
import { supplier, supplierCard, suppliersPage } from './suppliers/supplier.ts';
import { buyingMerchants } from './trade/approval.ts';
import { tradeDocumentTypes } from './trade/document.ts';
import { groupBoard } from './trade/group.ts';
import { tradeInvoice } from './trade/invoice.ts';
import { membershipAndPrice } from './trade/membership-and-price.ts';
import { openCard, ownOpenCard } from './trade/open-request.ts';
import { requestEvents } from './trade/request-event.ts';
import { requestCard, tradeRequest } from './trade/trade-request.ts';
import { unit } from './units/unit.ts';
import { lastVisit } from './visits/visit.ts';
import { visitorLog } from './visits/visitor-log.ts';
import { walletConsumer } from './wallet/consumer.ts';
import { payout } from './wallet/payout.ts';
import { walletCredit, walletStatement, walletTransaction } from './wallet/wallet.ts';

/** On the account's pages alone: the first load has none of their versions. */
const accountAnswers = {
  conversations: pageOf(conversation),
  deliveryAddresses: pageOf(deliveryAddress),
  buyingMerchants,
  groupBoard,
  lastVisits: pageOf(lastVisit),
  legalAddresses: pageOf(legalAddress),
  membershipPlans,
  merchantAgents: pageOf(merchantAgent),
  membershipAndPrice,
  noticePreferences,
  notices: pageOf(notice),
  ownLegalForm,
  ownMerchants: pageOf(ownMerchant),
  ownOffers: pageOf(ownOffer),
  ownSuppliers: z.array(ownSupplier),
  openCards: pageOf(openCard),
  ownOpenCards: pageOf(ownOpenCard),
  payments: z.array(payment),
  profile,
  requestEvents,
  requests: pageOf(requestCard),
  sessions: z.array(session),
  thread,
  tradeDocumentTypes,
  tradeInvoice,
  tradeRequest,
  walletConsumers: z.array(walletConsumer),
  walletStatement,
  walletCredit,
  walletPayouts: pageOf(payout),
  walletTransactions: pageOf(walletTransaction),
} as const;

export const isAccountAnswer = (name: string): boolean => Object.hasOwn(accountAnswers, name);

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
  contentPage,
  contentTypesPath,
  contentTypesTree,
  commentTree,
  delegations: pageOf(merchantDelegation),
  faqGroups,
  favorites: z.object({ items: z.array(favorite) }),
  helpEntry,
  itemsCounts: z.array(itemsCount),
  mediaVideos,
  notes: z.object({ items: z.array(note) }),
  ownComments: z.object({ items: z.array(ownComment) }),
  ownFeedbacks: z.object({ items: z.array(ownFeedback) }),
  pageCards,
  pageReactions,
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
  visitorLog,
  vocabulary,
  visitedQuestions,
  websiteMenus: z.array(websiteMenu),
  ...accountAnswers,
} as const;

type SavedAnswers = typeof savedAnswers;

declare const answer: unique symbol;

/** Version of the shape of `Answer`: it differs when the contract differs. */
export type Shape<Answer> = string & { readonly [answer]?: Answer };

export type ShapeOf<Name extends keyof SavedAnswers> = Shape<z.output<SavedAnswers[Name]>>;
