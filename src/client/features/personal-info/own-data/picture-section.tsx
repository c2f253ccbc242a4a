import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PICTURE_MAX_BYTES } from '../../../../core/wire/file-limits.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { writesTexts } from '../../../data/write-texts.ts';
import { faultText } from '../../../parts/form/field-faults.ts';
import { FileButton } from '../../../parts/form/file-button.tsx';
import { Icon } from '../../../ui/image/icon.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { ownDataWrites } from './mutations.ts';
import classes from './own-data.module.css';
import { ownDataTexts } from './own-data-texts.ts';
import { PictureImage } from './picture-image.tsx';
import { ownDataReads } from './queries.ts';

const { picture: words } = ownDataTexts;
const TOAST_ID = 'picture';
const ACCEPTED = 'image/jpeg,image/png,image/webp';
/** A larger one is not even opened to be made smaller. */
const OPENED_MAX_BYTES = 40 * PICTURE_MAX_BYTES;

const faultOf = ({ type, size }: File): string | undefined => {
  if (!type.startsWith('image/')) return words.notImage;
  return size > OPENED_MAX_BYTES ? words.tooLarge : undefined;
};

/** The person's picture, to choose, to replace and to remove. */
export function PictureSection() {
  const api = usePrivateApi();
  const { data: shown } = useQuery(ownDataReads(api).picture());
  const save = useMutation(ownDataWrites(api).savePicture());
  const remove = useMutation(ownDataWrites(api).removePicture());
  const [fault, setFault] = useState<string>();

  const handleFile = (file: File) => {
    const found = faultOf(file);
    setFault(found);
    if (found) return;
    save.mutate(file, {
      onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.saved }),
      onError: (error) => setFault(faultText(error, { changedElsewhere: '', failed: writesTexts.failed })),
    });
  };
  const handleRemove = () =>
    remove.mutate(undefined, {
      onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.removed }),
    });
  return (
    <section className={classes.section}>
      <h2>{words.heading}</h2>
      <div className={classes.picture}>
        {shown ? (
          <PictureImage picture={shown} />
        ) : (
          <span className={classes.frame} role="img" aria-label={words.none}>
            <Icon name="account" size={40} />
          </span>
        )}
        <div className={classes.ways}>
          <FileButton
            label={words.file}
            text={save.isPending ? words.sending : shown ? words.replace : words.choose}
            accept={ACCEPTED}
            isBusy={save.isPending}
            onFile={handleFile}
          />
          {shown && (
            <Button size="compact" look="quiet" isBusy={remove.isPending} onClick={handleRemove}>
              {words.remove}
            </Button>
          )}
          <p className={classes.hint}>{words.hint}</p>
        </div>
      </div>
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </section>
  );
}
