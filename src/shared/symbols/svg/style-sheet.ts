/** Style of an element: its attributes, then simple rules of a style sheet, then its own style, as CSS orders them. */
import { type Declared, declarations, PROPERTIES, rulesOf } from './css.ts';
import type { SvgNote } from './note.ts';
import type { SvgElement } from './xml.ts';

export type Declarations = ReadonlyMap<string, string>;

interface OrderedValue {
  readonly value: string;
  /** Its place in the sheet: among rules of one strength the later wins. */
  readonly order: number;
}

/** The declarations of one selector, one for each property. */
interface Block {
  readonly normal: Map<string, OrderedValue>;
  readonly important: Map<string, OrderedValue>;
}

const emptyBlock = (): Block => ({ normal: new Map(), important: new Map() });

function addTo({ normal, important }: Block, declared: readonly Declared[], order: number): void {
  for (const { name, value, important: isImportant } of declared) {
    normal.set(name, { value, order });
    if (isImportant) important.set(name, { value, order });
  }
}

/** The declarations of several blocks; later ones override earlier ones. */
function joined(blocks: readonly Block[]): Block {
  if (blocks.length === 1 && blocks[0] !== undefined) return blocks[0];
  const all = emptyBlock();
  for (const block of blocks) {
    for (const kind of ['normal', 'important'] as const) {
      for (const [name, declared] of block[kind]) {
        if (declared.order > (all[kind].get(name)?.order ?? -1)) all[kind].set(name, declared);
      }
    }
  }
  return all;
}

/**
 * The rules of a document by their selector, and the styles found so far: an element asks for its own few rules only, and
 * once, however often it is used.
 */
export class StyleSheet {
  readonly #blocks = new Map<string, Block>();
  readonly #styles = new Map<SvgElement, Declarations>();
  readonly #notes: Set<SvgNote>;

  /** Throws a Refusal when there are too many rules. */
  constructor(text: string, notes: Set<SvgNote>) {
    this.#notes = notes;
    for (const [order, { selector, declared }] of rulesOf(text, notes).entries()) {
      const block = this.#blocks.get(selector) ?? emptyBlock();
      this.#blocks.set(selector, block);
      addTo(block, declared, order);
    }
  }

  /** All declarations for an element itself, without what it inherits. */
  styleOf(element: SvgElement): Declarations {
    const known = this.#styles.get(element);
    if (known !== undefined) return known;
    const style = this.#found(element);
    this.#styles.set(element, style);
    return style;
  }

  #found({ name, attributes }: SvgElement): Declarations {
    const own = new Map<string, string>();
    for (const [key, value] of attributes) if (PROPERTIES.has(key) && value.trim() !== '') own.set(key, value.trim());
    const inline = emptyBlock();
    addTo(inline, declarations(attributes.get('style') ?? '', this.#notes), 0);
    // The weakest first: an id beats a class, a class an element, an element the star.
    const layers = [
      this.#blockOf(['*']),
      this.#blockOf([name]),
      this.#blockOf(classesOf(attributes.get('class')).map((word) => `.${word}`)),
      this.#blockOf([`#${attributes.get('id') ?? ''}`]),
      inline,
    ];
    for (const { normal } of layers) for (const [key, { value }] of normal) own.set(key, value);
    for (const { important } of layers) for (const [key, { value }] of important) own.set(key, value);
    return own;
  }

  #blockOf(selectors: readonly string[]): Block {
    return joined(selectors.flatMap((selector) => this.#blocks.get(selector) ?? []));
  }
}

const classesOf = (text = ''): string[] => [...new Set(text.split(/\s+/))];
