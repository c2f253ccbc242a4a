import { z } from 'zod';
import { tidyLine } from '../core/text/one-line.ts';

/** A name or another text of one line, at most `max` characters; an empty one is refused. */
export const oneLine = (max: number) => z.string().overwrite(tidyLine).min(1).max(max);

/** The same where an empty text counts as not given. */
export const maybeLine = (max: number) => z.string().overwrite(tidyLine).max(max);
