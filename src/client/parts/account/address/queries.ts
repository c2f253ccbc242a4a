import { deliveryAddressesShape, legalAddressesShape } from '../../../../contract/account-answer-versions.gen.ts';
import type { City, State, UrbanArea } from '../../../../contract/places/place.ts';
import { read } from '../../../data/api.ts';
import { privateRead, readKey, unsavedRead } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

/** More than a person may have. */
const ADDRESSES_MAX = '100';
const PLACES_PER_PAGE = '100';
/** Of places that have more than a page. */
const PAGES_MAX = 10;
const DAY_MS = 24 * 60 * 60_000;
/** The only country whose places are known. */
export const COUNTRY_ID = 'IR';

export const addressesKey = readKey('account', 'addresses');
export const legalAddressesKey = readKey('account', 'legalAddresses');

interface PlacesPage<Place> {
  items: Place[];
  nextCursor: string | null;
}

async function allOf<Place>(readPage: (cursor: string | undefined) => Promise<PlacesPage<Place>>): Promise<Place[]> {
  const places: Place[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { items, nextCursor } = await readPage(cursor);
    places.push(...items);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return places;
}

export const addressReads = ({ deliveryAddresses, places }: PrivateApi) => ({
  all: () =>
    privateRead({
      area: 'account',
      name: 'addresses',
      shape: deliveryAddressesShape,
      staleTime: 0,
      queryFn: ({ signal }) =>
        read(deliveryAddresses.index.$get({ query: { size: ADDRESSES_MAX } }, { init: { signal } })),
    }),
  states: () =>
    unsavedRead<State[]>({
      area: 'account',
      name: 'states',
      staleTime: DAY_MS,
      queryFn: () =>
        allOf((cursor) =>
          read(places.states.filter.$get({ query: { countryId: COUNTRY_ID, size: PLACES_PER_PAGE, cursor } })),
        ),
    }),
  cities: (stateId: string) =>
    unsavedRead<City[]>({
      area: 'account',
      name: 'cities',
      args: [stateId],
      staleTime: DAY_MS,
      queryFn: () =>
        allOf((cursor) => read(places.cities.filter.$get({ query: { stateId, size: PLACES_PER_PAGE, cursor } }))),
    }),
  urbanAreas: (cityId: string) =>
    unsavedRead<UrbanArea[]>({
      area: 'account',
      name: 'urbanAreas',
      args: [cityId],
      staleTime: DAY_MS,
      queryFn: () =>
        allOf((cursor) => read(places.urbanareas.$get({ query: { cityId, size: PLACES_PER_PAGE, cursor } }))),
    }),
});

export const legalAddressReads = ({ persons }: PrivateApi) => ({
  ofPerson: (id: string) =>
    privateRead({
      area: 'account',
      name: 'legalAddresses',
      args: [id],
      shape: legalAddressesShape,
      staleTime: 0,
      queryFn: ({ signal }) =>
        read(persons[':id'].addresses.$get({ param: { id }, query: { size: ADDRESSES_MAX } }, { init: { signal } })),
    }),
});
