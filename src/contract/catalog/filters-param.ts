import { z } from 'zod';
import { FILTERS_LENGTH_MAX, FILTERS_MAX, parseFilters } from '../../core/filters/filters-url.ts';

const PROPERTY = '01940000-0000-7000-8000-000000000001';
const OPTION = '01940000-0000-7000-8000-000000000002';
const OTHER_OPTION = '01940000-0000-7000-8000-000000000003';

/** One for each kind of filter, and one of several. */
export const filterExamples = [
  `${PROPERTY}_10..16_BAR_G`,
  `${PROPERTY}_10..`,
  `${PROPERTY}_${OPTION}.${OTHER_OPTION}`,
  `${PROPERTY}_1..`,
  'price_1000000..5000000',
  'lead_..7',
  'stock_inStock.limited',
  'brand_KSB.Wika',
  `supplier_${OPTION}`,
  'province_تهران',
  'city_کاشان.اصفهان',
  'official_1..',
  `${PROPERTY}_10..16_BAR_G*price_..5000000*stock_inStock`,
];

const description = `Filters joined by \`*\`, at most ${FILTERS_MAX}, one for each property or term; an offer must meet all of them.

\`\`\`
filters  = filter *("*" filter)
filter   = property "_" (range ["_" unit] | option *("." option)) | term "_" (range | option *("." option))
range    = [number] ".." [number]
term     = "price" | "lead" | "stock" | "brand" | "supplier" | "province" | "city" | "official"
\`\`\`

- A **property** and its options are ids of \`/categories/{id}/properties\`; it needs \`categoryId\`. A range overlaps the value,
  bounds included, in a unit of the property's quantity (its default unit if absent). One of several options is enough.
  \`_1..\` means yes and \`_0..\` no.
- **price** is of one sale unit, in whole rial without tax, however the supplier writes it; offers on request have none. **lead** is the time of delivery in days.
- **stock** is a state (\`inStock\`, \`limited\`, \`onOrder\`, \`outOfStock\`, \`unknown\`), **supplier** an id; **brand**, **province** and
  **city** of the supplier are texts in which \`~2a\`, \`~2e\`, \`~5f\` and \`~7e\` stand for \`*\`, \`.\`, \`_\` and \`~\`.
- **official_1..** are offers of suppliers with a valid official delegation for the category, **official_0..** the others.`;

/** The URL form of core's filters; a syntax error refuses the query. */
export const filtersParam = z
  .string()
  .max(FILTERS_LENGTH_MAX)
  .meta({ description, examples: filterExamples })
  .transform((text, context) => {
    const { filters, faults } = parseFilters(text);
    for (const fault of faults) {
      context.addIssue({ code: 'custom', message: `فیلتر شمارهٔ ${fault.index + 1} خوانده نشد.`, input: text });
    }
    return filters;
  });
