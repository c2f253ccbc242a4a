import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '../../../data/api.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { signOut } from '../../../data/session/sign-out.ts';
import { faultText } from '../../../parts/account/field-faults.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
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
  const leave = (path: string) => {
    // Leaves first: the guard of this page would lead to the login page.
    history.replace(path);
    void signOut(api.base, queryClient);
  };
  const handleConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        leave('/');
        showToast({ id: TOAST_ID, kind: 'done', text: words.done });
      },
    });
  const isOld = needsSignIn(remove.error);
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <>
          <div className={classes.effect}>
            <p>{words.effect}</p>
            <p>{words.advice}</p>
            <p className={classes.hint}>{words.anew}</p>
            {remove.error && (
              <p role="alert" className={classes.fault}>
                {faultText(remove.error, { changedElsewhere: '', failed: words.failed })}
              </p>
            )}
          </div>
          <div className={sheetFootClass(classes.choices)}>
            {isOld ? (
              <Button look="primary" onClick={() => leave(LOGIN_PATH)}>
                {words.signInAgain}
              </Button>
            ) : (
              <Button look="danger" isBusy={remove.isPending} onClick={handleConfirm}>
                {remove.isPending ? words.deleting : words.confirm}
              </Button>
            )}
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
