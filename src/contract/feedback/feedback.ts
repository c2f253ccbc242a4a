import { z } from 'zod';
import { FEEDBACK_FILES_MAX, FEEDBACK_MAX_LENGTH, feedbackStates, feedbackTypes } from '../../core/content/feedback.ts';
import { objectTypes } from '../../core/ids/object-types.ts';
import { TRACKING_LENGTH } from '../../core/ids/tracking-code.ts';
import { parsePhone } from '../../core/people/phone.ts';
import { maybeLine } from '../one-line.ts';
import { entityFields, pageQuery } from '../page.ts';

const CONTACT_MAX = 254;
const BUILD_MAX = 64;
const ANSWER_MIN = 3;
const TYPED_CODE_MAX = 60;

const type = z.enum(feedbackTypes);
const state = z.enum(feedbackStates);
const time = z.iso.datetime().nullable();

const isEmail = (typed: string): boolean => z.email().safeParse(typed).success;

/** A phone number in any spelling, or an e-mail address. */
const contact = maybeLine(CONTACT_MAX).refine((typed) => parsePhone(typed) !== undefined || isEmail(typed), {
  message: 'شمارهٔ تلفن یا نشانی ایمیل درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷ یا name@example.com بنویسید.',
});

export const feedbackBody = z
  .object({
    /** Made by the client: sent again, it is the same feedback. It becomes the feedback's id. */
    clientId: z.uuid(),
    type,
    text: z.string().trim().min(1).max(FEEDBACK_MAX_LENGTH),
    /** What it is about; only together with `objectId`. It may be gone. */
    objectType: z.enum(objectTypes).optional(),
    objectId: z.uuid().optional(),
    contact: contact.optional(),
    /** Files of the signed-in sender. */
    fileIds: z.array(z.uuid()).max(FEEDBACK_FILES_MAX).optional(),
    /** The build of the client that wrote it. */
    appBuild: z.string().max(BUILD_MAX).optional(),
    /** The failed request that it reports. */
    requestId: z
      .string()
      .regex(/^[\w.-]{8,128}$/)
      .optional(),
  })
  .meta({
    examples: [
      {
        clientId: '01940000-0000-7000-8000-00000000000a',
        type: 'bug',
        text: 'فهرست بلبرینگ‌ها پس از پالایش خالی می‌ماند.',
        contact: '09121234567',
      },
    ],
  });

const trackingCode = z.string().length(TRACKING_LENGTH);

/** The code finds the feedback; nothing else does for a sender who is not signed in. */
export const feedbackSent = z.object({ trackingCode });
export type FeedbackSent = z.infer<typeof feedbackSent>;

/** In any spelling that a person may type. */
export const trackingParam = z.object({ trackingCode: z.string().max(TYPED_CODE_MAX) });

const progress = {
  type,
  state,
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When an operator has first read it. */
  seenAt: time,
  answeredAt: time,
  closedAt: time,
};

/** What whoever has the code learns: neither the text nor the sender. */
export const trackedFeedback = z.object(progress);
export type TrackedFeedback = z.infer<typeof trackedFeedback>;

const written = {
  ...entityFields,
  ...progress,
  text: z.string(),
  objectType: z.enum(objectTypes).nullable(),
  objectId: z.uuid().nullable(),
  /** Null if the feedback is about no object, or the object no longer exists. */
  object: z.object({ title: z.string(), slug: z.string(), glyph: z.string().nullable() }).nullable(),
  /** A phone number in E.164, or an e-mail address. */
  contact: z.string().nullable(),
  fileIds: z.array(z.uuid()),
  appBuild: z.string().nullable(),
  requestId: z.string().nullable(),
};

/** As its signed-in sender sees it. */
export const ownFeedback = z.object({ ...written, trackingCode });
export type OwnFeedback = z.infer<typeof ownFeedback>;

/** As an operator sees it. */
export const receivedFeedback = z.object({
  ...written,
  /** Whether the sender was signed in. */
  isOfUser: z.boolean(),
});
export type ReceivedFeedback = z.infer<typeof receivedFeedback>;

export const feedbacksQuery = pageQuery.extend({ state: state.optional() });
export type FeedbacksQuery = z.output<typeof feedbacksQuery>;

/** One of the feedback's `fileIds`. */
export const feedbackFileQuery = z.object({ fileId: z.uuid() });

export const feedbackAnswer = z
  .object({ answer: z.string().trim().min(ANSWER_MIN).max(FEEDBACK_MAX_LENGTH) })
  .meta({ examples: [{ answer: 'سپاس از گزارش شما؛ در نسخهٔ تازه درست شد.' }] });
