import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { reasonDraftKey, sharedWrite } from '../shared-write.ts';

interface Answer {
  id: string;
  approvalId: string;
}

export const approvalWrites = ({ trade }: PrivateApi) => {
  const one = trade[':id'];
  return {
    /** The principal makes the move that was asked for. */
    approve: () =>
      write({
        ...sharedWrite,
        name: 'approve',
        send: ({ id, approvalId }: Answer, intent) =>
          read(one.approve.$post({ param: { id }, json: { approvalId } }, asOperation(intent))),
        isFailureShown: false,
      }),
    refuse: () =>
      write({
        ...sharedWrite,
        name: 'refuseApproval',
        send: ({ id, approvalId, reason }: Answer & { reason: string }, intent) =>
          read(one['refuse-approval'].$post({ param: { id }, json: { approvalId, reason } }, asOperation(intent))),
        draftKey: ({ approvalId }) => reasonDraftKey(approvalId, 'approval'),
        isFailureShown: false,
      }),
    /** The agent takes back what was asked for. */
    withdraw: () =>
      write({
        ...sharedWrite,
        name: 'withdrawApproval',
        send: ({ id, approvalId }: Answer, intent) =>
          read(one['withdraw-approval'].$post({ param: { id }, json: { approvalId } }, asOperation(intent))),
        isFailureShown: false,
      }),
  };
};
