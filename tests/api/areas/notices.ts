import { notice, noticePreferences, unreadNotices } from '../../../src/contract/notices/notice.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { notify } from '../../../src/server/notices/notify.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const noticesCalls = areaCalls(
  {
    'GET /api/v1/notices': { access: 'user', answer: pageOf(notice) },
    'GET /api/v1/notices/unread': { access: 'user', answer: unreadNotices },
    'PUT /api/v1/notices/read': { access: 'user', answer: unreadNotices },
    'GET /api/v1/notices/preferences': { access: 'user', answer: noticePreferences },
    'PUT /api/v1/notices/preferences': { access: 'user', answer: noticePreferences },
  },
  async ({ app: { db, deps }, held, merchantId }) => {
    await db.transaction((tx) =>
      notify({ tx, now: deps.now() }, [held.userId], {
        kind: 'merchantConfirmed',
        objectType: 'merchant',
        objectId: merchantId,
        params: { name: 'بازرگانی' },
        path: '/profile/suppliers',
      }),
    );
    return {
      examples: {
        'PUT /api/v1/notices/read': { body: { readUpTo: 1 } },
        'PUT /api/v1/notices/preferences': { body: { silentKinds: ['commentApproved'], hasTexts: false } },
      },
    };
  },
);
