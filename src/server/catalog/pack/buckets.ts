/** Digits of an id that tell its bucket; the first ones of a new id tell the time. */
const BUCKET_DIGITS = 6;

/**
 * Things by bucket, about `perBucket` ids in each. Those with one id share a bucket, and a bucket keeps its ids as the
 * others change.
 */
export function inBuckets<One>(all: readonly One[], idOf: (one: One) => string, perBucket: number): One[][] {
  const idsCount = new Set(all.map(idOf)).size;
  let bucketsCount = 1;
  while (bucketsCount * perBucket < idsCount) bucketsCount *= 2;
  const bucketOf = (one: One) => Number.parseInt(idOf(one).slice(-BUCKET_DIGITS), 16) % bucketsCount;
  return [...Map.groupBy(all, bucketOf)].sort(([a], [b]) => a - b).map(([, own]) => own);
}
