/** Whose writings are deleted. What was written before a sign-in is nobody's and stays. */
export type WipedUsers = { only: string } | { except: string | null };

export const isWiped = (wiped: WipedUsers, sub: string | null): boolean =>
  sub !== null && ('only' in wiped ? sub === wiped.only : sub !== wiped.except);
