import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LICENCE_FILE_MAX_BYTES } from '../../../core/wire/file-limits.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { faultText } from '../../parts/form/field-faults.ts';
import { FileButton } from '../../parts/form/file-button.tsx';
import { ownPageTexts } from '../../parts/selling/own-page-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { licenceFileWrites } from './mutations.ts';
import classes from './supplier-page.module.css';

const { file: words } = ownPageTexts.licences;
const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';

type LicenceFileProps = {
  /** Of the licence, from 1. */
  number: number;
  fileId: string | undefined;
  onChange: (fileId: string | undefined) => void;
};

/** The scan of a licence: a picture or a PDF, chosen, replaced or taken away. */
export function LicenceFile({ number, fileId, onChange }: LicenceFileProps) {
  const upload = useMutation(licenceFileWrites(usePrivateApi()).upload());
  const [isTooLarge, setTooLarge] = useState(false);
  const handleFile = (file: File) => {
    setTooLarge(file.size > LICENCE_FILE_MAX_BYTES);
    if (file.size > LICENCE_FILE_MAX_BYTES) upload.reset();
    else upload.mutate(file, { onSuccess: ({ id }) => onChange(id) });
  };
  const fault = isTooLarge
    ? words.tooLarge
    : upload.error && faultText(upload.error, { ...words, changedElsewhere: words.failed });
  return (
    <div className={classes.wide}>
      <p className={classes.faded}>{fileId ? words.attached : words.hint}</p>
      <div className={classes.choices}>
        <FileButton
          label={words.of(number)}
          text={upload.isPending ? words.sending : fileId ? words.replace : words.add}
          accept={ACCEPTED}
          isBusy={upload.isPending}
          onFile={handleFile}
        />
        {fileId && (
          <Button size="compact" onClick={() => onChange(undefined)}>
            {words.remove}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
