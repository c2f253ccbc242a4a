import { useQuery } from '@tanstack/react-query';
import { ReadGate } from '../../data/read-gate.tsx';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { merchantReads } from '../../parts/account/merchants/queries.ts';
import formClasses from '../../parts/form/sheet-form.module.css';
import { HelpButton } from '../../ui/help-button.tsx';
import { Sheet } from '../../ui/kit/sheet.tsx';
import { Skeleton } from '../../ui/kit/skeleton.tsx';
import { merchantTexts } from './merchants-texts.ts';
import { SaleSettingForm } from './sale-setting-form.tsx';

type SettingSheetProps = {
  merchantId: string;
  onSaved: () => void;
  onClose: () => void;
};

/** The conditions of sale of one merchant. */
export function SettingSheet({ merchantId, onSaved, onClose }: SettingSheetProps) {
  const merchant = useQuery(merchantReads(usePrivateApi()).detail(merchantId));
  return (
    <Sheet heading={merchantTexts.sale.heading} onClose={onClose}>
      {(close) => (
        <ReadGate
          query={merchant}
          skeleton={
            <div className={formClasses.fields}>
              <Skeleton shape="fields" count={5} />
            </div>
          }
          hideTime
        >
          {(known) => (
            <>
              <HelpButton id="sale-setting.cities" />
              <SaleSettingForm key={known.id} merchant={known} onSaved={onSaved} onCancel={close} />
            </>
          )}
        </ReadGate>
      )}
    </Sheet>
  );
}
