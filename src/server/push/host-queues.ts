export type HostQueueLimits = {
  /** Messages at the same time. */
  running: number;
  perHost: number;
  /** Of hosts that have taken no message yet: whoever subscribes may name any host. */
  unproven: number;
  /** Messages in a row without an answer, after which the host is left alone. */
  silentMax: number;
};

type Host<Item> = { waiting: Item[]; running: number; silent: number; isProven: boolean };

/** Messages that wait for their push service, hosts in turn, so that a slow one does not hold the others back. */
export class HostQueues<Item> {
  readonly #limits: HostQueueLimits;
  readonly #hosts = new Map<string, Host<Item>>();
  #running = 0;
  #runningUnproven = 0;
  #waiting = 0;

  constructor(limits: HostQueueLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get running(): number {
    return this.#running;
  }

  /** @param isProven the host has taken a message before */
  add(name: string, item: Item, isProven: boolean): void {
    const host = this.#hosts.get(name) ?? { waiting: [], running: 0, silent: 0, isProven: false };
    this.#hosts.set(name, host);
    host.waiting.push(item);
    host.isProven ||= isProven;
    this.#waiting += 1;
  }

  /** The next message to send; call `end` with whether its host answered, undefined if it was not asked. */
  take(): { item: Item; end: (isAnswered: boolean | undefined) => void } | undefined {
    if (this.#running >= this.#limits.running) return undefined;
    const name = this.#nextHost(true) ?? this.#nextHost(false);
    const host = name === undefined ? undefined : this.#hosts.get(name);
    const item = host?.waiting.shift();
    if (name === undefined || !host || item === undefined) return undefined;
    // To the end of the turns.
    this.#hosts.delete(name);
    this.#hosts.set(name, host);
    const isUnproven = !host.isProven;
    this.#waiting -= 1;
    this.#count(host, isUnproven, 1);
    return {
      item,
      end: (isAnswered) => {
        this.#count(host, isUnproven, -1);
        if (isAnswered === undefined) return;
        host.silent = isAnswered ? 0 : host.silent + 1;
        host.isProven ||= isAnswered;
      },
    };
  }

  /** Removes the messages of hosts that are silent. */
  takeSilent(): Item[] {
    const given: Item[] = [];
    for (const host of this.#hosts.values()) {
      if (host.silent >= this.#limits.silentMax) given.push(...host.waiting.splice(0));
    }
    this.#waiting -= given.length;
    return given;
  }

  #count(host: Host<Item>, isUnproven: boolean, change: 1 | -1): void {
    host.running += change;
    this.#running += change;
    if (isUnproven) this.#runningUnproven += change;
  }

  #nextHost(isProven: boolean): string | undefined {
    if (!isProven && this.#runningUnproven >= this.#limits.unproven) return undefined;
    for (const [name, host] of this.#hosts) {
      const hasRoom = host.waiting.length > 0 && host.running < this.#limits.perHost;
      if (hasRoom && host.isProven === isProven) return name;
    }
    return undefined;
  }
}
