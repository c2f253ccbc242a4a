/** Cache Storage of the videos that a user keeps on the device. The worker leaves it alone. */
export const VIDEOS_CACHE = 'videos';
