import { useState } from 'react';
import type { Block } from '../../../../contract/content/block.ts';
import { contentLimits as limits } from '../../../../core/content/limits.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { BlockFields } from './block-fields.tsx';
import { type NewKind, newBlock, newKinds, replacedAt } from './content-draft.ts';
import classes from './editor.module.css';
import { ListTools } from './list-tools.tsx';

const { blocks: words, marks } = contentEditorTexts;

type BlockListProps = {
  body: readonly Block[];
  /** By the server's name of the field: `body.0.text`. */
  errorOf: (field: string) => string | undefined;
  onChange: (body: Block[]) => void;
};

/** The blocks of a text, in their order. */
export function BlockList({ body, errorOf, onChange }: BlockListProps) {
  const [kind, setKind] = useState<NewKind>('paragraph');
  return (
    <section className={classes.group} aria-labelledby="content-blocks">
      <h3 id="content-blocks">{words.heading}</h3>
      <p className={classes.faded}>{body.length === 0 ? words.none : marks}</p>
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its place.
        <fieldset key={index} className={classes.item}>
          <legend>{words.name(index + 1, block.kind)}</legend>
          <div className={classes.main}>
            <BlockFields
              block={block}
              errorOf={(name) => errorOf(`body.${index}.${name}`)}
              onChange={(changed) => onChange(replacedAt(body, index, changed))}
            />
          </div>
          <ListTools items={body} index={index} onChange={onChange} />
        </fieldset>
      ))}
      {body.length < limits.blocks && (
        <div className={classes.ask}>
          <Field label={words.kind}>
            {(wiring) => (
              <Select
                {...wiring}
                value={kind}
                onChange={({ currentTarget }) => setKind(currentTarget.value as NewKind)}
              >
                {newKinds.map((one) => (
                  <option key={one} value={one}>
                    {words.kinds[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button onClick={() => onChange([...body, newBlock(kind)])}>{words.add}</Button>
        </div>
      )}
    </section>
  );
}
