import type { NoticeKind } from '../../../contract/notices/notice.ts';

type Params = Readonly<Record<string, string | undefined>>;

interface NoticeWords {
  title: string;
  text?: string | undefined;
}

const because = (reason: string | undefined): string | undefined => reason && `دلیل: ${reason}`;
const numbered = (number: string | undefined): string | undefined => number && `شمارهٔ درخواست: ${number}`;
const quoted = (name: string | undefined): string => (name ? `«${name}»` : '');

/** Words of «اعلان‌ها»: what concerns the signed-in user. */
export const noticesTexts = {
  title: 'اعلان‌ها',
  none: {
    heading: 'هنوز اعلانی ندارید',
    hint: 'تصمیم‌ها دربارهٔ بازرگانی‌ها و نظرهای شما اینجا می‌آید.',
  },
  fresh: 'تازه',
  browser: 'اجازه و ساعت‌های سکوت این مرورگر',
  pushHeading: 'پیام به مرورگر',
  pushLead: 'هر اعلان در این فهرست می‌آید. اینجا می‌گزینید کدام‌ها مرورگرهای شما را هم باخبر کنند.',
  offline: 'برای تغییر این گزینه‌ها شبکه لازم است.',
  /** Of a later build. */
  unknown: { title: 'خبر تازه‌ای دارید' },
  words: {
    merchantConfirmed: ({ name }: Params) => ({ title: `بازرگانی ${quoted(name)} تأیید شد` }),
    merchantRejected: ({ name, reason }: Params) => ({
      title: `بازرگانی ${quoted(name)} تأیید نشد`,
      text: because(reason),
    }),
    merchantSuspended: ({ name, reason }: Params) => ({
      title: `بازرگانی ${quoted(name)} متوقف شد`,
      text: because(reason),
    }),
    merchantResumed: ({ name }: Params) => ({ title: `بازرگانی ${quoted(name)} دوباره فعال شد` }),
    commentApproved: ({ page }: Params) => ({ title: `نظر شما دربارهٔ ${quoted(page)} نمایش داده شد` }),
    commentRejected: ({ page, reason }: Params) => ({
      title: `نظر شما دربارهٔ ${quoted(page)} پذیرفته نشد`,
      text: because(reason),
    }),
    messageReceived: ({ from, object }: Params) => ({
      title: `پیام تازه از ${quoted(from)}`,
      text: object && `دربارهٔ ${object}`,
    }),
    talkReportDecided: ({ about, outcome }: Params) => ({
      title: `گزارش شما دربارهٔ ${quoted(about)} بررسی شد`,
      text:
        outcome === 'blocked'
          ? 'این طرف دیگر نمی‌تواند به شما بنویسد.'
          : 'کارشناس تخلفی ندید. خودتان می‌توانید گفت‌وگو را ببندید.',
    }),
    tradeSubmitted: ({ buyer, number }: Params) => ({
      title: `درخواست تازه از ${quoted(buyer)}`,
      text: numbered(number),
    }),
    tradeOpened: ({ category, place, deadline }: Params) => ({
      title: `درخواست باز تازه در ${quoted(category)}`,
      text: [place, deadline && `مهلت: ${deadline}`].filter(Boolean).join(' · '),
    }),
    tradeEdited: ({ buyer, number }: Params) => ({
      title: `${quoted(buyer)} درخواست خود را تغییر داد`,
      text: numbered(number),
    }),
    tradeQuoted: ({ supplier, number }: Params) => ({
      title: `${quoted(supplier)} قیمت داد`,
      text: numbered(number),
    }),
    tradeCountered: ({ buyer, number, reason }: Params) => ({
      title: `${quoted(buyer)} دربارهٔ قیمت شما نوشت`,
      text: because(reason) ?? numbered(number),
    }),
    tradeWithdrawn: ({ supplier, number, reason }: Params) => ({
      title: `${quoted(supplier)} قیمت خود را پس گرفت`,
      text: because(reason) ?? numbered(number),
    }),
    tradeQuoteExpired: ({ supplier, number }: Params) => ({
      title: `اعتبار قیمت ${quoted(supplier)} گذشت`,
      text: numbered(number),
    }),
    tradeConfirmationAsked: ({ buyer, number }: Params) => ({
      title: `${quoted(buyer)} قیمت را پذیرفت و تأیید شما را می‌خواهد`,
      text: numbered(number),
    }),
    tradeTakenBack: ({ buyer, number }: Params) => ({
      title: `${quoted(buyer)} خواست تأیید را پس گرفت`,
      text: numbered(number),
    }),
    tradeCancelled: ({ buyer, number, reason }: Params) => ({
      title: `${quoted(buyer)} درخواست خود را لغو کرد`,
      text: because(reason) ?? numbered(number),
    }),
    tradeDeclined: ({ supplier, reason }: Params) => ({
      title: `${quoted(supplier)} این درخواست را تأمین نمی‌کند`,
      text: because(reason),
    }),
    tradeReturned: ({ supplier, reason }: Params) => ({
      title: `${quoted(supplier)} درخواست شما را بازگرداند`,
      text: because(reason),
    }),
    tradeLapsed: ({ supplier, number }: Params) => ({
      title: `${quoted(supplier)} تا پایان مهلت تأیید نکرد`,
      text: numbered(number),
    }),
    tradePublished: ({ supplier, number }: Params) => ({
      title: `${quoted(supplier)} درخواست شما را تأیید کرد`,
      text: numbered(number),
    }),
    tradeShipped: ({ supplier, number }: Params) => ({
      title: `${quoted(supplier)} کالا فرستاد`,
      text: numbered(number),
    }),
    tradeReceived: ({ buyer, number }: Params) => ({
      title: `${quoted(buyer)} رسید کالا را ثبت کرد`,
      text: numbered(number),
    }),
    tradePaid: ({ buyer, number }: Params) => ({
      title: `${quoted(buyer)} از راه راسته پرداخت`,
      text: numbered(number),
    }),
    tradePaymentRecorded: ({ buyer, number }: Params) => ({
      title: `${quoted(buyer)} پرداختی ثبت کرد و تأیید شما را می‌خواهد`,
      text: numbered(number),
    }),
    tradePaymentConfirmed: ({ supplier, number }: Params) => ({
      title: `${quoted(supplier)} دریافت وجه را تأیید کرد`,
      text: numbered(number),
    }),
    tradePaymentRefused: ({ supplier, reason }: Params) => ({
      title: `${quoted(supplier)} پرداخت ثبت‌شده را نپذیرفت`,
      text: because(reason),
    }),
    tradeCancelAsked: ({ number, reason }: Params) => ({
      title: 'طرف دیگر می‌خواهد معامله لغو شود',
      text: because(reason) ?? numbered(number),
    }),
    tradeCancelRefused: ({ number }: Params) => ({
      title: 'خواست لغو کنار گذاشته شد و معامله برجاست',
      text: numbered(number),
    }),
    tradeCancelAgreed: ({ number }: Params) => ({ title: 'معامله با توافق لغو شد', text: numbered(number) }),
    tradeCancelledUnpaid: ({ supplier, number }: Params) => ({
      title: `${quoted(supplier)} معامله را به سبب نپرداختن لغو کرد`,
      text: numbered(number),
    }),
    tradeClosed: ({ number }: Params) => ({ title: 'معامله بسته شد', text: numbered(number) }),
    tradeDisputed: ({ number, reason }: Params) => ({
      title: 'طرف دیگر اختلافی ثبت کرد',
      text: because(reason) ?? numbered(number),
    }),
    tradeDisputeWithdrawn: ({ number }: Params) => ({
      title: 'طرف دیگر اختلاف را پس گرفت',
      text: numbered(number),
    }),
    tradeDisputeDecided: ({ number, reason }: Params) => ({
      title: 'کارشناس راسته دربارهٔ اختلاف تصمیم گرفت',
      text: because(reason) ?? numbered(number),
    }),
    tradeApprovalAsked: ({ supplier, amount }: Params) => ({
      title: `نمایندهٔ شما خریدی از ${quoted(supplier)} را برای تأیید فرستاد`,
      text: amount,
    }),
    tradeApprovalGiven: ({ supplier, amount }: Params) => ({
      title: `خرید از ${quoted(supplier)} تأیید و فرستاده شد`,
      text: amount,
    }),
    tradeApprovalRefused: ({ supplier, reason }: Params) => ({
      title: `خرید از ${quoted(supplier)} تأیید نشد`,
      text: because(reason),
    }),
    paymentLate: ({ amount, what }: Params) => ({
      title: `${amount} دیر رسید و در کیف پول شماست`,
      text: what,
    }),
    walletCharged: ({ amount }: Params) => ({ title: `کیف پول شما ${amount} شارژ شد` }),
    payoutSettled: ({ amount, reference = '' }: Params) => ({
      title: `${amount} به حساب بانکی شما واریز شد`,
      text: `شمارهٔ پیگیری ${reference}`,
    }),
    payoutRefused: ({ amount, reason }: Params) => ({
      title: `برداشت ${amount} انجام نشد و پول در کیف پول شماست`,
      text: because(reason),
    }),
    walletAdded: ({ amount, reason }: Params) => ({
      title: `راسته ${amount} به کیف پول شما افزود`,
      text: because(reason),
    }),
    walletTaken: ({ amount, reason }: Params) => ({
      title: `راسته ${amount} از کیف پول شما کاست`,
      text: because(reason),
    }),
    membershipEnding: ({ merchant, day }: Params) => ({
      title: `عضویت ${quoted(merchant)} در ${day} پایان می‌یابد`,
      text: 'تمدید از پایان همین دوره آغاز می‌شود.',
    }),
  } satisfies Record<NoticeKind, (params: Params) => NoticeWords>,
  kinds: {
    merchantConfirmed: 'تأیید بازرگانی',
    merchantRejected: 'رد بازرگانی',
    merchantSuspended: 'توقف بازرگانی',
    merchantResumed: 'فعال شدن دوبارهٔ بازرگانی',
    commentApproved: 'نمایش نظر',
    commentRejected: 'رد نظر',
    messageReceived: 'پیام تازه',
    talkReportDecided: 'رسیدگی به گزارش گفت‌وگو',
    tradeSubmitted: 'درخواست تازه',
    tradeOpened: 'درخواست باز تازه در دستهٔ شما',
    tradeEdited: 'تغییر درخواست',
    tradeQuoted: 'رسیدن قیمت',
    tradeCountered: 'پاسخ خریدار به قیمت',
    tradeWithdrawn: 'پس گرفتن قیمت',
    tradeQuoteExpired: 'پایان اعتبار قیمت',
    tradeConfirmationAsked: 'خواست تأیید',
    tradeTakenBack: 'پس گرفتن خواست تأیید',
    tradeCancelled: 'لغو درخواست',
    tradeDeclined: 'تأمین نکردن درخواست',
    tradeReturned: 'بازگرداندن درخواست',
    tradeLapsed: 'پایان مهلت تأیید',
    tradePublished: 'تأیید درخواست',
    tradeShipped: 'ارسال کالا',
    tradeReceived: 'رسید کالا',
    tradePaid: 'پرداخت از راه راسته',
    tradePaymentRecorded: 'ثبت پرداخت',
    tradePaymentConfirmed: 'تأیید دریافت وجه',
    tradePaymentRefused: 'نپذیرفتن پرداخت',
    tradeCancelAsked: 'خواست لغو معامله',
    tradeCancelRefused: 'رد خواست لغو',
    tradeCancelAgreed: 'لغو با توافق',
    tradeCancelledUnpaid: 'لغو به سبب نپرداختن',
    tradeClosed: 'بسته شدن معامله',
    tradeDisputed: 'ثبت اختلاف',
    tradeDisputeWithdrawn: 'پس گرفتن اختلاف',
    tradeDisputeDecided: 'تصمیم دربارهٔ اختلاف',
    tradeApprovalAsked: 'خواست تأیید خرید',
    tradeApprovalGiven: 'تأیید خرید',
    tradeApprovalRefused: 'تأیید نشدن خرید',
    paymentLate: 'پرداخت دیررسیده',
    walletCharged: 'شارژ کیف پول',
    payoutSettled: 'واریز برداشت',
    payoutRefused: 'رد برداشت',
    walletAdded: 'افزودن به کیف پول با اصلاح',
    walletTaken: 'کاستن از کیف پول با اصلاح',
    membershipEnding: 'پایان عضویت',
  } satisfies Record<NoticeKind, string>,
} as const;

/** What a notice says. */
export const wordsOf = ({ kind, params }: { kind: NoticeKind; params: Params }): NoticeWords =>
  Object.hasOwn(noticesTexts.words, kind) ? noticesTexts.words[kind](params) : noticesTexts.unknown;
