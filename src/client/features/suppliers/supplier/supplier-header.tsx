import { Link } from '@tanstack/react-router';
import type { Supplier } from '../../../../contract/suppliers/supplier.ts';
import { supplierPageTexts } from '../../../parts/suppliers/supplier-page-texts.ts';
import { supplierTexts } from '../../../parts/suppliers/supplier-texts.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Monogram } from '../../../ui/image/monogram.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { ObjectControls } from '../../../ui/object-controls.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { contactHref } from './contact-href.ts';
import classes from './supplier-header.module.css';

/** The supplier's name and phone number. */
export function SupplierHeader({ supplier }: { supplier: Supplier }) {
  const facts = [
    supplierTexts.types[supplier.type],
    [...new Set([supplier.city, supplier.province])].filter(Boolean).join('، '),
    supplier.foundedYear && supplierTexts.founded(supplier.foundedYear),
    supplier.itemsCount > 0 && texts.catalog.items(supplier.itemsCount),
  ].filter(Boolean);
  const phone = supplier.contacts.find(({ type }) => type === 'phone' || type === 'mobile');
  const call = phone && contactHref(phone);
  return (
    <header className={classes.header}>
      <Monogram name={supplier.name} size={72} />
      <div className={classes.names}>
        <h1>
          <bdi>{supplier.name}</bdi>
        </h1>
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      </div>
      <ObjectControls
        objectType="supplier"
        objectId={supplier.id}
        object={{ title: supplier.name, slug: supplier.slug, glyph: null }}
      />
      <ShareButton title={supplier.name} />
      <p className={classes.ways}>
        <Link to="/profile/directorder" search={{ supplier: supplier.id }} className={buttonClass('accent')}>
          {supplierPageTexts.requestPrice}
        </Link>
        <Link to="/profile/messages" search={{ supplier: supplier.id }} className={buttonClass()}>
          {texts.message}
        </Link>
        {call && (
          <a className={buttonClass()} href={call}>
            {supplierPageTexts.call}
          </a>
        )}
      </p>
      {supplier.certificates.length > 0 && (
        <ul className={classes.certificates} aria-label={supplierPageTexts.certificates}>
          {supplier.certificates.map((certificate) => (
            <li key={certificate}>
              <bdi>{certificate}</bdi>
            </li>
          ))}
        </ul>
      )}
      {(supplier.legalName || supplier.capacity) && (
        <dl className={classes.more}>
          {supplier.legalName && (
            <div>
              <dt>{supplierPageTexts.legalName}</dt>
              <dd>{supplier.legalName}</dd>
            </div>
          )}
          {supplier.capacity && (
            <div>
              <dt>{supplierPageTexts.capacity}</dt>
              <dd>{supplier.capacity}</dd>
            </div>
          )}
        </dl>
      )}
    </header>
  );
}
