import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import type { PushTopic } from '../../../core/worker/push-message.ts';

/** Words of the settings of notifications. */
export const pushTexts = {
  title: 'اعلان‌ها',
  lead: 'اعلان تنها برای آنچه اینجا روشن کنید می‌آید. بدون اعلان هم همهٔ راسته کار می‌کند.',
  states: {
    unknown: { text: 'در حال بررسی این مرورگر…', hint: undefined },
    unsupported: { text: 'این مرورگر اعلان ندارد.', hint: 'خبر نسخهٔ تازه را هر بار که راسته باز است همان‌جا می‌بینید.' },
    needsInstall: {
      text: 'در آیفون و آیپد، اعلان پس از نصب کار می‌کند.',
      hint: 'در Safari دکمهٔ هم‌رسانی و سپس «افزودن به صفحهٔ اصلی» را بزنید و راسته را از آنجا باز کنید.',
    },
    default: { text: 'این مرورگر هنوز اجازهٔ اعلان نداده است.', hint: 'با روشن کردن یک موضوع، مرورگر از شما می‌پرسد.' },
    granted: { text: 'این مرورگر اجازهٔ اعلان داده است.', hint: undefined },
    denied: {
      text: 'اعلان‌های راسته در این مرورگر بسته است.',
      hint: 'برای باز کردن، نشانهٔ کنار نشانی سایت را بزنید، در تنظیم‌های سایت «اعلان‌ها» را مجاز کنید و به این صفحه بازگردید.',
    },
  },
  topicsHeading: 'موضوع‌ها',
  topics: {
    build: { name: 'نسخهٔ تازهٔ راسته', hint: 'وقتی راسته به‌روز می‌شود.' },
    notices: { name: 'اعلان‌های حساب من', hint: 'وقتی در این مرورگر وارد حساب باشید.' },
  } satisfies Record<PushTopic, { name: string; hint: string }>,
  quietHeading: 'ساعت‌های سکوت',
  quietFrom: 'از ساعت',
  quietTo: 'تا ساعت',
  quietSave: 'ثبت ساعت‌ها',
  quietClear: 'بدون ساعت سکوت',
  quietNone: 'ساعتی تعیین نشده است؛ اعلان در هر ساعتی می‌آید.',
  quietNow: (from: string, to: string) =>
    `از ${toPersianDigits(from)} تا ${toPersianDigits(to)} به وقت تهران اعلانی نمی‌آید و پس از آن می‌رسد.`,
  quietSame: 'آغاز و پایان نباید یکی باشد.',
  saving: 'در حال ثبت…',
  saved: 'ثبت شد.',
  loadFailed: 'تنظیم‌های این مرورگر خوانده نشد.',
  offline: 'برای دیدن و تغییر تنظیم‌ها شبکه لازم است.',
  retry: 'تلاش دوباره',
  faults: {
    refused: 'مرورگر اجازهٔ اعلان نداد؛ چیزی تغییر نکرد.',
    noService: 'سرویس اعلان مرورگر در دسترس نیست؛ چیزی تغییر نکرد. بعداً دوباره تلاش کنید.',
    notReady: 'راسته هنوز برای اعلان آماده نشده است؛ چند لحظه بعد دوباره تلاش کنید.',
    network: 'شبکه در دسترس نیست؛ چیزی تغییر نکرد.',
  },
} as const;
