import { Link } from '@tanstack/react-router';
import type { ContentTypeTree } from '../../../../contract/content/content-type.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import classes from './type-tree.module.css';

/** The types of contents that have pages, beside a list. */
export function TypeTree({ tree }: { tree: readonly ContentTypeTree[] }) {
  return (
    <nav aria-label={words.types} className={classes.tree}>
      <ul>
        <li>
          <Link to="/contents" activeOptions={{ exact: true }} className={classes.link}>
            {words.all}
          </Link>
        </li>
        <Branches types={tree} />
      </ul>
    </nav>
  );
}

const Branches = ({ types }: { types: readonly ContentTypeTree[] }) =>
  types
    .filter(({ pagesCount }) => pagesCount > 0)
    .map(({ id, title, icon, pagesCount, children }) => (
      <li key={id}>
        <Link
          to="/contents/$contentTypeId"
          params={{ contentTypeId: id }}
          activeOptions={{ exact: true }}
          className={classes.link}
        >
          <Glyph name={icon} size={20} />
          <span>{title}</span>
          <span className={classes.count}>{formatNumber(pagesCount)}</span>
        </Link>
        {children.some((child) => child.pagesCount > 0) && (
          <ul>
            <Branches types={children} />
          </ul>
        )}
      </li>
    ));
