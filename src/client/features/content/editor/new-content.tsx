import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ContentTypeTree } from '../../../../contract/content/content-type.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { FormFoot } from '../../../parts/form/form-foot.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { useContentReads } from '../queries.ts';
import classes from './editor.module.css';
import { contentWrites, newContentDraftKey } from './mutations.ts';
import { ownContentTarget } from './own-content-target.ts';
import { TextField } from './text-field.tsx';

const { create: words } = contentEditorTexts;

/** Each with the types above it. */
const namesOf = (types: readonly ContentTypeTree[], above = ''): { id: string; name: string }[] =>
  types.flatMap(({ id, title, children }) => {
    const name = above ? `${above} ‹ ${title}` : title;
    return [{ id, name }, ...namesOf(children, name)];
  });

type NewContentProps = {
  supplierId: string | undefined;
};

/** Begins a page: its title and its type. The draft opens at once. */
export function NewContent({ supplierId }: NewContentProps) {
  const { data: tree = [] } = useQuery({ ...useContentReads().tree(), throwOnError: false });
  const navigate = useNavigate();
  const types = namesOf(tree);
  const typeOf = (chosen: string) => chosen || (types[0]?.id ?? '');
  const form = useForm({
    draftKey: newContentDraftKey(supplierId),
    known: { title: '', chosen: '' },
    write: contentWrites(usePrivateApi()).create(),
    send: ({ title, chosen }) => ({ title, contentTypeId: typeOf(chosen), supplierId }),
    onSaved: ({ id }) => void navigate(ownContentTarget(id, supplierId)),
  });
  const { title, chosen } = form.value;
  return (
    <form {...form.props} className={classes.item} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <TextField
        label={words.title}
        value={title}
        error={form.faultOf('title')}
        onChange={(next) => form.change({ title: next })}
      />
      <Field label={words.type} error={form.faultOf('contentTypeId')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={typeOf(chosen)}
            onChange={({ currentTarget }) => form.change({ chosen: currentTarget.value })}
          >
            {types.map(({ id: typeId, name }) => (
              <option key={typeId} value={typeId}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormFoot form={form} words={{ save: words.add, saving: words.adding, failed: contentEditorTexts.failed }} />
    </form>
  );
}
