import { foldScript } from '../../../../core/text/persian.ts';

/** Of a stock that is counted: «۴۰», «40 عدد». */
export function stateOfCount(text: string): 'inStock' | 'outOfStock' | undefined {
  const [, count] = /^(\d[\d,٬]*(?:\.\d+)?)(?:\s+\p{L}[\p{L}\u200c ]*)?$/u.exec(foldScript(text).trim()) ?? [];
  if (count === undefined) return undefined;
  return Number(count.replace(/[,٬]/g, '')) > 0 ? 'inStock' : 'outOfStock';
}
