import type { QuestionVocabulary } from '../../../core/question/read-question.ts';
import type { Executor } from '../../db/open-database.ts';
import type { DataRevision } from '../../platform/http/cache/data-revision.ts';
import { listSupplierNames } from '../../suppliers/read.ts';
import { getVocabulary } from './vocabulary-read.ts';

/** More names would fill the memory: their suppliers are found by words alone. */
const SUPPLIERS_MAX = 20_000;

/**
 * The vocabulary and the suppliers' names of the current data revision, shared by all requests. It keeps one; a revision
 * that did not change it keeps the object too, and with it everything that is indexed by the object.
 */
export class VocabularyStore {
  readonly #db: Executor;
  readonly #revision: Pick<DataRevision, 'current' | 'currentNow'>;
  #known: { revision: number; text: string; vocabulary: QuestionVocabulary } | undefined;
  #loading: { revision: number; done: Promise<QuestionVocabulary> } | undefined;

  constructor({ db, dataRevision }: { db: Executor; dataRevision: Pick<DataRevision, 'current' | 'currentNow'> }) {
    this.#db = db;
    this.#revision = dataRevision;
  }

  /** @throws the database's error while no vocabulary is known */
  async current(): Promise<QuestionVocabulary> {
    const revision = this.#revision.currentNow() ?? (await this.#revision.current());
    if (this.#known?.revision === revision) return this.#known.vocabulary;
    if (this.#loading?.revision !== revision) {
      const done = this.#load(revision).finally(() => {
        if (this.#loading?.done === done) this.#loading = undefined;
      });
      this.#loading = { revision, done };
    }
    return this.#loading.done;
  }

  async #load(revision: number): Promise<QuestionVocabulary> {
    const read = { ...(await getVocabulary(this.#db)), suppliers: await listSupplierNames(this.#db, SUPPLIERS_MAX) };
    const text = JSON.stringify(read);
    const vocabulary = this.#known?.text === text ? this.#known.vocabulary : read;
    if (revision >= (this.#known?.revision ?? 0)) this.#known = { revision, text, vocabulary };
    return vocabulary;
  }
}
