import type { SupplierPageContent } from '../../../contract/suppliers/supplier-page.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { ownPageTexts as words } from '../../parts/selling/own-page-texts.ts';
import { supplierPageTexts } from '../../parts/suppliers/supplier-page-texts.ts';

/** They tell two files apart. */
const FILE_LETTERS = 6;

type Part = keyof SupplierPageContent;

const partWords: { readonly [Name in Part]: (content: SupplierPageContent[Name]) => string } = {
  about: (text) => text ?? '',
  address: (text) => text ?? '',
  sections: (all) => all.map(({ title, body }) => `${title}\n${body}`).join('\n\n'),
  contacts: (all) => all.map(({ type, value }) => `${supplierPageTexts.contactTypes[type]}: ${value}`).join('\n'),
  licences: (all) =>
    all
      .map(({ type, no, issuer = '', from, to, fileId = '' }) => [
        ...[type, no, issuer],
        ...[from, to].map((day) => day && formatJalali(day, 'short')),
        fileId && words.licences.file.attachment(fileId.slice(-FILE_LETTERS)),
      ])
      .map((line) => line.filter(Boolean).join(' · '))
      .join('\n'),
};

const names: Readonly<Record<Part, string>> = {
  about: words.about,
  address: words.address.label,
  sections: words.sections.heading,
  contacts: words.contacts.heading,
  licences: words.licences.heading,
};

const textOf = <Name extends Part>(content: SupplierPageContent, name: Name): string => partWords[name](content[name]);

/** The parts in which two pages differ, with the text of the second one. */
export const differingParts = (mine: SupplierPageContent, theirs: SupplierPageContent) =>
  (Object.keys(names) as Part[])
    .filter((name) => textOf(mine, name) !== textOf(theirs, name))
    .map((name) => ({ name: names[name], theirs: textOf(theirs, name) }));

/** Whether two pages say the same. */
export const isSamePage = (a: SupplierPageContent, b: SupplierPageContent): boolean =>
  differingParts(a, b).length === 0;
