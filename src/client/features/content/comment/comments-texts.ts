import type { CommentState } from '../../../../core/content/page-types.ts';

const states: Readonly<Record<CommentState, string>> = {
  waiting: 'در انتظار بررسی',
  shown: 'نشان داده می‌شود',
  rejected: 'پذیرفته نشد',
};

/** Words of likes and comments. */
export const commentTexts = {
  heading: 'پسند و نظرها',
  comments: (count: string) => `${count} نظر`,
  uncounted: 'نظرها',
  none: 'هنوز نظری نوشته نشده است.',
  closed: 'این مطلب دیگر نظر تازه نمی‌پذیرد.',
  states,
  like: {
    page: 'پسندیدن این مطلب',
    comment: (name: string) => `پسندیدن نظر ${name}`,
    unit: 'پسند',
  },
  gone: 'این نظر برداشته شده است.',
  answers: (name: string) => `در پاسخ به ${name}`,
  nameless: 'نظر برداشته‌شده',
  you: 'شما',
  signIn: {
    hint: 'برای پسندیدن و نوشتن نظر وارد حساب شوید؛ آنچه نوشته‌اید روی همین دستگاه می‌ماند.',
    link: 'ورود به حساب',
  },
  form: {
    label: 'نظر شما',
    answerLabel: (name: string) => `پاسخ به ${name}`,
    editLabel: 'ویرایش نظر',
    placeholder: 'پرسش، تجربه یا اصلاح خود را بنویسید.',
    hint: (left: string) => `پس از بررسی کارشناس با نام شما نشان داده می‌شود؛ ${left} نویسهٔ دیگر جا هست.`,
    tooLong: (max: string, over: string) => `نظر تا ${max} نویسه می‌شود؛ ${over} نویسه بیشتر است.`,
    required: 'متن نظر را بنویسید.',
    send: 'فرستادن نظر',
    save: 'ذخیرهٔ نظر',
    cancel: 'انصراف',
  },
  answer: 'پاسخ',
  answerTo: (name: string) => `پاسخ به نظر ${name}`,
  edit: 'ویرایش',
  remove: 'پس گرفتن',
  row: {
    queued: 'در صف ارسال',
    sending: 'در حال ارسال',
    failed: 'سرور نپذیرفت',
    conflict: 'سرور نپذیرفت',
    waitsForSignIn: 'روی همین دستگاه؛ با ورود به حساب فرستاده می‌شود',
    retry: 'تلاش دوباره',
    discard: 'چشم‌پوشی',
  },
  described: {
    create: (title: string) => `نظر دربارهٔ «${title}»`,
    edit: (title: string) => `ویرایش نظر دربارهٔ «${title}»`,
    delete: (title: string) => `پس گرفتن نظر دربارهٔ «${title}»`,
    like: (title: string) => `پسندیدن «${title}»`,
    unlike: (title: string) => `برداشتن پسند «${title}»`,
    likeComment: (title: string) => `پسندیدن نظری دربارهٔ «${title}»`,
    unlikeComment: (title: string) => `برداشتن پسند نظری دربارهٔ «${title}»`,
    gone: 'مطلبی که دیگر در راسته نیست',
  },
  own: {
    title: 'نظرهای من',
    none: {
      heading: 'هنوز نظری ننوشته‌اید',
      hint: 'پایین هر مطلب می‌توانید نظر بنویسید؛ بی‌شبکه هم می‌شود.',
    },
    gonePage: 'این مطلب دیگر در راسته نیست',
    reason: (reason: string) => `دلیل: ${reason}`,
    replies: (count: string) => `${count} پاسخ`,
    moreReplies: (count: string) => `${count} پاسخ دیگر در صفحهٔ مطلب`,
    likes: (count: string) => `${count} پسند`,
  },
} as const;

/** Words of the part where an operator decides about comments. */
export const receivedCommentTexts = {
  title: 'نظرها',
  stateLabel: 'وضعیت',
  toOwn: 'نظرهای من',
  none: 'در این وضعیت نظری نیست',
  columns: { page: 'مطلب', text: 'نظر', writer: 'نویسنده', at: 'زمان', ways: 'تصمیم' },
  answers: 'در پاسخ به این نظر:',
  approve: 'نشان داده شود',
  reject: 'نپذیرفتن',
  hide: 'برداشتن',
  correct: 'اصلاح دلیل',
  done: { approve: 'نظر نشان داده می‌شود.', reject: 'نظر نشان داده نمی‌شود.' },
  sheet: {
    heading: 'دلیل نپذیرفتن نظر',
    label: 'دلیل',
    hint: 'نویسنده همین را می‌خواند.',
    required: 'دلیل را بنویسید.',
    send: 'ثبت',
    cancel: 'انصراف',
  },
} as const;
