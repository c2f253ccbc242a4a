/** The Persian sentence of each problem code of the platform. */
export const messages = {
  bad_request: 'درخواست درست نیست.',
  validation_failed: 'بعضی از مقدارها درست نیست.',
  malformed_json: 'متن درخواست، JSON درستی نیست.',
  unsafe_text: 'متن، نویسهٔ نامجاز دارد.',
  too_deep: 'ساختار درخواست بیش از اندازه تودرتو است.',
  too_many_values: 'این درخواست بیش از اندازه مقدار دارد؛ آن را بخش کنید.',
  unauthorized: 'برای این کار باید وارد شوید.',
  forbidden: 'اجازهٔ این کار را ندارید.',
  foreign_origin: 'این درخواست از سایت دیگری فرستاده شده است.',
  not_found: 'چیزی با این نشانی پیدا نشد.',
  method_not_allowed: 'این کار روی این نشانی شدنی نیست.',
  request_timeout: 'درخواست به‌موقع نرسید.',
  conflict: 'این کار با وضعیت کنونی سازگار نیست.',
  precondition_failed: 'این مورد در این میان تغییر کرده است.',
  precondition_required: 'نسخهٔ مورد نظر را همراه درخواست بفرستید.',
  payload_too_large: 'حجم درخواست بیش از اندازه است.',
  storage_full: 'جای کافی برای فایل تازه نیست؛ کمی بعد دوباره تلاش کنید.',
  uri_too_long: 'نشانی درخواست بیش از اندازه بلند است.',
  unsupported_media_type: 'نوع محتوای درخواست پذیرفته نیست.',
  unprocessable: 'درخواست پذیرفته نشد.',
  client_outdated: 'این نسخهٔ برنامه دیگر پشتیبانی نمی‌شود؛ برنامه را به‌روز کنید.',
  too_many_requests: 'تعداد درخواست‌ها زیاد است؛ کمی بعد دوباره تلاش کنید.',
  budget_spent: 'از این نشانی بیش از اندازه جست‌وجو شده است؛ کمی بعد دوباره تلاش کنید.',
  headers_too_large: 'سربرگ‌های درخواست بیش از اندازه بزرگ است.',
  internal: 'خطایی در سرور رخ داد.',
  unavailable: 'سرور اکنون در دسترس نیست؛ کمی بعد دوباره تلاش کنید.',
  busy: 'سرور اکنون شلوغ است؛ کمی بعد دوباره تلاش کنید.',
  timed_out: 'پاسخ بیش از اندازه طول کشید؛ دوباره تلاش کنید.',
} as const;

export type MessageCode = keyof typeof messages;

const codeOfStatus: Readonly<Record<number, MessageCode>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  412: 'precondition_failed',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  422: 'unprocessable',
  428: 'precondition_required',
  429: 'too_many_requests',
  431: 'headers_too_large',
  503: 'unavailable',
  504: 'timed_out',
  507: 'storage_full',
};

/** The default code of an HTTP status. */
export const messageCodeOf = (status: number): MessageCode =>
  codeOfStatus[status] ?? (status >= 500 ? 'internal' : 'bad_request');
