import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buyer } from '../../src/contract/account/buyer.ts';
import { customerCard } from '../../src/contract/account/customer.ts';
import { legalAddress } from '../../src/contract/account/legal-address.ts';
import { accountDeletion, personalExport } from '../../src/contract/account/personal-export.ts';
import { profile } from '../../src/contract/account/profile.ts';
import { session, sessionEnd } from '../../src/contract/account/session.ts';
import { signInStarted } from '../../src/contract/account/sign-in.ts';
import { tokenAnswer } from '../../src/contract/account/token.ts';
import { advertisement } from '../../src/contract/ads/advertisement.ts';
import { announcement } from '../../src/contract/ads/announcement.ts';
import { activeState, category, categoryCard, categoryTree, itemsCount } from '../../src/contract/catalog/category.ts';
import { offerBatchResult, offerSheetPreview } from '../../src/contract/catalog/offer-sheet.ts';
import { ownOffer } from '../../src/contract/catalog/own-offer.ts';
import { baseProduct, product, productCard, productOffer, productsPage } from '../../src/contract/catalog/product.ts';
import { propertyDefinition } from '../../src/contract/catalog/property.ts';
import { vocabulary } from '../../src/contract/catalog/vocabulary.ts';
import { commentRemoval, commentTree, ownComment, receivedComment } from '../../src/contract/content/comment.ts';
import {
  countedQuestion,
  faqCategoryCard,
  faqGroups,
  faqVoteAnswer,
  visitedQuestions,
} from '../../src/contract/content/faq.ts';
import { helpEntry } from '../../src/contract/content/help.ts';
import { ownPage, ownPageCards, ownPageRevisions, previewToken } from '../../src/contract/content/own-page.ts';
import { likeAnswer, ownPageCard, pageReactions } from '../../src/contract/content/page.ts';
import { deliveryAddress } from '../../src/contract/delivery/delivery-address.ts';
import { typeModel, typeModelEnum } from '../../src/contract/enums/type-model.ts';
import { favorite, favoriteOfObject, favoriteRemoval } from '../../src/contract/favorites/favorite.ts';
import { feedbackSent, ownFeedback, receivedFeedback, trackedFeedback } from '../../src/contract/feedback/feedback.ts';
import { fileRemoval, pictureRemoval, profilePicture, storedFile } from '../../src/contract/files/file.ts';
import { listDigest } from '../../src/contract/list-digest.ts';
import { websiteMenu } from '../../src/contract/menu/website-menu.ts';
import {
  merchantCard,
  merchantNameCheck,
  ownMerchant,
  ownMerchantDetail,
} from '../../src/contract/merchants/merchant.ts';
import { merchantAgent } from '../../src/contract/merchants/merchant-agent.ts';
import { merchantDelegation } from '../../src/contract/merchants/merchant-delegation.ts';
import { saleCity } from '../../src/contract/merchants/sale-city.ts';
import { saleSetting } from '../../src/contract/merchants/sale-setting.ts';
import { note } from '../../src/contract/notes/note.ts';
import { pageOf } from '../../src/contract/page.ts';
import { partsList } from '../../src/contract/parts-lists/parts-list.ts';
import { city, country, state, urbanArea } from '../../src/contract/places/place.ts';
import { PROBLEM_CONTENT_TYPE, problem } from '../../src/contract/problem.ts';
import { pushKey, pushRemoval, pushSubscription } from '../../src/contract/push/push-subscription.ts';
import { searchCounts } from '../../src/contract/search/search-counts.ts';
import { suggestions } from '../../src/contract/search/suggestion.ts';
import { ownSupplier } from '../../src/contract/suppliers/own-supplier.ts';
import { supplier, supplierCard, suppliersPage } from '../../src/contract/suppliers/supplier.ts';
import { ownSupplierPage } from '../../src/contract/suppliers/supplier-page.ts';
import { unit } from '../../src/contract/units/unit.ts';
import { deviceJoin, lastVisit, visitCount, visitsClearing } from '../../src/contract/visits/visit.ts';
import { visitorLog } from '../../src/contract/visits/visitor-log.ts';
import { openSeededApp, type SeededApp } from '../setup/seeded-app.ts';
import type { TestApp } from '../setup/test-app.ts';

const API = '/api/v1';
const cards = z.array(categoryCard);
const supplierCards = pageOf(supplierCard);

/** The schema of each call's answer, by its name in the OpenAPI document. */
const answersOf: Record<string, z.ZodType> = {
  'POST /users/login-by-otp': signInStarted,
  'POST /connect/token': tokenAnswer,
  'POST /connect/revocation': z.object({}),
  'GET /categories': pageOf(category),
  'GET /categories/menu': z.array(categoryTree),
  'GET /categories/top-levels': cards,
  'GET /categories/items-count': z.array(itemsCount),
  'GET /categories/vocabulary': vocabulary,
  'GET /categories/{id}': category,
  'GET /categories/{id}/children': cards,
  'GET /categories/{id}/breadcrumb': cards,
  'GET /categories/{id}/active': activeState,
  'GET /categories/{id}/properties': z.array(propertyDefinition),
  'GET /categories/{id}/suppliers-with-catalog': supplierCards,
  'POST /categories/{id}/suppliers': supplierCards,
  'GET /supplierproducts/catalog': productsPage,
  'GET /supplierproducts/{id}/catalog': product,
  'GET /supplierproducts/{id}/byproduct': z.array(productOffer),
  'GET /supplierproducts/{id}/baseproduct': baseProduct,
  'GET /supplierproducts/{id}/related': z.array(productCard),
  'GET /suppliers': suppliersPage,
  'GET /suppliers/{id}': supplier,
  'GET /measurementquantities/{id}/units': z.array(unit),
  'GET /unitofmeasurements': z.array(unit),
  'GET /unitofmeasurements/filter': z.array(unit),
  'GET /shared/typemodels/enums': z.array(typeModelEnum),
  'GET /shared/typemodels/enums/{name}': typeModelEnum,
  'GET /shared/typemodels/{id}': typeModel,
  'GET /websitemenus/tree': z.array(websiteMenu),
  'GET /searches/suggestions': suggestions,
  'GET /searches/counts': searchCounts,
  'GET /countries/filter': pageOf(country),
  'GET /states/filter': pageOf(state),
  'GET /cities/filter': pageOf(city),
  'GET /urbanareas': pageOf(urbanArea),
  'GET /merchantdelegations': pageOf(merchantDelegation),
  'GET /merchantdelegations/{id}': merchantDelegation,
  'GET /salecities': pageOf(saleCity),
  'GET /merchants/confirmed': pageOf(merchantCard),
  'GET /merchants': pageOf(ownMerchant),
  'POST /merchants': ownMerchant,
  'GET /merchants/is-valid-name': merchantNameCheck,
  'GET /merchants/{id}': ownMerchantDetail,
  'PUT /merchants/{id}': ownMerchant,
  'POST /merchants/{id}/submit': ownMerchant,
  'POST /merchants/{id}/confirm': ownMerchant,
  'POST /merchants/{id}/reject': ownMerchant,
  'POST /merchants/{id}/suspend': ownMerchant,
  'POST /merchants/{id}/resume': ownMerchant,
  'PUT /merchants/{id}/supplier': ownMerchant,
  'GET /ownsuppliers': z.array(ownSupplier),
  'GET /ownsuppliers/{id}/page': ownSupplierPage,
  'PUT /ownsuppliers/{id}/page': ownSupplierPage,
  'POST /ownsuppliers/{id}/page/publish': ownSupplierPage,
  'GET /ownoffers': pageOf(ownOffer),
  'POST /ownoffers/preview': offerSheetPreview,
  'POST /ownoffers/changes': offerBatchResult,
  'PUT /ownoffers/{id}': ownOffer,
  'GET /merchantsalesetting': saleSetting,
  'PUT /merchantsalesetting': ownMerchantDetail,
  'POST /pagevisits/visit-count': visitCount,
  'GET /pagevisits/last-visits': pageOf(lastVisit),
  'DELETE /pagevisits/last-visits': visitsClearing,
  'POST /pagevisits/join': deviceJoin,
  'GET /visitorlogs/byfilter-for-chart': visitorLog,
  'GET /partslists/mine': partsList,
  'PUT /partslists/mine': partsList,
  'GET /customers/profile': profile,
  'PUT /customers/profile': profile,
  'GET /customers': customerCard,
  'POST /customers/personcustomer': profile,
  'GET /customers/profile/merchant-agents': pageOf(merchantAgent),
  'POST /customers/profile/merchant-agents': merchantAgent,
  'PUT /customers/profile/merchant-agents': merchantAgent,
  'DELETE /customers/profile/merchant-agents': merchantAgent,
  'POST /buyers': buyer,
  'GET /persons/{id}/addresses': pageOf(legalAddress),
  'POST /persons/{id}/addresses': legalAddress,
  'PUT /persons/{id}/addresses': legalAddress,
  'DELETE /persons/{id}/addresses': legalAddress,
  'GET /users/profile-picture': profilePicture,
  'POST /users/profile-picture': profilePicture,
  'DELETE /users/profile-picture': pictureRemoval,
  'GET /users/sessions': z.array(session),
  'DELETE /users/sessions/{id}': sessionEnd,
  'GET /users/export': personalExport,
  'POST /users/deletion': accountDeletion,
  'POST /files': storedFile,
  'DELETE /files/{id}': fileRemoval,
  'GET /userfavorites': pageOf(favorite),
  'GET /userfavorites/by-type': pageOf(favorite),
  'GET /userfavorites/by-object-id': favoriteOfObject,
  'GET /userfavorites/digest': listDigest,
  'POST /userfavorites': favorite,
  'DELETE /userfavorites/{id}': favoriteRemoval,
  'POST /feedbacks': feedbackSent,
  'GET /feedbacks': pageOf(receivedFeedback),
  'GET /feedbacks/mine': pageOf(ownFeedback),
  'GET /feedbacks/{trackingCode}': trackedFeedback,
  'POST /feedbacks/{id}/seen': receivedFeedback,
  'POST /feedbacks/{id}/answer': receivedFeedback,
  'POST /feedbacks/{id}/close': receivedFeedback,
  'POST /pagecomments': ownComment,
  'GET /pagecomments': pageOf(receivedComment),
  'GET /pagecomments/mine': pageOf(ownComment),
  'GET /pagecomments/{id}/active-tree': commentTree,
  'PUT /pagecomments/{id}': ownComment,
  'DELETE /pagecomments/{id}': commentRemoval,
  'POST /pagecomments/{id}/like': likeAnswer,
  'POST /pagecomments/{id}/approve': receivedComment,
  'POST /pagecomments/{id}/reject': receivedComment,
  'GET /pages/{id}/reactions': pageReactions,
  'POST /pages/{id}/like': likeAnswer,
  'GET /ownpages': ownPageCards,
  'POST /ownpages': ownPageCard,
  'GET /ownpages/{id}': ownPage,
  'PUT /ownpages/{id}': ownPageCard,
  'POST /ownpages/{id}/publish': ownPageCard,
  'POST /ownpages/{id}/withdraw': ownPageCard,
  'GET /ownpages/{id}/revisions': ownPageRevisions,
  'POST /ownpages/{id}/restore': ownPageCard,
  'POST /ownpages/{id}/preview-token': previewToken,
  'POST /notes': note,
  'GET /notes/byuser': pageOf(note),
  'GET /notes/by-object-id': pageOf(note),
  'GET /notes/digest': listDigest,
  'GET /notes/{id}': note,
  'PUT /notes/{id}': note,
  'DELETE /notes/{id}': note,
  'GET /deliveryaddresses': pageOf(deliveryAddress),
  'GET /deliveryaddresses/default': deliveryAddress,
  'POST /deliveryaddresses': deliveryAddress,
  'PUT /deliveryaddresses/{id}': deliveryAddress,
  'DELETE /deliveryaddresses/{id}': deliveryAddress,
  'POST /deliveryaddresses/{id}/selected': deliveryAddress,
  'GET /advertisements': pageOf(advertisement),
  'GET /announcements': pageOf(announcement),
  'GET /faqquestions/top-most-visited/by-platform': visitedQuestions,
  'GET /faqquestions/by-category/by-platform': pageOf(countedQuestion),
  'GET /faqquestions/group-by-category': faqGroups,
  'GET /faqcategories/active-list/by-platform': z.array(faqCategoryCard),
  'POST /faqquestions/{id}/visit': faqVoteAnswer,
  'POST /faqquestions/{id}/useful': faqVoteAnswer,
  'GET /helpsystems/byfrontuniqueid': helpEntry,
  'GET /push/key': pushKey,
  'PUT /push/subscriptions': pushSubscription,
  'POST /push/subscriptions/read': pushSubscription,
  'POST /push/subscriptions/join': pushSubscription,
  'DELETE /push/subscriptions': pushRemoval,
};

const areas = new Set(
  'Users Categories Enums Units Menu Suppliers Search Places Merchants Visits Notes Favorites Feedback Customers Files Ads Push'
    .split(' ')
    .concat(
      'FAQ',
      'Help',
      'Supplier products',
      'Delivery addresses',
      'Parts lists',
      'Page comments',
      'Page reactions',
      'Own contents',
    ),
);
/** Calls that the specification lists under merchants. */
const merchantCalls =
  /^\/api\/v1\/(buyers|countries|persons|states|cities|salecities|urbanareas|merchants|merchantsalesetting)\b/;

type Operation = { summary?: string; tags?: string[] };
type OpenApi = { paths: Record<string, Record<string, Operation>> };

let seeded: SeededApp;
let app: TestApp;

beforeAll(async () => {
  seeded = await openSeededApp();
  app = seeded.app;
});

afterAll(() => app.close());

describe('answers', () => {
  it.each(Object.entries(answersOf))('%s answers by its contract, without extra members', async (call, schema) => {
    const response = await seeded.send(seeded.requestOf(call.replace('/', `${API}/`)));
    const { status, body } = { status: response.status, body: await response.json() };
    expect([200, 201]).toContain(status);
    expect(JSON.stringify(body)).not.toMatch(/^(\[\]|\{"items":\[\])/);
    // A schema drops unknown members: equal means that there are none.
    expect(schema.parse(body)).toEqual(body);
  });

  it('every problem matches its contract, without internal details', async () => {
    const id = '01940000-0000-7000-8000-000000000000';
    for (const path of [`/categories/${id}`, '/categories/x', '/suppliers?size=x', '/nothing-here']) {
      const { headers, body } = await app.get(API + path);
      expect(headers.get('content-type')).toBe(PROBLEM_CONTENT_TYPE);
      expect(z.strictObject(problem.shape).parse(body)).toMatchObject({ message: expect.stringMatching(/[؀-ۿ]/) });
    }
  });
});

describe('the OpenAPI document', () => {
  const read = async () => (await app.get<OpenApi>(`${API}/openapi.json`)).body.paths;

  it('describes every call in Persian, and the list above has each', async () => {
    const calls = Object.entries(await read()).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
    const ours = calls.filter(({ path, operation }) => path.startsWith(API) && areas.has(operation.tags?.[0] ?? ''));
    const described = ours.map(({ path, method }) => `${method} ${path.slice(API.length)}`);
    expect(described.toSorted()).toEqual(Object.keys(answersOf).toSorted());
    for (const { operation } of ours) expect(operation.summary).toMatch(/^[؀-ۿ‌ ()«»]+$/);
  });

  const specification = join(process.env.SHARED_DIR ?? '../shared', 'spec/calls.json');

  it.skipIf(!existsSync(specification))('has every call of the specification (skipped without its file)', async () => {
    const calls: { area: string; method: string; path: string }[] = JSON.parse(readFileSync(specification, 'utf8'));
    const wanted = calls.filter(({ area, path }) => areas.has(area) || merchantCalls.test(path));
    const paths = await read();
    const missing = wanted.filter((call) => !paths[call.path]?.[call.method.toLowerCase()]);
    expect(wanted.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });
});
