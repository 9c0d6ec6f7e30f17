/** The structure of a tagged file: a section a card, with its name, its words and its pictures (PDF 32000, 14.7). */
import { type PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { MarkedContent, StructureElement } from './tags.ts';

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

  const stretch = ({ page, id }: MarkedContent): PDFDict =>
    context.obj({ Type: 'MCR', Pg: pages[page]?.ref ?? null, MCID: id });
  const write = (part: StructureElement, parent: PDFRef): PDFRef => {
    const { type, alt, kids } = part;
    const ref = context.nextRef();
    refs.set(part, ref);
    const words = alt === undefined ? {} : { Alt: PDFHexString.fromText(alt) };
    const inner = kids.map((kid) => ('type' in kid ? write(kid, ref) : stretch(kid)));
    context.assign(ref, context.obj({ Type: 'StructElem', S: type, P: parent, ...words, K: inner }));
    return ref;
  };

  const root = context.nextRef();
  const body = context.nextRef();
  const kids = sections.filter((section) => section.kids.length > 0).map((section) => write(section, body));
  context.assign(body, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: kids }));
  const found = pages.flatMap(({ owners }, page) => [page, owners.map((owner) => refs.get(owner) ?? null)]);
  const tree = context.register(context.obj({ Nums: found }));
  const entries = { Type: 'StructTreeRoot', K: [body], ParentTree: tree, ParentTreeNextKey: pages.length };
  context.assign(root, context.obj(entries));
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  pages.forEach(({ dict }, i) => {
    dict.set(PDFName.of('StructParents'), context.obj(i));
    dict.set(PDFName.of('Tabs'), PDFName.of('S'));
  });
}
