import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { type Inline, parseInline } from '../../../../core/content/inline.ts';
import { isolateLatin } from '../../../ui/name.tsx';
import classes from './blocks.module.css';
import { withKeys } from './with-keys.ts';

/** A path that the router's link takes as it is, with an anchor at most. */
const PLAIN_PATH = /^(\/[^?#$]*)(?:#([^#]*))?$/;

/** Letters of a code that fit into a line of any phone. */
const SHORT_CODE_MAX = 24;

/** The text of a block with its marks. Latin words in Persian stand from left to right. */
export const InlineText = ({ text }: { text: string }) =>
  withKeys(parseInline(text)).map(({ item, key }) => <Fragment key={key}>{drawRun(item)}</Fragment>);

function drawRun(run: Inline) {
  if (run.kind === 'strong') return <strong>{isolateLatin(run.text)}</strong>;
  if (run.kind === 'code')
    return (
      <code
        dir="ltr"
        className={run.text.length > SHORT_CODE_MAX ? classes.code : `${classes.code} ${classes.shortCode}`}
      >
        {run.text}
      </code>
    );
  return run.kind === 'link' ? <InlineLink {...run} /> : isolateLatin(run.text);
}

function InlineLink({ text, href }: { text: string; href: string }) {
  const shown = isolateLatin(text);
  const [, path, hash] = PLAIN_PATH.exec(href) ?? [];
  if (path !== undefined)
    return (
      <Link to={path} {...(hash !== undefined && { hash })}>
        {shown}
      </Link>
    );
  if (href.startsWith('/')) return <a href={href}>{shown}</a>;
  return (
    <a href={href} rel="noopener noreferrer" target="_blank">
      {shown}
    </a>
  );
}
