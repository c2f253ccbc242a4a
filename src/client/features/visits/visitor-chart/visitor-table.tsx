import type { VisitorLogBucket } from '../../../../contract/visits/visitor-log.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import type { Granularity } from '../../../../core/time/visit-buckets.ts';
import { visitorChartTexts as words } from '../../../parts/visits/visitor-chart-texts.ts';
import { Table } from '../../../ui/kit/table.tsx';
import { fullLabel } from './bucket-label.ts';

export interface VisitorRowsProps {
  /** Of what the visits are. */
  name: string;
  buckets: readonly VisitorLogBucket[];
  granularity: Granularity;
}

/** What the chart shows, as rows: the latest first. */
export const VisitorTable = ({ name, buckets, granularity }: VisitorRowsProps) => (
  <Table
    caption={words.tableOf(name)}
    columns={[{ name: words.granularities[granularity] }, { name: words.visits }, { name: words.uniqueVisitors }]}
  >
    <tbody>
      {buckets.toReversed().map(({ bucket, visits, uniqueVisitors }) => (
        <tr key={bucket}>
          <th scope="row">
            <time dateTime={bucket}>{fullLabel(bucket, granularity)}</time>
          </th>
          <td>{formatNumber(visits)}</td>
          <td>{formatNumber(uniqueVisitors)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
