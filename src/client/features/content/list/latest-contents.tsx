import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { texts } from '../../../texts/app-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import { useContentReads } from '../queries.ts';
import classes from './latest-contents.module.css';
import { PageCardView } from './page-card.tsx';

/** The newest pages, at the end of the first page. */
export default function LatestContents() {
  const latest = useQuery({ ...useContentReads().latest(), throwOnError: false });
  const items = latest.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={classes.latest} aria-labelledby="latest-contents">
      <div className={classes.head}>
        <h2 id="latest-contents">{words.latest}</h2>
        <Link to="/contents" className={buttonClass('link')}>
          {texts.shell.all}
          <span className="visually-hidden"> {words.here}</span>
        </Link>
      </div>
      <ul>
        {items.map((page) => (
          <li key={page.id}>
            <PageCardView page={page} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
