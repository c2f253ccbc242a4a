import type { Branch, Leaf } from '../leaf.ts';
import { count, inList, option } from '../properties.ts';
import type { Shelf } from './shelf.ts';
import { electricalStandards, managementStandards } from './standards-electrical.ts';
import { fastenerStandards, mechanicalStandards } from './standards-mechanical.ts';
import { materialStandards, pipingStandards } from './standards-piping.ts';

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

function shelfLeaf({ text, lines }: Shelf): Leaf {
  const [key, name, scientificName, synonyms, description] = text;
  return {
    key,
    name,
    scientificName,
    synonyms: synonyms.split('، '),
    description,
    glyph: 'standard',
    trade: 'documents',
    saleUnitId: 'COPY',
    drawing: 'document',
    *products() {
      for (const line of lines.trim().split('\n')) {
        const [standardNo = '', year = '', title = '', supersedes] = line.split('|').map((cell) => cell.trim());
        const organisation = organisationOf(standardNo);
        const edition = year === '' ? undefined : Number(year);
        const language = languageOf(organisation);
        yield {
          code: standardNo.replaceAll(/[ /]/g, '-').toLowerCase(),
          title: `${standardNo}${year === '' ? '' : `:${year}`} ${title}`,
          scientificName: standardNo,
          partNumbers: [standardNo],
          standards: [standardNo],
          values: {
            organisation,
            language: language === 'فارسی' ? 'fa' : language === 'آلمانی' ? 'de' : 'en',
            year: edition ?? Number.NaN,
          },
          priceRial: (prices[organisation] ?? 16_000) * 1000,
          document: { standardNo, organisation, year: edition, language, supersedes },
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

const branch = (text: Shelf['text'], shelves: Shelf[]): Branch => {
  const [key, name, scientificName, synonyms, description] = text;
  return {
    key,
    name,
    scientificName,
    synonyms: synonyms.split('، '),
    description,
    glyph: 'standard',
    properties: shared,
    leaves: shelves.map(shelfLeaf),
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
    [...fastenerStandards, ...mechanicalStandards],
  ),
  branch(
    [
      'piping-and-material-standards',
      'استاندارد لوله، مواد و جوش',
      'Piping, material and welding standards',
      'ASME، ASTM، API، جوش',
      'استاندارد لوله، فلنج، شیر، مخزن، فولاد و جوشکاری. برای پروژه ویرایش نوشته‌شده در قرارداد را بخرید.',
    ],
    [...pipingStandards, ...materialStandards],
  ),
  branch(
    [
      'electrical-and-management-standards',
      'استاندارد برق و مدیریت',
      'Electrical and management standards',
      'IEC، ایزو ۹۰۰۱، استاندارد برق',
      'استاندارد کابل، موتور، تابلو، ابزار دقیق و سیستم‌های مدیریت. استاندارد ملی فارسی نیز در همین بخش است.',
    ],
    [...electricalStandards, ...managementStandards],
  ),
];
