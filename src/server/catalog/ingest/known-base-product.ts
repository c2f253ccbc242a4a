import type { KnownCategory } from './write-known.ts';

/** A stored value, still without its product. */
export interface NormalValue {
  propertyId: string;
  baseMin: number | null;
  baseMax: number | null;
  optionId: string | null;
  boolValue: boolean | null;
  textValue: string | null;
  value: number | null;
  maxValue: number | null;
  unitId: string | null;
  note: string | null;
}

/** A base product of this run, for the offers that follow. */
export interface KnownBaseProduct {
  id: string;
  categoryId: string;
  category: KnownCategory;
  title: string;
  values: NormalValue[];
}
