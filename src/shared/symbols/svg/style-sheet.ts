/** Computes the style of an SVG element from its attributes, the style sheet and its inline style, in the order of CSS. */
import { type Declaration, parseDeclarations, parseRules, SUPPORTED_PROPERTIES } from './css.ts';
import type { SvgFinding } from './svg-finding.ts';
import type { SvgElement } from './xml.ts';

export type StyleDeclarations = ReadonlyMap<string, string>;

interface OrderedValue {
  readonly value: string;
  /** The index of the rule in the sheet. Of two equally specific rules, the later one wins. */
  readonly order: number;
}

/** The declarations of one selector, by property. */
interface DeclarationBlock {
  readonly normal: Map<string, OrderedValue>;
  readonly important: Map<string, OrderedValue>;
}

const createBlock = (): DeclarationBlock => ({ normal: new Map(), important: new Map() });

function addDeclarations(
  { normal, important }: DeclarationBlock,
  declarations: readonly Declaration[],
  order: number,
): void {
  for (const { name, value, isImportant } of declarations) {
    normal.set(name, { value, order });
    if (isImportant) important.set(name, { value, order });
  }
}

/** Merges the declarations of several blocks. Declarations that are later in the sheet override earlier ones. */
function mergeBlocks(blocks: readonly DeclarationBlock[]): DeclarationBlock {
  if (blocks.length === 1 && blocks[0] !== undefined) return blocks[0];
  const mergedBlock = createBlock();
  for (const block of blocks) {
    for (const kind of ['normal', 'important'] as const) {
      for (const [property, orderedValue] of block[kind]) {
        if (orderedValue.order > (mergedBlock[kind].get(property)?.order ?? -1))
          mergedBlock[kind].set(property, orderedValue);
      }
    }
  }
  return mergedBlock;
}

/** The rules of a document by selector, with the cached style of each element, since an element may be used many times. */
export class StyleSheet {
  readonly #blocks = new Map<string, DeclarationBlock>();
  readonly #styles = new Map<SvgElement, StyleDeclarations>();
  readonly #findings: Set<SvgFinding>;

  /** Throws an SvgImportError if there are too many rules. */
  constructor(sheetText: string, findings: Set<SvgFinding>) {
    this.#findings = findings;
    for (const [order, { selector, declarations }] of parseRules(sheetText, findings).entries()) {
      const block = this.#blocks.get(selector) ?? createBlock();
      this.#blocks.set(selector, block);
      addDeclarations(block, declarations, order);
    }
  }

  /** Returns all declarations for an element, without inherited ones. */
  getStyle(element: SvgElement): StyleDeclarations {
    const cachedStyle = this.#styles.get(element);
    if (cachedStyle !== undefined) return cachedStyle;
    const style = this.#computeStyle(element);
    this.#styles.set(element, style);
    return style;
  }

  #computeStyle({ name, attributes }: SvgElement): StyleDeclarations {
    const style = new Map<string, string>();
    for (const [property, value] of attributes)
      if (SUPPORTED_PROPERTIES.has(property) && value.trim() !== '') style.set(property, value.trim());
    const inline = createBlock();
    addDeclarations(inline, parseDeclarations(attributes.get('style') ?? '', this.#findings), 0);
    // Least specific first: an id beats a class, a class beats an element, and an element beats `*`.
    const layers = [
      this.#getBlock(['*']),
      this.#getBlock([name]),
      this.#getBlock(listClasses(attributes.get('class')).map((className) => `.${className}`)),
      this.#getBlock([`#${attributes.get('id') ?? ''}`]),
      inline,
    ];
    for (const { normal } of layers) for (const [property, { value }] of normal) style.set(property, value);
    for (const { important } of layers) for (const [property, { value }] of important) style.set(property, value);
    return style;
  }

  #getBlock(selectors: readonly string[]): DeclarationBlock {
    return mergeBlocks(selectors.flatMap((selector) => this.#blocks.get(selector) ?? []));
  }
}

const listClasses = (classText = ''): string[] => [...new Set(classText.split(/\s+/))];
