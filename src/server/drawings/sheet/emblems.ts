import { type Sheet, sheetHeight, sheetWidth } from './sheet.ts';

const wholeSheet = (sheet: Sheet): void => {
  sheet.reach(10, 10);
  sheet.reach(sheetWidth - 10, sheetHeight - 10);
};

/** A drawing sheet with its title block and a dog-eared second page. */
export const document = (sheet: Sheet): void => {
  wholeSheet(sheet);
  sheet.path('outline', 'M104 40H190L220 70V200H104z');
  sheet.path('outline', 'M190 40V70H220');
  sheet.path('thin', 'M98 52V206H208');
  for (const y of [92, 106, 120, 134]) sheet.line('thin', 120, y, y === 134 ? 170 : 204, y);
  sheet.path('thin', 'M148 200V166H220M148 182H220M184 166V200');
  sheet.circle('outline', 134, 66, 12);
  sheet.line('centre', 118, 66, 150, 66);
  sheet.line('centre', 134, 50, 134, 82);
};

/** A gear over a work plane: making, machining, repairing. */
export const service = (sheet: Sheet): void => {
  wholeSheet(sheet);
  const teeth = 10;
  const [cx, cy] = [160, 116];
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const turn = (360 / teeth) * i;
    for (const [radius, offset] of [
      [54, -11],
      [68, -7],
      [68, 7],
      [54, 11],
    ] as const) {
      const angle = ((turn + offset) * Math.PI) / 180;
      d += `${d ? 'L' : 'M'}${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
    }
  }
  sheet.path('outline', `${d}z`);
  sheet.circle('centre', cx, cy, 61);
  sheet.circle('outline', cx, cy, 30);
  sheet.circle('thin', cx, cy, 36);
  sheet.path('outline', 'M155 87V78H165V87');
  sheet.cross(cx, cy, 72);
};

/** A set square, a compass and the arc they draw. */
export const consulting = (sheet: Sheet): void => {
  wholeSheet(sheet);
  sheet.path('outline', 'M88 196V84L200 196z');
  sheet.path('outline', 'M108 176V132L152 176z');
  sheet.path('thin', 'M88 176H95M88 156H95M88 136H95M108 196V189M128 196V189M148 196V189M168 196V189');
  sheet.path('outline', 'M206 52V40M206 66L178 152M206 66L234 152');
  sheet.circle('outline', 206, 59, 7);
  sheet.arc('outline', 206, 66, 52, 72, 108);
  sheet.arc('centre', 178, 152, 56, -70, 70);
};
