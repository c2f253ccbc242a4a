import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isObjectType, type ObjectType } from '../../core/object-types.ts';
import { isUuid } from '../../core/uuid.ts';
import { AddressScreen } from '../features/account/address/address-screen.tsx';
import { MerchantsScreen } from '../features/account/merchants/merchants-screen.tsx';
import { PersonalInfoScreen } from '../features/account/personal-info/personal-info-screen.tsx';
import type { ProfileMenu } from '../features/account/profile/atoms.ts';
import { ProfileLayout } from '../features/account/profile/profile-layout.tsx';
import { OffersScreen } from '../features/account/selling/offers-screen.tsx';
import { PageScreen } from '../features/account/supplier-page/page-screen.tsx';
import { DeviceDataScreen } from '../features/device-data/device-data-screen.tsx';
import { DeviceDataSection } from '../features/device-data/device-data-section.tsx';
import { NotFoundScreen } from '../features/errors/not-found-screen.tsx';
import { OutboxScreen } from '../features/keep/outbox/outbox-screen.tsx';
import { PacksScreen } from '../features/keep/packs/packs-screen.tsx';
import { FavoritesScreen } from '../features/keep/pages/favorites-screen.tsx';
import { NotesScreen } from '../features/keep/pages/notes-screen.tsx';
import { SupplierPreview } from '../features/suppliers/supplier/supplier-preview.tsx';
import { UserHistoryScreen } from '../features/visits/user-history/user-history-screen.tsx';
import { ownPageTexts } from '../texts/own-page.ts';
import { AdminPage } from './-admin-page.tsx';
import { ProfileHomePage } from './-profile-home-page.tsx';

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
  suppliers: { menu: 'Suppliers', page: () => <MerchantsScreen /> },
  admin: { menu: 'Admin', page: () => <AdminPage /> },
};

/** Below `/profile`, before the type of an object. */
const pagesOfTypes: Readonly<Record<string, { menu: ProfileMenu; page: (type: ObjectType) => ReactNode }>> = {
  favorites: { menu: 'Favorites', page: (type) => <FavoritesScreen type={type} /> },
  notes: { menu: 'Notes', page: (type) => <NotesScreen type={type} /> },
  'last-visits': { menu: 'LastVisits', page: (type) => <UserHistoryScreen key={type} type={type} /> },
};

/** @param path below `/profile` */
export function pageAt(path: string): ProfilePage | undefined {
  if (Object.hasOwn(pages, path)) return pages[path];
  const [name = '', type, ...rest] = path.split('/');
  if (name === 'suppliers' && rest.length === 0 && type !== undefined && isUuid(type))
    return { menu: 'Suppliers', page: () => <OffersScreen key={type} supplierId={type} /> };
  if (name === 'suppliers' && rest.join('/') === 'page' && type !== undefined && isUuid(type))
    return { menu: 'Suppliers', page: () => <OwnSupplierPage key={type} supplierId={type} /> };
  const found = Object.hasOwn(pagesOfTypes, name) && rest.length === 0 ? pagesOfTypes[name] : undefined;
  return found && isObjectType(type) ? { menu: found.menu, page: () => found.page(type) } : undefined;
}

/** The page of the signed-in user at the address, in the frame of them all. */
export function ProfilePages() {
  const { _splat = '' } = useParams({ strict: false });
  const { menu = 'Home', page = () => <NotFoundScreen /> } = pageAt(_splat) ?? {};
  return <ProfileLayout menu={menu}>{page()}</ProfileLayout>;
}

/** Below `/users`. */
export const devicePages: Readonly<Record<string, () => ReactNode>> = {
  data: () => <DeviceDataScreen />,
  outbox: () => <OutboxScreen />,
  packs: () => <PacksScreen />,
};

/** The page of the device at the address. */
export function DevicePages() {
  const { page = '' } = useParams({ strict: false });
  return Object.hasOwn(devicePages, page) ? devicePages[page]?.() : <NotFoundScreen />;
}
