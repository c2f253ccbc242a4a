import type { PushTopic } from './push-message.ts';

/** Words of notifications. They stand here, not among the client's, because the worker says them. */
export const pushTexts: Readonly<Record<PushTopic | 'unknown', { title: string; body: string }>> = {
  build: { title: 'نسخهٔ تازهٔ راسته', body: 'راسته به‌روز شده است. آنچه نوشته یا ذخیره کرده‌اید سر جایش است.' },
  unknown: { title: 'راسته', body: 'در راسته خبر تازه‌ای هست.' },
};
