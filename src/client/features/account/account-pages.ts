// The chunk of the signed-in user's pages; nothing else imports this file.
export { AddressScreen } from './address/address-screen.tsx';
export { PersonalInfoScreen } from './personal-info/personal-info-screen.tsx';
export { ProfileHome } from './profile/profile-home.tsx';
export { ProfileLayout } from './profile/profile-layout.tsx';
