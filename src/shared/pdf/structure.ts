/** The structure of a tagged file: a section a card, with its name, its words and its pictures (PDF 32000, 14.7). */
import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFObject, type PDFRef } from 'pdf-lib';
import type { StructureElement } from './tags.ts';

/** An object as it is written: a deck has tens of thousands of parts, and dictionaries of the library take twice the time. */
class WrittenObject extends PDFObject {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override toString(): string {
    return this.text;
  }
}

export interface WrittenPage {
  readonly dict: PDFDict;
  readonly ref: PDFRef;
  /** Which part each of its stretches belongs to. */
  readonly owners: readonly StructureElement[];
}

/** Writes the tree of `sections` and lets pages find in it what they hold. */
export function writeStructure(
  { context, catalog }: PDFDocument,
  sections: readonly StructureElement[],
  pages: readonly WrittenPage[],
): void {
  const refs = new Map<StructureElement, PDFRef>();

  const write = (part: StructureElement, parent: PDFRef): PDFRef => {
    const { type, alt, kids } = part;
    const ref = context.nextRef();
    refs.set(part, ref);
    // A number is a marked stretch of the part's page: a part that has stretches has all of them on the page it began on.
    const marked = kids.find((kid) => 'page' in kid);
    const page = marked === undefined ? '' : `/Pg ${pages[marked.page]?.ref}`;
    const words = alt === undefined ? '' : `/Alt ${PDFHexString.fromText(alt)}`;
    const inner = kids.map((kid) => ('type' in kid ? write(kid, ref) : kid.id)).join(' ');
    context.assign(ref, new WrittenObject(`<</Type/StructElem/S/${type}/P ${parent}${page}${words}/K[${inner}]>>`));
    return ref;
  };

  const root = context.nextRef();
  const body = context.nextRef();
  const kids = sections.filter((section) => section.kids.length > 0).map((section) => write(section, body));
  context.assign(body, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: kids }));
  const found = pages.map(
    ({ owners }, index) => `${index}[${owners.map((owner) => refs.get(owner) ?? null).join(' ')}]`,
  );
  const tree = context.register(new WrittenObject(`<</Nums[${found.join(' ')}]>>`));
  const entries = { Type: 'StructTreeRoot', K: [body], ParentTree: tree, ParentTreeNextKey: pages.length };
  context.assign(root, context.obj(entries));
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  pages.forEach(({ dict }, index) => {
    dict.set(PDFName.of('StructParents'), context.obj(index));
    dict.set(PDFName.of('Tabs'), PDFName.of('S'));
  });
}
