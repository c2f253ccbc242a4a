import { formatNumber, toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { fileSize } from '../../../texts/file-size-texts.ts';

const MINUTE = 60;

const twoDigits = (value: number): string => toPersianDigits(String(value).padStart(2, '0'));

/** Words of the videos. */
export const videosTexts = {
  title: 'ویدئوها',
  description: 'ویدئوهای کوتاه آموزشی راسته: پمپ، بلبرینگ، فلنج و برق، با متن کامل و حجم پیش از پخش.',
  search: 'جست‌وجو در ویدئوها',
  searchHint: 'در عنوان و متن ویدئوها',
  topics: 'موضوع‌ها',
  all: 'همه',
  count: (count: number) => `${formatNumber(count)} ویدئو`,
  none: 'ویدئویی پیدا نشد',
  noneHint: 'واژهٔ دیگری بنویسید یا موضوع را بردارید.',
  play: (size: string) => `پخش (${size})`,
  length: (seconds: number) =>
    `${toPersianDigits(String(Math.floor(seconds / MINUTE)))}:${twoDigits(seconds % MINUTE)}`,
  lengthLabel: 'مدت',
  size: fileSize,
  transcript: 'متن ویدئو',
  keep: 'نگه‌داری روی دستگاه',
  keeping: 'در حال گرفتن…',
  kept: 'روی این دستگاه هست',
  drop: 'برداشتن از دستگاه',
  failed: 'نگه‌داری ویدئو نشد؛ شبکه و جای خالی دستگاه را ببینید.',
  offline: 'بی‌شبکه تنها ویدئوهای نگه‌داشته پخش می‌شوند.',
  categories: 'دسته‌های مرتبط',
} as const;
