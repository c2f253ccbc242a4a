/** Where a request of purchase stands, in the order of its life. */
export const requestStates = [
  'draft',
  'registered',
  'quoted',
  'awaitingConfirmation',
  'published',
  'disputed',
  'closed',
  'declined',
  'cancelled',
  'expired',
] as const;
export type RequestState = (typeof requestStates)[number];

/** Nothing happens to a request in one of these any more. */
export const finalStates: readonly RequestState[] = ['closed', 'declined', 'cancelled', 'expired'];

/** What both parties owe each other something in. */
export const openStates: readonly RequestState[] = requestStates.filter(
  (state) => state !== 'draft' && !finalStates.includes(state),
);

/** Whose move it is. */
export const turns = ['buyer', 'supplier', 'none'] as const;
export type Turn = (typeof turns)[number];

export const requestMoveNames = [
  'edit',
  'submit',
  'quote',
  'counter',
  'withdraw',
  'requestConfirmation',
  'takeBack',
  'cancel',
  'decline',
  'return',
  'confirmAndPublish',
  'ship',
  'receive',
  'pay',
  'recordPayment',
  'confirmPayment',
  'refusePayment',
  'issueInvoice',
  'askCancel',
  'agreeCancel',
  'refuseCancel',
  'cancelUnpaid',
  'close',
  'dispute',
  'withdrawDispute',
  'decideDispute',
] as const;
/** What people do with a request. */
export type RequestMoveName = (typeof requestMoveNames)[number];

export const requestRoles = ['buyer', 'seller', 'operator'] as const;
/** What the reader is to a request. */
export type RequestRole = (typeof requestRoles)[number];
