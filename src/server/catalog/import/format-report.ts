import { formatNumber, toPersianDigits } from '../../../core/numbers/numerals.ts';
import type { ImportCounts, ImportRejection, ImportReport } from './import-report.ts';

const REJECTIONS_SHOWN_MAX = 50;

/** The report as text for the operator's terminal. */
export function formatReport(report: ImportReport): string {
  const { category, manufacturer, product, features, values, properties, rejected } = report;
  const lines = [
    report.isDryRun ? `اجرای آزمایشی، چیزی نوشته نشد. منبع: ${report.source}` : `منبع: ${report.source}`,
    formatCounts('دسته‌ها', category),
    formatCounts('سازندگان', manufacturer),
    formatCounts('کالاها', product),
    `ویژگی‌های مقداردار: ${formatNumber(features.read)} = ${formatNumber(features.stored)} ذخیره‌شده + ${formatNumber(features.reported)} گزارش‌شده`,
    `مقدارهای ردشده: ${formatNumber(values.rejected)}`,
    ...rejected.slice(0, REJECTIONS_SHOWN_MAX).map(formatRejection),
  ];
  const total = category.rejected + manufacturer.rejected + product.rejected + values.rejected + properties.rejected;
  const hidden = total - Math.min(rejected.length, REJECTIONS_SHOWN_MAX);
  if (hidden > 0) lines.push(`  … و ${formatNumber(hidden)} مورد دیگر؛ همه را با --report FILE ببینید.`);
  return lines.join('\n');
}

function formatRejection({ line, location, column, key, code, reason }: ImportRejection): string {
  const row = line === undefined ? '' : `سطر ${toPersianDigits(line)}، `;
  const cell = column === undefined ? '' : `ستون ${column}، `;
  return `  ${row}${cell}${location} [${key}] (${code}): ${reason}`;
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
