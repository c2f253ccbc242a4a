import { Link } from '@tanstack/react-router';
import type { ContentTypeCard } from '../../../../contract/content/content-type.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Name } from '../../../ui/name.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import classes from './content-breadcrumb.module.css';

type ContentBreadcrumbProps = {
  /** From the topmost type; without the page itself. */
  above?: readonly ContentTypeCard[];
  current: string;
};

/** The way from the first page to this one. */
export function ContentBreadcrumb({ above = [], current }: ContentBreadcrumbProps) {
  return (
    <nav aria-label={words.breadcrumb} className={classes.breadcrumb}>
      <ol>
        <li>
          <Link to="/">{texts.shell.home}</Link>
        </li>
        <li>
          <Link to="/contents">{words.here}</Link>
        </li>
        {above.map(({ id, title }) => (
          <li key={id}>
            <Link to="/contents/$contentTypeId" params={{ contentTypeId: id }}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">
            <Name text={current} />
          </span>
        </li>
      </ol>
    </nav>
  );
}
