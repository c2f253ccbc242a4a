import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { signOut } from '../../data/session/sign-out.ts';
import { readUserInfo } from '../../data/session/user-info.ts';
import { useApi } from '../../data/use-api.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { useOutbox } from '../../offline/outbox/device-outbox.ts';
import { UnsentMessage } from '../../parts/account/unsent-message.tsx';
import { ConfirmSheet } from '../../ui/kit/confirm-sheet.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { profileTexts } from './profile-texts.ts';

const { signOut: words } = profileTexts;
const TOAST_ID = 'signed-out';

/** Asks before the device signs out. */
export function SignOutSheet({ onClose }: { onClose: () => void }) {
  const { base } = useApi();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const isOnline = useIsOnline();
  const { sub } = readUserInfo() ?? {};
  const unsent = useOutbox().rows.filter((row) => row.sub === sub);
  const handleConfirm = () => {
    // Leaves first: the guard of this page would lead to the login page.
    history.replace('/');
    void signOut(base, queryClient);
    showToast({ id: TOAST_ID, kind: 'done', text: words.done });
  };
  return (
    <ConfirmSheet
      heading={words.heading}
      confirm={unsent.length > 0 ? words.confirmUnsent : words.confirm}
      cancel={words.cancel}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{words.effect}</p>
      {!isOnline && <p>{words.offline}</p>}
      <UnsentMessage rows={unsent} text={words.unsent(formatNumber(unsent.length))} exportLabel={words.export} />
    </ConfirmSheet>
  );
}
