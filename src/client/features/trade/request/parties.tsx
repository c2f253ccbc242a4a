import { Link } from '@tanstack/react-router';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { Name } from '../../../ui/name.tsx';
import { telHref } from '../../../ui/tel-href.ts';
import { buyerName } from '../buyer-name.ts';
import { tradeTexts } from '../trade-texts.ts';
import classes from './request.module.css';
import { requestTexts as words } from './request-texts.ts';

/** Who buys, who sells, and where it goes, with numbers to call. */
export function Parties({ request }: { request: TradeRequest }) {
  const { supplier, seller, buyer, address } = request;
  const kind = tradeTexts[request.isOfServices ? 'services' : 'goods'];
  return (
    <section className={classes.part}>
      <h2>{words.parties}</h2>
      <dl className={classes.parties}>
        <div>
          <dt>{kind.supplier}</dt>
          <dd>
            <Link
              to="/supplier/$supplierId/$"
              params={{ supplierId: supplier.id, _splat: supplier.slug }}
              className={classes.way}
            >
              <Name text={supplier.name} />
            </Link>
            {seller && seller.name !== supplier.name && (
              <span>
                {`${tradeTexts.seller}: `}
                <Name text={seller.name} />
              </span>
            )}
            {request.role !== 'seller' &&
              supplier.phones.slice(0, 2).map((phone) => <Phone key={phone} phone={phone} />)}
          </dd>
        </div>
        {buyer && (
          <div>
            <dt>{tradeTexts.buyer}</dt>
            <dd>
              <Name text={buyerName(buyer)} />
              {request.role !== 'buyer' && <Phone phone={buyer.phone} />}
            </dd>
          </div>
        )}
        {request.isBuyerHidden && request.role !== 'operator' && (
          <div>
            <dt>{tradeTexts.hidden}</dt>
            <dd>{request.role === 'seller' ? tradeTexts.hiddenFromYou : tradeTexts.hiddenByYou}</dd>
          </div>
        )}
        {!address && request.place && (
          <div>
            <dt>{kind.place}</dt>
            <dd>{[request.place.city, request.place.state].join('، ')}</dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{kind.address}</dt>
            <dd>
              <span>
                {toPersianDigits(
                  [address.city, address.street, address.plaque, address.postalCode].filter(Boolean).join('، '),
                )}
              </span>
              <span>
                <Name text={address.receiverName} />
              </span>
              <Phone phone={address.receiverPhone} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const Phone = ({ phone }: { phone: string }) => (
  <a href={telHref(phone)} className={classes.way}>
    <bdi dir="ltr">{formatPhone(phone)}</bdi>
  </a>
);
