import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { ApiError } from '../../../data/api.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { signOut } from '../../../data/session/sign-out.ts';
import { useSub } from '../../../data/session/use-sub.ts';
import { useOutbox } from '../../../offline/outbox/device-outbox.ts';
import { UnsentMessage } from '../../../parts/account/unsent-message.tsx';
import { faultText } from '../../../parts/form/field-faults.ts';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { ownDataWrites } from './mutations.ts';
import classes from './own-data.module.css';
import { ownDataTexts } from './own-data-texts.ts';

const { deletion: words } = ownDataTexts;
const TOAST_ID = 'account-deleted';
const SIGN_IN_AGAIN = 'sign_in_again';
const LOGIN_PATH = '/users/login?redirectPath=%2Fprofile%2Fpersonal-info';

const needsSignIn = (error: Error | null): boolean =>
  error instanceof ApiError && error.problem?.code === SIGN_IN_AGAIN;

/** Says what goes, and asks before the account is deleted. */
export function DeletionSheet({ onClose }: { onClose: () => void }) {
  const api = usePrivateApi();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const remove = useMutation(ownDataWrites(api).deleteAccount());
  const sub = useSub();
  const unsent = useOutbox().rows.filter((row) => row.sub === sub);
  const leave = (path: string, keepsWritten: boolean) => {
    // Leaves first: the guard of this page would lead to the login page.
    history.replace(path);
    void signOut(api.base, queryClient, { keepsWritten });
  };
  const handleConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        leave('/', false);
        showToast({ id: TOAST_ID, kind: 'done', text: words.done });
      },
    });
  const isOld = needsSignIn(remove.error);
  return (
    <ConfirmSheet
      heading={words.heading}
      {...(isOld
        ? { look: 'primary', confirm: words.signInAgain, onConfirm: () => leave(LOGIN_PATH, true) }
        : { confirm: remove.isPending ? words.deleting : words.confirm, onConfirm: handleConfirm })}
      cancel={words.cancel}
      isBusy={remove.isPending}
      onClose={onClose}
    >
      <p>{words.effect}</p>
      <p>{words.advice}</p>
      <p className={classes.hint}>{words.anew}</p>
      <UnsentMessage rows={unsent} text={words.unsent(formatNumber(unsent.length))} exportLabel={words.export} />
      {remove.error && (
        <p role="alert" className={classes.fault}>
          {faultText(remove.error, { changedElsewhere: '', failed: words.failed })}
        </p>
      )}
    </ConfirmSheet>
  );
}
