/** Municipal districts: the city's division code, the number of numbered districts, and the named ones. */
export const urbanAreaTable: readonly { city: string; numbered: number; named?: Readonly<Record<string, string>> }[] = [
  // تهران
  { city: '1576', numbered: 22 },
  // مشهد
  { city: '1392', numbered: 12, named: { samen: 'ثامن' } },
  // اصفهان
  { city: '1406', numbered: 15 },
  // کرج
  { city: '1590', numbered: 10 },
  // شیراز
  { city: '1309', numbered: 11 },
  // تبریز
  { city: '1214', numbered: 10 },
  // قم
  { city: '1114', numbered: 8 },
  // اهواز
  { city: '1272', numbered: 8 },
];
