import { SaxesParser } from 'saxes';
import { decodeEntities, htmlEntities } from '../html-entities.ts';
import { ImportFileError, RECORD_BYTES_MAX } from '../record-stream.ts';
import { xmlFault } from './xml-faults.ts';

const DEPTH_MAX = 100;

/** An element with its descendants. */
export class XmlElement {
  readonly name: string;
  /** Names of its ancestors, root first. */
  readonly path: readonly string[];
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[] = [];
  /** Its own text, without that of its descendants. */
  content = '';

  constructor(name: string, path: readonly string[], line: number, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.path = path;
    this.line = line;
    this.attributes = attributes;
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  find(name: string): XmlElement | undefined {
    return this.children.find((child) => child.name === name);
  }

  /** Text of the child; undefined if it is absent or empty. */
  text(name: string): string | undefined {
    return this.find(name)?.content.trim() || undefined;
  }
}

/**
 * Streams the wanted elements of an XML file, each at its end tag, without namespace prefixes. The file is untrusted: it
 * may not define entities, nothing is fetched, and the size of every part is bounded.
 * @throws ImportFileError for malformed XML, an internal DTD, too deep nesting or a huge part
 */
export async function* xmlElements(
  chunks: AsyncIterable<string>,
  wanted: ReadonlySet<string>,
): AsyncGenerator<XmlElement> {
  const collector = new ElementCollector(wanted);
  for await (const chunk of chunks) {
    collector.write(chunk);
    yield* collector.take();
  }
  collector.close();
  yield* collector.take();
}

class ElementCollector {
  readonly #parser = new SaxesParser<{ position: true }>({ position: true });
  readonly #wanted: ReadonlySet<string>;
  readonly #path: string[] = [];
  /** The current wanted element and its open descendants. */
  readonly #open: XmlElement[] = [];
  #taken: XmlElement[] = [];
  #length = 0;

  constructor(wanted: ReadonlySet<string>) {
    this.#wanted = wanted;
    this.#parser.on('error', (error) => {
      throw new ImportFileError(`فایل XML درستی نیست: ${xmlFault(error.message)}`);
    });
    for (const [name, character] of htmlEntities) this.#parser.ENTITIES[name] = character;
    this.#parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) throw new ImportFileError('فایل XML با تعریف‌های درونی (DTD) پذیرفته نیست.');
    });
    this.#parser.on('opentag', ({ name, attributes }) =>
      this.#enter(localName(name), attributes as Record<string, string>),
    );
    this.#parser.on('closetag', () => this.#leave());
    this.#parser.on('text', (text) => this.#append(text));
    this.#parser.on('cdata', (text) => this.#append(text));
  }

  write(chunk: string): void {
    this.#length += chunk.length;
    this.#parser.write(chunk);
    // Counts what the parser buffers too (a doctype, a comment, an attribute): they do not reset the length.
    if (this.#length > RECORD_BYTES_MAX) throw new ImportFileError('در فایل بخشی بیش از اندازه بزرگ است.', 'too-large');
  }

  close(): void {
    this.#parser.close();
  }

  take(): XmlElement[] {
    const taken = this.#taken;
    this.#taken = [];
    return taken;
  }

  #enter(name: string, attributes: Record<string, string>): void {
    if (this.#path.length >= DEPTH_MAX)
      throw new ImportFileError('ژرفای (عمق) عنصرهای فایل بیش از اندازه است.', 'too-large');
    const parent = this.#open.at(-1);
    if (!parent) this.#length = 0;
    if (parent || this.#wanted.has(name)) {
      const element = new XmlElement(name, parent ? [] : [...this.#path], this.#parser.line, attributes);
      parent?.children.push(element);
      this.#open.push(element);
    }
    this.#path.push(name);
  }

  #leave(): void {
    this.#path.pop();
    const element = this.#open.pop();
    if (element) element.content = decodeEntities(element.content);
    if (element && this.#open.length === 0) this.#taken.push(element);
  }

  #append(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.content += text;
    else this.#length = 0;
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
