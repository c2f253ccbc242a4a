/** A user's share of the engine's only session: while it has a transaction open, nobody else's messages run. */
export interface EngineSession {
  /** Ends its open transaction; returns the number of the engine's life that the session belongs to. */
  reset(): Promise<number>;
  /**
   * Answers wire messages with wire messages.
   * @throws EngineFailure if the engine stops, or is not the one of `generation`
   */
  run(bytes: Uint8Array, generation: number): Promise<Uint8Array>;
  /** Ends its open transaction, if any. */
  end(): Promise<void>;
}

/** The engine could not finish a request; `code` is the SQLSTATE for the caller. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** SQLSTATE codes of an engine's ends. */
export const ENGINE_CRASHED = '57P02';
export const CANNOT_CONNECT_NOW = '57P03';
