interface DemoPerson {
  phone: string;
  /** What the person tries out. */
  role: string;
  firstName: string;
  lastName: string;
  /** Roles of the person itself; those of merchants and suppliers follow from their agents. */
  roles?: readonly ('operator' | 'consumerOwner')[];
}

/** The demo's people, one per role; the last digit of the phone number identifies the role. */
export const demoPeople: readonly DemoPerson[] = [
  { phone: '09120000001', role: 'خریدار', firstName: 'مریم', lastName: 'رستمی' },
  { phone: '09120000002', role: 'خریدار دوم', firstName: 'داوود', lastName: 'شریفی' },
  { phone: '09120000003', role: 'تأمین‌کننده', firstName: 'بهرام', lastName: 'نیک‌نژاد' },
  { phone: '09120000004', role: 'تأمین‌کنندهٔ دیگر', firstName: 'لاله', lastName: 'توکلی' },
  { phone: '09120000005', role: 'بازرگان', firstName: 'سهراب', lastName: 'کاظمی' },
  { phone: '09120000006', role: 'نمایندهٔ بازرگان', firstName: 'نگار', lastName: 'فرهمند' },
  {
    phone: '09120000007',
    role: 'مالک مصرف‌کنندگان',
    firstName: 'یوسف',
    lastName: 'دهقان',
    roles: ['consumerOwner'],
  },
  { phone: '09120000008', role: 'اپراتور دوم', firstName: 'کامران', lastName: 'صادقی', roles: ['operator'] },
  { phone: '09120000009', role: 'اپراتور', firstName: 'هما', lastName: 'آذری', roles: ['operator'] },
];
