export const talkReportReasons = ['spam', 'insult', 'fraud', 'personalData', 'other'] as const;
export type TalkReportReason = (typeof talkReportReasons)[number];

/** `dismissed`: decided without an effect. `blocked`: the reported party writes to the other one no more. */
export const talkReportStates = ['open', 'dismissed', 'blocked'] as const;
export type TalkReportState = (typeof talkReportStates)[number];

export const TALK_REPORT_MAX_LENGTH = 1_000;
/** Of a person. */
export const TALK_REPORTS_A_DAY = 10;
