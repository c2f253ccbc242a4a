import { pageOf } from '../../../src/contract/page.ts';
import { city, country, state, urbanArea } from '../../../src/contract/places/place.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const placesCalls = areaCalls({
  'GET /api/v1/countries/filter': { access: 'all', answer: pageOf(country) },
  'GET /api/v1/states/filter': { access: 'all', answer: pageOf(state) },
  'GET /api/v1/cities/filter': { access: 'all', answer: pageOf(city) },
  'GET /api/v1/urbanareas': { access: 'all', answer: pageOf(urbanArea) },
});
