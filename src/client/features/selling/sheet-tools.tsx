import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SHEET_MAX_BYTES } from '../../../core/wire/file-limits.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import classes from '../../parts/account/cards.module.css';
import { faultText } from '../../parts/form/field-faults.ts';
import { FileButton } from '../../parts/form/file-button.tsx';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { downloadBlob } from '../../ui/download.ts';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { sellingWrites } from './mutations.ts';
import { PreviewSheet } from './preview-sheet.tsx';

const { sheet: words } = sellingTexts;
const TOAST_ID = 'offer-sheet';
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type SheetToolsProps = {
  supplierId: string;
  /** Words of the search: the file has what the list shows. */
  q: string;
};

/** The offers as a file, and the changes of a file. */
export function SheetTools({ supplierId, q }: SheetToolsProps) {
  const writes = sellingWrites(usePrivateApi());
  const download = useMutation(writes.downloadSheet());
  const preview = useMutation(writes.previewSheet());
  const [isTooLarge, setTooLarge] = useState(false);
  const handleDownload = () =>
    download.mutate(
      { supplierId, q },
      {
        onSuccess: (content) => {
          downloadBlob(content, words.fileName);
          showToast({ id: TOAST_ID, kind: 'done', text: words.downloaded });
        },
      },
    );
  const handleFile = (file: File) => {
    setTooLarge(file.size > SHEET_MAX_BYTES);
    if (file.size > SHEET_MAX_BYTES) preview.reset();
    else preview.mutate({ supplierId, file });
  };
  const fault = isTooLarge ? words.tooLarge : preview.error && faultText(preview.error, words);
  return (
    <section className={classes.card} aria-label={words.heading}>
      <WithHelp id="offers.spreadsheet">
        <h3>{words.heading}</h3>
      </WithHelp>
      <p className={classes.facts}>{words.hint}</p>
      <div className={classes.ways}>
        <Button size="compact" isBusy={download.isPending} onClick={handleDownload}>
          {download.isPending ? words.downloading : words.download}
        </Button>
        <FileButton
          label={words.file}
          text={preview.isPending ? words.checking : words.upload}
          accept={ACCEPTED}
          isBusy={preview.isPending}
          onFile={handleFile}
        />
      </div>
      <p>
        <Link to="/profile/suppliers/$supplierId/imports" params={{ supplierId }} className={buttonClass('link')}>
          {words.ownList}
        </Link>
      </p>
      {fault && <p role="alert">{fault}</p>}
      {preview.data && <PreviewSheet supplierId={supplierId} preview={preview.data} onClose={preview.reset} />}
    </section>
  );
}
