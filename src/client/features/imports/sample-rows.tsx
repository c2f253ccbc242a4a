import type { ImportGuess } from '../../../contract/imports/import.ts';
import { Name } from '../../ui/name.tsx';
import classes from './imports.module.css';
import { importTexts } from './imports-texts.ts';

const { sample: words } = importTexts;

/** The first rows as they would stand by the guess. */
export function SampleRows({ rows }: Pick<ImportGuess, 'rows'>) {
  if (rows.length === 0) return null;
  return (
    <details className={classes.section}>
      <summary>{words.heading}</summary>
      <ul className={classes.lines}>
        {rows.map(({ line, title, facts, faults }) => (
          <li key={line}>
            <p>
              <Name text={title || words.notProduct} /> <span className={classes.facts}>{words.line(line)}</span>
            </p>
            {facts.length > 0 && <p className={classes.facts}>{facts.join(' · ')}</p>}
            {faults.map(({ column, code, reason }) => (
              <p key={`${column} ${code}`} className={classes.fault}>
                {[column, reason].filter(Boolean).join(': ')}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
