/** What the journal of an import has rows of. */
export const touchedKinds = ['supplier', 'property', 'option', 'base', 'offer'] as const;
export type TouchedKind = (typeof touchedKinds)[number];
