/** Trades of suppliers and of leaf categories; an offer needs a supplier of the category's trade. */
export const trades = [
  'bearings',
  'fasteners',
  'steel',
  'piping',
  'pumps',
  'drives',
  'transmission',
  'sealing',
  'cables',
  'switchgear',
  'power',
  'instruments',
  'automation',
  'fluidPower',
  'air',
  'thermal',
  'welding',
  'cutting',
  'handling',
  'safety',
  'chemicals',
  'renewables',
  'machining',
  'foundry',
  'fabrication',
  'surface',
  'inspection',
  'maintenance',
  'mechanicalDesign',
  'electricalDesign',
  'management',
  'documents',
] as const;

export type Trade = (typeof trades)[number];

export type SaleUnit =
  | 'EACH'
  | 'M'
  | 'M2'
  | 'KiloGM'
  | 'TONNE'
  | 'HR'
  | 'DAY'
  | 'L'
  | 'ROLL'
  | 'PACK'
  | 'BRANCH'
  | 'COPY'
  | 'PERSON-HR';
