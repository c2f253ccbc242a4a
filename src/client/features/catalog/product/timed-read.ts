/** What a part of a screen needs of a read: the data, when it was true, and whether a newer is on its way. */
export type TimedRead<T> = { data: T | undefined; dataUpdatedAt: number; isFetching: boolean };
