/** The part of a query result that a section needs: data, its time, and whether a refetch runs. */
export type TimedRead<T> = { data: T | undefined; dataUpdatedAt: number; isFetching: boolean };
