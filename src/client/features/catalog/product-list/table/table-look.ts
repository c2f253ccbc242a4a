import { deviceValue } from '../../../../ui/device/device-value.ts';

/**
 * How this device shows tables of products on a wide screen: words, as the CSS reads them, of hidden columns (one
 * that every table has, or a property's id) and `roomy` for higher rows.
 */
export const tableLook = deviceValue('rasteh-table', (stored) => (typeof stored === 'string' ? stored : ''), {
  isPlainText: true,
});
