/** The demo's people, one per role; the last digit of the phone number identifies the role. */
export const demoPeople = [
  { phone: '09120000001', role: 'خریدار' },
  { phone: '09120000002', role: 'خریدار دوم' },
  { phone: '09120000003', role: 'تأمین‌کننده' },
  { phone: '09120000004', role: 'تأمین‌کنندهٔ دیگر' },
  { phone: '09120000005', role: 'بازرگان' },
  { phone: '09120000006', role: 'نمایندهٔ بازرگان' },
  { phone: '09120000007', role: 'مالک مصرف‌کنندگان' },
  { phone: '09120000009', role: 'اپراتور' },
] as const;
