import type { Span } from '../need-types.ts';
import { spanOf, type Token } from './need-tokens.ts';
import { courtesies } from './order-words.ts';
import { fillers } from './trade-words.ts';

const endings = new Set(['ای', 'ها', 'های', 'هایی', 'ی']);

/** What is in no reading and means something: neighbouring tokens are one span. */
export function unreadSpans(tokens: readonly Token[], used: ReadonlySet<number>, negated: ReadonlySet<number>): Span[] {
  const spans: Span[] = [];
  let first: number | undefined;
  const close = (end: number) => {
    if (first !== undefined) spans.push(spanOf(tokens, first, end));
    first = undefined;
  };
  for (const [at, token] of tokens.entries()) {
    const isJoint = token.kind === 'mark' && token.isGlued && first !== undefined && tokens[at + 1]?.isGlued;
    const isPlain =
      token.kind === 'mark' ? !isJoint : (fillers.has(token.text) || courtesies.has(token.text)) && !negated.has(at);
    // «عقربه‌ای»: the ending of a word that is read.
    const isEnding = endings.has(token.text) && (used.has(at - 1) || at === 0) && !token.isGlued;
    if (used.has(at) || isPlain || isEnding) close(at);
    else first ??= at;
  }
  close(tokens.length);
  return spans;
}

/** Each phrase that says what is not wanted, with its «بدون» or «نباشه»: «نه از یزد» is one. */
export function negatedSpans(tokens: readonly Token[], negated: ReadonlySet<number>): Span[] {
  const spans: Span[] = [];
  let first: number | undefined;
  for (let at = 0; at <= tokens.length; at++) {
    const isLink = negated.has(at + 1) && fillers.has(tokens[at]?.text ?? '') && first !== undefined;
    if (negated.has(at)) first ??= at;
    else if (!isLink && first !== undefined) {
      spans.push(spanOf(tokens, first, at));
      first = undefined;
    }
  }
  return spans;
}
