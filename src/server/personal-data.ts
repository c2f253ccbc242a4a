import { addressesOfPerson } from './delivery/personal-data.ts';
import { favoritesOfPerson } from './favorites/personal-data.ts';
import { filesOfPerson } from './files/personal-data.ts';
import { notesOfPerson } from './notes/personal-data.ts';
import type { PersonalData } from './platform/personal-data.ts';

/** What is kept about a person, area by area: all of it is exported, and erased with the account. */
export const personalData: readonly PersonalData[] = [
  addressesOfPerson,
  notesOfPerson,
  favoritesOfPerson,
  filesOfPerson,
];
