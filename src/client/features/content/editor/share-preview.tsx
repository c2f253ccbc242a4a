import { useMutation } from '@tanstack/react-query';
import type { OwnPage } from '../../../../contract/content/own-page.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { sharePage } from '../../../ui/share.ts';
import { previewTexts as words } from '../page/content-preview-texts.ts';
import { previewUrl } from '../page/preview-link.ts';
import classes from './editor.module.css';
import { contentWrites } from './mutations.ts';

/** Makes a link that shows the saved draft to whoever has it. */
export function SharePreview({ id, title }: Pick<OwnPage, 'id' | 'title'>) {
  const link = useMutation(contentWrites(usePrivateApi()).sharePreview());
  if (!link.data)
    return (
      <div className={classes.choices}>
        <Button isBusy={link.isPending} onClick={() => link.mutate({ id })}>
          {words.make}
        </Button>
      </div>
    );
  const url = previewUrl(location.origin, id, link.data.token);
  return (
    <div className={classes.ask}>
      <Field label={words.link} hint={words.linkHint(formatJalali(link.data.until, 'dateTime'))}>
        {(wiring) => (
          <TextInput
            {...wiring}
            readOnly
            dir="ltr"
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button onClick={() => void sharePage(title, url)}>{words.share}</Button>
    </div>
  );
}
