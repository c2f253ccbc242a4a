/** Ids of cities are those of divisions of a country (`IR-c1112`), ids of provinces those of ISO 3166-2 (`IR-07`). */
export const isCityId = (placeId: string): boolean => /-c\d+$/.test(placeId);
