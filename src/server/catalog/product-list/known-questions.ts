import type { DealUse } from '../../../core/search/deal-use.ts';
import type { PlaceUse } from '../../../core/search/place-use.ts';
import type { QuestionPlan } from '../../../core/search/question-plan.ts';
import type { DataRevision } from '../../platform/http/cache/data-revision.ts';
import { FairLru } from '../../platform/http/cache/fair-lru.ts';

const MAX_BYTES = 4 * 1024 * 1024;
/** Of an entry without its texts. */
const BYTES_PER_ENTRY = 400;

/** How a text was understood, and how many products it finds. */
export interface KnownQuestion {
  plan: QuestionPlan;
  /** The corrected text, its number among the corrections, and what it leaves out. */
  corrected: { text: string; at: number; left?: string | undefined } | undefined;
  place: PlaceUse | undefined;
  deal: DealUse | undefined;
  /** Counted up to `SEARCH_COUNT_MAX + 1`. */
  total: number;
}

interface Reading<Own> {
  known: KnownQuestion;
  /** What else was read to know it; undefined if an earlier or concurrent reader knew it. */
  own?: Own | undefined;
}

/**
 * The interpretations of questions that a list and its counts share. A new data revision drops all of them; of concurrent
 * readers of one text the first interprets it.
 */
export class KnownQuestions {
  readonly #revision: Pick<DataRevision, 'current' | 'currentNow'>;
  readonly #maxBytes: number;
  readonly #reading = new Map<string, Promise<Reading<unknown>>>();
  #known: FairLru<KnownQuestion>;
  #knownRevision = Number.NEGATIVE_INFINITY;

  /** @param maxBytes @default 4 MB */
  constructor({
    dataRevision,
    maxBytes = MAX_BYTES,
  }: {
    dataRevision: Pick<DataRevision, 'current' | 'currentNow'>;
    maxBytes?: number | undefined;
  }) {
    this.#revision = dataRevision;
    this.#maxBytes = maxBytes;
    this.#known = new FairLru(maxBytes);
  }

  /** @throws what `interpret` throws */
  async read<Own>(text: string, interpret: () => Promise<{ known: KnownQuestion; own: Own }>): Promise<Reading<Own>> {
    const revision = this.#revision.currentNow() ?? (await this.#revision.current());
    const key = keyOf(revision, text);
    for (;;) {
      const known = this.#ofRevision(revision).get(text);
      if (known) return { known };
      const reading = this.#reading.get(key);
      if (!reading) break;
      // A reader that fails leaves the question to the next one.
      const read = await reading.catch(() => undefined);
      if (read) return { known: read.known };
    }
    const reading = interpret();
    this.#reading.set(key, reading);
    try {
      const read = await reading;
      this.#keep(revision, text, read.known);
      return read;
    } finally {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    }
  }

  #ofRevision(revision: number): FairLru<KnownQuestion> {
    if (revision > this.#knownRevision) {
      this.#knownRevision = revision;
      this.#known = new FairLru(this.#maxBytes);
    }
    return revision === this.#knownRevision ? this.#known : new FairLru(0);
  }

  #keep(revision: number, text: string, known: KnownQuestion): void {
    const bytes = BYTES_PER_ENTRY + 2 * (text.length + (known.corrected?.text.length ?? 0));
    this.#ofRevision(revision).set(text, known, bytes);
  }
}

const keyOf = (revision: number, text: string): string => `${revision} ${text}`;
