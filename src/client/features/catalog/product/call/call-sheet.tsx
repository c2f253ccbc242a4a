import { Link } from '@tanstack/react-router';
import { formatPhone } from '../../../../../core/people/format-phone.ts';
import { AsOf } from '../../../../offline/saved-reads/saved-copy.tsx';
import { buttonClass } from '../../../../ui/kit/button.tsx';
import { Sheet } from '../../../../ui/kit/sheet.tsx';
import { MoneyBasis } from '../../../../ui/money/money-basis.tsx';
import { Price } from '../../../../ui/money/price.tsx';
import { Name } from '../../../../ui/name.tsx';
import { telHref } from '../../../../ui/tel-href.ts';
import { ProductCopyButton } from '../product-copy-button.tsx';
import type { Call } from './call.ts';
import classes from './call-sheet.module.css';
import { callTexts } from './call-texts.ts';

/** The supplier's numbers with what a caller has to say: the part number, and the price with its time. */
export default function CallSheet({ call, onClose }: { call: Call; onClose: () => void }) {
  const { offer, at } = call;
  const { supplier, phones, title, partNumber } = offer;
  return (
    <Sheet heading={callTexts.heading(supplier.name)} onClose={onClose}>
      {(close) => (
        <div className={classes.body}>
          <ul className={classes.phones}>
            {phones.map((phone, index) => (
              <li key={phone}>
                <a
                  className={buttonClass(index === 0 ? 'accent' : 'secondary', 'regular', classes.phone)}
                  href={telHref(phone)}
                >
                  <bdi dir="ltr">{formatPhone(phone)}</bdi>
                </a>
              </li>
            ))}
          </ul>
          <p className={classes.title}>
            <Name text={title} />
          </p>
          <dl className={classes.facts}>
            {partNumber !== null && (
              <div>
                <dt>{callTexts.partNumber}</dt>
                <dd>
                  <ProductCopyButton text={partNumber} />
                </dd>
              </div>
            )}
            <div>
              <dt>{callTexts.price}</dt>
              <dd>
                <Price of={offer} withUnit /> {offer.prices.length > 0 && <MoneyBasis />} <AsOf at={at} />
              </dd>
            </div>
          </dl>
          <Link
            to="/supplier/$supplierId/$"
            params={{ supplierId: supplier.id, _splat: supplier.slug }}
            hash="contact"
            className={buttonClass('link')}
            onClick={close}
          >
            {callTexts.allContacts}
          </Link>
        </div>
      )}
    </Sheet>
  );
}
