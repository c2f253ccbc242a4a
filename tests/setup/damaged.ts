/**
 * The given token with its letter in the middle exchanged.
 * The last letters are a bad place for that: random bytes can already be what a test writes there, and the bits
 * that base64url leaves over do not change the bytes at all.
 */
export const damaged = (token: string): string => {
  const middle = Math.floor(token.length / 2);
  return `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`;
};
