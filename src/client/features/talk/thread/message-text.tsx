import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { toAsciiDigits } from '../../../../core/numbers/numerals.ts';
import { directionOf, isolateLatin } from '../../../ui/name.tsx';
import { telHref } from '../../../ui/tel-href.ts';
import classes from './message.module.css';

/** A phone of Iran with its leading zero or its country, or a part number: Latin letters and figures in one run. */
const LINKED =
  /(?<![\p{L}\p{N}])(?:(?<phone>(?:\+98|0098|۰۰۹۸|0|۰)[\s-]?[1-9۱-۹](?:[\s-]?[\d۰-۹]){8,9})|(?<part>(?=[A-Za-z0-9./-]*[A-Za-z])(?=[A-Za-z0-9./-]*\d)[A-Za-z0-9](?:[A-Za-z0-9./-]{2,38})[A-Za-z0-9]))(?![\p{L}\p{N}])/gu;

/** What a person has written, in the direction of its words: phones and part numbers can be pressed. */
export function MessageText({ text }: { text: string }) {
  const dir = directionOf(text);
  const draw = (plain: string): ReactNode => (dir === 'rtl' ? isolateLatin(plain) : plain);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(LINKED)) {
    parts.push(<Fragment key={`${from}-text`}>{draw(text.slice(from, match.index))}</Fragment>);
    parts.push(<Linked key={match.index} text={match[0]} isPhone={match.groups?.phone !== undefined} />);
    from = match.index + match[0].length;
  }
  parts.push(<Fragment key="end">{draw(text.slice(from))}</Fragment>);
  return (
    <p className={classes.text} dir={dir}>
      {parts}
    </p>
  );
}

function Linked({ text, isPhone }: { text: string; isPhone: boolean }) {
  const href = isPhone ? telHref(toAsciiDigits(text)) : undefined;
  return (
    <bdi dir="ltr">
      {href ? (
        <a href={href} className={classes.linked}>
          {text}
        </a>
      ) : (
        <Link to="/search/$key" params={{ key: text }} className={classes.linked}>
          {text}
        </Link>
      )}
    </bdi>
  );
}
