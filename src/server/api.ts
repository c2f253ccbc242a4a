/** The only server file that the client imports: the types of the areas' calls. */
import type * as register from './areas.ts';
import type { AreaCalls } from './platform/area-calls.ts';

type Registered = (typeof register)[keyof typeof register];
type PathsOf<Area> = Area extends AreaCalls<infer Calls> ? keyof Calls : never;
type CallsAt<Area, Path> =
  Area extends AreaCalls<infer Calls> ? (Path extends keyof Calls ? Calls[Path] : never) : never;

/** Where routes are mounted, such as `/api/v1/notes`. */
export type CallPath = PathsOf<Registered>;
/** All routes that are mounted at the path. */
export type Calls<Path extends CallPath> = CallsAt<Registered, Path>;
