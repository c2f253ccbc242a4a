import { encode } from 'uqr';
import classes from './report.module.css';
import { reportTexts as words } from './report-texts.ts';

/** Light modules around the code, which a reader needs. */
const QUIET = 4;

/** A code that opens the public page of the document's proof. */
export function ReportCode({ address }: { address: string }) {
  const { data } = encode(address, { border: QUIET });
  const drawn = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.code} viewBox={`0 0 ${data.length} ${data.length}`} role="img" aria-label={words.qr}>
      <path d={drawn.join('')} />
    </svg>
  );
}
