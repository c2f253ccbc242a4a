import { visitorChartTexts as words } from '../../../texts/visitor-chart.ts';
import { type VisitorRowsProps, VisitorTable } from './visitor-table.tsx';

/** Stands in the place of a chart whose code is not on the device. */
export const NoChart = (rows: VisitorRowsProps) => (
  <>
    <p>{words.noChart}</p>
    <VisitorTable {...rows} />
  </>
);
