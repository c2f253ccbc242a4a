import type { PageContent } from '../../../../contract/content/page.ts';
import { contentLimits as limits } from '../../../../core/content/limits.ts';
import { contentEditorTexts as words } from '../../../parts/content/content-editor-texts.ts';
import { faultIn } from '../../../parts/form/field-faults.ts';
import { BlockList } from './block-list.tsx';
import { CategoryPicker } from './category-picker.tsx';
import classes from './editor.module.css';
import { PictureField } from './picture-field.tsx';
import { TextField } from './text-field.tsx';

const LEAD_ROWS = 3;
/** As people type it on a Persian or another keyboard. */
const COMMA = /[،,]/;

type ContentFieldsProps = {
  content: PageContent;
  faults: Partial<Record<string, string>>;
  onChange: (changes: Partial<PageContent>) => void;
};

/** Everything that people write of a page. */
export function ContentFields({ content, faults, onChange }: ContentFieldsProps) {
  return (
    <>
      <div className={classes.group}>
        <TextField
          label={words.fields.title}
          value={content.title}
          max={limits.title}
          error={faults.title}
          onChange={(title) => onChange({ title })}
        />
        <TextField
          label={words.fields.lead}
          value={content.lead}
          max={limits.lead}
          rows={LEAD_ROWS}
          error={faults.lead}
          onChange={(lead) => onChange({ lead })}
        />
      </div>
      <BlockList
        body={content.body}
        errorOf={(field) => faultIn(faults, field)}
        onChange={(body) => onChange({ body })}
      />
      <section className={classes.group} aria-labelledby="content-cover">
        <h3 id="content-cover">{words.fields.cover}</h3>
        <PictureField
          fileId={content.cover?.kind === 'image' ? content.cover.fileId : ''}
          error={faultIn(faults, 'cover')}
          onChange={(fileId) => onChange({ cover: { kind: 'image', fileId } })}
          onRemove={() => onChange({ cover: null })}
        />
      </section>
      <TextField
        label={words.fields.labels}
        hint={words.fields.labelsHint}
        value={content.labels.join('،')}
        error={faultIn(faults, 'labels')}
        onChange={(text) => onChange({ labels: text === '' ? [] : text.split(COMMA) })}
      />
      <CategoryPicker
        ids={content.categoryIds}
        error={faultIn(faults, 'categoryIds')}
        onChange={(categoryIds) => onChange({ categoryIds })}
      />
    </>
  );
}
