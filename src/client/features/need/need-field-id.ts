export const NEED_FIELD_ID = 'need';
