/** Latin letters as they are pronounced, folded. «ای» is A, E and I. */
export const letterNames: ReadonlyMap<string, string> = new Map(
  'ا:a ای:a بی:b سی:c دی:d ایی:e یی:e اف:f جی:g اچ:h کا:k کی:k ال:l ام:m ان:n او:o پی:p کیو:q ار:r اس:s تی:t یو:u وی:v ایکس:x زد:z'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, -2), pair.slice(-1)]),
);
