import type { Block } from '../../../../contract/content/block.ts';
import { contentLimits as limits } from '../../../../core/content/limits.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { PartsPicker } from './parts-picker.tsx';
import { PictureField } from './picture-field.tsx';
import { TableFields } from './table-fields.tsx';
import { TextField } from './text-field.tsx';

const { blocks: words } = contentEditorTexts;
const TEXT_ROWS = 5;

type BlockFieldsProps = {
  block: Block;
  /** By the name of the member: `text`. */
  errorOf: (name: string) => string | undefined;
  onChange: (block: Block) => void;
};

/** What people write of one block. */
export function BlockFields({ block, errorOf, onChange }: BlockFieldsProps) {
  const caption = (of: Extract<Block, { caption: string }>) => (
    <TextField
      label={words.caption}
      value={of.caption}
      error={errorOf('caption')}
      onChange={(text) => onChange({ ...of, caption: text })}
    />
  );
  const alt = (of: Extract<Block, { alt: string }>) => (
    <TextField
      label={words.alt}
      hint={words.altHint}
      value={of.alt}
      error={errorOf('alt')}
      onChange={(text) => onChange({ ...of, alt: text })}
    />
  );
  const text = (of: Extract<Block, { text: string }>, max: number, rows?: number) => (
    <TextField
      label={of.kind === 'formula' ? words.formula : words.text}
      value={of.text}
      max={max}
      error={errorOf('text')}
      {...(rows !== undefined && { rows })}
      {...(of.kind === 'formula' && { dir: 'ltr' })}
      onChange={(value) => onChange({ ...of, text: value })}
    />
  );
  switch (block.kind) {
    case 'paragraph':
      return text(block, limits.paragraph, TEXT_ROWS);
    case 'heading':
      return (
        <>
          {text(block, limits.heading)}
          <Field label={words.level}>
            {(wiring) => (
              <Select
                {...wiring}
                value={block.level}
                onChange={({ currentTarget }) => onChange({ ...block, level: currentTarget.value === '3' ? 3 : 2 })}
              >
                {([2, 3] as const).map((level) => (
                  <option key={level} value={level}>
                    {words.levels[level]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      );
    case 'list':
      return (
        <>
          <TextField
            label={words.items}
            hint={words.itemsHint}
            rows={TEXT_ROWS}
            value={block.items.join('\n')}
            error={errorOf('items')}
            onChange={(value) => onChange({ ...block, items: value.split('\n') })}
          />
          <Choice
            type="checkbox"
            checked={block.ordered}
            onChange={({ currentTarget }) => onChange({ ...block, ordered: currentTarget.checked })}
          >
            {words.ordered}
          </Choice>
        </>
      );
    case 'table':
      return (
        <>
          {caption(block)}
          <TableFields table={block} error={errorOf('rows') ?? errorOf('head')} onChange={onChange} />
        </>
      );
    case 'callout':
      return (
        <>
          {text(block, limits.paragraph, TEXT_ROWS)}
          <Field label={words.tone}>
            {(wiring) => (
              <Select
                {...wiring}
                value={block.tone}
                onChange={({ currentTarget }) =>
                  onChange({ ...block, tone: currentTarget.value === 'warning' ? 'warning' : 'tip' })
                }
              >
                {(['tip', 'warning'] as const).map((tone) => (
                  <option key={tone} value={tone}>
                    {words.tones[tone]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      );
    case 'formula':
      return (
        <>
          {text(block, limits.formula)}
          {caption(block)}
        </>
      );
    case 'figure':
      return (
        <>
          <TextField
            label={words.figure}
            dir="ltr"
            value={block.name}
            error={errorOf('name')}
            onChange={(name) => onChange({ ...block, name })}
          />
          {alt(block)}
          {caption(block)}
        </>
      );
    case 'image':
      return (
        <>
          <PictureField
            fileId={block.fileId}
            error={errorOf('fileId')}
            onChange={(fileId) => onChange({ ...block, fileId })}
          />
          {alt(block)}
          {caption(block)}
        </>
      );
    case 'drawing':
      return (
        <>
          <PartsPicker
            ids={block.baseProductId ? [block.baseProductId] : []}
            max={1}
            error={errorOf('baseProductId')}
            onChange={([baseProductId = '']) => onChange({ ...block, baseProductId })}
          />
          {caption(block)}
        </>
      );
    case 'parts':
      return (
        <>
          <PartsPicker
            ids={block.baseProductIds}
            max={limits.parts}
            error={errorOf('baseProductIds')}
            onChange={(baseProductIds) => onChange({ ...block, baseProductIds })}
          />
          {caption(block)}
        </>
      );
    case 'video':
      return (
        <TextField
          label={words.video}
          dir="ltr"
          value={block.videoId}
          error={errorOf('videoId')}
          onChange={(videoId) => onChange({ ...block, videoId })}
        />
      );
  }
}
