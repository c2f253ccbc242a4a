import { legalAddressesOfPerson } from './account/address/personal-data.ts';
import { buyerOfPerson } from './account/buyer/personal-data.ts';
import { commentsOfPerson } from './content/comment/personal-data.ts';
import { faqVotesOfPerson } from './content/faq/personal-data.ts';
import { likesOfPerson } from './content/like/personal-data.ts';
import { pagesOfPerson } from './content/own-page/personal-data.ts';
import { addressesOfPerson } from './delivery/personal-data.ts';
import { favoritesOfPerson } from './favorites/personal-data.ts';
import { feedbacksOfPerson } from './feedback/personal-data.ts';
import { filesOfPerson } from './files/personal-data.ts';
import { agenciesOfPerson } from './merchants/agents/personal-data.ts';
import { merchantsOfPerson } from './merchants/personal-data.ts';
import { notesOfPerson } from './notes/personal-data.ts';
import { partsListOfPerson } from './parts-lists/personal-data.ts';
import type { PersonalData } from './platform/personal-data.ts';
import { visitsOfPerson } from './visits/personal-data.ts';

/** What is kept about a person, area by area: all of it is exported, and erased with the account. */
export const personalData: readonly PersonalData[] = [
  addressesOfPerson,
  legalAddressesOfPerson,
  buyerOfPerson,
  merchantsOfPerson,
  agenciesOfPerson,
  notesOfPerson,
  favoritesOfPerson,
  partsListOfPerson,
  visitsOfPerson,
  feedbacksOfPerson,
  faqVotesOfPerson,
  commentsOfPerson,
  likesOfPerson,
  pagesOfPerson,
  filesOfPerson,
];
