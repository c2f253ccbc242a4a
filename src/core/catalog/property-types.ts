export const propertyDataTypes = ['number', 'range', 'option', 'multiOption', 'boolean', 'text'] as const;
export type PropertyDataType = (typeof propertyDataTypes)[number];

/** Which of two values of a property is the better one. */
export const betterWhen = ['higher', 'lower', 'equal'] as const;
export type BetterWhen = (typeof betterWhen)[number];
