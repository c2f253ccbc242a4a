import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { signOut } from '../../../data/session/sign-out.ts';
import { useApi } from '../../../data/use-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { profileTexts } from '../../../texts/profile.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import classes from './profile-home.module.css';

const { signOut: words } = profileTexts;
const TOAST_ID = 'signed-out';

/** Asks before the device signs out. */
export function SignOutSheet({ onClose }: { onClose: () => void }) {
  const { base } = useApi();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const isOnline = useIsOnline();
  const handleConfirm = () => {
    // Leaves first: the guard of this page would lead to the login page.
    history.replace('/');
    void signOut(base, queryClient);
    showToast({ id: TOAST_ID, kind: 'done', text: words.done });
  };
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <>
          <div className={classes.effect}>
            <p>{words.effect}</p>
            {!isOnline && <p>{words.offline}</p>}
          </div>
          <div className={sheetFootClass(classes.choices)}>
            <Button look="danger" onClick={handleConfirm}>
              {words.confirm}
            </Button>
            <Button look="secondary" onClick={close}>
              {words.cancel}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
