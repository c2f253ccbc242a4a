import type { AdjustmentBody } from '../../../contract/wallet/adjustment.ts';
import type { SettlementBody } from '../../../contract/wallet/settlement.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, write } from '../../data/write.ts';
import { operatorWaitingKey } from '../../parts/account/waiting/queries.ts';
import { moneyKey } from './queries.ts';

const changed = () => [moneyKey, operatorWaitingKey];

export const decisionDraftKey = (id: string, kind: string): string => `money-${kind}:${id}`;
export const proposalDraftKey = 'money-adjustment';
export const settlementDraftKey = 'money-settlement';

interface Settled {
  id: string;
  bankReference: string;
}
interface Refused {
  id: string;
  reason: string;
}

export const moneyWrites = ({ money, payouts, settlements }: PrivateApi) => ({
  claim: () =>
    write({
      area: 'money',
      name: 'claim',
      send: (id: string, intent) => read(payouts[':id'].claim.$post({ param: { id } }, asOperation(intent))),
      invalidates: changed,
    }),
  release: () =>
    write({
      area: 'money',
      name: 'release',
      send: (id: string, intent) => read(payouts[':id'].release.$post({ param: { id } }, asOperation(intent))),
      invalidates: changed,
    }),
  settle: () =>
    write({
      area: 'money',
      name: 'settle',
      send: ({ id, bankReference }: Settled, intent) =>
        read(payouts[':id'].settle.$post({ param: { id }, json: { bankReference } }, asOperation(intent))),
      draftKey: ({ id }) => decisionDraftKey(id, 'settle'),
      invalidates: changed,
      isFailureShown: false,
    }),
  refusePayout: () =>
    write({
      area: 'money',
      name: 'refusePayout',
      send: ({ id, reason }: Refused, intent) =>
        read(payouts[':id'].refuse.$post({ param: { id }, json: { reason } }, asOperation(intent))),
      draftKey: ({ id }) => decisionDraftKey(id, 'refuse'),
      invalidates: changed,
      isFailureShown: false,
    }),
  propose: () =>
    write({
      area: 'money',
      name: 'propose',
      send: (proposal: Omit<AdjustmentBody, 'id'>, intent) =>
        read(money.adjustments.$post({ json: { id: intent.id, ...proposal } }, asOperation(intent))),
      draftKey: () => proposalDraftKey,
      follows: (_edited, _answer, sent) => sent,
      invalidates: changed,
      isFailureShown: false,
    }),
  approve: () =>
    write({
      area: 'money',
      name: 'approve',
      send: (id: string, intent) =>
        read(money.adjustments[':id'].approve.$post({ param: { id } }, asOperation(intent))),
      invalidates: changed,
    }),
  refuseAdjustment: () =>
    write({
      area: 'money',
      name: 'refuseAdjustment',
      send: ({ id, reason }: Refused, intent) =>
        read(money.adjustments[':id'].refuse.$post({ param: { id }, json: { reason } }, asOperation(intent))),
      draftKey: ({ id }) => decisionDraftKey(id, 'refuse'),
      invalidates: changed,
      isFailureShown: false,
    }),
  proposeSettlement: () =>
    write({
      area: 'money',
      name: 'proposeSettlement',
      send: (proposal: Omit<SettlementBody, 'id'>, intent) =>
        read(settlements.index.$post({ json: { id: intent.id, ...proposal } }, asOperation(intent))),
      draftKey: () => settlementDraftKey,
      follows: (_edited, _answer, sent) => sent,
      invalidates: changed,
      isFailureShown: false,
    }),
  approveSettlement: () =>
    write({
      area: 'money',
      name: 'approveSettlement',
      send: (id: string, intent) => read(settlements[':id'].approve.$post({ param: { id } }, asOperation(intent))),
      invalidates: changed,
    }),
  refuseSettlement: () =>
    write({
      area: 'money',
      name: 'refuseSettlement',
      send: ({ id, reason }: Refused, intent) =>
        read(settlements[':id'].refuse.$post({ param: { id }, json: { reason } }, asOperation(intent))),
      draftKey: ({ id }) => decisionDraftKey(id, 'refuse'),
      invalidates: changed,
      isFailureShown: false,
    }),
  withdrawSettlement: () =>
    write({
      area: 'money',
      name: 'withdrawSettlement',
      send: (id: string, intent) => read(settlements[':id'].withdraw.$post({ param: { id } }, asOperation(intent))),
      invalidates: changed,
    }),
  reverse: () =>
    write({
      area: 'money',
      name: 'reverse',
      send: (id: string, intent) => read(money.attempts[':id'].reverse.$post({ param: { id } }, asOperation(intent))),
      invalidates: changed,
    }),
  withdraw: () =>
    write({
      area: 'money',
      name: 'withdraw',
      send: (id: string, intent) =>
        read(money.adjustments[':id'].withdraw.$post({ param: { id } }, asOperation(intent))),
      invalidates: changed,
    }),
});
