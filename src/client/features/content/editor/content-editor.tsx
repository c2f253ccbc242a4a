import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { OwnPage } from '../../../../contract/content/own-page.ts';
import type { OwnPageCard, PageContent } from '../../../../contract/content/page.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useDraft } from '../../../offline/drafts/use-draft.ts';
import { contentEditorTexts as words } from '../../../parts/content/content-editor-texts.ts';
import { faultsOf, faultText } from '../../../parts/form/field-faults.ts';
import { useFirstFault } from '../../../parts/form/use-first-fault.ts';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { ContentConflict } from './content-conflict.tsx';
import { type ContentDraft, contentOf, draftForm, isSameContent } from './content-draft.ts';
import { ContentFields } from './content-fields.tsx';
import { ContentHistory } from './content-history.tsx';
import { ContentPreview } from './content-preview.tsx';
import classes from './editor.module.css';
import { contentDraftKey, contentWrites } from './mutations.ts';
import { PublishTools } from './publish-tools.tsx';
import { ownContentKey } from './queries.ts';

const TOAST_ID = 'own-content';
const views = ['write', 'preview', 'history'] as const;

/** What is typed is on the device until the server has it; until something is typed, the form shows the server's draft. */
export function ContentEditor({ page }: { page: OwnPage }) {
  const { id, version, draft: stored } = page;
  const writes = contentWrites(usePrivateApi());
  const queryClient = useQueryClient();
  const save = useMutation(writes.save());
  const publish = useMutation(writes.publish());
  const firstFault = useFirstFault();
  const typed = useDraft<ContentDraft | undefined>(contentDraftKey(id), undefined, draftForm);
  const [view, setView] = useState<(typeof views)[number]>('write');
  const latest = useRef(typed.value);
  latest.current = typed.value;
  const draft = typed.value ?? { version, content: stored };
  const content = contentOf(draft);
  const error = save.error ?? publish.error;
  const isStale = typed.value !== undefined && draft.version < version && !isSameContent(content, stored);
  const handleChange = (changes: Partial<PageContent>) => {
    // The faults name places of blocks that are others now.
    if (changes.body && changes.body.length !== draft.content.body.length)
      for (const one of [save, publish]) one.reset();
    typed.change({ version: draft.version, content: { ...draft.content, ...changes } });
  };
  const send = (how: 'save' | 'publish', publishAt?: string) => {
    if (save.isPending || publish.isPending) return;
    firstFault.wait();
    save.reset();
    publish.reset();
    const sent = typed.value;
    // Equal texts are the same page, whoever has saved them.
    const edit = { id, version: isStale ? draft.version : version, content };
    const settle = {
      onSuccess: (answer: OwnPageCard) => {
        // What is typed before the next read has come is of this version.
        queryClient.setQueryData<OwnPage>(ownContentKey(id), (old) => old && { ...old, ...answer, draft: content });
        if (latest.current === sent) typed.drop();
        else if (latest.current) typed.change({ ...latest.current, version: answer.version });
        const text = how === 'save' ? words.saved : publishAt ? words.schedule.done : words.published;
        showToast({ id: TOAST_ID, kind: 'done', text });
      },
    };
    if (how === 'save') save.mutate(edit, settle);
    else publish.mutate({ ...edit, publishAt }, settle);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send('save');
  };
  return (
    <div className={classes.form}>
      <Segmented
        legend={words.tabs.legend}
        name="content-view"
        value={view}
        onChoose={setView}
        options={views.map((value) => ({ value, label: words.tabs[value] }))}
      />
      {view === 'write' && (
        <form {...firstFault.props} className={classes.form} noValidate onSubmit={handleSubmit}>
          <ContentFields content={draft.content} faults={faultsOf(error)} onChange={handleChange} />
        </form>
      )}
      {view === 'preview' && (
        <>
          <p className={classes.faded}>{words.previewHint}</p>
          <ContentPreview content={content} />
        </>
      )}
      {view === 'history' && <ContentHistory id={id} version={version} isTyped={typed.value !== undefined} />}
      <div className={classes.foot}>
        {isStale ? (
          <ContentConflict
            theirs={stored}
            onKeep={() => typed.change({ ...draft, version })}
            onTake={() => typed.drop()}
          />
        ) : (
          <>
            {error && (
              <p role="alert" className={classes.fault}>
                {faultText(error, words)}
              </p>
            )}
            <PublishTools
              page={page}
              isTyped={typed.value !== undefined}
              isSaving={save.isPending}
              isPublishing={publish.isPending}
              onSave={() => send('save')}
              onPublish={(publishAt) => send('publish', publishAt)}
            />
          </>
        )}
      </div>
    </div>
  );
}
