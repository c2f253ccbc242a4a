import { formatNumber } from '../../../core/persian.ts';
import type { ImportCounts, ImportReport } from './import-report.ts';

const REJECTIONS_SHOWN_MAX = 50;

/** The report as the operator reads it on the screen. */
export function formatReport(report: ImportReport): string {
  const { rejected } = report;
  const lines = [
    report.isDryRun ? `اجرای آزمایشی، چیزی نوشته نشد. منبع: ${report.source}` : `منبع: ${report.source}`,
    formatCounts('دسته‌ها', report.category),
    formatCounts('سازندگان', report.manufacturer),
    formatCounts('کالاها', report.product),
    `مقدارهای ردشده: ${formatNumber(rejected.filter(({ kind }) => kind === 'value').length)}`,
    ...rejected.slice(0, REJECTIONS_SHOWN_MAX).map(({ location, key, reason }) => `  ${location} [${key}]: ${reason}`),
  ];
  const hidden = rejected.length - REJECTIONS_SHOWN_MAX;
  if (hidden > 0) lines.push(`  … و ${formatNumber(hidden)} مورد دیگر؛ همه را با --report FILE ببینید.`);
  return lines.join('\n');
}

function formatCounts(title: string, { accepted, updated, unchanged, rejected }: ImportCounts): string {
  const parts = [
    `${formatNumber(accepted)} تازه`,
    `${formatNumber(updated)} به‌روزشده`,
    `${formatNumber(unchanged)} بی‌تغییر`,
    `${formatNumber(rejected)} ردشده`,
  ];
  return `${title}: ${parts.join('، ')}`;
}
