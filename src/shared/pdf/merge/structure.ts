/** Merges the structures of several tagged files (PDF 32000, 14.7). */
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

const STRUCTURE_TREE = PDFName.of('StructTreeRoot');
const KIDS = PDFName.of('K');
const PARENT = PDFName.of('P');
const PARENT_KEY = PDFName.of('StructParents');

/** A file that was added to the merged document. */
interface MergedPart {
  readonly title: string;
  readonly pages: readonly PDFRef[];
  /** The topmost structure elements. Undefined if the file isn't tagged. */
  readonly tops: readonly PDFRef[] | undefined;
}

/** Tags an untagged file for screen readers. Each page becomes one paragraph. */
export function tagPages(document: PDFDocument, title: string): void {
  if (document.catalog.has(STRUCTURE_TREE)) return;
  const structure = new JoinedStructure(document.context);
  structure.addUntagged(
    title,
    document.getPages().map(({ ref }) => ref),
  );
  structure.write(document.catalog, 'all');
}

/** Collects the structures of files whose pages were copied into one document, and writes the merged structure. */
export class JoinedStructure {
  readonly #context: PDFContext;
  readonly #parts: MergedPart[] = [];
  /** The structure elements of each page's marked content, by the page's key in the parent tree. */
  readonly #owners = new Map<number, PDFObject>();
  #nextKey = 0;

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** Adds a file. `pages` are the copies of all its pages, created by `copier`. */
  add(title: string, document: PDFDocument, copier: PDFObjectCopier, pages: readonly PDFRef[]): void {
    const structureTree = document.catalog.lookupMaybe(STRUCTURE_TREE, PDFDict);
    if (structureTree === undefined) {
      this.addUntagged(title, pages);
      return;
    }
    const topElements = listEntries(structureTree, KIDS).filter((kid): kid is PDFRef => kid instanceof PDFRef);
    // The old root must not be copied as the parent of its kids.
    for (const topElement of topElements) document.context.lookup(topElement, PDFDict).delete(PARENT);
    const firstKey = this.#nextKey;
    for (const [parentKey, owner] of listNumberPairs(structureTree.lookup(PDFName.of('ParentTree'), PDFDict))) {
      this.#owners.set(firstKey + parentKey, copier.copy(owner));
      this.#nextKey = Math.max(this.#nextKey, firstKey + parentKey + 1);
    }
    for (const page of pages) {
      const pageDict = this.#getPage(page);
      const parentKey = pageDict.lookupMaybe(PARENT_KEY, PDFNumber)?.asNumber();
      if (parentKey !== undefined) pageDict.set(PARENT_KEY, PDFNumber.of(firstKey + parentKey));
    }
    this.#parts.push({ title, pages, tops: topElements.map((topElement) => copier.copy(topElement)) });
  }

  /** Adds pages of an untagged file. */
  addUntagged(title: string, pages: readonly PDFRef[]): void {
    this.#parts.push({ title, pages, tops: undefined });
  }

  /** Writes the merged structure. With scope `tagged`, nothing is written if no part is tagged. */
  write(catalog: PDFCatalog, scope: 'all' | 'tagged' = 'tagged'): void {
    if (scope === 'tagged' && this.#parts.every(({ tops }) => tops === undefined)) return;
    const context = this.#context;
    const treeRef = context.nextRef();
    const documentRef = context.nextRef();
    const kids = this.#parts.map(({ title, pages, tops }) => {
      const partRef = context.nextRef();
      const partKids =
        tops === undefined
          ? pages.map((page) => this.#tagWholePage(page, partRef))
          : this.#listInnerElements(tops, partRef);
      const titleText = PDFHexString.fromText(title);
      context.assign(
        partRef,
        context.obj({ Type: 'StructElem', S: 'Part', P: documentRef, T: titleText, K: partKids }),
      );
      return partRef;
    });
    context.assign(documentRef, context.obj({ Type: 'StructElem', S: 'Document', P: treeRef, K: kids }));
    const Nums = [...this.#owners].flatMap(([parentKey, owner]) => [PDFNumber.of(parentKey), owner]);
    const ParentTree = context.register(context.obj({ Nums }));
    const entries = { Type: 'StructTreeRoot', K: [documentRef], ParentTree, ParentTreeNextKey: this.#nextKey };
    context.assign(treeRef, context.obj(entries));
    catalog.set(STRUCTURE_TREE, treeRef);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  #getPage(ref: PDFRef): PDFDict {
    return this.#context.lookup(ref, PDFDict);
  }

  /** Returns the contents of a part's document elements, so that the merged file has only one document element. */
  #listInnerElements(topElements: readonly PDFRef[], parent: PDFRef): PDFObject[] {
    return topElements.flatMap((topElement) => {
      const kids = listEntries(this.#context.lookup(topElement, PDFDict), KIDS);
      for (const kidRef of kids) this.#context.lookup(kidRef, PDFDict).set(PARENT, parent);
      this.#context.delete(topElement);
      return kids;
    });
  }

  /** Tags an untagged page as one paragraph, read in drawing order. Otherwise screen readers would skip the page. */
  #tagWholePage(page: PDFRef, parent: PDFRef): PDFRef {
    const context = this.#context;
    const pageDict = this.#getPage(page);
    const addContent = (text: string): PDFRef => context.register(context.stream(text));
    const contentRefs = listEntries(pageDict, PDFName.of('Contents'));
    const markedContents = [addContent('/P <</MCID 0>> BDC\n'), ...contentRefs, addContent('\nEMC\n')];
    pageDict.set(PDFName.of('Contents'), context.obj(markedContents));
    pageDict.set(PARENT_KEY, PDFNumber.of(this.#nextKey));
    pageDict.set(PDFName.of('Tabs'), PDFName.of('S'));
    const paragraphElement = context.obj({ Type: 'StructElem', S: 'P', P: parent, Pg: page, K: 0 });
    const paragraphRef = context.register(paragraphElement);
    this.#owners.set(this.#nextKey, context.obj([paragraphRef]));
    this.#nextKey += 1;
    return paragraphRef;
  }
}

/** Returns the values of an entry that may be a single value or an array. */
function listEntries(dict: PDFDict, entryName: PDFName): PDFObject[] {
  const directEntry = dict.get(entryName);
  if (directEntry === undefined) return [];
  const entries = dict.lookup(entryName);
  return entries instanceof PDFArray ? entries.asArray() : [directEntry];
}

/** Lists the pairs of a number tree. */
function listNumberPairs(tree: PDFDict): (readonly [number, PDFObject])[] {
  const keysAndValues = tree.lookupMaybe(PDFName.of('Nums'), PDFArray)?.asArray() ?? [];
  const ownPairs = keysAndValues.flatMap((number, index) => {
    const value = keysAndValues[index + 1];
    return index % 2 === 0 && number instanceof PDFNumber && value !== undefined
      ? [[number.asNumber(), value] as const]
      : [];
  });
  const kidPairs = listEntries(tree, PDFName.of('Kids')).flatMap((kidTree) =>
    listNumberPairs(tree.context.lookup(kidTree, PDFDict)),
  );
  return [...ownPairs, ...kidPairs];
}
