import { z } from 'zod';
import type { Branch, Leaf } from '../leaf.ts';
import { count, inList, option } from '../properties.ts';
import { readData } from '../read-data.ts';

const organisations = {
  ISO: 'ISO',
  IEC: 'IEC',
  DIN: 'DIN',
  EN: ['EN', 'CEN'],
  ASTM: 'ASTM',
  ASME: 'ASME',
  API: 'API',
  AWS: 'AWS',
  ISIRI: ['ISIRI', 'استاندارد ملی ایران'],
  IEEE: 'IEEE',
  NFPA: 'NFPA',
  AGMA: 'AGMA',
  TEMA: 'TEMA',
  SAE: 'SAE',
} as const;

const organisationOf = (standardNo: string) => {
  const word = standardNo.split(/[ /]/)[0] ?? '';
  if (!(word in organisations)) throw new Error(`no organisation «${word}» for ${standardNo}`);
  return word;
};

/** Price of a copy in thousands of rial, by publisher; national standards are cheap. */
const prices: Record<string, number> = {
  ISIRI: 900,
  ISO: 18_000,
  IEC: 24_000,
  DIN: 14_000,
  EN: 12_000,
  ASTM: 9500,
  ASME: 32_000,
  API: 34_000,
  TEMA: 45_000,
};
const languageOf = (organisation: string) =>
  organisation === 'ISIRI' ? 'فارسی' : organisation === 'DIN' ? 'آلمانی' : 'انگلیسی';

const shelf = z.strictObject({
  key: z.string(),
  name: z.string(),
  scientificName: z.string(),
  synonyms: z.array(z.string()),
  description: z.string(),
  documents: z.array(
    z.strictObject({
      standardNo: z.string(),
      year: z.int().optional(),
      title: z.string(),
      /** Number that it replaced. */
      supersedes: z.string().optional(),
    }),
  ),
});
type Shelf = z.infer<typeof shelf>;

const shelvesOf = (subject: string): Shelf[] => readData(`standards/${subject}.json`, z.array(shelf));

function shelfLeaf({ documents, ...text }: Shelf): Leaf {
  return {
    ...text,
    glyph: 'standard',
    trade: 'documents',
    saleUnitId: 'COPY',
    drawing: 'document',
    *products() {
      for (const { standardNo, year, title, supersedes } of documents) {
        const organisation = organisationOf(standardNo);
        const language = languageOf(organisation);
        yield {
          code: standardNo.replaceAll(/[ /]/g, '-').toLowerCase(),
          title: `${standardNo}${year === undefined ? '' : `:${year}`} ${title}`,
          scientificName: standardNo,
          partNumbers: [standardNo],
          standards: [standardNo],
          values: {
            organisation,
            language: language === 'فارسی' ? 'fa' : language === 'آلمانی' ? 'de' : 'en',
            year: year ?? Number.NaN,
          },
          priceRial: (prices[organisation] ?? 16_000) * 1000,
          document: { standardNo, organisation, year, language, supersedes },
        };
      }
    },
  };
}

const shared = [
  option('organisation', 'ناشر', organisations, inList),
  count('year', 'سال انتشار', inList),
  option('language', 'زبان', { fa: 'فارسی', en: 'انگلیسی', de: 'آلمانی' }, inList),
];

type BranchText = [key: string, name: string, scientificName: string, synonyms: string, description: string];

const branch = (text: BranchText, ...subjects: string[]): Branch => {
  const [key, name, scientificName, synonyms, description] = text;
  return {
    key,
    name,
    scientificName,
    synonyms: synonyms.split('، '),
    description,
    glyph: 'standard',
    properties: shared,
    leaves: subjects.flatMap(shelvesOf).map(shelfLeaf),
  };
};

export const documentBranches: Branch[] = [
  branch(
    [
      'mechanical-standards',
      'استاندارد مکانیک',
      'Mechanical standards',
      'استاندارد ماشین، ISO، DIN',
      'استاندارد قطعه‌های ماشین، پیچ، یاتاقان و نقشه‌کشی. سال هر سند سال انتشار همان ویرایش است.',
    ],
    'fastener',
    'mechanical',
  ),
  branch(
    [
      'piping-and-material-standards',
      'استاندارد لوله، مواد و جوش',
      'Piping, material and welding standards',
      'ASME، ASTM، API، جوش',
      'استاندارد لوله، فلنج، شیر، مخزن، فولاد و جوشکاری. برای پروژه ویرایش نوشته‌شده در قرارداد را بخرید.',
    ],
    'piping',
    'material',
  ),
  branch(
    [
      'electrical-and-management-standards',
      'استاندارد برق و مدیریت',
      'Electrical and management standards',
      'IEC، ایزو ۹۰۰۱، استاندارد برق',
      'استاندارد کابل، موتور، تابلو، ابزار دقیق و سیستم‌های مدیریت. استاندارد ملی فارسی نیز در همین بخش است.',
    ],
    'electrical',
    'management',
  ),
];
