import { z } from 'zod';
import { pageQuery } from '../page.ts';

/** ISO 3166 code of a country or state; cities and urban areas extend their country's code: `IR-c1576`. */
export const placeId = z.string().regex(/^[A-Z]{2}(-[A-Za-z0-9]{1,8}){0,2}$/);

export const country = z.object({ id: placeId, name: z.string() });
export type Country = z.infer<typeof country>;

export const state = z.object({ id: placeId, countryId: placeId, name: z.string() });
export type State = z.infer<typeof state>;

export const city = z.object({
  id: placeId,
  stateId: placeId,
  name: z.string(),
  /** The name, with its state or county if the name is not unique in the country. */
  title: z.string(),
});
export type City = z.infer<typeof city>;

/** A municipality's district. */
export const urbanArea = z.object({ id: placeId, cityId: placeId, name: z.string() });
export type UrbanArea = z.infer<typeof urbanArea>;

const placesQuery = pageQuery.extend({
  /** Prefix of a word of the name. */
  q: z.string().trim().min(1).max(60).optional(),
});
export const countriesQuery = placesQuery;
export const statesQuery = placesQuery.extend({ countryId: placeId.optional() });
export const citiesQuery = placesQuery.extend({ stateId: placeId.optional() });
export const urbanAreasQuery = placesQuery.extend({ cityId: placeId.optional() });
