import { AreaChart } from '@mantine/charts';
import chartsCss from '@mantine/charts/styles.css?inline';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { visitorChartTexts as words } from '../../../parts/visits/visitor-chart-texts.ts';
import { addStyles } from '../../../ui/add-styles.ts';
import { MantineParts } from '../../../ui/mantine/mantine-parts.tsx';
import { fullLabel, shortLabel } from './bucket-label.ts';
import classes from './visitor-chart.module.css';
import type { VisitorRowsProps } from './visitor-table.tsx';

addStyles(chartsCss);

/** More points than this are a line without dots. */
const DOTS_MAX = 31;
const HEIGHT_PX = 280;

const series = [
  { name: 'visits', label: words.visits, color: 'var(--petrol)' },
  { name: 'uniqueVisitors', label: words.uniqueVisitors, color: 'var(--ink)', strokeDasharray: '6 4' },
];

type HintProps = { active?: boolean; label?: unknown; payload?: readonly { payload?: Record<string, unknown> }[] };

/** The chart alone: time runs from right to left. Hidden from screen readers, which have the table. */
export default function VisitorAreas({ buckets, granularity }: VisitorRowsProps) {
  const hint = ({ active, payload }: HintProps) => {
    const point = payload?.[0]?.payload;
    if (!active || !point) return null;
    return (
      <div className={classes.hint} dir="rtl">
        <strong>{fullLabel(String(point.bucket), granularity)}</strong>
        {series.map(({ name, label }) => (
          <span key={name}>
            {label}: {formatNumber(Number(point[name]))}
          </span>
        ))}
      </div>
    );
  };
  return (
    <MantineParts>
      <AreaChart
        h={HEIGHT_PX}
        data={buckets.map((bucket) => ({ ...bucket }))}
        dataKey="bucket"
        series={series}
        curveType="linear"
        withDots={buckets.length <= DOTS_MAX}
        textColor="var(--ink-soft)"
        gridColor="var(--line-strong)"
        valueFormatter={(value) => formatNumber(value)}
        areaChartProps={{ accessibilityLayer: false, margin: { top: 8, left: 12, right: 0, bottom: 8 } }}
        areaProps={{ isAnimationActive: false }}
        xAxisProps={{
          reversed: true,
          minTickGap: 16,
          padding: { left: 12, right: 12 },
          tickFormatter: (bucket: string) => shortLabel(bucket, granularity),
        }}
        yAxisProps={{
          orientation: 'right',
          allowDecimals: false,
          width: 52,
          tick: { transform: 'translate(10, 0)', fontSize: 12, fill: 'currentColor' },
        }}
        tooltipProps={{ content: hint as never }}
      />
    </MantineParts>
  );
}
