import { z } from 'zod';
import { ownComment } from '../content/comment.ts';
import { ownFaqVote } from '../content/faq.ts';
import { exportedPage } from '../content/own-page.ts';
import { ownLike } from '../content/page.ts';
import { exportedMessage } from '../conversations/message.ts';
import { talkReport } from '../conversations/report.ts';
import { deliveryAddress } from '../delivery/delivery-address.ts';
import { favorite } from '../favorites/favorite.ts';
import { ownFeedback } from '../feedback/feedback.ts';
import { exportedFile } from '../files/file.ts';
import { importInfo } from '../imports/import.ts';
import { liveHint } from '../live/hint.ts';
import { membership } from '../membership/membership.ts';
import { ownLegalForm } from '../merchants/legal-form.ts';
import { ownMerchant } from '../merchants/merchant.ts';
import { merchantAgent } from '../merchants/merchant-agent.ts';
import { note } from '../notes/note.ts';
import { notice, noticePreferences } from '../notices/notice.ts';
import { partsList } from '../parts-lists/parts-list.ts';
import { payment } from '../payments/payment.ts';
import { exportedPushSubscription } from '../push/push-subscription.ts';
import { exportedApproval } from '../trade/approval.ts';
import { tradeGroup } from '../trade/group.ts';
import { tradeRequest } from '../trade/trade-request.ts';
import { lastVisit } from '../visits/visit.ts';
import { walletConsumer } from '../wallet/consumer.ts';
import { payout } from '../wallet/payout.ts';
import { walletTransaction } from '../wallet/wallet.ts';
import { buyer } from './buyer.ts';
import { legalAddress } from './legal-address.ts';
import { profile } from './profile.ts';
import { session } from './session.ts';

/** A note with its earlier texts. */
const exportedNote = note.extend({
  revisions: z.array(z.object({ version: z.int(), text: z.string(), at: z.iso.datetime() })),
});
export type ExportedNote = z.infer<typeof exportedNote>;

/** Everything that the server keeps about a person. */
export const personalExport = z.object({
  exportedAt: z.iso.datetime(),
  profile,
  sessions: z.array(session),
  deliveryAddresses: z.array(deliveryAddress),
  legalAddresses: z.array(legalAddress),
  buyers: z.array(buyer),
  merchants: z.array(ownMerchant),
  /** Who the person's merchants are before the law. */
  merchantLegalForms: z.array(ownLegalForm),
  memberships: z.array(membership.extend({ merchantId: z.uuid() })),
  /** What the person was asked to do for merchants. */
  merchantAgencies: z.array(merchantAgent),
  notes: z.array(exportedNote),
  favorites: z.array(favorite),
  partsLists: z.array(partsList),
  /** What the person has asked suppliers for. */
  tradeRequests: z.array(tradeRequest),
  /** Which of them were asked together. */
  tradeGroups: z.array(
    // What an open request asks for.
    tradeGroup.extend({ ask: z.record(z.string(), z.unknown()).nullable() }),
  ),
  /** What the person has asked a principal for as an agent, or has answered as one. */
  tradeApprovals: z.array(exportedApproval),
  payments: z.array(payment),
  walletTransactions: z.array(walletTransaction),
  /** Whose wallets the person charges, and who charges the person's. */
  walletConsumers: z.array(walletConsumer),
  walletPayouts: z.array(payout.extend({ iban: z.string() })),
  /** What operators have corrected. */
  walletAdjustments: z.array(
    z.object({ id: z.uuid(), amountRial: z.number().int(), reason: z.string(), at: z.iso.datetime().nullable() }),
  ),
  lastVisits: z.array(lastVisit),
  feedbacks: z.array(ownFeedback),
  imports: z.array(importInfo),
  faqVotes: z.array(ownFaqVote),
  comments: z.array(ownComment),
  contentLikes: z.array(ownLike),
  /** The pages of contents that the person has begun. */
  contents: z.array(exportedPage),
  files: z.array(exportedFile),
  conversations: z.array(exportedMessage),
  talkReports: z.array(talkReport),
  notices: z.array(notice),
  noticePreferences: z.array(noticePreferences),
  /** The browsers that get messages for the person. */
  pushSubscriptions: z.array(exportedPushSubscription),
  /** What the open browsers were told last, by area. */
  liveHints: z.array(liveHint),
});

export const accountDeletion = z.object({ isDeleted: z.literal(true) });
