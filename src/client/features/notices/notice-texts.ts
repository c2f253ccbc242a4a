import type { NoticeKind } from '../../../contract/notices/notice.ts';

type Params = Readonly<Record<string, string | undefined>>;

interface NoticeWords {
  title: string;
  text?: string | undefined;
}

const because = (reason: string | undefined): string | undefined => reason && `دلیل: ${reason}`;
const numbered = (number: string | undefined): string | undefined => number && `شمارهٔ درخواست: ${number}`;
/** A wallet of the reader, or of a merchant. */
const walletOf = (merchant: string | undefined): string =>
  merchant ? `کیف پول بازرگانی ${quoted(merchant)}` : 'کیف پول شما';
const inWallet = (merchant: string | undefined): string =>
  merchant ? `در ${walletOf(merchant)} است` : 'در کیف پول شماست';
const quoted = (name: string | undefined): string => (name ? `«${name}»` : '');

const words: Record<NoticeKind, (params: Params) => NoticeWords> = {
  merchantConfirmed: ({ name }) => ({ title: `بازرگانی ${quoted(name)} تأیید شد` }),
  merchantRejected: ({ name, reason }) => ({
    title: `بازرگانی ${quoted(name)} تأیید نشد`,
    text: because(reason),
  }),
  merchantSuspended: ({ name, reason }) => ({
    title: `بازرگانی ${quoted(name)} متوقف شد`,
    text: because(reason),
  }),
  merchantResumed: ({ name }) => ({ title: `بازرگانی ${quoted(name)} دوباره فعال شد` }),
  commentApproved: ({ page }) => ({ title: `نظر شما دربارهٔ ${quoted(page)} نمایش داده شد` }),
  commentRejected: ({ page, reason }) => ({
    title: `نظر شما دربارهٔ ${quoted(page)} پذیرفته نشد`,
    text: because(reason),
  }),
  messageReceived: ({ from, object }) => ({
    title: `پیام تازه از ${quoted(from)}`,
    text: object && `دربارهٔ ${object}`,
  }),
  talkReportDecided: ({ about, outcome }) => ({
    title: `گزارش شما دربارهٔ ${quoted(about)} ${outcome === 'lifted' ? 'بازبینی شد' : 'بررسی شد'}`,
    text:
      outcome === 'blocked'
        ? 'این طرف دیگر نمی‌تواند به شما بنویسد.'
        : outcome === 'lifted'
          ? 'این طرف دوباره می‌تواند به شما بنویسد. خودتان می‌توانید گفت‌وگو را ببندید.'
          : 'کارشناس تخلفی ندید. خودتان می‌توانید گفت‌وگو را ببندید.',
  }),
  tradeSubmitted: ({ buyer, number }) => ({
    title: `درخواست تازه از ${quoted(buyer)}`,
    text: numbered(number),
  }),
  tradeOpened: ({ category, place, deadline }) => ({
    title: `درخواست باز تازه در ${quoted(category)}`,
    text: [place, deadline && `مهلت: ${deadline}`].filter(Boolean).join(' · '),
  }),
  tradeEdited: ({ buyer, number }) => ({
    title: `${quoted(buyer)} درخواست خود را تغییر داد`,
    text: numbered(number),
  }),
  tradeQuoted: ({ supplier, number }) => ({
    title: `${quoted(supplier)} قیمت داد`,
    text: numbered(number),
  }),
  tradeCountered: ({ buyer, number, reason }) => ({
    title: `${quoted(buyer)} دربارهٔ قیمت شما نوشت`,
    text: because(reason) ?? numbered(number),
  }),
  tradeWithdrawn: ({ supplier, number, reason }) => ({
    title: `${quoted(supplier)} قیمت خود را پس گرفت`,
    text: because(reason) ?? numbered(number),
  }),
  tradeQuoteExpired: ({ supplier, number }) => ({
    title: `اعتبار قیمت ${quoted(supplier)} گذشت`,
    text: numbered(number),
  }),
  tradeConfirmationAsked: ({ buyer, number }) => ({
    title: `${quoted(buyer)} قیمت را پذیرفت و تأیید شما را می‌خواهد`,
    text: numbered(number),
  }),
  tradeTakenBack: ({ buyer, number }) => ({
    title: `${quoted(buyer)} خواست تأیید را پس گرفت`,
    text: numbered(number),
  }),
  tradeCancelled: ({ buyer, number, reason }) => ({
    title: `${quoted(buyer)} درخواست خود را لغو کرد`,
    text: because(reason) ?? numbered(number),
  }),
  tradeDeclined: ({ supplier, reason }) => ({
    title: `${quoted(supplier)} این درخواست را تأمین نمی‌کند`,
    text: because(reason),
  }),
  tradeReturned: ({ supplier, reason }) => ({
    title: `${quoted(supplier)} درخواست شما را بازگرداند`,
    text: because(reason),
  }),
  tradeLapsed: ({ supplier, number }) => ({
    title: `${quoted(supplier)} تا پایان مهلت تأیید نکرد`,
    text: numbered(number),
  }),
  tradePublished: ({ supplier, number }) => ({
    title: `${quoted(supplier)} درخواست شما را تأیید کرد`,
    text: numbered(number),
  }),
  tradeAutoPublished: ({ buyer, number }) => ({
    title: `${quoted(buyer)} قیمت شما را پذیرفت و درخواست خودکار تأیید شد`,
    text: numbered(number),
  }),
  tradeShipped: ({ supplier, number }) => ({
    title: `${quoted(supplier)} فرستاد یا انجام داد`,
    text: numbered(number),
  }),
  tradeReceived: ({ buyer, number }) => ({
    title: `${quoted(buyer)} رسید را ثبت کرد`,
    text: numbered(number),
  }),
  tradePaid: ({ buyer, number }) => ({
    title: `${quoted(buyer)} از راه راسته پرداخت`,
    text: numbered(number),
  }),
  tradePaymentRecorded: ({ buyer, number }) => ({
    title: `${quoted(buyer)} پرداختی ثبت کرد و تأیید شما را می‌خواهد`,
    text: numbered(number),
  }),
  tradePaymentConfirmed: ({ supplier, number }) => ({
    title: `${quoted(supplier)} دریافت وجه را تأیید کرد`,
    text: numbered(number),
  }),
  tradeInvoiceIssued: ({ supplier, number }) => ({
    title: `${quoted(supplier)} صورتحساب رسمی صادر کرد`,
    text: numbered(number),
  }),
  tradePaymentRefused: ({ supplier, reason }) => ({
    title: `${quoted(supplier)} پرداخت ثبت‌شده را نپذیرفت`,
    text: because(reason),
  }),
  tradeCancelAsked: ({ number, reason }) => ({
    title: 'طرف دیگر می‌خواهد معامله لغو شود',
    text: because(reason) ?? numbered(number),
  }),
  tradeCancelRefused: ({ number }) => ({
    title: 'خواست لغو کنار گذاشته شد و معامله برجاست',
    text: numbered(number),
  }),
  tradeCancelAgreed: ({ number }) => ({ title: 'معامله با توافق لغو شد', text: numbered(number) }),
  tradeCancelledUnpaid: ({ supplier, number }) => ({
    title: `${quoted(supplier)} معامله را به سبب نپرداختن لغو کرد`,
    text: numbered(number),
  }),
  tradeClosed: ({ number }) => ({ title: 'معامله بسته شد', text: numbered(number) }),
  tradeDisputed: ({ number, reason }) => ({
    title: 'طرف دیگر اختلافی ثبت کرد',
    text: because(reason) ?? numbered(number),
  }),
  tradeDisputeWithdrawn: ({ number }) => ({
    title: 'طرف دیگر اختلاف را پس گرفت',
    text: numbered(number),
  }),
  tradeDisputeDecided: ({ number, reason }) => ({
    title: 'کارشناس راسته دربارهٔ اختلاف تصمیم گرفت',
    text: because(reason) ?? numbered(number),
  }),
  tradeApprovalAsked: ({ supplier, amount }) => ({
    title: `نمایندهٔ شما خریدی از ${quoted(supplier)} را برای تأیید فرستاد`,
    text: amount,
  }),
  tradeApprovalGiven: ({ supplier, amount }) => ({
    title: `خرید از ${quoted(supplier)} تأیید و فرستاده شد`,
    text: amount,
  }),
  tradeApprovalRefused: ({ supplier, reason }) => ({
    title: `خرید از ${quoted(supplier)} تأیید نشد`,
    text: because(reason),
  }),
  paymentLate: ({ amount, what, merchant }) => ({
    title: `${amount} دیر رسید و ${inWallet(merchant)}`,
    text: what,
  }),
  paymentReversed: ({ amount, what, merchant }) => ({
    title: `${amount} از ${walletOf(merchant)} به کارتی که با آن پرداخت شد بازگشت`,
    text: what,
  }),
  walletCharged: ({ amount, merchant }) => ({ title: `${walletOf(merchant)} ${amount} شارژ شد` }),
  payoutSettled: ({ amount, merchant, reference = '' }) => ({
    title: `${amount} از ${walletOf(merchant)} به حساب بانکی واریز شد`,
    text: `شمارهٔ پیگیری ${reference}`,
  }),
  payoutRefused: ({ amount, reason, merchant }) => ({
    title: `برداشت ${amount} انجام نشد و پول ${inWallet(merchant)}`,
    text: because(reason),
  }),
  walletAdded: ({ amount, reason, merchant }) => ({
    title: `راسته ${amount} به ${walletOf(merchant)} افزود`,
    text: because(reason),
  }),
  walletTaken: ({ amount, reason, merchant }) => ({
    title: `راسته ${amount} از ${walletOf(merchant)} کاست`,
    text: because(reason),
  }),
  membershipEnding: ({ merchant, day }) => ({
    title: `عضویت ${quoted(merchant)} در ${day} پایان می‌یابد`,
    text: 'تمدید از پایان همین دوره آغاز می‌شود.',
  }),
};

/** Of a later build. */
const unknown: NoticeWords = { title: 'خبر تازه‌ای دارید' };

/** What a notice says. */
export const wordsOf = ({ kind, params }: { kind: NoticeKind; params: Params }): NoticeWords =>
  Object.hasOwn(words, kind) ? words[kind](params) : unknown;
