import type { AccountEntry } from './account-menu.ts';

interface PrivatePage {
  /** As in the route of the same path, which has the page's reads and its screen. */
  pattern: `/profile${string}`;
  /** The entry of the menu that the page belongs to. */
  entry: AccountEntry;
  /** The page is useless without a network: the worker does not precache its screen. */
  needsNetwork?: true;
}

/** The pages of the signed-in user. */
export const privatePages = [
  { pattern: '/profile', entry: 'Home' },
  { pattern: '/profile/notices', entry: 'Notices' },
  { pattern: '/profile/messages', entry: 'Messages' },
  { pattern: '/profile/directorder', entry: 'Trade' },
  { pattern: '/profile/directorder/edit/$id', entry: 'Trade' },
  { pattern: '/profile/directorder/group/$id', entry: 'Trade' },
  { pattern: '/profile/directorderinfo/$id', entry: 'Trade' },
  { pattern: '/profile/directOrderReport/$id', entry: 'Trade' },
  { pattern: '/profile/wallet', entry: 'Wallet' },
  { pattern: '/profile/wallet/statement', entry: 'Wallet' },
  { pattern: '/profile/personal-info', entry: 'PersonalInfo' },
  { pattern: '/profile/address', entry: 'Address' },
  { pattern: '/profile/favorites', entry: 'Favorites' },
  { pattern: '/profile/favorites/$objectType', entry: 'Favorites' },
  { pattern: '/profile/notes/$objectType', entry: 'Notes' },
  { pattern: '/profile/comments', entry: 'Comments' },
  { pattern: '/profile/last-visits/$objectType', entry: 'LastVisits' },
  { pattern: '/profile/suppliers', entry: 'Suppliers' },
  { pattern: '/profile/suppliers/merchants/$merchantId', entry: 'Suppliers' },
  { pattern: '/profile/suppliers/$supplierId', entry: 'Suppliers' },
  { pattern: '/profile/suppliers/$supplierId/page', entry: 'Suppliers' },
  { pattern: '/profile/suppliers/$supplierId/visits', entry: 'Suppliers' },
  { pattern: '/profile/suppliers/$supplierId/imports', entry: 'Suppliers', needsNetwork: true },
  { pattern: '/profile/suppliers/$supplierId/imports/$importId', entry: 'Suppliers', needsNetwork: true },
  { pattern: '/profile/suppliers/$supplierId/contents', entry: 'Suppliers', needsNetwork: true },
  { pattern: '/profile/suppliers/$supplierId/contents/$pageId', entry: 'Suppliers', needsNetwork: true },
  { pattern: '/profile/admin', entry: 'Admin', needsNetwork: true },
  { pattern: '/profile/admin/merchants', entry: 'AdminMerchants', needsNetwork: true },
  { pattern: '/profile/admin/comments', entry: 'AdminComments', needsNetwork: true },
  { pattern: '/profile/admin/feedbacks', entry: 'AdminFeedbacks', needsNetwork: true },
  { pattern: '/profile/admin/disputes', entry: 'AdminDisputes', needsNetwork: true },
  { pattern: '/profile/admin/talk-reports', entry: 'AdminTalkReports', needsNetwork: true },
  { pattern: '/profile/admin/money', entry: 'AdminMoney', needsNetwork: true },
  { pattern: '/profile/admin/people', entry: 'AdminPeople', needsNetwork: true },
  { pattern: '/profile/admin/contents', entry: 'AdminContents', needsNetwork: true },
  { pattern: '/profile/admin/contents/$pageId', entry: 'AdminContents', needsNetwork: true },
  { pattern: '/profile/admin/imports', entry: 'AdminImports', needsNetwork: true },
  { pattern: '/profile/admin/imports/$importId', entry: 'AdminImports', needsNetwork: true },
  { pattern: '/profile/admin/visits', entry: 'AdminVisits', needsNetwork: true },
  { pattern: '/profile/admin/jobs', entry: 'AdminJobs', needsNetwork: true },
] as const satisfies readonly PrivatePage[];

export const privatePatterns = privatePages.map(({ pattern }) => pattern);

/** The page of a pattern or of a route id, which may end with a slash. */
const pageOf = (pattern: string): PrivatePage | undefined =>
  privatePages.find((page) => page.pattern === pattern.replace(/\/$/, ''));

/** The entry that the menu marks. */
export const entryOf = (pattern: string): AccountEntry => pageOf(pattern)?.entry ?? 'Home';

/** Whether the worker does without the screen of the page. */
export const needsNetwork = (pattern: string): boolean => pageOf(pattern)?.needsNetwork === true;
