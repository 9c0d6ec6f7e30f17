/** Writes the structure of a tagged file: one section per card with its name, text and figures (PDF 32000, 14.7). */
import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFObject, type PDFRef } from 'pdf-lib';
import type { StructureElement } from './tags.ts';

/** An object as text. A deck has tens of thousands of elements, and pdf-lib's dictionaries would take twice the time. */
class WrittenObject extends PDFObject {
  readonly text: string;

  constructor(writtenText: string) {
    super();
    this.text = writtenText;
  }

  override toString(): string {
    return this.text;
  }
}

export interface WrittenPage {
  readonly dict: PDFDict;
  readonly ref: PDFRef;
  /** The structure elements of the page's marked content, by content id. */
  readonly owners: readonly StructureElement[];
}

/** Writes the structure tree of `sections`, and the parent tree that leads from pages to their elements. */
export function writeStructure(
  { context, catalog }: PDFDocument,
  sections: readonly StructureElement[],
  pages: readonly WrittenPage[],
): void {
  const refs = new Map<StructureElement, PDFRef>();

  const writeElement = (element: StructureElement, parent: PDFRef): PDFRef => {
    const { type, alt, kids } = element;
    const elementRef = context.nextRef();
    refs.set(element, elementRef);
    // In /K, a number is the id of marked content on the page in /Pg. All marked content of one element is on the same page.
    const markedKid = kids.find((kid) => 'page' in kid);
    const pageReference = markedKid === undefined ? '' : `/Pg ${pages[markedKid.page]?.ref}`;
    const alternativeText = alt === undefined ? '' : `/Alt ${PDFHexString.fromText(alt)}`;
    const kidNumbers = kids.map((kid) => ('type' in kid ? writeElement(kid, elementRef) : kid.id)).join(' ');
    context.assign(
      elementRef,
      new WrittenObject(
        `<</Type/StructElem/S/${type}/P ${parent}${pageReference}${alternativeText}/K[${kidNumbers}]>>`,
      ),
    );
    return elementRef;
  };

  const treeRef = context.nextRef();
  const documentRef = context.nextRef();
  const sectionRefs = sections
    .filter((section) => section.kids.length > 0)
    .map((section) => writeElement(section, documentRef));
  context.assign(documentRef, context.obj({ Type: 'StructElem', S: 'Document', P: treeRef, K: sectionRefs }));
  const pageOwners = pages.map(
    ({ owners }, index) => `${index}[${owners.map((owner) => refs.get(owner) ?? null).join(' ')}]`,
  );
  const parentTree = context.register(new WrittenObject(`<</Nums[${pageOwners.join(' ')}]>>`));
  const entries = { Type: 'StructTreeRoot', K: [documentRef], ParentTree: parentTree, ParentTreeNextKey: pages.length };
  context.assign(treeRef, context.obj(entries));
  catalog.set(PDFName.of('StructTreeRoot'), treeRef);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  pages.forEach(({ dict }, index) => {
    dict.set(PDFName.of('StructParents'), context.obj(index));
    dict.set(PDFName.of('Tabs'), PDFName.of('S'));
  });
}
