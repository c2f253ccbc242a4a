import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../data/use-api.ts';
import { Name } from '../../../ui/name.tsx';
import classes from './faq.module.css';
import { faqTexts as words } from './faq-texts.ts';
import { faqReads } from './queries.ts';

/** Nothing before the first visit: an order without counts says nothing. */
export function MostVisited() {
  const { data } = useQuery({ ...faqReads(useApi()).mostVisited(), throwOnError: false });
  const visited = data?.items.filter(({ visitCount }) => visitCount > 0) ?? [];
  if (visited.length === 0) return null;
  return (
    <section aria-labelledby="faq-visited" className={classes.visited}>
      <h2 id="faq-visited">{words.mostVisited}</h2>
      <ol>
        {visited.map(({ id, question, visitCount }) => (
          <li key={id}>
            <Link to="." hash={id} replace>
              <Name text={question} />
            </Link>
            <span>{words.visits(visitCount)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
