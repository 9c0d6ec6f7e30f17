/**
 * Writes card sides as a PDF. pdf-lib writes the container; streams and fonts are our own code for the sake of kerning, searchable text and
 * speed. A side that is placed once is written into its page. A side that is placed several times is written once as a form.
 */
import { type PDFContext, type PDFDict, PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import type { BlendMode } from '../display/blend-modes.ts';
import type { DisplayItem, DisplayList, Matrix } from '../display/display-list.ts';
import { getPathBounds, type Path } from '../display/path.ts';
import type { Rect } from '../display/units.ts';
import { type FontSet, getTypeface } from '../text/fonts/fonts.ts';
import { type ByteBuffer, createByteBuffer, putAscii, putBytes, putNumber, viewBytes } from './byte-buffer.ts';
import type { ColorWriter } from './color-content.ts';
import { createContent, formatMatrixNumber, type PdfBitmaps, putItems, putSide, type Resources } from './content.ts';
import { convertToInks, embedBitmap } from './embed-bitmap.ts';
import { embedFont } from './embed-font.ts';
import { createMaskState, createShading } from './gradient-content.ts';
import { type PdfMeta, writeMetadata } from './metadata.ts';
import { type Bookmark, createLinks, type PageLink, writeOutline } from './navigation.ts';
import { putPath } from './path-content.ts';
import { beginFile, createMemoryFile, type Deflate, endFile, type Write, writeObjects } from './pdf-file.ts';
import { writePdfX } from './pdf-x.ts';
import type { PrintingCondition } from './printing-condition.ts';
import {
  createPdfWriter,
  isSideContent,
  type PdfWriter,
  type Side,
  type SideContent,
  writeSideContent,
} from './side-content.ts';
import { addStream, createStreams, deflate, type Streams, writeAll, writeExcess } from './streams.ts';
import { type WrittenPage, writeStructure } from './structure.ts';
import { createPageTags, type StructureElement, type Tags } from './tags.ts';

export type { PdfMeta } from './metadata.ts';

/** A side on a page. The matrix places the top left corner of the trim; the clip limits the visible part. */
export interface PlacedSide {
  readonly side: Side;
  readonly matrix: Matrix;
  readonly clip: Path;
  /** The number of the card. Screen readers read the sides of a card one after the other. */
  readonly card?: number;
}

/** A page in points, y downwards. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Boxes for print shops. Absent means the whole page. */
  readonly trim?: Rect;
  readonly bleed?: Rect;
  readonly sides: readonly PlacedSide[];
  /** Marks and lines of text that are drawn over the sides. */
  readonly items: readonly DisplayItem[];
  readonly links?: readonly PageLink[];
}

export interface PdfOptions {
  /** The bitmaps of the sides. Each is written once; a missing one leaves its place empty. */
  readonly pictures?: PdfBitmaps | undefined;
  /** Whether the file has a structure for screen readers. Every card is tagged once, without its copies. */
  readonly tagged?: boolean | undefined;
  readonly deflate?: Deflate | undefined;
  /** The press for which the file becomes PDF/X-4. A file with its own writer is made for the press of the writer. */
  readonly condition?: PrintingCondition | undefined;
  /** The writer of the sides that are already content. A writer serves only one file. */
  readonly writer?: PdfWriter | undefined;
  /** Called after every page. Fonts and bitmaps are written after the last page. */
  readonly onPage?: ((done: number, of: number) => void) | undefined;
  readonly bookmarks?: readonly Bookmark[] | undefined;
}

/** The state while pages are written. */
interface WritingState {
  readonly context: PDFContext;
  readonly streams: Streams;
  readonly writer: PdfWriter;
  readonly resources: Resources;
  readonly pictures: PdfBitmaps;
  /** The resource dictionary that all pages and forms share. */
  readonly shared: PDFRef;
  readonly placementCounts: ReadonlyMap<Side, number>;
  /** The form names of sides that are placed several times. */
  readonly formNames: Map<Side, string>;
  readonly forms: Map<string, PDFRef>;
  /** The sections of a tagged file, and the sides that have been tagged. */
  readonly sections: Map<number | Side, StructureElement>;
  readonly taggedSides: Set<Side>;
}

/** Writes a PDF in memory. */
export async function writePdf(
  pages: readonly PdfPage[],
  fonts: FontSet,
  meta: PdfMeta,
  options?: PdfOptions,
): Promise<Uint8Array> {
  const { write: writeChunk, joinChunks } = createMemoryFile();
  await writePdfTo(writeChunk, pages, fonts, meta, options);
  return joinChunks();
}

/** Writes a PDF in chunks. The first chunks are written before later pages are ready. */
export async function writePdfTo(
  writeChunk: Write,
  pages: readonly PdfPage[],
  fonts: FontSet,
  meta: PdfMeta,
  {
    pictures = new Map(),
    tagged = false,
    deflate: deflateBytes = deflate,
    condition,
    writer = createPdfWriter(fonts, condition),
    bookmarks = [],
    onPage,
  }: PdfOptions = {},
): Promise<void> {
  if (writer.finished) throw new Error('A PDF writer writes one file only.');
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const file = beginFile(writeChunk, writer.condition === undefined ? '1.7' : '1.6');
  const streams = createStreams(context, file, deflateBytes);
  if (writer.condition === undefined) writeMetadata(document, meta);
  else writePdfX(document, streams, writer.condition, meta);
  const state: WritingState = {
    context,
    streams,
    writer,
    resources: writer.resources,
    pictures,
    shared: context.nextRef(),
    placementCounts: countPlacements(pages),
    formNames: new Map(),
    forms: new Map(),
    sections: new Map(),
    taggedSides: new Set(),
  };
  const pageTree = context.nextRef();
  const pageRefs = pages.map(() => context.nextRef());
  const writtenPages: WrittenPage[] = [];
  for (const [index, page] of pages.entries()) {
    await writeExcess(streams);
    const owners: StructureElement[] = [];
    const output = createByteBuffer();
    putPage(output, page, state, tagged ? createPageTags(index, owners) : undefined);
    const pageDict = context.obj({
      Type: 'Page',
      Parent: pageTree,
      MediaBox: toPdfBox(undefined, page),
      TrimBox: toPdfBox(page.trim, page),
      BleedBox: toPdfBox(page.bleed ?? page.trim, page),
      Resources: state.shared,
      Contents: addStream(streams, viewBytes(output, 0), {}),
      ...(writer.condition === undefined ? {} : { Group: createIsolatedGroup(writer.resources.colors) }),
      ...(page.links === undefined || writer.condition !== undefined
        ? {}
        : { Annots: createLinks(context, page.links, pageRefs, page.height) }),
    });
    const pageRef = pageRefs[index] as PDFRef;
    context.assign(pageRef, pageDict);
    writtenPages.push({ dict: pageDict, ref: pageRef, owners });
    onPage?.(index + 1, pages.length);
  }
  // Pages aren't added with pdf-lib, which searches the tree from its root for each page.
  context.assign(pageTree, context.obj({ Type: 'Pages', Kids: pageRefs, Count: pageRefs.length }));
  document.catalog.set(PDFName.of('Pages'), pageTree);
  writeOutline(document, bookmarks, pageRefs);
  if (tagged) writeStructure(document, [...state.sections.values()], writtenPages);
  context.assign(state.shared, await createSharedResources(state));
  writeObjects(file, context, (content, entries) => addStream(streams, content, entries));
  await writeAll(streams);
  await endFile(file, context, deflateBytes);
  writer.finished = true;
}

function countPlacements(pages: readonly PdfPage[]): Map<Side, number> {
  const placements = new Map<Side, number>();
  for (const { sides } of pages) for (const { side } of sides) placements.set(side, (placements.get(side) ?? 0) + 1);
  return placements;
}

function putPage(output: ByteBuffer, page: PdfPage, state: WritingState, tags: Tags | undefined): void {
  const resources: Resources =
    tags === undefined ? state.resources : { ...state.resources, tags, untagged: state.resources };
  // Sets the miter limit of SVG, since the default of PDF differs.
  putAscii(output, 'q\n4 M 1 0 0 -1 0 ');
  putNumber(output, page.height);
  putAscii(output, 'cm\n');
  for (const placedSide of page.sides) {
    const { side, matrix, clip } = placedSide;
    const putFramed = (content: () => void): void => {
      putAscii(output, 'q ');
      putPath(output, clip);
      putAscii(output, 'W n ');
      // A sheet that is rotated by a fraction of a degree needs all digits.
      putAscii(output, `${matrix.map(formatMatrixNumber).join(' ')} cm\n`);
      content();
      putAscii(output, 'Q\n');
    };
    if (tags !== undefined && isTrueSize(matrix) && !state.taggedSides.has(side)) {
      // Tagged content is written into the page, since tags inside a form would apply wherever the form is shown.
      state.taggedSides.add(side);
      const cardSection = getSection(placedSide, state);
      const displayList = getDisplayList(side);
      putFramed(() => tags.putSection(output, cardSection, () => putSide(output, displayList, resources)));
    } else {
      const putContent = (): void => putFramed(() => putPlaced(output, side, state));
      if (tags === undefined) putContent();
      else tags.putArtifact(output, putContent);
    }
  }
  const putPageItems = (): void => putItems(output, page.items, state.resources);
  if (tags === undefined) putPageItems();
  else tags.putArtifact(output, putPageItems);
  putAscii(output, 'Q');
}

function putPlaced(output: ByteBuffer, side: Side, state: WritingState): void {
  if (state.placementCounts.get(side) === 1) putBytes(output, getSideContent(side, state).operators);
  else putAscii(output, `/${getFormName(side, state)} Do\n`);
}

const getSideContent = (side: Side, { writer }: WritingState): SideContent =>
  isSideContent(side) ? side : writeSideContent(side, writer);

/** Returns the side as a display list, which tagged files need, since operators have no roles. */
function getDisplayList(side: Side): DisplayList {
  if (isSideContent(side)) throw new Error('A tagged file is made from display lists.');
  return side;
}

/** Whether a side is placed in its true size. Strips of bleed, for example, are stretched copies of a side. */
const isTrueSize = ([a, b, c, d]: Matrix): boolean => Math.abs(Math.abs(a * d - b * c) - 1) < 1e-3;

/** Returns the section of a side's card. */
function getSection({ side, card }: PlacedSide, { sections }: WritingState): StructureElement {
  const sectionKey = card ?? side;
  const section = sections.get(sectionKey) ?? { type: 'Sect', kids: [] };
  sections.set(sectionKey, section);
  return section;
}

function getFormName(side: Side, state: WritingState): string {
  const { formNames, forms, streams, shared } = state;
  const knownName = formNames.get(side);
  if (knownName !== undefined) return knownName;
  const addedName = `C${forms.size}`;
  formNames.set(side, addedName);
  const { width, height, bleed } = side;
  const formBox = [-bleed, -bleed, width + bleed, height + bleed].map(Number);
  forms.set(addedName, addStream(streams, getSideContent(side, state).operators, createFormEntries(formBox, shared)));
  return addedName;
}

const createFormEntries = (BBox: readonly number[], Resources: PDFRef) => ({
  Type: 'XObject',
  Subtype: 'Form',
  FormType: 1,
  BBox: [...BBox],
  Resources,
});

/** Creates the resource dictionary of all pages and forms: fonts, opacities, bitmaps and the forms themselves. */
async function createSharedResources({
  context,
  streams,
  resources,
  shared,
  pictures,
  forms,
  writer: { condition },
}: WritingState): Promise<PDFDict> {
  const drawingRefs = [...resources.sharedDrawings.values()].map(({ name, items }) => {
    const drawingBox = getDrawingBox(items);
    return [name, addStream(streams, createContent(items, resources), createFormEntries(drawingBox, shared))] as const;
  });
  const elementRefs = resources.elements.map(
    ({ name, operators, box, isIsolated = false }) =>
      [
        name,
        addStream(streams, operators, {
          ...createFormEntries(box, shared),
          ...(isIsolated ? { Group: createIsolatedGroup(resources.colors) } : {}),
        }),
      ] as const,
  );
  const fontRefs = [...resources.pool.used].map(([typefaceId, used]): [string, PDFRef] => {
    const fontRef = context.nextRef();
    embedFont(streams, getTypeface(resources.pool.fonts, typefaceId), used, fontRef);
    return [used.name, fontRef];
  });
  const gradients = [...resources.gradients.values()];
  const graphicsStates = [
    ...[...resources.opacityNames].map(([alpha, name]) => [name, { Type: 'ExtGState', ca: alpha, CA: alpha }] as const),
    ...[...resources.blendNames].map(
      ([blend, name]) => [name, { Type: 'ExtGState', BM: formatBlendMode(blend) }] as const,
    ),
    ...gradients.flatMap(({ gradient, maskName }) =>
      maskName === undefined ? [] : [[maskName, createMaskState(streams, gradient)] as const],
    ),
  ];
  const imageRefs: [string, PDFRef][] = [];
  for (const [bitmapKey, name] of resources.bitmapNames) {
    await writeExcess(streams);
    const bitmap = await pictures.get(bitmapKey);
    const addEmptyForm = (): PDFRef => addStream(streams, '', createFormEntries([0, 0, 1, 1], shared));
    const convertedBitmap = bitmap && condition ? await convertToInks(bitmap, condition) : bitmap;
    imageRefs.push([name, convertedBitmap === undefined ? addEmptyForm() : embedBitmap(streams, convertedBitmap)]);
  }
  return context.obj({
    Font: Object.fromEntries(fontRefs),
    ExtGState: Object.fromEntries(graphicsStates),
    ...(gradients.length === 0
      ? {}
      : {
          Shading: Object.fromEntries(
            gradients.map(({ gradient, shadingName }) => [shadingName, createShading(gradient, resources.colors)]),
          ),
        }),
    XObject: Object.fromEntries([...forms, ...drawingRefs, ...elementRefs, ...imageRefs]),
  });
}

/** Returns the group that composes a form by itself before it mixes with the page. */
const createIsolatedGroup = ({ space }: ColorWriter) => ({ Type: 'Group', S: 'Transparency', CS: space, I: true });

/** Returns the name of a blend mode in PDF: `color-dodge` is `ColorDodge`. */
const formatBlendMode = (blend: BlendMode): string =>
  blend.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Returns the box around the ink of paths, in their own units: left, top, right, bottom. */
function getDrawingBox(items: readonly DisplayItem[]): number[] {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (const item of items) {
    if (item.kind !== 'path') continue;
    const { x, y, width, height } = getPathBounds(item.path);
    // A miter extends up to ten half widths beyond its corner.
    const strokeReach = (item.stroke?.width ?? 0) * 5;
    left = Math.min(left, x - strokeReach);
    top = Math.min(top, y - strokeReach);
    right = Math.max(right, x + width + strokeReach);
    bottom = Math.max(bottom, y + height + strokeReach);
  }
  return [left, top, right, bottom];
}

/** Converts a rectangle measured from the top of the page to a PDF box, which is measured from the bottom. */
const toPdfBox = (rect: Rect | undefined, page: PdfPage): number[] =>
  rect === undefined
    ? [0, 0, page.width, page.height]
    : [rect.x, page.height - rect.y - rect.height, rect.x + rect.width, page.height - rect.y];
