import { priceTypes } from '../../../../core/catalog/offer-types.ts';
import { isUuid } from '../../../../core/ids/uuid.ts';
import { isQuantity } from '../../../../core/money/order-price.ts';
import type { PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { matchesSchema, type ShapeSchema } from '../../../offline/saved-reads/shape-schema.ts';

const text: ShapeSchema = { type: 'string' };
const textOrNull: ShapeSchema = { type: ['string', 'null'] };
const countOrNull: ShapeSchema = { type: ['integer', 'null'] };

const objectOf = (properties: Readonly<Record<string, ShapeSchema>>, type: ShapeSchema['type'] = 'object') =>
  ({ type, properties, required: Object.keys(properties) }) satisfies ShapeSchema;

const offer = objectOf(
  {
    id: text,
    title: text,
    slug: text,
    partNumber: textOrNull,
    supplier: objectOf({ id: text, name: text, slug: text }),
    saleUnit: objectOf({ nameFa: text }),
    packSize: countOrNull,
    readAt: { type: 'number' },
    priceType: { enum: priceTypes },
    prices: { type: 'array', items: objectOf({ minQty: { type: 'integer' }, amountRial: { type: 'integer' } }) },
    moq: countOrNull,
    vatIncluded: { type: 'boolean' },
  },
  ['object', 'null'],
);

const line = objectOf({
  id: text,
  quantity: { type: 'number' },
  source: textOrNull,
  text: textOrNull,
  offerId: textOrNull,
});

/** Whether the screens can show it: the device's storage may hold anything, also a line of a later build. */
export function isPartsLine(value: unknown): value is PartsLine {
  if (!matchesSchema(value, line) || !matchesSchema((value as Partial<PartsLine>).offer ?? null, offer)) return false;
  const { id, quantity, offerId, offer: known } = value as PartsLine;
  return isUuid(id) && isQuantity(quantity) && (offerId === null ? !known : isUuid(offerId) && known !== undefined);
}
