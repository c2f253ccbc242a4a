import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnPage } from '../../../../contract/content/own-page.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { contentEditorTexts as words } from '../../../parts/content/content-editor-texts.ts';
import { objectTarget } from '../../../router/object-target.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import classes from './editor.module.css';
import { contentWrites } from './mutations.ts';
import { ScheduleSheet } from './schedule-sheet.tsx';
import { SharePreview } from './share-preview.tsx';

const TOAST_ID = 'content-withdrawn';

type PublishToolsProps = {
  page: OwnPage;
  isTyped: boolean;
  isSaving: boolean;
  isPublishing: boolean;
  onSave: () => void;
  /** @param publishAt a time to come; without it, now */
  onPublish: (publishAt?: string) => void;
};

/** What can be done with a draft now, and what the public reads of it. */
export function PublishTools({ page, isTyped, isSaving, isPublishing, onSave, onPublish }: PublishToolsProps) {
  const { id, status, isChanged, publishedAt, uniqueName, slug } = page;
  const withdraw = useMutation(contentWrites(usePrivateApi()).withdraw());
  const [isScheduling, setScheduling] = useState(false);
  const handleWithdraw = () =>
    withdraw.mutate({ id }, { onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.withdrawn }) });
  const isWaiting = status === 'scheduled' && publishedAt !== null;
  const state = isTyped ? words.states.typed : isChanged ? words.states.unpublished : words.states.same;
  return (
    <>
      <p className={classes.faded} role="status">
        {isWaiting && !isTyped ? words.states.scheduled(formatJalali(publishedAt, 'dateTime')) : state}
      </p>
      <div className={classes.choices}>
        <Button look="primary" isBusy={isPublishing} onClick={() => onPublish()}>
          {words.publish}
        </Button>
        <Button isBusy={isSaving} onClick={onSave}>
          {isSaving ? words.saving : words.save}
        </Button>
        {status !== 'published' && (
          <Button aria-haspopup="dialog" onClick={() => setScheduling(true)}>
            {words.schedule.open}
          </Button>
        )}
        {(status === 'published' || isWaiting) && (
          <Button look="danger" isBusy={withdraw.isPending} onClick={handleWithdraw}>
            {isWaiting ? words.unschedule : words.withdraw}
          </Button>
        )}
        {status === 'published' && (
          <Link
            {...(uniqueName
              ? { to: '/page/$uniquePageName', params: { uniquePageName: uniqueName } }
              : objectTarget('page', id, slug))}
            className={buttonClass('link')}
          >
            {words.publicPage}
          </Link>
        )}
      </div>
      <SharePreview key={id} id={id} title={page.title} />
      {isScheduling && (
        <ScheduleSheet
          isBusy={isPublishing}
          onClose={() => setScheduling(false)}
          onSend={(publishAt) => {
            setScheduling(false);
            onPublish(publishAt);
          }}
        />
      )}
    </>
  );
}
