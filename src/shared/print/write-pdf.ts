/**
 * Display lists -> PDF. pdf-lib is the container; streams and fonts are our own, since that is where kerning, searchable
 * text and speed come from. A list that is placed once is written into its page, one that is placed several times once.
 */
import { type PDFContext, type PDFDict, PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import type { DisplayItem, DisplayList, Matrix } from '../card/display-list.ts';
import type { FontSet } from '../card/fonts.ts';
import { type Path, pathBounds } from '../card/path.ts';
import type { Rect } from '../card/units.ts';
import { contentOf, fine, type PdfPictures, putItems, type Resources, resources, within } from './content.ts';
import { embedFont } from './embed-font.ts';
import { embedPicture } from './embed-picture.ts';
import { fontPool } from './font-pool.ts';
import { type Bytes, bytes, put, putNumber, written } from './ink-bytes.ts';
import { describe, type PdfMeta } from './metadata.ts';
import { putPath } from './path-content.ts';
import { addStream, type Deflate, deflate } from './streams.ts';
import { type WrittenPage, writeStructure } from './structure.ts';
import { type Part, pageTags, type Tags } from './tags.ts';

export type { PdfMeta } from './metadata.ts';

/** A list on a page: where its trim's top left corner goes, and what of it is shown. */
export interface PlacedList {
  readonly list: DisplayList;
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
  readonly lists: readonly PlacedList[];
  /** Marks and lines of text over the lists. */
  readonly items: readonly DisplayItem[];
}

export interface PdfOptions {
  /** Pixels of whatever the lists show; a picture that is not there leaves its place empty. Each is written once. */
  readonly pictures?: PdfPictures | undefined;
  /** With structure, so that it can be read aloud: every card once, copies are passed over. */
  readonly tagged?: boolean | undefined;
  readonly deflate?: Deflate | undefined;
}

/** What is gathered while pages are written. */
interface Writing {
  /** Where each page is put together: a new place for each would be most of the memory that a file takes. */
  readonly out: Bytes;
  readonly context: PDFContext;
  readonly to: Resources;
  /** The dictionary of resources that all pages and forms share. */
  readonly shared: PDFRef;
  readonly pack: Deflate;
  readonly placings: ReadonlyMap<DisplayList, number>;
  /** Names of lists that are placed several times, by how they stand. */
  readonly names: Map<DisplayList, Map<string, string>>;
  readonly forms: Map<string, PDFRef>;
  /** Sections of a tagged file, and which lists have been read out. */
  readonly sections: Map<number | DisplayList, Part>;
  readonly read: Set<DisplayList>;
}

export async function writePdf(
  pages: readonly PdfPage[],
  fonts: FontSet,
  meta: PdfMeta,
  { pictures = new Map(), tagged = false, deflate: pack = deflate }: PdfOptions = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  describe(document, meta);
  const { context } = document;
  const writing: Writing = {
    out: bytes(),
    context,
    to: resources(fontPool(fonts), pictures),
    shared: context.nextRef(),
    pack,
    placings: countPlacings(pages),
    names: new Map(),
    forms: new Map(),
    sections: new Map(),
    read: new Set(),
  };
  const tree = context.nextRef();
  const sheets = pages.map((page, i): WrittenPage => {
    const owners: Part[] = [];
    const content = pageContent(page, writing, tagged ? pageTags(i, owners) : undefined);
    const dict = context.obj({
      Type: 'Page',
      Parent: tree,
      MediaBox: boxOf(undefined, page),
      TrimBox: boxOf(page.trim, page),
      BleedBox: boxOf(page.bleed ?? page.trim, page),
      Resources: writing.shared,
      Contents: addStream(context, content, {}, pack),
    });
    return { dict, ref: context.register(dict), owners };
  });
  // By ourselves: the library looks for the place of each page from the root on.
  context.assign(tree, context.obj({ Type: 'Pages', Kids: sheets.map(({ ref }) => ref), Count: sheets.length }));
  document.catalog.set(PDFName.of('Pages'), tree);
  if (tagged) writeStructure(document, [...writing.sections.values()], sheets);
  context.assign(writing.shared, sharedResources(writing));
  // The library pauses after every so many objects; here somebody waits, or nobody does in a worker.
  return document.save({ useObjectStreams: true, addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY });
}

function countPlacings(pages: readonly PdfPage[]): Map<DisplayList, number> {
  const out = new Map<DisplayList, number>();
  for (const { lists } of pages) for (const { list } of lists) out.set(list, (out.get(list) ?? 0) + 1);
  return out;
}

function pageContent(page: PdfPage, writing: Writing, tags: Tags | undefined): Uint8Array {
  const to = tags === undefined ? writing.to : { ...writing.to, tags };
  const { out } = writing;
  out.length = 0;
  put(out, 'q\n1 0 0 -1 0 ');
  putNumber(out, page.height);
  put(out, 'cm\n');
  for (const placed of page.lists) {
    const { list, matrix, clip } = placed;
    const frame = (content: () => void): void => {
      put(out, 'q ');
      putPath(out, clip);
      put(out, 'W n ');
      // A sheet that is turned by a fraction of a degree needs the digits.
      put(out, `${matrix.map(fine).join(' ')} cm\n`);
      content();
      put(out, 'Q\n');
    };
    if (tags !== undefined && isPlain(matrix) && !writing.read.has(list)) {
      // Written into the page, since stretches in a form would belong to every place that shows it.
      writing.read.add(list);
      const section = sectionOf(placed, writing);
      frame(() => tags.section(out, section, () => putItems(out, list.items, within(to, matrix))));
    } else {
      const content = (): void => frame(() => putList(out, placed, writing));
      if (tags === undefined) content();
      else tags.artifact(out, content);
    }
  }
  const items = (): void => putItems(out, page.items, writing.to);
  if (tags === undefined) items();
  else tags.artifact(out, items);
  put(out, 'Q');
  return written(out);
}

function putList(out: Bytes, { list, matrix }: PlacedList, writing: Writing): void {
  const { placings, to } = writing;
  if (placings.get(list) === 1) putItems(out, list.items, within(to, matrix));
  else put(out, `/${formName(list, matrix, writing)} Do\n`);
}

/** Whether a list stands in its own size: strips of bleed are stretched out of it. */
const isPlain = ([a, b, c, d]: Matrix): boolean => Math.abs(Math.abs(a * d - b * c) - 1) < 1e-3;

/** The section of the card that a list is a side of. */
function sectionOf({ list, card }: PlacedList, { sections }: Writing): Part {
  const key = card ?? list;
  const section = sections.get(key) ?? { type: 'Sect', kids: [] };
  sections.set(key, section);
  return section;
}

/** By quarter turns: glyphs are moved on the page, so that a list that stands on its head is another form. */
function formName(list: DisplayList, matrix: Matrix, { names, forms, context, to, shared, pack }: Writing): string {
  const turn = matrix.slice(0, 4).map((n) => (Math.abs(n) < 0.5 ? 0 : Math.sign(n))) as [
    number,
    number,
    number,
    number,
  ];
  const known = names.get(list) ?? new Map<string, string>();
  names.set(list, known);
  const key = turn.join(' ');
  const name = known.get(key) ?? `C${forms.size}`;
  if (known.has(key)) return name;
  known.set(key, name);
  const { width, height, bleed, items } = list;
  const box = [-bleed, -bleed, width + bleed, height + bleed].map(Number);
  forms.set(name, addStream(context, contentOf(items, within(to, [...turn, 0, 0])), formEntries(box, shared), pack));
  return name;
}

const formEntries = (BBox: number[], Resources: PDFRef) => ({
  Type: 'XObject',
  Subtype: 'Form',
  FormType: 1,
  BBox,
  Resources,
});

/** One dictionary for all pages and forms: fonts, opacities, pictures and the forms themselves. */
function sharedResources({ context, to, shared, pack, forms }: Writing): PDFDict {
  const drawings = [...to.drawings.values()].map(({ name, items }) => {
    const box = boundsOf(items);
    return [name, addStream(context, contentOf(items, to), formEntries(box, shared), pack)] as const;
  });
  const fontRefs = [...to.pool.used].map(([id, used]): [string, PDFRef] => {
    const ref = context.nextRef();
    embedFont(context, to.pool.fonts[id], used, ref, pack);
    return [used.name, ref];
  });
  const states = [...to.opacities].map(([alpha, name]) => [name, { Type: 'ExtGState', ca: alpha, CA: alpha }] as const);
  const images = [...to.pictureNames].flatMap(([key, name]) => {
    const picture = to.pictures.get(key);
    return picture === undefined ? [] : [[name, embedPicture(context, picture, pack)] as const];
  });
  return context.obj({
    Font: Object.fromEntries(fontRefs),
    ExtGState: Object.fromEntries(states),
    XObject: Object.fromEntries([...forms, ...drawings, ...images]),
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
