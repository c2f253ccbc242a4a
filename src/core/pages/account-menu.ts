interface MenuSection {
  name: string;
  /** Whose menu has the section. @default everybody's */
  role?: string;
}

/** The sections of the account's menu, in their order: an operator's places are in sight at once. */
export const menuSections = [
  { name: 'operating', role: 'operator' },
  { name: 'mine' },
  { name: 'selling' },
] as const satisfies readonly MenuSection[];

type SectionName = (typeof menuSections)[number]['name'];

interface MenuEntry {
  /** Its words are `accountTexts.menu[name]`. */
  name: string;
  section: SectionName;
  path: string;
  /** What waits there: of the device, or what an area of the server counts (`waiting` in its `area.ts`). */
  count?: string;
}

/** The entries of the account's menu, in their order: beside the page at a desk, a list at `/profile` on a phone. */
export const accountEntries = [
  { name: 'Home', section: 'mine', path: '/profile' },
  { name: 'Notices', section: 'mine', path: '/profile/notices', count: 'notices' },
  { name: 'Messages', section: 'mine', path: '/profile/messages', count: 'messages' },
  { name: 'Trade', section: 'mine', path: '/profile/directorder', count: 'requests' },
  { name: 'Wallet', section: 'mine', path: '/profile/wallet' },
  { name: 'Favorites', section: 'mine', path: '/profile/favorites' },
  { name: 'Notes', section: 'mine', path: '/profile/notes/product' },
  { name: 'PartsList', section: 'mine', path: '/products/parts-list' },
  { name: 'Comments', section: 'mine', path: '/profile/comments' },
  { name: 'LastVisits', section: 'mine', path: '/profile/last-visits/product' },
  { name: 'Address', section: 'mine', path: '/profile/address' },
  { name: 'PersonalInfo', section: 'mine', path: '/profile/personal-info' },
  { name: 'Outbox', section: 'mine', path: '/users/outbox', count: 'outbox' },
  { name: 'Packs', section: 'mine', path: '/users/packs' },
  { name: 'Notifications', section: 'mine', path: '/notifications' },
  { name: 'Suppliers', section: 'selling', path: '/profile/suppliers', count: 'invitations' },
  { name: 'Admin', section: 'operating', path: '/profile/admin' },
  { name: 'AdminMerchants', section: 'operating', path: '/profile/admin/merchants', count: 'merchants' },
  { name: 'AdminComments', section: 'operating', path: '/profile/admin/comments', count: 'comments' },
  { name: 'AdminFeedbacks', section: 'operating', path: '/profile/admin/feedbacks', count: 'feedbacks' },
  { name: 'AdminDisputes', section: 'operating', path: '/profile/admin/disputes', count: 'disputes' },
  { name: 'AdminTalkReports', section: 'operating', path: '/profile/admin/talk-reports', count: 'talkReports' },
  { name: 'AdminMoney', section: 'operating', path: '/profile/admin/money', count: 'money' },
  { name: 'AdminPeople', section: 'operating', path: '/profile/admin/people' },
  { name: 'AdminContents', section: 'operating', path: '/profile/admin/contents' },
  { name: 'AdminImports', section: 'operating', path: '/profile/admin/imports' },
  { name: 'AdminVisits', section: 'operating', path: '/profile/admin/visits' },
  { name: 'AdminJobs', section: 'operating', path: '/profile/admin/jobs', count: 'jobs' },
] as const satisfies readonly MenuEntry[];

type Entry = (typeof accountEntries)[number];
export type AccountEntry = Entry['name'];
export type CountName = Extract<Entry, { count: string }>['count'];

/** Counts of the server go no further. */
export const WAITING_MAX = 100;

/** What the device itself knows. */
const deviceCounts = ['notices', 'outbox'] as const satisfies readonly CountName[];

/** What the server counts. */
export type WaitingName = Exclude<CountName, (typeof deviceCounts)[number]>;

const hasCount = (entry: Entry): entry is Extract<Entry, { count: string }> => 'count' in entry;

/** What the server counts for a role, or for whoever is signed in, in the sections of their menu. */
export function waitingOf(role: 'operator' | undefined): WaitingName[] {
  const sections = menuSections.filter((section) => ('role' in section ? section.role : undefined) === role);
  return accountEntries
    .filter(hasCount)
    .filter(({ section }) => sections.some(({ name }) => name === section))
    .flatMap(({ count }) => (isOfDevice(count) ? [] : [count]));
}

const isOfDevice = (count: CountName): count is (typeof deviceCounts)[number] =>
  deviceCounts.some((one) => one === count);
