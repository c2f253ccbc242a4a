import { useMutation } from '@tanstack/react-query';
import type { Profile } from '../../../contract/account/profile.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { customerTexts } from '../../parts/account/customer/customer-texts.ts';
import { faultsOf, faultText } from '../../parts/form/field-faults.ts';
import { WithHelp } from '../../ui/help-button.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { profileWrites } from './mutations.ts';
import classes from './own-data/own-data.module.css';

const { become: words } = customerTexts;
const TOAST_ID = 'customer-registered';

/** Makes the person a customer with what their profile says. */
export function BecomeCustomer({ profile: { kind, customerSince } }: { profile: Profile }) {
  const register = useMutation(profileWrites(usePrivateApi()).becomeCustomer());
  const { error, isPending } = register;
  const handleRegister = () =>
    register.mutate(kind, { onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.done }) });
  const faults = Object.values(faultsOf(error));
  return (
    <section className={classes.section}>
      <WithHelp id="personal-info.customer">
        <h2>{words.heading}</h2>
      </WithHelp>
      {customerSince === null ? (
        <>
          <p className={classes.hint}>
            {words.hint} {words[kind]}
          </p>
          {error && (
            <p role="alert" className={classes.fault}>
              {faults.length > 0 ? faults.join(' ') : faultText(error, words)}
            </p>
          )}
          <div className={classes.ways}>
            <Button isBusy={isPending} onClick={handleRegister}>
              {isPending ? words.registering : words.register}
            </Button>
          </div>
        </>
      ) : (
        <p>{words.since(formatJalali(customerSince))}</p>
      )}
    </section>
  );
}
