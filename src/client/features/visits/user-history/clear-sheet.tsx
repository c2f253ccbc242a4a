import { useMutation } from '@tanstack/react-query';
import type { VisitedType } from '../../../../contract/visits/visit.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { userVisitsWrites } from './mutations.ts';
import classes from './user-history-screen.module.css';
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
    <Sheet heading={words.heading[type]} onClose={onClose}>
      {(close) => (
        <>
          <p className={classes.effect}>{words.effect}</p>
          <div className={sheetFootClass(classes.choices)}>
            <Button look="danger" isBusy={clear.isPending} onClick={handleConfirm}>
              {words.confirm}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
