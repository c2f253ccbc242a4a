/** Of the documents of the standard. */
export const IBAN = 'IR820540102680020817909002';
export const OTHER_IBAN = 'IR062960000000100324200001';
