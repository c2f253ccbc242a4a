import { showToast } from '../../ui/toast/toast.ts';
import { storingFaultText } from './storing-fault.ts';

const TOAST_ID = 'storing-failed';

/** Whether the device has stored a change. If it has not, a message says so, and the caller keeps what was typed. */
export async function isStored(storing: Promise<void>): Promise<boolean> {
  try {
    await storing;
  } catch (error) {
    showToast({ id: TOAST_ID, kind: 'failed', text: storingFaultText(error) });
    return false;
  }
  return true;
}
