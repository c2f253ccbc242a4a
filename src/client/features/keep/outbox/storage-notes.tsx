import { deviceJournal } from '../../../offline/journal/device-journal.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { useStorageRefused } from '../../../offline/outbox/kept-storage.ts';
import { useStore } from '../../../ui/store.ts';
import classes from './outbox.module.css';

/** What this device does not promise about the rows. */
export function StorageNotes() {
  const isRefused = useStorageRefused();
  const isFull = useStore(deviceJournal.isFull, false);
  return (
    <>
      {isFull && <p className={classes.storage}>{keepTexts.outbox.copyFull}</p>}
      {isRefused && <p className={classes.storage}>{keepTexts.outbox.notKept}</p>}
    </>
  );
}
