import { busy } from '../errors/app-error.ts';
import { Turns } from './turns.ts';

/** Each holds a body of up to 20 MB in memory, three times while its form is parsed. */
const AT_ONCE = 3;
const PER_PERSON = 10;
const ALL = 60;

/** Bounds how many uploads are read at a time, of one person and of all. */
export class UploadGate {
  readonly #turns = new Turns(AT_ONCE);
  readonly #ofPerson = new Map<string, number>();
  #all = 0;

  /** @throws a 503 problem, before anything of the upload is read */
  async run<T>(personId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#ofPerson.get(personId) ?? 0;
    if (own >= PER_PERSON || this.#all >= ALL) throw busy();
    this.#count(personId, 1);
    try {
      return await this.#turns.run(work);
    } finally {
      this.#count(personId, -1);
    }
  }

  #count(personId: string, by: number): void {
    const own = (this.#ofPerson.get(personId) ?? 0) + by;
    this.#all += by;
    if (own === 0) this.#ofPerson.delete(personId);
    else this.#ofPerson.set(personId, own);
  }
}
