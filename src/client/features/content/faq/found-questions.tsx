import classes from './faq.module.css';
import { faqTexts as words } from './faq-texts.ts';
import { QuestionItem } from './question-item.tsx';
import type { FoundQuestion } from './search-questions.ts';

type FoundQuestionsProps = { found: readonly FoundQuestion[]; searchKey: string; onOpen: (id: string) => void };

export const FoundQuestions = ({ found, searchKey, onOpen }: FoundQuestionsProps) => (
  <section aria-labelledby="faq-found" className={classes.category}>
    <div role="status">
      <h2 id="faq-found">{found.length === 0 ? words.nothing : words.found(found.length)}</h2>
    </div>
    {found.map((one) => (
      <QuestionItem key={one.question.id} {...one} searchKey={searchKey} onOpen={onOpen} />
    ))}
  </section>
);
