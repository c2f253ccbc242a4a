import { Fragment, type ReactNode } from 'react';
import { toAsciiDigits } from '../../../../core/numbers/numerals.ts';
import { tidyWebAddress } from '../../../../core/people/web-address.ts';
import { linkIn, ownPath, WEB_LINK } from '../../../../core/text/site-links.ts';
import { PathLink, searchPath } from '../../../router/path-link.tsx';
import { directionOf, isolateLatin } from '../../../ui/name.tsx';
import { telHref } from '../../../ui/tel-href.ts';
import { useOwnOrigins } from './linked-products.tsx';
import classes from './message.module.css';

/** A phone of Iran with its leading zero or its country, or a part number: Latin letters and figures in one run. */
const CODE =
  /(?<![\p{L}\p{N}])(?:(?<phone>(?:\+98|0098|۰۰۹۸|0|۰)[\s-]?[1-9۱-۹](?:[\s-]?[\d۰-۹]){8,9})|(?<part>(?=[A-Za-z0-9./-]*[A-Za-z])(?=[A-Za-z0-9./-]*\d)[A-Za-z0-9](?:[A-Za-z0-9./-]{2,38})[A-Za-z0-9]))(?![\p{L}\p{N}])/u;
const LINKED = new RegExp(`(?<url>${WEB_LINK.source})|${CODE.source}`, 'gu');

/** What a person has written, in the direction of its words: phones and part numbers can be pressed. */
export function MessageText({ text }: { text: string }) {
  const dir = directionOf(text);
  const draw = (plain: string): ReactNode => (dir === 'rtl' ? isolateLatin(plain) : plain);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(LINKED)) {
    parts.push(<Fragment key={`${from}-text`}>{draw(text.slice(from, match.index))}</Fragment>);
    const linked = match.groups?.url ? linkIn(match[0]) : match[0];
    parts.push(<Linked key={match.index} text={linked} kind={kindOf(match)} />);
    from = match.index + linked.length;
  }
  parts.push(<Fragment key="end">{draw(text.slice(from))}</Fragment>);
  return (
    <p className={classes.text} dir={dir}>
      {parts}
    </p>
  );
}

type Kind = 'url' | 'phone' | 'part';

const kindOf = ({ groups }: RegExpMatchArray): Kind => (groups?.url ? 'url' : groups?.phone ? 'phone' : 'part');

function Linked({ text, kind }: { text: string; kind: Kind }) {
  return (
    <bdi dir="ltr">{kind === 'url' ? <WebLink text={text} /> : <Found text={text} isPhone={kind === 'phone'} />}</bdi>
  );
}

/** A page of this site opens in the app; of another's address the host is shown as it is asked for. */
function WebLink({ text }: { text: string }) {
  const path = ownPath(text, useOwnOrigins());
  if (path !== undefined)
    return (
      <a href={path} className={classes.linked}>
        {readable(path)}
      </a>
    );
  const address = tidyWebAddress(text);
  if (address === undefined) return text;
  return (
    <a href={address} className={classes.linked} rel="noopener noreferrer nofollow ugc" target="_blank">
      {address}
    </a>
  );
}

/** The path without its percent codes. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function Found({ text, isPhone }: { text: string; isPhone: boolean }) {
  const href = isPhone ? telHref(toAsciiDigits(text)) : undefined;
  return href ? (
    <a href={href} className={classes.linked}>
      {text}
    </a>
  ) : (
    <PathLink href={searchPath(text)} className={classes.linked}>
      {text}
    </PathLink>
  );
}
