import type { Branch } from '../leaf.ts';
import { inList, measure, option, sizes } from '../properties.ts';
import { rowsLeaf } from '../rows-leaf.ts';
import { list, tableOf } from '../table.ts';

const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);

const fluids = { trade: 'chemicals', saleUnitId: 'L' } as const;

export const chemicals: Branch = {
  key: 'lubricants',
  name: 'روانکار و مواد شیمیایی',
  scientificName: 'Lubricants and chemicals',
  synonyms: ['روغن', 'گریس', 'روانکار', 'lubricant'],
  glyph: 'chemical',
  description:
    'روغن هیدرولیک، دنده، کمپرسور و گریس با ردهٔ ویسکوزیته ISO VG. ویسکوزیته اسمی در ۴۰ درجه و تلرانس آن ده درصد است.',
  properties: [measure('viscosity', 'ویسکوزیته در ۴۰ درجه', 'cSt', inList, { decimals: 0 })],
  leaves: [
    ...(
      [
        [
          'hydraulic-oil',
          'روغن هیدرولیک',
          'Hydraulic oil',
          'روغن هیدرولیک، HLP، HM',
          'روغن ضدسایش HLP برای پمپ و سیلندر هیدرولیک. VG32 برای محیط سرد و VG68 برای گرمای تابستان انتخاب می‌شود.',
          '15 22 32 46 68 100',
          'DIN 51524-2',
          'HLP',
          1750,
        ],
        [
          'gear-oil',
          'روغن دنده صنعتی',
          'Industrial gear oil',
          'روغن گیربکس، CLP، gear oil',
          'روغن EP برای گیربکس صنعتی زیر بار سنگین. در گیربکس حلزونی، پلی‌گلیکول جایگزین بهتری است و با روغن معدنی آمیخته نشود.',
          '68 100 150 220 320 460 680',
          'DIN 51517-3',
          'CLP',
          1900,
        ],
        [
          'compressor-oil',
          'روغن کمپرسور',
          'Compressor oil',
          'روغن کمپرسور اسکرو، VDL، compressor oil',
          'روغن پایدار در گرما برای کمپرسور پیستونی و اسکرو. بازهٔ تعویض را با ساعت کار و دمای تخلیه تنظیم کنید.',
          '32 46 68 100 150',
          'DIN 51506',
          'VDL',
          2300,
        ],
        [
          'heat-transfer-oil',
          'روغن انتقال حرارت',
          'Heat transfer oil',
          'روغن داغ، روغن حرارتی، heat transfer',
          'روغن دیگ روغن‌داغ با پایداری حرارتی تا حدود ۳۰۰ درجه. نقطهٔ اشتعال سالانه سنجیده شود.',
          '22 32 46',
          'DIN 51522',
          'Q',
          2100,
        ],
      ] as const
    ).map(([key, name, english, synonyms, description, grades, standard, code, price]) =>
      rowsLeaf({
        ...fluids,
        text: [key, name, english, synonyms, description],
        glyph: 'chemical',
        standards: [standard, 'ISO 3448'],
        properties: [
          sizes(
            'vg',
            'ISO VG',
            list(grades).map((grade) => `VG ${grade}`),
            inList,
          ),
        ],
        rows: each('grade', grades),
        label: ({ grade }) => `ISO VG ${grade}`,
        part: ({ grade }) => `${code}-${grade}`,
        price: ({ grade }) => price + grade * 0.8,
        values: ({ grade }) => ({ vg: `VG ${grade}`, viscosity: grade }),
        common: ({ grade }) => grade >= 32 && grade <= 220,
      }),
    ),
    rowsLeaf({
      ...fluids,
      saleUnitId: 'KiloGM',
      text: [
        'industrial-grease',
        'گریس صنعتی',
        'Industrial grease',
        'گریس، گریس نسوز، grease، NLGI',
        'گریس با صابون لیتیم، لیتیم‌کمپلکس یا اوره برای بلبرینگ. NLGI 2 رایج‌ترین غلظت است؛ دو نوع صابون ناسازگار را نیامیزید.',
      ],
      glyph: 'chemical',
      standards: ['DIN 51825', 'ISO 6743-9'],
      properties: [
        option(
          'thickener',
          'صابون',
          { lithium: 'لیتیم', complex: 'لیتیم‌کمپلکس', polyurea: 'پلی‌اوره', calcium: 'کلسیم' },
          inList,
        ),
        sizes('nlgi', 'غلظت NLGI', ['NLGI 00', 'NLGI 1', 'NLGI 2', 'NLGI 3'], inList),
      ],
      rows: tableOf('$thickener $nlgi base', 'lubricants/industrial-grease'),
      label: ({ thickener, nlgi }) =>
        `${{ lithium: 'لیتیم', complex: 'لیتیم‌کمپلکس', polyurea: 'پلی‌اوره', calcium: 'کلسیم' }[thickener]} ${nlgi}`,
      part: ({ thickener, nlgi }) => `GR-${thickener}-${nlgi.slice(5)}`,
      price: ({ base }) => base * 1000,
      word: 'گریس',
    }),
  ],
};
