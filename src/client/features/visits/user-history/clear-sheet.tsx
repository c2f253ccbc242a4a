import { useMutation } from '@tanstack/react-query';
import type { VisitedType } from '../../../../contract/visits/visit.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { userVisitsWrites } from './mutations.ts';
import { userVisitsTexts } from './user-visits-texts.ts';

const { clearing: words } = userVisitsTexts;
const TOAST_ID = 'visits-cleared';

/** Asks before the visits of a type are forgotten. */
export function ClearSheet({ type, onClose }: { type: VisitedType; onClose: () => void }) {
  const clear = useMutation(userVisitsWrites(usePrivateApi()).clear());
  const handleConfirm = () =>
    clear.mutate(type, {
      onSuccess: () => {
        showToast({ id: TOAST_ID, kind: 'done', text: words.done });
        onClose();
      },
    });
  return (
    <ConfirmSheet
      heading={words.heading[type]}
      confirm={words.confirm}
      cancel={words.cancel}
      isBusy={clear.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{words.effect}</p>
    </ConfirmSheet>
  );
}
