/** The structures of several tagged files as one (PDF 32000, 14.7). */
import {
  PDFArray,
  type PDFCatalog,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFObjectCopier,
  PDFRef,
} from 'pdf-lib';

const TREE = PDFName.of('StructTreeRoot');
const KIDS = PDFName.of('K');
const PARENT = PDFName.of('P');
const KEY = PDFName.of('StructParents');

/** A file that was added. */
interface Part {
  readonly title: string;
  readonly pages: readonly PDFRef[];
  /** Its topmost elements; undefined where it has no structure. */
  readonly tops: readonly PDFRef[] | undefined;
}

/** Makes a file that has no structure one that can be read aloud: each of its pages is one paragraph. */
export function tagPages(document: PDFDocument, title: string): void {
  if (document.catalog.has(TREE)) return;
  const structure = new JoinedStructure(document.context);
  structure.addUntagged(
    title,
    document.getPages().map(({ ref }) => ref),
  );
  structure.write(document.catalog, 'all');
}

/** Collects the structure of files whose pages were copied into one, and writes it. */
export class JoinedStructure {
  readonly #context: PDFContext;
  readonly #parts: Part[] = [];
  /** What the stretches of each page belong to, by the key that the page has. */
  readonly #owners = new Map<number, PDFObject>();
  #next = 0;

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** `pages` are the copies of all pages of `part`, made by `copier`. */
  add(title: string, part: PDFDocument, copier: PDFObjectCopier, pages: readonly PDFRef[]): void {
    const tree = part.catalog.lookupMaybe(TREE, PDFDict);
    if (tree === undefined) {
      this.addUntagged(title, pages);
      return;
    }
    const tops = listOf(tree, KIDS).filter((kid): kid is PDFRef => kid instanceof PDFRef);
    // The old root must not come along as the parent of its kids.
    for (const top of tops) part.context.lookup(top, PDFDict).delete(PARENT);
    const from = this.#next;
    for (const [key, owner] of numbersOf(tree.lookup(PDFName.of('ParentTree'), PDFDict))) {
      this.#owners.set(from + key, copier.copy(owner));
      this.#next = Math.max(this.#next, from + key + 1);
    }
    for (const page of pages) {
      const leaf = this.#page(page);
      const key = leaf.lookupMaybe(KEY, PDFNumber)?.asNumber();
      if (key !== undefined) leaf.set(KEY, PDFNumber.of(from + key));
    }
    this.#parts.push({ title, pages, tops: tops.map((top) => copier.copy(top)) });
  }

  /** Adds pages that have no structure yet. */
  addUntagged(title: string, pages: readonly PDFRef[]): void {
    this.#parts.push({ title, pages, tops: undefined });
  }

  /** Writes nothing where no part has a structure, unless `all` are to have one. */
  write(catalog: PDFCatalog, of: 'all' | 'tagged' = 'tagged'): void {
    if (of === 'tagged' && this.#parts.every(({ tops }) => tops === undefined)) return;
    const context = this.#context;
    const root = context.nextRef();
    const body = context.nextRef();
    const kids = this.#parts.map(({ title, pages, tops }) => {
      const ref = context.nextRef();
      const below = tops === undefined ? pages.map((page) => this.#tagWhole(page, ref)) : this.#inner(tops, ref);
      const T = PDFHexString.fromText(title);
      context.assign(ref, context.obj({ Type: 'StructElem', S: 'Part', P: body, T, K: below }));
      return ref;
    });
    context.assign(body, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: kids }));
    const Nums = [...this.#owners].flatMap(([key, owner]) => [PDFNumber.of(key), owner]);
    const ParentTree = context.register(context.obj({ Nums }));
    const entries = { Type: 'StructTreeRoot', K: [body], ParentTree, ParentTreeNextKey: this.#next };
    context.assign(root, context.obj(entries));
    catalog.set(TREE, root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  #page(ref: PDFRef): PDFDict {
    return this.#context.lookup(ref, PDFDict);
  }

  /** What stands in the documents of a part, so that the whole has one document only. */
  #inner(tops: readonly PDFRef[], parent: PDFRef): PDFObject[] {
    return tops.flatMap((top) => {
      const kids = listOf(this.#context.lookup(top, PDFDict), KIDS);
      for (const kid of kids) this.#context.lookup(kid, PDFDict).set(PARENT, parent);
      this.#context.delete(top);
      return kids;
    });
  }

  /** A page without structure is read as one paragraph, in the order in which it is drawn: otherwise it would be passed over. */
  #tagWhole(page: PDFRef, parent: PDFRef): PDFRef {
    const context = this.#context;
    const leaf = this.#page(page);
    const stream = (text: string): PDFRef => context.register(context.stream(text));
    const contents = listOf(leaf, PDFName.of('Contents'));
    const marked = [stream('/P <</MCID 0>> BDC\n'), ...contents, stream('\nEMC\n')];
    leaf.set(PDFName.of('Contents'), context.obj(marked));
    leaf.set(KEY, PDFNumber.of(this.#next));
    leaf.set(PDFName.of('Tabs'), PDFName.of('S'));
    const paragraph = context.obj({ Type: 'StructElem', S: 'P', P: parent, Pg: page, K: 0 });
    const ref = context.register(paragraph);
    this.#owners.set(this.#next, context.obj([ref]));
    this.#next += 1;
    return ref;
  }
}

/** An entry that may be one thing or a list of them. */
function listOf(dict: PDFDict, name: PDFName): PDFObject[] {
  const held = dict.get(name);
  if (held === undefined) return [];
  const list = dict.lookup(name);
  return list instanceof PDFArray ? list.asArray() : [held];
}

/** The pairs of a number tree. */
function numbersOf(tree: PDFDict): (readonly [number, PDFObject])[] {
  const pairs = tree.lookupMaybe(PDFName.of('Nums'), PDFArray)?.asArray() ?? [];
  const own = pairs.flatMap((key, index) => {
    const value = pairs[index + 1];
    return index % 2 === 0 && key instanceof PDFNumber && value !== undefined ? [[key.asNumber(), value] as const] : [];
  });
  const kids = listOf(tree, PDFName.of('Kids')).flatMap((kid) => numbersOf(tree.context.lookup(kid, PDFDict)));
  return [...own, ...kids];
}
