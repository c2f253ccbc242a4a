/** The dimension that a quantity of this kind has anyway: «وزن ۱۸۰۰ کیلو» of a load cell is its capacity. */
export const ownDimensions: Readonly<Record<string, readonly string[]>> = {
  Mass: ['جرم', 'ظرفیت'],
  CelsiusTemperature: ['دما'],
  GaugePressure: ['فشار'],
  Pressure: ['فشار'],
  Voltage: ['ولتاژ'],
  ElectricCurrent: ['جریان'],
  Power: ['توان'],
  ApparentPower: ['توان'],
  ReactivePower: ['توان'],
  VolumeFlowRate: ['دبی'],
  Torque: ['گشتاور'],
  Force: ['نیرو'],
  Volume: ['حجم', 'ظرفیت'],
};

const lengths = new Set(['ارتفاع', 'طول', 'قطر', 'پهنا', 'ضخامت', 'ژرفا', 'کورس']);

/** The kinds of quantity that a word for a dimension speaks of. */
export function quantitiesNamed(concept: string): readonly string[] {
  if (lengths.has(concept)) return ['Length'];
  return Object.keys(ownDimensions).filter((quantityId) => ownDimensions[quantityId]?.includes(concept));
}
