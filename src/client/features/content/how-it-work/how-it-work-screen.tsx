import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ReadGate } from '../../../data/read-gate.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { chipClass, chipListClass } from '../../../ui/kit/chip.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Blocks } from '../block/blocks.tsx';
import { headingsOf } from '../block/headings.ts';
import { useContentReads } from '../queries.ts';
import classes from './how-it-work-screen.module.css';
import { howItWorkTexts as words } from './how-it-work-texts.ts';

const HOW_IT_WORK = 'how-it-work';

/** The steps of buyers, suppliers and merchants: a static page with ways to its parts and to more. */
export function HowItWorkScreen() {
  const page = useQuery(useContentReads().named(HOW_IT_WORK));
  return (
    <ReadGate query={page} skeleton={<div className={classes.waiting} />}>
      {({ title, lead, body }) => {
        const parts = [...headingsOf(body).values()].filter(({ level }) => level === 2);
        return (
          <article className={classes.page}>
            <PageHead title={title} description={lead} canonicalPath={`/page/${HOW_IT_WORK}`} kind="article" />
            <h1>{title}</h1>
            <p className={classes.lead}>{lead}</p>
            <nav aria-label={words.parts}>
              <ul className={chipListClass}>
                {parts.map(({ id, text }) => (
                  <li key={id}>
                    <Link to="." hash={id} replace className={chipClass}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <Blocks body={body} />
            <div className={classes.ways}>
              <Link to="/videos" className={buttonClass('secondary')}>
                {words.videos}
              </Link>
              <Link to="/faq" className={buttonClass('quiet')}>
                {words.questions}
              </Link>
            </div>
          </article>
        );
      }}
    </ReadGate>
  );
}
