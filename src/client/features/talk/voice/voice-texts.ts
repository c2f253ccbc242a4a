import { formatNumber, toPersianDigits } from '../../../../core/numbers/numerals.ts';

const MINUTE = 60;

const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return toPersianDigits(`${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`);
};

function spoken(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [minutes, rest] = [Math.floor(whole / MINUTE), whole % MINUTE];
  const parts = [
    minutes > 0 && `${formatNumber(minutes)} دقیقه`,
    (rest > 0 || minutes === 0) && `${formatNumber(rest)} ثانیه`,
  ];
  return parts.filter(Boolean).join(' و ');
}

/** Words of a voice note: how it is recorded and heard. */
export const voiceTexts = {
  clock,
  /** The file's name, without its ending. */
  fileName: 'پیام صوتی',
  recorder: {
    label: 'ضبط پیام صوتی',
    starting: 'در انتظار میکروفون…',
    recording: 'در حال ضبط',
    limit: 'ضبط در دو دقیقه به پایان رسید. آن را بفرستید یا کنار بگذارید.',
    ended: 'ضبط ایستاد؛ میکروفون قطع شد. آنچه ضبط شده را بفرستید یا کنار بگذارید.',
    sending: 'در حال آماده کردن…',
    send: 'فرستادن پیام صوتی',
    cancel: 'انصراف',
    back: 'بازگشت به متن',
    elapsed: (seconds: number) => `${spoken(seconds)} ضبط شده`,
    faults: {
      refused:
        'میکروفون برای راسته بسته است. در نوار نشانی روی نشان قفل بزنید، «میکروفون» را مجاز کنید و دوباره ضبط کنید.',
      absent: 'میکروفونی پیدا نشد. میکروفون یا گوشی را وصل کنید و دوباره ضبط کنید.',
      busy: 'برنامهٔ دیگری میکروفون را در دست دارد. آن را ببندید و دوباره ضبط کنید.',
      unsupported: 'این مرورگر صدا ضبط نمی‌کند. مرورگر را به‌روز کنید یا متن بنویسید.',
      empty: 'صدایی ضبط نشد. دوباره ضبط کنید.',
      failed: 'ضبط نشد. دوباره ضبط کنید.',
    },
  },
  player: {
    label: 'پیام صوتی',
    play: (seconds: number | undefined) => (seconds ? `پخش پیام صوتی، ${spoken(seconds)}` : 'پخش پیام صوتی'),
    pause: 'مکث پیام صوتی',
    place: 'جای پخش',
    placeOf: (at: number, of: number) => `${spoken(at)} از ${spoken(of)}`,
    speed: (rate: number) => `سرعت پخش: ${formatNumber(rate)} برابر`,
    rate: (rate: number) => `${formatNumber(rate)}×`,
    failed: 'این پیام صوتی پخش نشد.',
  },
} as const;
