import { Link } from '@tanstack/react-router';
import { rowListClass } from '../../ui/kit/row.tsx';
import { Name } from '../../ui/name.tsx';
import classes from './need-screen.module.css';
import { needTexts } from './need-texts.ts';

export function NeedExamples() {
  return (
    <section className={classes.examples}>
      <h2>{needTexts.examplesHeading}</h2>
      <ul className={rowListClass}>
        {needTexts.examples.map((sentence) => (
          <li key={sentence}>
            <Link to="/ai" search={{ q: sentence }} className={classes.example}>
              <Name text={sentence} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{needTexts.examplesHint}</p>
    </section>
  );
}
