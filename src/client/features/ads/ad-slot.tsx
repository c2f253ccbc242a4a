import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useReads } from '../../data/use-reads.ts';
import { whenIdle } from '../../offline/idle.ts';
import { useOnDevice } from '../../ui/device/use-on-device.ts';
import { useNow } from '../../ui/minute-clock.ts';
import { Name } from '../../ui/name.tsx';
import classes from './ad-slot.module.css';
import { adsTexts } from './ads-texts.ts';
import type { AdPlace } from './queries.ts';
import { isRunning } from './running.ts';

const PICTURE = { width: 160, height: 120 };
const HOME_MAX = 3;
const OTHERS_MAX = 2;
const SHOWN_LATEST_MS = 2_000;
/** A path of this site; ads never link elsewhere. */
const OWN_PATH = /^\/(?!\/)/;

/** Without a network the words stay, and no sign of a broken picture. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.hidden = true;
};

type AdSlotProps = {
  place: AdPlace;
  /** Adds the ads of this category. */
  categoryId?: string | undefined;
};

/** The ads of a slot, below the content, so that they cause no layout shift in it. */
export function AdSlot({ place, categoryId }: AdSlotProps) {
  const reads = useReads();
  const now = useNow();
  // Without a server page the ads wait for the content: below a short skeleton they would shift.
  const isOnDevice = useOnDevice();
  const [isDue, setDue] = useState(!isOnDevice);
  useEffect(() => whenIdle(() => setDue(true), SHOWN_LATEST_MS), []);
  const ads = useQuery({ ...reads.ads.at(place, categoryId), throwOnError: false });
  const shown = (ads.data?.items ?? [])
    .filter((ad) => isRunning(ad, now) && OWN_PATH.test(ad.target))
    .slice(0, place === 'home' ? HOME_MAX : OTHERS_MAX);
  if (!isDue || shown.length === 0) return null;
  return (
    <section className={classes.ads} aria-label={adsTexts.ads}>
      <ul>
        {shown.map((ad) => (
          <li key={ad.id}>
            <Link to={ad.target} className={classes.ad}>
              <img src={ad.image} alt={ad.alt} {...PICTURE} loading="lazy" decoding="async" onError={hide} />
              <span className={classes.words}>
                <span className={classes.mark}>{adsTexts.ad}</span>
                <strong>
                  <Name text={ad.title} />
                </strong>
                {ad.text && <span className={classes.text}>{ad.text}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The slot of a product page, with the ads of the product's category. */
export function ProductAdSlot({ productId }: { productId: string }) {
  const { catalog } = useReads();
  const product = useQuery({ ...catalog.product(productId), throwOnError: false });
  return product.data ? <AdSlot place="product" categoryId={product.data.categoryId} /> : null;
}
