import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import type { SourceBaseProduct, SourceCategory, SourceProperty } from '../../../src/server/catalog/ingest/source.ts';
import { renderDrawing } from '../../../src/server/drawings/render-drawing.ts';
import { drawingTable } from './drawing-table.ts';

const categories = [...demoCatalog.categories];
const products = [...demoCatalog.baseProducts];
const categoryByKey = new Map(categories.map((category) => [category.key, category]));
const productsByCategory = Map.groupBy(products, ({ categoryKey }) => categoryKey);

/** Properties with a fixed set of values, the inherited ones included: only these can name a form. */
function optionsOf(category: SourceCategory): SourceProperty[] {
  const parent = category.parentKey === null ? undefined : categoryByKey.get(category.parentKey);
  const own = (category.properties ?? []).filter(
    ({ dataType }) => dataType !== 'text' && /option|boolean/i.test(dataType),
  );
  return parent ? [...own, ...optionsOf(parent)] : own;
}

const optionOf = ({ properties }: SourceBaseProduct, key = '') =>
  properties.find(({ propertyKey }) => propertyKey === key)?.optionKeys?.[0] ?? '';

const allowed = (product: SourceBaseProduct) => {
  const rule = drawingTable[product.categoryKey];
  return rule?.by ? rule.kinds?.[optionOf(product, rule.by)] : rule?.kind;
};

describe('the drawing of each product of the demo catalogue', () => {
  it('is decided in the table for every category with products, and for no other', () => {
    expect(Object.keys(drawingTable).sort()).toEqual([...productsByCategory.keys()].sort());
  });

  it('is decided for every option property, and for every option of the deciding one', () => {
    const undecided: string[] = [];
    for (const [key, { by, kinds, alike = '' }] of Object.entries(drawingTable)) {
      const category = categoryByKey.get(key);
      const options = category ? optionsOf(category) : [];
      const named = [...alike.split(' '), by].filter(Boolean).sort();
      if (
        options
          .map((option) => option.key)
          .sort()
          .join() !== named.join()
      )
        undecided.push(key);
      const forms = options.find((option) => option.key === by)?.options ?? [];
      if (
        forms
          .map((form) => form.key)
          .sort()
          .join() !==
        Object.keys(kinds ?? {})
          .sort()
          .join()
      )
        undecided.push(`${key} ${by}`);
    }
    expect(undecided).toEqual([]);
  });

  it("is of the kind for the product's category and form, or its category's glyph", () => {
    const wrong = products.filter((product) => (product.drawing?.kind ?? null) !== allowed(product));
    expect(wrong.map(({ key, drawing }) => `${key} ${drawing?.kind}`)).toEqual([]);
  });

  it('differs between the forms of one size', () => {
    const drawn = (key: string) => {
      const found = products.find((product) => product.key === key);
      if (!found?.drawing) throw new Error(`no drawing of ${key}`);
      return renderDrawing(found.drawing, '');
    };
    const forms = ['WN', 'SO', 'BL'].map((form) => drawn(`pipe-flange/class150-DN50-${form}`));
    expect(new Set(forms).size).toBe(3);
    const chains = [1, 2, 3].map((strands) => drawn(`roller-chain/16B-${strands}`));
    expect(new Set(chains).size).toBe(3);
    expect(drawn('hydraulic-hose/HH-12-SN1')).not.toBe(drawn('hydraulic-hose/HH-12-SN2'));
    expect(drawn('machine-tap/TAP-M10-straight')).not.toBe(drawn('machine-tap/TAP-M10-spiral'));
  });
});
