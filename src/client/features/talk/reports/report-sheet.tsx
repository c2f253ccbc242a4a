import {
  TALK_REPORT_MAX_LENGTH,
  type TalkReportReason,
  talkReportReasons,
} from '../../../../core/talk/talk-reports.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Select, TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { directionOf } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { reportDraftKey, talkReportWrites } from './mutations.ts';
import { reportTexts } from './report-texts.ts';
import classes from './reports.module.css';

const { form: words, reasons } = reportTexts;

type ReportSheetProps = {
  conversationId: string;
  /** Undefined for the whole conversation. */
  messageId: string | undefined;
  onClose: () => void;
};

type Typed = { reason: TalkReportReason | ''; text: string };
const EMPTY: Typed = { reason: '', text: '' };

function check({ reason, text }: Typed): { reason?: string; text?: string } {
  if (reason === '') return { reason: words.reasonRequired };
  return reason === 'other' && text.trim() === '' ? { text: words.textRequired } : {};
}

/** Tells the operators what the other party has done. */
export default function ReportSheet({ conversationId, messageId, onClose }: ReportSheetProps) {
  const form = useForm({
    draftKey: reportDraftKey(conversationId, messageId),
    known: EMPTY,
    write: talkReportWrites(usePrivateApi()).send(),
    check,
    send: ({ reason, text }) => ({ conversationId, messageId, reason: reason || 'other', text: text.trim() }),
    onSaved: () => {
      showToast({ kind: 'done', text: reportTexts.done });
      onClose();
    },
  });
  const { reason, text } = form.value;
  return (
    <Sheet heading={messageId ? reportTexts.headingMessage : reportTexts.heading} onClose={onClose}>
      {(close) => (
        <>
          <p className={classes.about}>{reportTexts.effect}</p>
          <SheetForm form={form} words={words} onCancel={close}>
            <Field label={words.reason} error={form.faultOf('reason')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={reason}
                  onChange={({ currentTarget }) =>
                    form.change({ reason: currentTarget.value as TalkReportReason | '' })
                  }
                >
                  <option value="">—</option>
                  {talkReportReasons.map((one) => (
                    <option key={one} value={one}>
                      {reasons[one]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={words.text} hint={words.hint} error={form.faultOf('text')}>
              {(wiring) => (
                <TextArea
                  {...wiring}
                  rows={3}
                  dir={text ? directionOf(text) : undefined}
                  maxLength={TALK_REPORT_MAX_LENGTH}
                  value={text}
                  onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
                />
              )}
            </Field>
          </SheetForm>
        </>
      )}
    </Sheet>
  );
}
