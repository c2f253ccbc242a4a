import type { UserRevisionRow } from './user-revision.table.ts';

/** A server learns of hints that other servers have written. */
const POLL_MS = 1_000;
/** The shortest time between two deliveries, however many commits there are. */
const TELL_PAUSE_MS = 50;
/** A hint is visible when its transaction commits, and no call takes longer than its time limit of 30 s. */
export const COMMIT_DELAY_MS = 35_000;

/** Where hints are read. */
export interface LiveSource {
  /** All rows of a person. */
  ofPerson(personId: string): Promise<UserRevisionRow[]>;
  /** Rows of these people that are at most so old. */
  recent(personIds: readonly string[], ageMs: number): Promise<UserRevisionRow[]>;
  /** Those of the sessions that are not over. */
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** A stream of a signed-in user. */
export interface Follower {
  userId: string;
  sessionId: string;
  send(rows: readonly UserRevisionRow[]): void;
  close(): void;
}

interface Person {
  followers: Set<Follower>;
  /** The last `seq` that was sent, by area. */
  sent: Map<UserRevisionRow['area'], number>;
}

/** Sends the hints of the people who follow: those of commits here soon, those of other servers by one query a second. */
export class RevisionWatch {
  readonly #source: LiveSource;
  readonly #people = new Map<string, Person>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPolling = false;
  /** What was committed here and is not sent yet. */
  #told: UserRevisionRow[] = [];
  #deliveredAt = 0;
  /** When hints of other servers were asked for, and when they were asked for the last time with an answer. */
  #askedAt = 0;
  #polledAt = 0;

  constructor(source: LiveSource) {
    this.#source = source;
  }

  /**
   * Sends what was hinted after `since`, and all that follows. Returns a function that ends it.
   */
  follow(follower: Follower, since: Date): () => void {
    const person = this.#people.get(follower.userId) ?? { followers: new Set(), sent: new Map() };
    if (this.#people.size === 0) this.#askedAt = this.#polledAt = performance.now();
    this.#people.set(follower.userId, person);
    person.followers.add(follower);
    void this.#catchUp(person, follower, since);
    if (!this.#isPolling && this.#timer === undefined) this.#plan();
    return () => {
      person.followers.delete(follower);
      if (person.followers.size === 0 && this.#people.get(follower.userId) === person)
        this.#people.delete(follower.userId);
    };
  }

  /** Call after a commit with the hints that it wrote. */
  tell(hints: readonly UserRevisionRow[]): void {
    const followed = hints.filter(({ personId }) => this.#people.has(personId));
    if (followed.length === 0) return;
    this.#told.push(...followed);
    if (!this.#isPolling) this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const dueInMs = POLL_MS - (now - this.#askedAt);
    const pauseMs = this.#told.length > 0 ? Math.min(dueInMs, TELL_PAUSE_MS - (now - this.#deliveredAt)) : dueInMs;
    this.#timer = setTimeout(() => this.#poll(), Math.max(0, pauseMs));
  }

  async #catchUp(person: Person, follower: Follower, since: Date): Promise<void> {
    try {
      const rows = await this.#source.ofPerson(follower.userId);
      for (const { area, seq } of rows) if (!person.sent.has(area)) person.sent.set(area, seq);
      const missed = rows.filter(({ at }) => at > since);
      if (missed.length > 0 && person.followers.has(follower)) follower.send(missed);
    } catch {
      // The client asks again.
      follower.close();
    }
  }

  async #poll(): Promise<void> {
    this.#timer = undefined;
    const told = this.#told.splice(0);
    if (this.#people.size === 0) return;
    this.#isPolling = true;
    this.#deliveredAt = performance.now();
    try {
      await this.#deliver(told);
      if (this.#deliveredAt - this.#askedAt >= POLL_MS) await this.#readOthers();
    } catch {
      // What was not sent is read by a later poll.
    }
    this.#isPolling = false;
    if (this.#people.size > 0) this.#plan();
  }

  async #readOthers(): Promise<void> {
    this.#askedAt = performance.now();
    const people = [...this.#people.keys()];
    await this.#deliver(await this.#source.recent(people, COMMIT_DELAY_MS + this.#askedAt - this.#polledAt));
    this.#polledAt = this.#askedAt;
  }

  async #deliver(rows: readonly UserRevisionRow[]): Promise<void> {
    const isNew = ({ personId, area, seq }: UserRevisionRow) => {
      const person = this.#people.get(personId);
      return person !== undefined && person.sent.get(area) !== seq;
    };
    const latest = new Map(rows.filter(isNew).map((row) => [`${row.personId} ${row.area}`, row]));
    const fresh = Map.groupBy(latest.values(), ({ personId }) => personId);
    if (fresh.size === 0) return;
    const followers = [...fresh.keys()].flatMap((id) => [...(this.#people.get(id)?.followers ?? [])]);
    const open = await this.#source.openSessions([...new Set(followers.map(({ sessionId }) => sessionId))]);
    for (const [personId, hints] of fresh) {
      const person = this.#people.get(personId);
      for (const { area, seq } of hints) person?.sent.set(area, seq);
      for (const follower of [...(person?.followers ?? [])]) {
        // One that has joined during the query catches up by itself.
        if (!followers.includes(follower)) continue;
        if (open.has(follower.sessionId)) follower.send(hints);
        else follower.close();
      }
    }
  }
}
