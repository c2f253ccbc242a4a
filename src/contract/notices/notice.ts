import { z } from 'zod';

/** What people are told of; each has its words in `src/client/features/notices/notice-texts.ts`. */
export const noticeKinds = [
  'merchantConfirmed',
  'merchantRejected',
  'merchantSuspended',
  'merchantResumed',
  'commentApproved',
  'commentRejected',
  'messageReceived',
  'talkReportDecided',
  'tradeSubmitted',
  'tradeOpened',
  'tradeEdited',
  'tradeQuoted',
  'tradeCountered',
  'tradeWithdrawn',
  'tradeQuoteExpired',
  'tradeConfirmationAsked',
  'tradeTakenBack',
  'tradeCancelled',
  'tradeDeclined',
  'tradeReturned',
  'tradeLapsed',
  'tradePublished',
  'tradeAutoPublished',
  'tradeShipped',
  'tradeReceived',
  'tradePaid',
  'tradePaymentRecorded',
  'tradePaymentConfirmed',
  'tradePaymentRefused',
  'tradeInvoiceIssued',
  'tradeCancelAsked',
  'tradeCancelRefused',
  'tradeCancelAgreed',
  'tradeCancelledUnpaid',
  'tradeClosed',
  'tradeDisputed',
  'tradeDisputeWithdrawn',
  'tradeDisputeDecided',
  'tradeApprovalAsked',
  'tradeApprovalGiven',
  'tradeApprovalRefused',
  'paymentLate',
  'paymentReversed',
  'walletCharged',
  'payoutSettled',
  'payoutRefused',
  'walletAdded',
  'walletTaken',
  'membershipEnding',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const SEQ_MAX = 2_147_483_647;

const kind = z.enum(noticeKinds);

export const notice = z.object({
  id: z.uuid(),
  /** Counts the notices of the person; later ones have higher numbers. */
  seq: z.number().int(),
  kind,
  objectType: z.string(),
  objectId: z.uuid(),
  /** What the words of its kind name, as it was then. */
  params: z.record(z.string(), z.string()),
  /** The page of this site that tells more. */
  path: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const unreadNotices = z.object({ count: z.number().int() });
export type UnreadNotices = z.infer<typeof unreadNotices>;

/** All notices up to this `seq` are read; a lower one than before changes nothing. */
export const noticesReading = z
  .object({ readUpTo: z.int().min(0).max(SEQ_MAX) })
  .meta({ examples: [{ readUpTo: 12 }] });

const silentKinds = z.array(kind).max(noticeKinds.length);

export const noticePreferences = z.object({
  /** Kinds that send no message to the browsers of the person; they are listed all the same. */
  silentKinds,
  /** A text message where a new request has not been opened for an hour. */
  hasTexts: z.boolean(),
});
export type NoticePreferences = z.infer<typeof noticePreferences>;

/** What is missing stays as it was. */
export const chosenPreferences = z
  .object({ silentKinds, hasTexts: z.boolean().optional() })
  .meta({ examples: [{ silentKinds: ['commentApproved'], hasTexts: true }] });
export type ChosenPreferences = z.input<typeof chosenPreferences>;
