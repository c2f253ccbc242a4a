interface BellListener {
  onRing: () => void;
  onHasten: (schedule: string) => void;
}

/** Wakes the runner of this server. Without one, jobs wait for the poll of another server. */
export class JobBell {
  #listener: BellListener | undefined;

  /** A transaction that has queued a job is committed. */
  ring(): void {
    this.#listener?.onRing();
  }

  /** Makes the job of a schedule due now. */
  hasten(schedule: string): void {
    this.#listener?.onHasten(schedule);
  }

  listen(listener: BellListener | undefined): void {
    this.#listener = listener;
  }
}
