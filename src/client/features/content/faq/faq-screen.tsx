import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { FaqGroup } from '../../../../contract/content/faq.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useApi } from '../../../data/use-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { visitsPaused } from '../../../ui/device/visits-paused.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import classes from './faq.module.css';
import { faqTexts as words } from './faq-texts.ts';
import { FoundQuestions } from './found-questions.tsx';
import { MostVisited } from './most-visited.tsx';
import { openQuestion } from './mutations.ts';
import { faqReads } from './queries.ts';
import { QuestionItem } from './question-item.tsx';
import { searchQuestions } from './search-questions.ts';
import { useLinkedQuestion } from './use-linked-question.ts';
import { votes } from './votes.ts';

/** Frequent questions: a search in them, the most visited, and all of them by category. */
export function FaqScreen() {
  const groups = useQuery(faqReads(useApi()).groups());
  return (
    <div className={classes.page}>
      <PageHead title={words.title} description={words.lead} canonicalPath="/faq" />
      <h1>{words.title}</h1>
      <p className={classes.lead}>{words.lead}</p>
      <ReadGate query={groups} skeleton={<div className={classes.waiting} />}>
        {(all) => <Questions groups={all} />}
      </ReadGate>
      <section className={classes.missing} aria-labelledby="faq-missing">
        <h2 id="faq-missing">{words.missing}</h2>
        <p>{words.missingHint}</p>
        <Link to="/feedback" className={buttonClass('secondary')}>
          {words.ask}
        </Link>
      </section>
    </div>
  );
}

function Questions({ groups }: { groups: readonly FaqGroup[] }) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchQuestions(groups, query), [groups, query]);
  const { mutate: open } = useMutation(openQuestion(useApi().base));
  const isOnline = useIsOnline();
  useLinkedQuestion(found === undefined);
  const handleOpen = (id: string) => {
    if (isOnline && !visitsPaused.get() && votes.get()[id] === undefined) open(id);
  };
  return (
    <>
      <Field label={words.search}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="search"
            value={query}
            placeholder={words.searchPlaceholder}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        )}
      </Field>
      {found ? (
        <FoundQuestions found={found} searchKey={query} onOpen={handleOpen} />
      ) : (
        <>
          <MostVisited />
          {groups.map(({ id, title, slug, questions }) => (
            <section key={id} aria-labelledby={slug} className={classes.category}>
              <h2 id={slug}>{title}</h2>
              {questions.map((question) => (
                <QuestionItem key={question.id} question={question} onOpen={handleOpen} />
              ))}
            </section>
          ))}
        </>
      )}
    </>
  );
}
