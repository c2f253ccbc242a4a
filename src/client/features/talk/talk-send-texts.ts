import { formatNumber } from '../../../core/numbers/numerals.ts';

/** Words of a message that waits to be sent. */
export const talkSendTexts = {
  to: (name: string) => (name ? `پیام به «${name}»` : 'پیام'),
  files: (count: number) => `${formatNumber(count)} فایل`,
} as const;
