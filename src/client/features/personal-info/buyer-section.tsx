import { useState } from 'react';
import type { Profile } from '../../../contract/account/profile.ts';
import { CodeLine } from '../../parts/account/code-line.tsx';
import { customerTexts } from '../../parts/account/customer/customer-texts.ts';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Sheet } from '../../ui/kit/sheet.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { BuyerForm } from './buyer-form.tsx';
import classes from './own-data/own-data.module.css';

const { buyer: words } = customerTexts;
const TOAST_ID = 'buyer-registered';

/** Registers the person as a buyer and shows the id by which trade requests know them. */
export function BuyerSection({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const [buyerId, setBuyerId] = useState<string>();
  const handleSaved = (id: string) => {
    setBuyerId(id);
    setOpen(false);
    showToast({ id: TOAST_ID, kind: 'done', text: words.done });
  };
  return (
    <section className={classes.section}>
      <WithHelp id="personal-info.customer">
        <h2>{words.heading}</h2>
      </WithHelp>
      <p className={classes.hint}>{words.hint}</p>
      {buyerId && <CodeLine label={words.code} code={buyerId} copy={words.copy} copied={words.copied} />}
      <div className={classes.ways}>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      {isOpen && (
        <Sheet heading={words.formHeading} onClose={() => setOpen(false)}>
          {(close) => <BuyerForm profile={profile} onSaved={handleSaved} onCancel={close} />}
        </Sheet>
      )}
    </section>
  );
}
