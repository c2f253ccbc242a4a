import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { downloadBlob } from '../../../ui/download.ts';
import { WithHelp } from '../../../ui/help-button.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { DeletionSheet } from './deletion-sheet.tsx';
import { ownDataWrites } from './mutations.ts';
import classes from './own-data.module.css';
import { ownDataTexts } from './own-data-texts.ts';

const { data: words, deletion } = ownDataTexts;
const TOAST_ID = 'exported';

/** All data to take along, and the end of the account. */
export function DataSection() {
  const download = useMutation(ownDataWrites(usePrivateApi()).export());
  const [isAsking, setIsAsking] = useState(false);
  const handleExport = () =>
    download.mutate(undefined, {
      onSuccess: (content) => {
        downloadBlob(content, words.exportFile);
        showToast({ id: TOAST_ID, kind: 'done', text: words.exported });
      },
    });
  return (
    <section className={classes.section}>
      <WithHelp id="own-data.export">
        <h2>{words.heading}</h2>
      </WithHelp>
      <p className={classes.hint}>{words.exportHint}</p>
      <div className={classes.ways}>
        <Button isBusy={download.isPending} onClick={handleExport}>
          {download.isPending ? words.exporting : words.export}
        </Button>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {deletion.open}
        </Button>
      </div>
      {isAsking && <DeletionSheet onClose={() => setIsAsking(false)} />}
    </section>
  );
}
