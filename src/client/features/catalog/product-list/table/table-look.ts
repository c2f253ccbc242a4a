import { deviceValue } from '../../../../ui/device/device-value.ts';

/**
 * How this device shows tables of products on a wide screen: words, as the CSS reads them, of hidden columns (one
 * that every table has, or a property's id), of property columns that never step back (`+` and the id), and `roomy` for
 * higher rows.
 */
export const tableLook = deviceValue('rasteh-table', (stored) => (typeof stored === 'string' ? stored : ''), {
  isPlainText: true,
});

const KEPT = '+';

export const wordsOfLook = (look: string): string[] => look.split(' ').filter(Boolean);

export const isHidden = (look: string, key: string): boolean => wordsOfLook(look).includes(key);

/** Whether the reader has chosen a property column: it is shown, also where it has no room. */
export const isKept = (look: string, propertyId: string): boolean => isHidden(look, KEPT + propertyId);

/** The look after the reader has chosen a column, or hidden it. */
export function chooseColumn(
  look: string,
  key: string,
  { isShown, isProperty }: { isShown: boolean; isProperty: boolean },
) {
  const others = wordsOfLook(look).filter((word) => word !== key && word !== KEPT + key);
  if (!isShown) return [...others, key];
  return isProperty ? [...others, KEPT + key] : others;
}
