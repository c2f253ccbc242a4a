import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { HelpLink } from '../../../../contract/content/help.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useApi } from '../../../data/use-api.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import classes from './help.module.css';
import { HelpBody } from './help-body.tsx';
import { helpTexts as words } from './help-texts.ts';
import { helpReads } from './queries.ts';

/** One entry of the help as a page, with the entries before and after it. */
export function HelpScreen({ id }: { id: string }) {
  const entry = useQuery(helpReads(useApi()).entry(id));
  return (
    <div className={classes.page}>
      <ReadGate query={entry} skeleton={<div className={classes.waiting} />}>
        {(found) => (
          <>
            <PageHead
              title={words.helpOf(found.title)}
              description={words.description(found.title)}
              canonicalPath={`/help/${found.uniqueId}`}
            />
            <h1>{found.title}</h1>
            <HelpBody entry={found} />
            <nav aria-label={words.neighbours} className={classes.neighbours}>
              <Neighbour to={found.previous} word={words.previous} />
              <Neighbour to={found.next} word={words.next} />
            </nav>
            <p>
              <Link to="/faq">{words.questions}</Link>
            </p>
          </>
        )}
      </ReadGate>
    </div>
  );
}

const Neighbour = ({ to, word }: { to: HelpLink | null; word: string }) =>
  to && (
    <Link to="/help/$entry" params={{ entry: to.uniqueId }}>
      <small>{word}</small>
      {to.title}
    </Link>
  );
