import { visitorChartTexts as words } from '../../../parts/visits/visitor-chart-texts.ts';
import { type VisitorRowsProps, VisitorTable } from './visitor-table.tsx';

/** Stands in the place of a chart whose code is not on the device. */
export const NoChart = (rows: VisitorRowsProps) => (
  <>
    <p>{words.noChart}</p>
    <VisitorTable {...rows} />
  </>
);
