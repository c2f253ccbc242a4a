import { useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { isObjectType, type ObjectType } from '../../core/ids/object-types.ts';
import { isUuid } from '../../core/ids/uuid.ts';
import type { ProfileMenu } from '../features/account/profile/atoms.ts';
import { ProfileLayout } from '../features/account/profile/profile-layout.tsx';
import { NotFoundScreen } from '../features/errors/not-found-screen.tsx';
import { ownPageTexts } from '../texts/own-page.ts';
import { profileTexts } from '../texts/profile.ts';
import { Skeleton } from '../ui/kit/skeleton.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ProfileHomePage } from './-profile-home-page.tsx';

/** The first page of the account waits for none of the others. */
const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

const AddressScreen = lazyPage(() =>
  import('../features/account/address/address-screen.tsx').then((part) => part.AddressScreen),
);
const MerchantsScreen = lazyPage(() =>
  import('../features/account/merchants/merchants-screen.tsx').then((part) => part.MerchantsScreen),
);
const PersonalInfoScreen = lazyPage(() =>
  import('../features/account/personal-info/personal-info-screen.tsx').then((part) => part.PersonalInfoScreen),
);
const OffersScreen = lazyPage(() =>
  import('../features/account/selling/offers-screen.tsx').then((part) => part.OffersScreen),
);
const PageScreen = lazyPage(() =>
  import('../features/account/supplier-page/page-screen.tsx').then((part) => part.PageScreen),
);
const CommentsScreen = lazyPage(() =>
  import('../features/content/comment/comments-screen.tsx').then((part) => part.CommentsScreen),
);
const ContentsScreen = lazyPage(() =>
  import('../features/content/editor/contents-screen.tsx').then((part) => part.ContentsScreen),
);
const EditorScreen = lazyPage(() =>
  import('../features/content/editor/editor-screen.tsx').then((part) => part.EditorScreen),
);
const PreviewScreen = lazyPage(() =>
  import('../features/content/page/preview-screen.tsx').then((part) => part.PreviewScreen),
);
const DeviceDataScreen = lazyPage(() =>
  import('../features/device-data/device-data-screen.tsx').then((part) => part.DeviceDataScreen),
);
const DeviceDataSection = lazyPage(() =>
  import('../features/device-data/device-data-section.tsx').then((part) => part.DeviceDataSection),
);
const OutboxScreen = lazyPage(() =>
  import('../features/keep/outbox/outbox-screen.tsx').then((part) => part.OutboxScreen),
);
const PacksScreen = lazyPage(() => import('../features/keep/packs/packs-screen.tsx').then((part) => part.PacksScreen));
const FavoritesScreen = lazyPage(() =>
  import('../features/keep/pages/favorites-screen.tsx').then((part) => part.FavoritesScreen),
);
const NotesScreen = lazyPage(() => import('../features/keep/pages/notes-screen.tsx').then((part) => part.NotesScreen));
const SupplierPreview = lazyPage(() =>
  import('../features/suppliers/supplier/supplier-preview.tsx').then((part) => part.SupplierPreview),
);
const UserHistoryScreen = lazyPage(() =>
  import('../features/visits/user-history/user-history-screen.tsx').then((part) => part.UserHistoryScreen),
);
const SupplierVisitsPage = lazyPage(() =>
  import('./-supplier-visits-page.tsx').then((part) => part.SupplierVisitsPage),
);
const AdminPage = lazyPage(() => import('./-admin-page.tsx').then((part) => part.AdminPage));

const waiting = (
  <div aria-busy="true">
    <PageHead title={profileTexts.title} noindex />
    <Skeleton shape="cards" />
  </div>
);

interface ProfilePage {
  menu: ProfileMenu;
  page: () => ReactNode;
}

const PersonalInfoPage = () => (
  <>
    <PersonalInfoScreen />
    <DeviceDataSection />
  </>
);

const OwnSupplierPage = ({ supplierId }: { supplierId: string }) => (
  <PageScreen
    supplierId={supplierId}
    preview={(content) => (
      <SupplierPreview supplierId={supplierId} content={content} products={<p>{ownPageTexts.products}</p>} />
    )}
  />
);

/** Below `/profile`. */
const pages: Readonly<Record<string, ProfilePage>> = {
  '': { menu: 'Home', page: () => <ProfileHomePage /> },
  'personal-info': { menu: 'PersonalInfo', page: () => <PersonalInfoPage /> },
  address: { menu: 'Address', page: () => <AddressScreen /> },
  favorites: { menu: 'Favorites', page: () => <FavoritesScreen /> },
  comments: { menu: 'Comments', page: () => <CommentsScreen /> },
  suppliers: { menu: 'Suppliers', page: () => <MerchantsScreen /> },
  admin: { menu: 'Admin', page: () => <AdminPage /> },
};

const CONTENTS = /^((?:admin|suppliers\/([^/]+))\/contents)(?:\/([^/]+))?$/;

/** Below `/profile`, before the type of an object. */
const pagesOfTypes: Readonly<Record<string, { menu: ProfileMenu; page: (type: ObjectType) => ReactNode }>> = {
  favorites: { menu: 'Favorites', page: (type) => <FavoritesScreen type={type} /> },
  notes: { menu: 'Notes', page: (type) => <NotesScreen type={type} /> },
  'last-visits': { menu: 'LastVisits', page: (type) => <UserHistoryScreen key={type} type={type} /> },
};

/** Pages that an operator or a supplier's own people write, and one of them. */
function contentsAt(path: string): ProfilePage | undefined {
  const [, list = '', supplierId, pageId] = CONTENTS.exec(path) ?? [];
  if (list === '' || [supplierId, pageId].some((id) => id !== undefined && !isUuid(id))) return undefined;
  return {
    menu: supplierId ? 'Suppliers' : 'Admin',
    page: () =>
      pageId ? (
        <EditorScreen key={pageId} pageId={pageId} list={list} />
      ) : (
        <ContentsScreen key={list} list={list} {...(supplierId && { supplierId })} />
      ),
  };
}

/** @param path below `/profile` */
export function pageAt(path: string): ProfilePage | undefined {
  if (Object.hasOwn(pages, path)) return pages[path];
  const [name = '', type, ...rest] = path.split('/');
  if (name === 'suppliers' && rest.length === 0 && type !== undefined && isUuid(type))
    return { menu: 'Suppliers', page: () => <OffersScreen key={type} supplierId={type} /> };
  if (name === 'suppliers' && rest.join('/') === 'page' && type !== undefined && isUuid(type))
    return { menu: 'Suppliers', page: () => <OwnSupplierPage key={type} supplierId={type} /> };
  if (name === 'suppliers' && rest.join('/') === 'visits' && type !== undefined && isUuid(type))
    return { menu: 'Suppliers', page: () => <SupplierVisitsPage key={type} supplierId={type} /> };
  const contents = contentsAt(path);
  if (contents) return contents;
  const found = Object.hasOwn(pagesOfTypes, name) && rest.length === 0 ? pagesOfTypes[name] : undefined;
  return found && isObjectType(type) ? { menu: found.menu, page: () => found.page(type) } : undefined;
}

/** The page of the signed-in user at the address, in the frame of them all. */
export function ProfilePages() {
  const { _splat = '' } = useParams({ strict: false });
  const { menu = 'Home', page: show = () => <NotFoundScreen /> } = pageAt(_splat) ?? {};
  return (
    <ProfileLayout menu={menu}>
      <Suspense fallback={waiting}>{show()}</Suspense>
    </ProfileLayout>
  );
}

/** Below `/users`. */
export const devicePages: Readonly<Record<string, () => ReactNode>> = {
  data: () => <DeviceDataScreen />,
  outbox: () => <OutboxScreen />,
  packs: () => <PacksScreen />,
  preview: () => <PreviewScreen />,
};

/** The page of the device at the address. */
export function DevicePages() {
  const { page = '' } = useParams({ strict: false });
  return Object.hasOwn(devicePages, page) ? (
    <Suspense fallback={waiting}>{devicePages[page]?.()}</Suspense>
  ) : (
    <NotFoundScreen />
  );
}
