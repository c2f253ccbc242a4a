import type { Supplier, SupplierContact } from '../../../contract/suppliers/supplier.ts';
import { type JsonLd, orAbsent } from './json-ld.ts';

const LOGO = '/icons/icon-512.png';

/** The site and the URL of its search. */
export function siteData(siteUrl: string, name: string, description: string): JsonLd[] {
  return [
    {
      '@type': 'WebSite',
      name,
      url: `${siteUrl}/`,
      inLanguage: 'fa',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'Organization', name, description, url: `${siteUrl}/`, logo: siteUrl + LOGO },
  ];
}

export function supplierData(siteUrl: string, supplier: Supplier): JsonLd {
  const { address, city, province, country, foundedYear, contacts } = supplier;
  const place = { streetAddress: address, addressLocality: city, addressRegion: province, addressCountry: country };
  const known = Object.entries(place).filter(([, value]) => value);
  return {
    '@type': 'Organization',
    name: supplier.name,
    legalName: orAbsent(supplier.legalName),
    description: orAbsent(supplier.about),
    url: `${siteUrl}/supplier/${supplier.id}/${supplier.slug}`,
    address: known.length > 0 ? { '@type': 'PostalAddress', ...Object.fromEntries(known) } : undefined,
    foundingDate: foundedYear === null ? undefined : String(foundedYear),
    contactPoint: orAbsent(contacts.flatMap(contactData)),
    sameAs: orAbsent(contacts.filter(isWebsite).map(({ value }) => value)),
  };
}

const isWebsite = ({ type, value }: SupplierContact): boolean => type === 'website' && /^https?:\/\//.test(value);

function contactData({ type, value }: SupplierContact): JsonLd[] {
  if (type === 'website') return [];
  const name = type === 'email' ? 'email' : type === 'fax' ? 'faxNumber' : 'telephone';
  return [{ '@type': 'ContactPoint', contactType: 'sales', [name]: value }];
}
