import type { FeatureCounts, ImportRejection } from './import-report.ts';

/** Counts what becomes of each feature of the file, product by product. */
export class FeatureTally {
  #read = 0;
  #stored = 0;
  #reported = 0;
  /** Of the current product. */
  #open = 0;

  begin(product: unknown): void {
    this.#settle();
    this.#open = propsOf(product);
    this.#read += this.#open;
  }

  reject({ kind, location }: Pick<ImportRejection, 'kind' | 'location'>): void {
    if (kind !== 'value' || !/\.props\[\d+\]/.test(location)) return;
    this.#reported += 1;
    this.#open -= 1;
  }

  store(count: number): void {
    this.#stored += count;
    this.#open -= count;
  }

  get counts(): FeatureCounts {
    this.#settle();
    return { read: this.#read, stored: this.#stored, reported: this.#reported };
  }

  /** What is still open was refused with its product. */
  #settle(): void {
    this.#reported += this.#open;
    this.#open = 0;
  }
}

function propsOf(product: unknown): number {
  const isObject = typeof product === 'object' && product !== null;
  return isObject && 'props' in product && Array.isArray(product.props) ? product.props.length : 0;
}
