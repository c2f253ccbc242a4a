import type { Supplier, SupplierContact } from '../../../../contract/suppliers/supplier.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { supplierPageTexts } from '../../../parts/suppliers/supplier-page-texts.ts';
import { contactHref } from './contact-href.ts';
import classes from './supplier-contact.module.css';

/** The supplier's contacts; other pages link to `#contact`. */
export function SupplierContacts({ supplier }: { supplier: Supplier }) {
  const { address } = supplier;
  const above = [supplier.province, supplier.city].filter((part) => part && !address?.includes(part));
  const place = [...new Set(above), address].filter(Boolean).join('، ');
  return (
    <section aria-labelledby="contact" className={classes.contact}>
      <h2 id="contact" tabIndex={-1}>
        {supplierPageTexts.contact}
      </h2>
      <dl>
        {supplier.contacts.map((contact) => (
          <div key={`${contact.type} ${contact.value}`}>
            <dt>{supplierPageTexts.contactTypes[contact.type]}</dt>
            <dd>
              <ContactValue contact={contact} />
            </dd>
          </div>
        ))}
        {place && (
          <div>
            <dt>{supplierPageTexts.address}</dt>
            <dd>
              <address>{toPersianDigits(place)}</address>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function ContactValue({ contact }: { contact: SupplierContact }) {
  const href = contactHref(contact);
  const isNumber = contact.type === 'phone' || contact.type === 'mobile' || contact.type === 'fax';
  const value = <bdi dir="ltr">{isNumber ? formatPhone(contact.value) : contact.value}</bdi>;
  if (href === undefined) return value;
  return (
    <a href={href} {...(contact.type === 'website' && { target: '_blank', rel: 'noopener nofollow' })}>
      {value}
    </a>
  );
}
