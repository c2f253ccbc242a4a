import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import type { SourceBaseProduct } from '../../../src/server/catalog/ingest/source.ts';

const products = [...demoCatalog.baseProducts];
const inCategory = (key: string) => products.filter(({ categoryKey }) => categoryKey === key);
const valueNamed = ({ properties }: SourceBaseProduct, key: string) =>
  properties.find(({ propertyKey }) => propertyKey === key);
const numberOf = (product: SourceBaseProduct, key: string) => valueNamed(product, key)?.value ?? Number.NaN;

/** EN 50525-2-31, H07V-K: smallest and largest mean overall diameter in mm by section in mm². */
const h07vk: Record<number, [number, number]> = {
  1.5: [2.8, 3.4],
  2.5: [3.4, 4.1],
  4: [3.9, 4.8],
  6: [4.4, 5.3],
  10: [5.7, 6.8],
  16: [6.7, 8.1],
  25: [8.4, 10.2],
  35: [9.7, 11.7],
  50: [11.5, 13.9],
  70: [13.2, 16],
  95: [15.1, 18.2],
  120: [16.7, 20.2],
};

/** EN 50525-2-11, H05VV-F: the same limits by cores and section. */
const h05vvf: Record<string, [number, number]> = {
  '2x0.75': [5.7, 7.2],
  '3x0.75': [6, 7.6],
  '4x0.75': [6.6, 8.3],
  '5x0.75': [7.4, 9.3],
  '2x1': [5.9, 7.5],
  '3x1': [6.3, 8],
  '4x1': [7.1, 9],
  '5x1': [7.8, 9.8],
  '2x1.5': [6.8, 8.6],
  '3x1.5': [7.4, 9.4],
  '4x1.5': [8.4, 10.5],
  '5x1.5': [9.3, 11.6],
  '2x2.5': [8.4, 10.6],
  '3x2.5': [9.2, 11.4],
  '4x2.5': [10.1, 12.5],
  '5x2.5': [11.2, 13.9],
  '2x4': [9.7, 12.1],
  '3x4': [10.5, 13.1],
  '4x4': [11.5, 14.3],
  '5x4': [12.8, 15.9],
};

/** Classification standards by the grade of the filler metal. */
const fillerStandards: [grade: RegExp, standards: string[]][] = [
  [/^E[67]0/, ['AWS A5.1', 'ISO 2560']],
  [/^E3\d\dL-1\d$/, ['AWS A5.4', 'ISO 3581']],
  [/^ER70S/, ['AWS A5.18', 'ISO 14341']],
  [/^ER3/, ['AWS A5.9', 'ISO 14343']],
  [/^ER[45]\d{3}$/, ['AWS A5.10', 'ISO 18273']],
];

describe('outside diameters of cables', () => {
  it('of H07V-K are within EN 50525-2-31 for every section', () => {
    const wires = inCategory('flexible-wire-h07v-k');
    expect(wires.map((wire) => numberOf(wire, 'section'))).toEqual(
      Object.keys(h07vk)
        .map(Number)
        .sort((a, b) => a - b),
    );
    for (const wire of wires) {
      const [low, high] = h07vk[numberOf(wire, 'section')] ?? [0, 0];
      expect(numberOf(wire, 'D'), wire.title).toBeGreaterThanOrEqual(low);
      expect(numberOf(wire, 'D'), wire.title).toBeLessThanOrEqual(high);
    }
  });

  it('of H05VV-F are within EN 50525-2-11 up to its largest section', () => {
    const cables = inCategory('flexible-cable-h05vv-f').filter((cable) => numberOf(cable, 'section') <= 4);
    expect(cables.length).toBe(Object.keys(h05vvf).length);
    for (const cable of cables) {
      const [low, high] = h05vvf[`${numberOf(cable, 'cores')}x${numberOf(cable, 'section')}`] ?? [0, 0];
      expect(numberOf(cable, 'D'), cable.title).toBeGreaterThanOrEqual(low);
      expect(numberOf(cable, 'D'), cable.title).toBeLessThanOrEqual(high);
    }
  });

  it('grow with the section and with the number of cores', () => {
    for (const key of ['power-cable-nyy', 'flexible-wire-h07v-k', 'flexible-cable-h05vv-f', 'control-cable']) {
      for (const rows of Map.groupBy(inCategory(key), (cable) => numberOf(cable, 'cores')).values()) {
        const diameters = rows
          .sort((one, other) => numberOf(one, 'section') - numberOf(other, 'section'))
          .map((cable) => numberOf(cable, 'D'));
        expect(diameters, key).toEqual(diameters.toSorted((a, b) => a - b));
      }
    }
  });
});

describe('filler metals', () => {
  it('name the classification standards of their own grade', () => {
    const fillers = [...inCategory('covered-electrode'), ...inCategory('mig-wire')];
    const wrong = fillers.filter((filler) => {
      const grade = valueNamed(filler, 'grade')?.optionKeys?.[0] ?? '';
      const standards = fillerStandards.find(([pattern]) => pattern.test(grade))?.[1];
      return !standards || filler.standards?.join() !== standards.join();
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });
});

describe('pumps', () => {
  it('state the power of their motor, above the hydraulic power, unless compressed air drives them', () => {
    const pumps = ['end-suction-pump', 'vertical-multistage-pump', 'submersible-borehole-pump'];
    const others = ['sewage-submersible-pump', 'gear-pump-transfer', 'dosing-pump'];
    for (const pump of [...pumps, ...others].flatMap(inCategory)) {
      expect(numberOf(pump, 'power'), pump.title).toBeGreaterThan(numberOf(pump, 'hydraulicPower'));
    }
    for (const pump of inCategory('diaphragm-pump-aodd')) expect(valueNamed(pump, 'power'), pump.title).toBeUndefined();
    for (const pump of inCategory('hydraulic-gear-pump'))
      expect(numberOf(pump, 'power'), pump.title).toBeGreaterThan(0);
  });

  it('all belong to a category whose motor power is checked', () => {
    const checked =
      /^(end-suction|vertical-multistage|submersible-borehole|sewage-submersible|gear|diaphragm|dosing|hydraulic-gear)-pump/;
    const keys = [...demoCatalog.categories].filter(({ parentKey }) => parentKey === 'pumps').map(({ key }) => key);
    expect(keys.filter((key) => !checked.test(key))).toEqual([]);
  });
});

describe('descriptions', () => {
  it('are on every product and say more than its title', () => {
    const missing = products.filter(({ description = '', title }) => description.length < 40 || description === title);
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it('differ between the products of a category that differ in a key value', () => {
    const nuts = inCategory('hexagon-nut').map(({ description }) => description);
    expect(new Set(nuts).size).toBe(nuts.length);
  });

  it('contain no unfilled value', () => {
    expect(
      products.filter(({ description = '' }) => /NaN|undefined|: [،.]|\s{2}/.test(description)).map(({ key }) => key),
    ).toEqual([]);
  });
});
