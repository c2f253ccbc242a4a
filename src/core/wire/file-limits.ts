const MB = 1024 * 1024;

export const FILE_MAX_BYTES = 20 * MB;
/** A spreadsheet of offers. */
export const SHEET_MAX_BYTES = 4 * MB;
/** The file of a licence: everybody may read it. */
export const LICENCE_FILE_MAX_BYTES = 5 * MB;
/** A voice note of about ten minutes. */
export const AUDIO_MAX_BYTES = 2 * MB;
export const PICTURE_MAX_BYTES = 2 * MB;
