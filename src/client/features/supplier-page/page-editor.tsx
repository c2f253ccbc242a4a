import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { OwnSupplierPage, SupplierPageContent } from '../../../contract/suppliers/supplier-page.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useReads } from '../../data/use-reads.ts';
import { useDraft } from '../../offline/drafts/use-draft.ts';
import { myUserInfoAtom } from '../../parts/account/session-atoms.ts';
import { faultsOf, faultText } from '../../parts/form/field-faults.ts';
import { useFirstFault } from '../../parts/form/use-first-fault.ts';
import { ownPageTexts as words } from '../../parts/selling/own-page-texts.ts';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { pageDraftKey, pageWrites } from './mutations.ts';
import { PageConflict } from './page-conflict.tsx';
import { contentOf, draftForm, draftOf, faultyDays, type PageDraft } from './page-draft.ts';
import { PageFields } from './page-fields.tsx';
import { isSamePage } from './page-words.ts';
import classes from './supplier-page.module.css';

const TOAST_ID = 'own-page';

type PageEditorProps = {
  page: OwnSupplierPage;
  preview: (content: SupplierPageContent) => ReactNode;
};

/** What is typed is on the device until the server has it; until something is typed, the form shows the server's draft. */
export function PageEditor({ page, preview }: PageEditorProps) {
  const { id, version, draft: stored, published, replacedAt } = page;
  const writes = pageWrites(usePrivateApi(), useReads().suppliers.supplier(id).queryKey);
  const { sub = '' } = useAtomValue(myUserInfoAtom) ?? {};
  const save = useMutation(writes.savePage());
  const firstFault = useFirstFault();
  const publish = useMutation(writes.publishPage());
  const typed = useDraft<PageDraft | undefined>(pageDraftKey(sub, id), undefined, draftForm);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [isChecked, setChecked] = useState(false);
  const formId = useId();
  const latest = useRef(typed.value);
  latest.current = typed.value;
  const draft = typed.value ?? draftOf(stored, version);
  const content = contentOf(draft);
  const error = save.error ?? publish.error;
  const faults = faultsOf(error);
  const wrongDays = isChecked ? faultyDays(draft) : new Set<string>();
  const isStale = typed.value !== undefined && draft.version < version && !isSamePage(content, stored);
  const handleChange = (changes: Partial<PageDraft>, isReordered: boolean) => {
    // The faults name places of lists that are others now.
    if (isReordered) for (const one of [save, publish]) one.reset();
    typed.change({ ...draft, ...changes });
  };
  const send = (isPublished: boolean) => {
    setChecked(true);
    firstFault.wait();
    if (faultyDays(draft).size > 0 || save.isPending || publish.isPending) return;
    save.reset();
    publish.reset();
    const sent = typed.value;
    // Equal texts are the same page, whoever has saved them.
    const edit = { id, version: isStale ? draft.version : version, content };
    (isPublished ? publish : save).mutate(edit, {
      onSuccess: (answer) => {
        if (latest.current === sent) typed.drop();
        else if (latest.current) typed.change({ ...latest.current, version: answer.version });
        showToast({ id: TOAST_ID, kind: 'done', text: isPublished ? words.published : words.saved });
      },
    });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const state = typed.value ? 'typed' : isSamePage(stored, published) ? 'same' : 'unpublished';
  return (
    <div className={classes.form}>
      {replacedAt && <Message tone="info">{words.replaced(formatJalali(replacedAt))}</Message>}
      <WithHelp id="supplier-page.publish">
        <Segmented
          legend={words.tabs.legend}
          name="page-view"
          value={view}
          onChoose={setView}
          options={(['write', 'preview'] as const).map((value) => ({ value, label: words.tabs[value] }))}
        />
      </WithHelp>
      {view === 'preview' ? (
        <>
          <p className={classes.faded}>{words.previewHint}</p>
          <div className={classes.preview}>{preview(content)}</div>
        </>
      ) : (
        // Not around the preview, which has forms of its own.
        <form {...firstFault.props} id={formId} className={classes.form} noValidate onSubmit={handleSubmit}>
          <PageFields
            draft={draft}
            errorOf={(field) => (wrongDays.has(field) ? words.licences.noSuchDay : faults[field])}
            onChange={handleChange}
          />
        </form>
      )}
      <div className={classes.foot}>
        {isStale ? (
          <PageConflict
            mine={content}
            theirs={stored}
            onKeep={() => typed.change({ ...draft, version })}
            onTake={() => typed.drop()}
          />
        ) : (
          <>
            <p className={classes.faded} role="status">
              {words.states[state]}
            </p>
            {error && (
              <p role="alert" className={classes.fault}>
                {faultText(error, words)}
              </p>
            )}
            <div className={classes.choices}>
              <Button look="primary" isBusy={publish.isPending} onClick={() => send(true)}>
                {publish.isPending ? words.publishing : words.publish}
              </Button>
              <Button
                isBusy={save.isPending}
                {...(view === 'write' ? { type: 'submit', form: formId } : { onClick: () => send(false) })}
              >
                {save.isPending ? words.saving : words.save}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
