import type { $ZodRawIssue } from 'zod/v4/core';

const typeNames: Readonly<Record<string, string>> = {
  string: 'متن',
  number: 'عدد',
  int: 'عدد صحیح',
  bigint: 'عدد صحیح',
  boolean: 'درست یا نادرست',
  array: 'فهرست',
  object: 'ساختار',
  date: 'تاریخ',
};

const formatMessages: Readonly<Record<string, string>> = {
  uuid: 'شناسه درست نیست.',
  guid: 'شناسه درست نیست.',
  email: 'نشانی ایمیل درست نیست.',
  url: 'نشانی اینترنتی درست نیست.',
  datetime: 'تاریخ و ساعت درست نیست.',
  date: 'تاریخ درست نیست.',
  time: 'ساعت درست نیست.',
  regex: 'قالب این مقدار درست نیست.',
};

const persianNumber = (value: number | bigint): string => value.toLocaleString('fa-IR');

function sizeMessage(issue: { origin: string; inclusive?: boolean }, limit: number | bigint, side: 'min' | 'max') {
  const bound = persianNumber(limit);
  if (issue.origin === 'string')
    return side === 'min' ? `دست‌کم ${bound} نویسه لازم است.` : `بیش از ${bound} نویسه پذیرفته نیست.`;
  if (issue.origin === 'array' || issue.origin === 'set') {
    return side === 'min' ? `دست‌کم ${bound} مورد لازم است.` : `بیش از ${bound} مورد پذیرفته نیست.`;
  }
  if (issue.inclusive === false) return side === 'min' ? `باید بیشتر از ${bound} باشد.` : `باید کمتر از ${bound} باشد.`;
  return side === 'min' ? `نباید کمتر از ${bound} باشد.` : `نباید بیشتر از ${bound} باشد.`;
}

/** Zod's `localeError`: a short Persian sentence per kind of issue; a schema's own message overrides it. */
export function persianIssue(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'این مقدار لازم است.';
      if (Array.isArray(issue.input)) return 'تنها یک مقدار پذیرفته است.';
      return `باید ${typeNames[issue.expected] ?? 'از نوع دیگری'} باشد.`;
    case 'too_big':
      return sizeMessage(issue, issue.maximum, 'max');
    case 'too_small':
      return sizeMessage(issue, issue.minimum, 'min');
    case 'invalid_format':
      return formatMessages[issue.format] ?? 'قالب این مقدار درست نیست.';
    case 'invalid_value':
      return issue.input === undefined ? 'این مقدار لازم است.' : 'این مقدار جزو گزینه‌ها نیست.';
    case 'not_multiple_of':
      return `باید مضرب ${persianNumber(issue.divisor)} باشد.`;
    case 'unrecognized_keys':
      return 'این نام شناخته نیست.';
    default:
      return 'این مقدار درست نیست.';
  }
}
