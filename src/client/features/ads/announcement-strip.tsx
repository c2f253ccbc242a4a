import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Announcement } from '../../../contract/ads/announcement.ts';
import { type AnnouncementSeverity, announcementSeverities } from '../../../core/content/announcement-severities.ts';
import { useReads } from '../../data/use-reads.ts';
import { useOnDevice } from '../../ui/device/use-on-device.ts';
import { Icon, type IconName } from '../../ui/image/icon.tsx';
import { IconButton } from '../../ui/kit/button.tsx';
import { useNow } from '../../ui/minute-clock.ts';
import { adsTexts } from './ads-texts.ts';
import classes from './announcement-strip.module.css';
import { dismiss, dismissedIds, useDismissed } from './dismissed.ts';
import { isRunning } from './running.ts';

const icons: Record<AnnouncementSeverity, IconName> = { critical: 'failed', warning: 'failed', info: 'info' };

/** The most urgent announcement that is not dismissed; of equal ones the latest, which the API sorts first. */
export const mostUrgent = (announcements: readonly Announcement[], dismissed: readonly string[]) =>
  announcementSeverities
    .flatMap((severity) => announcements.filter((one) => one.severity === severity))
    .find(({ id }) => !dismissed.includes(id));

/**
 * One announcement above the page. A later one, or the next after a dismissal, waits for the next page, against layout
 * shifts. Mount it again for every page.
 */
export function AnnouncementStrip() {
  const reads = useReads();
  const now = useNow();
  const isOnDevice = useOnDevice();
  const dismissed = useDismissed();
  const { data } = useQuery({ ...reads.ads.announcements(), throwOnError: false });
  // Hydration shows the server's choice, which ignores dismissals.
  const [shown] = useState(() => mostUrgent(data?.items ?? [], isOnDevice ? dismissedIds() : []));
  if (!shown || dismissed.includes(shown.id) || !isRunning(shown, now)) return null;
  const { id, severity, title, body } = shown;
  return (
    <aside className={classes.strip} aria-label={adsTexts.announcement} data-severity={severity} data-announcement={id}>
      <details className={classes.details}>
        <summary className={classes.summary}>
          <Icon name={icons[severity]} size={20} />
          <span className="visually-hidden">{adsTexts.severities[severity]}: </span>
          <span className={classes.title}>{title}</span>
        </summary>
        <p className={classes.body}>{body}</p>
      </details>
      <IconButton label={adsTexts.dismiss(title)} className={classes.close} onClick={() => dismiss(id)}>
        <Icon name="close" size={18} />
      </IconButton>
    </aside>
  );
}
