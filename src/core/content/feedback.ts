/** Characters; in `contract/feedback` and in the form. */
export const FEEDBACK_MAX_LENGTH = 4_000;

/** Of one feedback. */
export const FEEDBACK_FILES_MAX = 10;

export const feedbackTypes = ['idea', 'bug', 'complaint', 'thanks'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const isFeedbackType = (value: unknown): value is FeedbackType => feedbackTypes.some((type) => type === value);

/** `new`: nobody has read it. */
export const feedbackStates = ['new', 'seen', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];
