import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DelegationStatus, MerchantDelegation } from '../../../../contract/merchants/merchant-delegation.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { useNow } from '../../../ui/minute-clock.ts';
import { telHref } from '../../../ui/tel-href.ts';
import { contactHref } from '../supplier/contact-href.ts';
import { statusOn } from '../supplier/validity.ts';
import mark from '../supplier/validity-mark.module.css';
import classes from './delegation-card.module.css';
import { delegationsTexts } from './delegations-texts.ts';

const words = delegationsTexts;

const SIGNS: Record<DelegationStatus, string> = {
  active: 'M3 8.5 6.5 12 13 4.5',
  upcoming: 'M8 4v4l3 2',
  requested: 'M8 4v4l3 2',
  expired: 'M4 4l8 8M12 4l-8 8',
  revoked: 'M3 8h10',
};
/** Uses the colours of a licence's validity. */
const VALIDITIES: Record<DelegationStatus, string> = {
  active: 'valid',
  upcoming: 'future',
  requested: 'future',
  expired: 'expired',
  revoked: 'expired',
};

export function DelegationCard({ delegation }: { delegation: MerchantDelegation }) {
  const { merchant, title, scopeCategories, regions, exclusive, from, to, letterFileId } = delegation;
  const now = useNow();
  const website = contactHref({ type: 'website', value: merchant.website ?? '' });
  return (
    <article className={classes.card} aria-labelledby={delegation.id}>
      <h2 id={delegation.id}>
        <bdi>{merchant.name}</bdi>
      </h2>
      <span className={classes.state}>{now !== undefined && <StatusMark status={statusOn(delegation, now)} />}</span>
      <p className={classes.title}>{[title, words.kinds[merchant.kind], merchant.city].filter(Boolean).join(' · ')}</p>
      {(merchant.phones.length > 0 || website !== undefined) && (
        <ul className={classes.contacts}>
          {merchant.phones.map((phone) => (
            <li key={phone}>
              <a href={telHref(phone)}>
                <bdi dir="ltr">{formatPhone(phone)}</bdi>
              </a>
            </li>
          ))}
          {website !== undefined && (
            <li>
              <a href={website} rel="noopener nofollow">
                <bdi dir="ltr">{website.replace(/^https?:\/\//, '')}</bdi>
              </a>
            </li>
          )}
        </ul>
      )}
      <dl className={classes.facts}>
        <Fact name={words.validity}>
          <time dateTime={`${from}/${to}`}>{words.span(formatJalali(from, 'short'), formatJalali(to, 'short'))}</time>
        </Fact>
        <Fact name={words.scope}>
          {scopeCategories.length === 0 ? (
            words.wholeScope
          ) : (
            <ul className={classes.scope}>
              {scopeCategories.map((category) => (
                <li key={category.id}>
                  <Link to="/category/$categoryId/$" params={{ categoryId: category.id, _splat: category.slug }}>
                    <bdi>{category.name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={words.regions}>
          {regions.length === 0 ? words.wholeCountry : regions.map((region) => region.name).join('، ')}
          {' · '}
          {exclusive ? words.exclusive : words.notExclusive}
        </Fact>
        {letterFileId !== null && <Fact name={words.letter}>{words.letterKept}</Fact>}
      </dl>
    </article>
  );
}

const StatusMark = ({ status }: { status: DelegationStatus }) => (
  <span className={mark.mark} data-validity={VALIDITIES[status]}>
    <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SIGNS[status]} />
    </svg>
    {words.statuses[status]}
  </span>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
