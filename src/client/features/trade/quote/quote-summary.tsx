import type { TradeQuote } from '../../../../contract/trade/quote.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { WHOLE_SHARE } from '../../../../core/trade/quote-states.ts';
import { Message } from '../../../ui/kit/message.tsx';
import { Written } from '../../../ui/written.tsx';
import { currentQuote } from '../current-quote.ts';
import classes from './quote.module.css';
import { quoteTexts as words } from './quote-texts.ts';

/** The conditions of the quote that counts, what the buyer has said to it, and the rounds before it. */
export function QuoteSummary({ request }: { request: TradeRequest }) {
  const { quotes } = request;
  if (quotes.length === 0) return null;
  const current = currentQuote(request);
  const past = quotes.filter((quote) => quote !== current);
  return (
    <section className={classes.summary}>
      {current && (
        <>
          <h2>{words.conditions}</h2>
          <dl className={classes.conditions}>
            <div>
              <dt>{words.round(current.round)}</dt>
              <dd>{words.validThrough(formatJalali(current.validUntil))}</dd>
            </div>
            <div>
              <dt>{words.payment}</dt>
              <dd>{termsText(current.terms)}</dd>
            </div>
          </dl>
          {current.note && <Written text={`${words.sellerNote}: ${current.note}`} />}
          {current.counter && (
            <Message tone="info">
              <Written text={counterText(current.counter)} />
            </Message>
          )}
        </>
      )}
      {past.length > 0 && (
        <details className={classes.more}>
          <summary>{words.rounds}</summary>
          <ol className={classes.rounds}>
            {past.map((quote) => (
              <li key={quote.id}>
                <span>{words.round(quote.round)}</span>
                <strong>{formatRial(quote.totals.payableRial)}</strong>
                <span>{words.states[quote.state]}</span>
                {quote.counter && <Written text={counterText(quote.counter)} />}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

const counterText = ({ comment, payableRial }: NonNullable<TradeQuote['counter']>): string =>
  [`${words.countered}: ${comment}`, payableRial === null ? '' : words.wanted(formatRial(payableRial))]
    .filter(Boolean)
    .join('\n');

const termsText = (terms: TradeQuote['terms']): string =>
  terms
    .map(({ share, due, days }) => words.term[due](share === WHOLE_SHARE ? words.whole : words.share(share), days))
    .join('، ');
