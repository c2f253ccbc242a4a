import { useQuery } from '@tanstack/react-query';
import { useDevicePacks } from '../../../offline/packs/device-packs.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PackList } from './pack-list.tsx';
import classes from './packs.module.css';
import { packTexts } from './packs-texts.ts';
import { roomRead } from './queries.ts';

const words = packTexts.page;

/** What this device has taken along, whoever uses it. */
export function PacksScreen() {
  const { packs, loads, isRead } = useDevicePacks();
  const room = useQuery(roomRead());
  const bytes = packs.reduce((sum, { manifest }) => sum + manifest.bytes, 0);
  const isEmpty = isRead && packs.length + loads.length === 0;
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <WithHelp id="packs.list">
        <h1>{words.title}</h1>
      </WithHelp>
      <p>{words.about}</p>
      {isEmpty && <Notice heading={words.none} hint={words.noneHint} />}
      {isRead && !isEmpty && (
        <p className={classes.small}>
          {words.sum(packs.length, bytes)}
          {room.data?.bytes !== undefined && ` · ${words.room(room.data.bytes)}`}
        </p>
      )}
      <PackList />
    </section>
  );
}
