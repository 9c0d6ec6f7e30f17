/**
 * Sides of cards -> PDF. pdf-lib is the container; streams and fonts are our own, since that is where kerning, searchable
 * text and speed come from. A side that is placed once is written into its page, one that is placed several times once.
 */
import { type PDFContext, type PDFDict, PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import type { DisplayItem, DisplayList, Matrix } from '../display/display-list.ts';
import { type Path, pathBounds } from '../display/path.ts';
import type { Rect } from '../display/units.ts';
import { type FontSet, faceOf } from '../text/fonts/fonts.ts';
import { contentOf, fine, type PdfPictures, putItems, putSide, type Resources } from './content.ts';
import { embedFont } from './embed-font.ts';
import { embedPicture } from './embed-picture.ts';
import { type Bytes, bytes, put, putBytes, putNumber, since } from './ink-bytes.ts';
import { describe, type PdfMeta } from './metadata.ts';
import { type Bookmark, linksOn, type PageLink, writeOutline } from './navigation.ts';
import { putPath } from './path-content.ts';
import { beginFile, type Deflate, endFile, inMemory, type Write, writeObjects } from './pdf-file.ts';
import { isContent, type PdfWriter, pdfWriter, type Side, type SideContent, sideContent } from './side-content.ts';
import { addStream, allWritten, deflate, type Streams, streamsOf, writeExcess } from './streams.ts';
import { type WrittenPage, writeStructure } from './structure.ts';
import { pageTags, type StructureElement, type Tags } from './tags.ts';

export type { PdfMeta } from './metadata.ts';

/** A side on a page: where its trim's top left corner goes, and what of it is shown. */
export interface PlacedSide {
  readonly side: Side;
  readonly matrix: Matrix;
  readonly clip: Path;
  /** Which card it is a side of: the sides of a card are read one after the other. */
  readonly card?: number;
}

/** A page in points, y downwards. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Boxes for print shops; absent = the whole page. */
  readonly trim?: Rect;
  readonly bleed?: Rect;
  readonly sides: readonly PlacedSide[];
  /** Marks and lines of text over the sides. */
  readonly items: readonly DisplayItem[];
  readonly links?: readonly PageLink[];
}

export interface PdfOptions {
  /** Pixels of whatever the sides show; a picture that is not there leaves its place empty. Each is written once. */
  readonly pictures?: PdfPictures | undefined;
  /** With structure for screen readers: every card once, without its copies. */
  readonly tagged?: boolean | undefined;
  readonly deflate?: Deflate | undefined;
  /** The writer of those sides that are content already; it serves one file only. */
  readonly writer?: PdfWriter | undefined;
  /** Called for every page; fonts and pictures are written after the last one. */
  readonly onPage?: ((done: number, of: number) => void) | undefined;
  readonly bookmarks?: readonly Bookmark[] | undefined;
}

/** State while pages are written. */
interface Writing {
  readonly context: PDFContext;
  readonly streams: Streams;
  readonly writer: PdfWriter;
  readonly to: Resources;
  readonly pictures: PdfPictures;
  /** The dictionary of resources that all pages and forms share. */
  readonly shared: PDFRef;
  readonly placings: ReadonlyMap<Side, number>;
  /** Names of sides that are placed several times. */
  readonly names: Map<Side, string>;
  readonly forms: Map<string, PDFRef>;
  /** Sections of a tagged file, and the sides that have been tagged. */
  readonly sections: Map<number | Side, StructureElement>;
  readonly read: Set<Side>;
}

/** The whole file in memory. */
export async function writePdf(
  pages: readonly PdfPage[],
  fonts: FontSet,
  meta: PdfMeta,
  options?: PdfOptions,
): Promise<Uint8Array> {
  const { write, whole } = inMemory();
  await writePdfTo(write, pages, fonts, meta, options);
  return whole();
}

/** The file in pieces, the first ones while later pages are not written yet. */
export async function writePdfTo(
  write: Write,
  pages: readonly PdfPage[],
  fonts: FontSet,
  meta: PdfMeta,
  {
    pictures = new Map(),
    tagged = false,
    deflate: pack = deflate,
    writer = pdfWriter(fonts),
    bookmarks = [],
    onPage,
  }: PdfOptions = {},
): Promise<void> {
  if (writer.finished) throw new Error('A PDF writer writes one file only.');
  const document = await PDFDocument.create({ updateMetadata: false });
  describe(document, meta);
  const { context } = document;
  const file = beginFile(write);
  const streams = streamsOf(context, file, pack);
  const writing: Writing = {
    context,
    streams,
    writer,
    to: writer.to,
    pictures,
    shared: context.nextRef(),
    placings: countPlacings(pages),
    names: new Map(),
    forms: new Map(),
    sections: new Map(),
    read: new Set(),
  };
  const tree = context.nextRef();
  const refs = pages.map(() => context.nextRef());
  const sheets: WrittenPage[] = [];
  for (const [index, page] of pages.entries()) {
    await writeExcess(streams);
    const owners: StructureElement[] = [];
    const out = bytes();
    putPage(out, page, writing, tagged ? pageTags(index, owners) : undefined);
    const dict = context.obj({
      Type: 'Page',
      Parent: tree,
      MediaBox: boxOf(undefined, page),
      TrimBox: boxOf(page.trim, page),
      BleedBox: boxOf(page.bleed ?? page.trim, page),
      Resources: writing.shared,
      Contents: addStream(streams, since(out, 0), {}),
      ...(page.links === undefined ? {} : { Annots: linksOn(context, page.links, refs, page.height) }),
    });
    const ref = refs[index] as PDFRef;
    context.assign(ref, dict);
    sheets.push({ dict, ref, owners });
    onPage?.(index + 1, pages.length);
  }
  // Not by pdf-lib, which searches the tree from its root for each page.
  context.assign(tree, context.obj({ Type: 'Pages', Kids: refs, Count: refs.length }));
  document.catalog.set(PDFName.of('Pages'), tree);
  writeOutline(document, bookmarks, refs);
  if (tagged) writeStructure(document, [...writing.sections.values()], sheets);
  context.assign(writing.shared, await sharedResources(writing));
  writeObjects(file, context, (content, entries) => addStream(streams, content, entries));
  await allWritten(streams);
  await endFile(file, context, pack);
  writer.finished = true;
}

function countPlacings(pages: readonly PdfPage[]): Map<Side, number> {
  const out = new Map<Side, number>();
  for (const { sides } of pages) for (const { side } of sides) out.set(side, (out.get(side) ?? 0) + 1);
  return out;
}

function putPage(out: Bytes, page: PdfPage, writing: Writing, tags: Tags | undefined): void {
  const to: Resources = tags === undefined ? writing.to : { ...writing.to, tags, untagged: writing.to };
  // The mitre limit of SVG; the default of PDF differs.
  put(out, 'q\n4 M 1 0 0 -1 0 ');
  putNumber(out, page.height);
  put(out, 'cm\n');
  for (const placed of page.sides) {
    const { side, matrix, clip } = placed;
    const frame = (content: () => void): void => {
      put(out, 'q ');
      putPath(out, clip);
      put(out, 'W n ');
      // A sheet that is turned by a fraction of a degree needs the digits.
      put(out, `${matrix.map(fine).join(' ')} cm\n`);
      content();
      put(out, 'Q\n');
    };
    if (tags !== undefined && isPlain(matrix) && !writing.read.has(side)) {
      // Written into the page, since tags inside a form would apply wherever it is shown.
      writing.read.add(side);
      const section = sectionOf(placed, writing);
      const list = listOf(side);
      frame(() => tags.section(out, section, () => putSide(out, list, to)));
    } else {
      const content = (): void => frame(() => putPlaced(out, side, writing));
      if (tags === undefined) content();
      else tags.artifact(out, content);
    }
  }
  const items = (): void => putItems(out, page.items, writing.to);
  if (tags === undefined) items();
  else tags.artifact(out, items);
  put(out, 'Q');
}

function putPlaced(out: Bytes, side: Side, writing: Writing): void {
  if (writing.placings.get(side) === 1) putBytes(out, contentOfSide(side, writing).operators);
  else put(out, `/${formName(side, writing)} Do\n`);
}

const contentOfSide = (side: Side, { writer }: Writing): SideContent =>
  isContent(side) ? side : sideContent(side, writer);

/** Tagged files need display lists, since operators have no roles. */
function listOf(side: Side): DisplayList {
  if (isContent(side)) throw new Error('A tagged file is made from display lists.');
  return side;
}

/** Whether a side stands in its own size: strips of bleed are stretched out of it. */
const isPlain = ([a, b, c, d]: Matrix): boolean => Math.abs(Math.abs(a * d - b * c) - 1) < 1e-3;

/** The section of the card that a side belongs to. */
function sectionOf({ side, card }: PlacedSide, { sections }: Writing): StructureElement {
  const key = card ?? side;
  const section = sections.get(key) ?? { type: 'Sect', kids: [] };
  sections.set(key, section);
  return section;
}

function formName(side: Side, writing: Writing): string {
  const { names, forms, streams, shared } = writing;
  const known = names.get(side);
  if (known !== undefined) return known;
  const name = `C${forms.size}`;
  names.set(side, name);
  const { width, height, bleed } = side;
  const box = [-bleed, -bleed, width + bleed, height + bleed].map(Number);
  forms.set(name, addStream(streams, contentOfSide(side, writing).operators, formEntries(box, shared)));
  return name;
}

const formEntries = (BBox: readonly number[], Resources: PDFRef) => ({
  Type: 'XObject',
  Subtype: 'Form',
  FormType: 1,
  BBox: [...BBox],
  Resources,
});

/** One dictionary for all pages and forms: fonts, opacities, pictures and the forms themselves. */
async function sharedResources({ context, streams, to, shared, pictures, forms }: Writing): Promise<PDFDict> {
  const drawings = [...to.drawings.values()].map(({ name, items }) => {
    const box = boundsOf(items);
    return [name, addStream(streams, contentOf(items, to), formEntries(box, shared))] as const;
  });
  const elements = to.elements.map(
    ({ name, operators, box }) => [name, addStream(streams, operators, formEntries(box, shared))] as const,
  );
  const fontRefs = [...to.pool.used].map(([id, used]): [string, PDFRef] => {
    const ref = context.nextRef();
    embedFont(streams, faceOf(to.pool.fonts, id), used, ref);
    return [used.name, ref];
  });
  const states = [...to.opacities].map(([alpha, name]) => [name, { Type: 'ExtGState', ca: alpha, CA: alpha }] as const);
  const images: [string, PDFRef][] = [];
  for (const [key, name] of to.pictureNames) {
    await writeExcess(streams);
    const picture = await pictures.get(key);
    const nothing = (): PDFRef => addStream(streams, '', formEntries([0, 0, 1, 1], shared));
    images.push([name, picture === undefined ? nothing() : embedPicture(streams, picture)]);
  }
  return context.obj({
    Font: Object.fromEntries(fontRefs),
    ExtGState: Object.fromEntries(states),
    XObject: Object.fromEntries([...forms, ...drawings, ...elements, ...images]),
  });
}

/** The box around the ink of paths, in their own units: left, top, right, bottom. */
function boundsOf(items: readonly DisplayItem[]): number[] {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (const item of items) {
    if (item.kind !== 'path') continue;
    const { x, y, width, height } = pathBounds(item.path);
    // A mitre reaches up to ten half widths beyond its corner.
    const edge = (item.stroke?.width ?? 0) * 5;
    left = Math.min(left, x - edge);
    top = Math.min(top, y - edge);
    right = Math.max(right, x + width + edge);
    bottom = Math.max(bottom, y + height + edge);
  }
  return [left, top, right, bottom];
}

/** A rectangle that is measured from the top as one that is measured from the bottom. */
const boxOf = (rect: Rect | undefined, page: PdfPage): number[] =>
  rect === undefined
    ? [0, 0, page.width, page.height]
    : [rect.x, page.height - rect.y - rect.height, rect.x + rect.width, page.height - rect.y];
