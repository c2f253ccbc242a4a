/** What the search box and its results say of official delegations. */
export const delegationWords = {
  /** A text that asks for them. */
  asked: /نمایند|عاملیت/,
  of: (supplier: string) => `نمایندهٔ ${supplier}`,
} as const;
