/** Of the files that wait on this device. */
export const BLOBS_DATABASE = 'rasteh-blobs';
