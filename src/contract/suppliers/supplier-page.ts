import { z } from 'zod';
import { isContactValue, supplierPageLimits as limits } from '../../core/people/supplier-page.ts';
import { type ContactType, contactTypes } from '../../core/people/supplier-types.ts';
import { tidyWebAddress } from '../../core/people/web-address.ts';
import { oneLine } from '../one-line.ts';
import { supplier } from './supplier.ts';

const KEY_MAX = 100;

const contactFaults: Readonly<Record<ContactType, string>> = {
  phone: 'شمارهٔ تلفن درست نیست؛ با کد شهر و تنها با رقم بنویسید.',
  mobile: 'شمارهٔ موبایل درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید.',
  fax: 'شمارهٔ نمابر درست نیست؛ با کد شهر و تنها با رقم بنویسید.',
  email: 'نشانی ایمیل درست نیست؛ مانند name@example.com بنویسید.',
  website: 'نشانی وب‌سایت درست نیست؛ مانند https://example.com بنویسید.',
};

const isUnique = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;

const section = z.object({
  /** Names the section in addresses; it stays when the title changes. */
  key: oneLine(KEY_MAX),
  title: oneLine(limits.sectionTitle),
  body: z.string().trim().min(1).max(limits.sectionBody),
});

const contact = z
  .object({ type: z.enum(contactTypes), value: oneLine(limits.contact) })
  .overwrite((typed) =>
    typed.type === 'website' ? { ...typed, value: tidyWebAddress(typed.value) ?? typed.value } : typed,
  )
  .superRefine(({ type, value }, { addIssue }) => {
    if (!isContactValue(type, value)) addIssue({ code: 'custom', path: ['value'], message: contactFaults[type] });
  });

const licence = z
  .object({
    type: oneLine(limits.licenceType),
    no: oneLine(limits.licenceNo),
    from: z.iso.date(),
    to: z.iso.date(),
    issuer: oneLine(limits.licenceIssuer).optional(),
    /** A document of whoever attaches it; everybody may read it once it is published. */
    fileId: z.uuid().optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'پایان اعتبار باید پس از آغاز آن باشد.' });

export const licenceFileQuery = z.object({ fileId: z.uuid() });

/** What a supplier's own people write on its page. Plain text; lines are kept. */
export const supplierPageBody = z
  .object({
    about: z.string().trim().max(limits.about).nullable(),
    /** Without province and city, which the directory needs as they are. */
    address: z.string().trim().max(limits.address).nullable(),
    /** In the order of the page. */
    sections: z
      .array(section)
      .max(limits.sections)
      .refine((all) => isUnique(all.map(({ key }) => key)), { message: 'هر بخش یک بار نوشته می‌شود.' }),
    contacts: z
      .array(contact)
      .max(limits.contacts)
      .refine((all) => isUnique(all.map(({ type, value }) => `${type} ${value}`)), {
        message: 'هر راه تماس یک بار نوشته می‌شود.',
      }),
    licences: z
      .array(licence)
      .max(limits.licences)
      .refine((all) => isUnique(all.map(({ type, no }) => `${type} ${no}`)), {
        message: 'هر مجوز یک بار نوشته می‌شود.',
      }),
  })
  .meta({
    examples: [
      {
        about: 'از سال ۱۳۷۰ یاتاقان صنعتی می‌سازیم.',
        address: 'شهرک صنعتی، خیابان دوم، پلاک ۱۲',
        sections: [{ key: 'quality', title: 'کنترل کیفیت', body: 'هر بچ پیش از تحویل آزمایش می‌شود.' }],
        contacts: [
          { type: 'phone', value: '021-88776655' },
          { type: 'website', value: 'https://example.com' },
        ],
        licences: [
          {
            type: 'پروانهٔ بهره‌برداری',
            no: '117/48213',
            from: '2024-03-20',
            to: '2029-03-19',
            issuer: 'وزارت صمت',
            fileId: '01940000-0000-7000-8000-00000000000f',
          },
        ],
      },
    ],
  });

/** As stored: an import may have longer texts than people may write. */
const pageContent = supplier.pick({ about: true, address: true, sections: true, contacts: true, licences: true });
export type SupplierPageContent = z.infer<typeof pageContent>;

/** A supplier's page as its own people see it: what they are writing, and what the public reads. */
export const ownSupplierPage = z.object({
  /** Of the supplier. */
  id: z.uuid(),
  /** Of the draft; 0 before the first. */
  version: z.int(),
  /** Of the draft. */
  updatedAt: z.iso.datetime().nullable(),
  /** Before the first one, what the public reads. */
  draft: pageContent,
  published: pageContent,
  /** When people have last published. */
  publishedAt: z.iso.datetime().nullable(),
  /** When an import has brought another page in place of the published one; null once people publish again. */
  replacedAt: z.iso.datetime().nullable(),
});
export type OwnSupplierPage = z.infer<typeof ownSupplierPage>;
