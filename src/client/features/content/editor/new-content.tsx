import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { ContentTypeTree } from '../../../../contract/content/content-type.ts';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { useContentReads } from '../queries.ts';
import { faultsOf, faultText } from './content-faults.ts';
import classes from './editor.module.css';
import { contentWrites } from './mutations.ts';
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
  const create = useMutation(contentWrites(usePrivateApi()).create());
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<string>();
  /** The same page, however often it is sent. */
  const id = useRef(uuidv7());
  const types = namesOf(tree);
  const contentTypeId = chosen ?? types[0]?.id ?? '';
  const faults = faultsOf(create.error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate(
      { id: id.current, title, contentTypeId, supplierId },
      { onSuccess: (page) => void navigate(ownContentTarget(page.id, supplierId)) },
    );
  };
  return (
    <form className={classes.item} noValidate onSubmit={handleSubmit} aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <TextField label={words.title} value={title} error={faults.title} onChange={setTitle} />
      <Field label={words.type} error={faults.contentTypeId}>
        {(wiring) => (
          <Select {...wiring} value={contentTypeId} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {types.map(({ id: typeId, name }) => (
              <option key={typeId} value={typeId}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {create.error && !faults.title && !faults.contentTypeId && (
        <p role="alert" className={classes.fault}>
          {faultText(create.error)}
        </p>
      )}
      <div className={classes.choices}>
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {create.isPending ? words.adding : words.add}
        </Button>
      </div>
    </form>
  );
}
