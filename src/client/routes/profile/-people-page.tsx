import { profileTexts } from '../../features/profile/profile-texts.ts';
import { CustomerLookup } from '../../parts/account/customer/customer-lookup.tsx';
import { OperatorGate } from '../../parts/account/operator-gate.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** Where an operator looks a customer up. */
export const PeoplePage = () => (
  <>
    <PageHead title={profileTexts.menu.AdminPeople} noindex />
    <OperatorGate>{() => <CustomerLookup />}</OperatorGate>
  </>
);
