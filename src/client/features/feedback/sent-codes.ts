import type { TrackedFeedback } from '../../../contract/feedback/feedback.ts';
import { type FeedbackType, feedbackStates, isFeedbackType } from '../../../core/content/feedback.ts';
import { deviceValue } from '../../ui/device/device-value.ts';

const KEPT_MAX = 20;
const EXCERPT_MAX = 160;

type Progress = Pick<TrackedFeedback, 'state' | 'answer'>;

/** Feedback that this device has sent while nobody was signed in: only its code leads back to it. */
export interface SentFeedback {
  trackingCode: string;
  type: FeedbackType;
  /** The beginning of the text. */
  text: string;
  /** ISO 8601. */
  sentAt: string;
  /** As it was last read. */
  progress?: Progress | undefined;
}

const isProgress = (value: unknown): value is Progress => {
  const { state, answer } = (value ?? {}) as Record<string, unknown>;
  return feedbackStates.some((one) => one === state) && (answer === null || typeof answer === 'string');
};

function isSent(value: unknown): value is SentFeedback {
  const { trackingCode, type, text, sentAt, progress } = (value ?? {}) as Record<string, unknown>;
  const areTexts = [trackingCode, text, sentAt].every((one) => typeof one === 'string');
  return areTexts && isFeedbackType(type) && (progress === undefined || isProgress(progress));
}

/** Latest first. */
export const sentFeedbacks = deviceValue('rasteh-feedbacks', (stored): readonly SentFeedback[] =>
  Array.isArray(stored) ? stored.filter(isSent) : [],
);

export function keepSent({ text, ...sent }: SentFeedback): void {
  const excerpt = text.length > EXCERPT_MAX ? `${text.slice(0, EXCERPT_MAX)}…` : text;
  const others = sentFeedbacks.get().filter(({ trackingCode }) => trackingCode !== sent.trackingCode);
  sentFeedbacks.set([{ ...sent, text: excerpt }, ...others].slice(0, KEPT_MAX));
}

export function noteProgress(trackingCode: string, { state, answer }: Progress): void {
  const sent = sentFeedbacks.get();
  if (!sent.some((one) => one.trackingCode === trackingCode)) return;
  const progress = { state, answer };
  sentFeedbacks.set(sent.map((one) => (one.trackingCode === trackingCode ? { ...one, progress } : one)));
}

export const forgetSent = (trackingCode: string): boolean =>
  sentFeedbacks.set(sentFeedbacks.get().filter((one) => one.trackingCode !== trackingCode));
