import { ConfirmSheet } from '../../ui/kit/confirm-sheet.tsx';
import { addressTexts } from './address-texts.ts';

const { removal: words } = addressTexts;

type RemoveSheetProps = {
  title: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an address is deleted. */
export const RemoveSheet = ({ title, isBusy, onConfirm, onClose }: RemoveSheetProps) => (
  <ConfirmSheet
    heading={words.heading(title)}
    confirm={words.confirm}
    cancel={words.cancel}
    isBusy={isBusy}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>{words.effect}</p>
  </ConfirmSheet>
);
