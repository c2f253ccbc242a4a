import type { SupplierPageContent } from '../../../contract/suppliers/supplier-page.ts';
import { fromJalali, tehranDate, toJalali } from '../../../core/time/jalali-date.ts';
import type { JalaliDate } from '../../../core/time/jalali-days.ts';
import type { DraftForm } from '../../offline/drafts/drafts.ts';

export type SectionDraft = SupplierPageContent['sections'][number];
export type ContactDraft = SupplierPageContent['contacts'][number];

export interface LicenceDraft {
  type: string;
  no: string;
  issuer: string;
  from: JalaliDate;
  to: JalaliDate;
  fileId?: string | undefined;
}

export interface PageDraft {
  /** Of the server's draft that it was made of. */
  version: number;
  about: string;
  address: string;
  sections: readonly SectionDraft[];
  contacts: readonly ContactDraft[];
  licences: readonly LicenceDraft[];
}

const isDraft = (value: unknown): value is PageDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, about, address, sections, contacts, licences } = value as Partial<PageDraft>;
  return (
    typeof version === 'number' &&
    typeof about === 'string' &&
    typeof address === 'string' &&
    [sections, contacts, licences].every(Array.isArray)
  );
};

/** Undefined: nothing was typed, the form shows the server's draft. */
export const draftForm: DraftForm<PageDraft | undefined> = { accepts: isDraft };

export const draftOf = (content: SupplierPageContent, version: number): PageDraft => ({
  version,
  about: content.about ?? '',
  address: content.address ?? '',
  sections: content.sections,
  contacts: content.contacts,
  licences: content.licences.map(({ from, to, issuer = '', ...rest }) => ({
    ...rest,
    issuer,
    from: toJalali(from),
    to: toJalali(to),
  })),
});

export function newLicence(now: Date): LicenceDraft {
  const today = toJalali(tehranDate(now));
  return { type: '', no: '', issuer: '', from: today, to: { ...today, year: today.year + 1 } };
}

/** The names of the fields, as the server calls them, whose day is not in the calendar. */
export const faultyDays = ({ licences }: PageDraft): ReadonlySet<string> =>
  new Set(
    licences.flatMap(({ from, to }, index) => [
      ...(fromJalali(from) === undefined ? [`licences.${index}.from`] : []),
      ...(fromJalali(to) === undefined ? [`licences.${index}.to`] : []),
    ]),
  );

/** What the draft says; a day that is not in the calendar is empty. */
export const contentOf = ({ about, address, sections, contacts, licences }: PageDraft): SupplierPageContent => ({
  about: about.trim() || null,
  address: address.trim() || null,
  sections: [...sections],
  contacts: [...contacts],
  licences: licences.map(({ from, to, issuer, fileId, ...rest }) => ({
    ...rest,
    ...(issuer.trim() && { issuer: issuer.trim() }),
    ...(fileId && { fileId }),
    from: fromJalali(from) ?? '',
    to: fromJalali(to) ?? '',
  })),
});

/** The list with the member before its neighbour above. */
export const movedUp = <Item>(items: readonly Item[], index: number): Item[] => {
  const rest = items.filter((_, at) => at !== index);
  return [...rest.slice(0, index - 1), ...items.slice(index, index + 1), ...rest.slice(index - 1)];
};

export const replaced = <Item extends object>(items: readonly Item[], index: number, changes: Partial<Item>): Item[] =>
  items.map((item, at) => (at === index ? { ...item, ...changes } : item));
