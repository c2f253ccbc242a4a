/** Who talks: a person, the people of a supplier's merchant, those of another merchant, or the operators. */
export const partyKinds = ['person', 'supplier', 'merchant', 'support'] as const;
export type PartyKind = (typeof partyKinds)[number];

/** What a conversation can be about. */
export const talkObjectKinds = ['request', 'product'] as const;
export type TalkObjectKind = (typeof talkObjectKinds)[number];
