import type { TalkReportReason, TalkReportState } from '../../../../core/talk/talk-reports.ts';

const reasons: Record<TalkReportReason, string> = {
  spam: 'تبلیغ و پیام بی‌جا',
  insult: 'توهین یا تهدید',
  fraud: 'فریب یا درخواست پول بیرون از راسته',
  personalData: 'پخش اطلاعات شخصی',
  other: 'چیز دیگر',
};

/** Words of a report of a conversation: of who sends it, and of the operators. */
export const reportTexts = {
  reasons,
  heading: 'گزارش گفت‌وگو',
  headingMessage: 'گزارش پیام',
  effect:
    'کارشناس راسته این گفت‌وگو را می‌خواند و نتیجه را به شما می‌گوید. تا تصمیم کارشناس، طرف دیگر از گزارش باخبر نمی‌شود؛ اگر نوشتنش بسته شود، آن را می‌بیند.',
  done: 'گزارش شما رسید.',
  form: {
    reason: 'چه شده است؟',
    text: 'توضیح',
    hint: 'اگر «چیز دیگر» است، بنویسید چه شده است.',
    reasonRequired: 'یکی را بگزینید.',
    textRequired: 'بنویسید چه شده است.',
    save: 'فرستادن گزارش',
    cancel: 'انصراف',
    changedElsewhere: 'این گزارش در این میان تغییر کرده است. متن شما سر جایش است.',
    failed: 'گزارش فرستاده نشد. متن شما سر جایش است.',
  },
  received: {
    title: 'گزارش‌های گفت‌وگو',
    stateLabel: 'وضعیت',
    states: {
      open: 'در انتظار تصمیم',
      dismissed: 'بی‌اقدام',
      blocked: 'بسته‌شده',
    } satisfies Record<TalkReportState, string>,
    none: 'گزارشی با این وضعیت نیست.',
    columns: { reason: 'دلیل', parties: 'چه کسی، دربارهٔ که', text: 'گزارش', at: 'زمان', ways: 'تصمیم' },
    parties: (by: string, about: string) => `گزارش ${by} دربارهٔ ${about}`,
    message: 'پیام گزارش‌شده:',
    changed: { edited: 'پیام پس از گزارش ویرایش شده است.', deleted: 'پیام پس از گزارش پاک شده است.' },
    whole: 'دربارهٔ همهٔ گفت‌وگو',
    openCount: (count: string) => `${count} گزارش باز از همین گفت‌وگو`,
    read: 'خواندن گفت‌وگو',
    readNote: 'هر بار خواندن ثبت می‌شود.',
    moves: { dismiss: 'بی‌اقدام', block: 'بستن طرف گزارش‌شده', lift: 'باز کردن طرف گزارش‌شده' },
    confirm: {
      heading: 'طرف گزارش‌شده بسته شود؟',
      effect: 'دیگر نمی‌تواند به این طرف بنویسد، در هیچ گفت‌وگویی. آنچه نوشته شده می‌ماند. در فهرست «بسته‌شده» باز می‌شود.',
      confirm: 'بسته شود',
      cancel: 'انصراف',
    },
    done: { dismiss: 'گزارش بی‌اقدام بسته شد.', block: 'طرف گزارش‌شده بسته شد.', lift: 'طرف گزارش‌شده باز شد.' },
  },
} as const;
