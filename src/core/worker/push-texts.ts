import type { PushTopic } from './push-message.ts';

/** Texts of notifications. They are in core because the worker shows them, not the client. */
export const pushTexts: Readonly<Record<PushTopic | 'unknown', { title: string; body: string }>> = {
  build: { title: 'نسخهٔ تازهٔ راسته', body: 'راسته به‌روز شده است. آنچه نوشته یا ذخیره کرده‌اید سر جایش است.' },
  notices: { title: 'راسته', body: 'اعلان تازه‌ای دارید.' },
  unknown: { title: 'راسته', body: 'در راسته خبر تازه‌ای هست.' },
};
