/**
 * Measures the limit: writes the text runs, paths and images of our pages, marks and labels included, in the simplest way. Nothing
 * is bound, measured, broken into lines or positioned: all of that is done before the clock starts. Curves are cubic and runs are
 * glyph codes already. Numbers and fonts are written by our own code; the file is written by our code or by pdf-lib.
 */
import { readFileSync } from 'node:fs';
import { PDFDocument, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib';
import { deflate } from '../../src/cli/deflate.ts';
import { extractPlainJpeg } from '../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import type { DisplayItem, Matrix, PathItem, TextItem } from '../../src/shared/display/display-list.ts';
import type { Path } from '../../src/shared/display/path.ts';
import {
  type ByteBuffer,
  createByteBuffer,
  formatPdfNumber,
  putAscii,
  putNumber,
  viewBytes,
} from '../../src/shared/pdf/byte-buffer.ts';
import { putRgb } from '../../src/shared/pdf/color-content.ts';
import { embedBitmap } from '../../src/shared/pdf/embed-bitmap.ts';
import { embedFont } from '../../src/shared/pdf/embed-font.ts';
import { createFontPool, getUsedFont, getUsedGlyph } from '../../src/shared/pdf/font-pool.ts';
import { beginFile, createMemoryFile, endFile, writeObjects } from '../../src/shared/pdf/pdf-file.ts';
import { isSideContent, type Side } from '../../src/shared/pdf/side-content.ts';
import { addStream, createStreams, writeAll, writeExcess } from '../../src/shared/pdf/streams.ts';
import type { PdfPage } from '../../src/shared/pdf/write-pdf.ts';
import { type FontSet, getTypeface } from '../../src/shared/text/fonts/fonts.ts';

/** A path ready to be written: its commands as letters (`MLCZ`), and the numbers of all commands one after the other. */
interface PathLine {
  readonly verbs: string;
  readonly coordinates: Float64Array;
}

type PathStyle = Pick<PathItem, 'fill' | 'stroke' | 'evenOdd'>;
type TextStyle = Pick<TextItem, 'size' | 'fill' | 'x' | 'y'>;

/**
 * The content of a page, ready to be written, in the order of painting. `open` saves the graphics state and sets matrix and clip;
 * `words` are PDF operators as text; `codes` are hexadecimal glyph codes with kerning, as the operator TJ takes them.
 */
type PageStep =
  | { readonly kind: 'open'; readonly matrix: Matrix | undefined; readonly clip: PathLine | undefined }
  | { readonly kind: 'words'; readonly words: string }
  | ({ readonly kind: 'path'; readonly line: PathLine; readonly state: string | undefined } & PathStyle)
  | ({ readonly kind: 'text'; readonly font: string; readonly codes: string } & TextStyle)
  | { readonly kind: 'image'; readonly name: string; readonly box: readonly number[] };

export interface LimitJob {
  readonly pages: readonly { readonly width: number; readonly height: number; readonly steps: readonly PageStep[] }[];
  /** Content that several cards share, by name. */
  readonly forms: ReadonlyMap<string, readonly PageStep[]>;
  /** Names of the opacities. */
  readonly opacities: ReadonlyMap<number, string>;
  /** Names of the pictures, by key. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly pool: ReturnType<typeof createFontPool>;
}

function createPathLine(outline: Path): PathLine {
  let verbs = '';
  const coordinates: number[] = [];
  let [currentX, currentY] = [0, 0];
  for (const command of outline) {
    verbs += command[0] === 'Q' ? 'C' : command[0];
    if (command[0] === 'Z') continue;
    const [, ...numbers] = command;
    const [endX, endY] = numbers.slice(-2) as [number, number];
    // PDF has no quadratic curves. The control points of the cubic one are two thirds of the way from its ends to the old one.
    if (command[0] === 'Q') {
      const [, controlX, controlY] = command;
      coordinates.push(
        currentX + (2 * (controlX - currentX)) / 3,
        currentY + (2 * (controlY - currentY)) / 3,
        endX + (2 * (controlX - endX)) / 3,
        endY + (2 * (controlY - endY)) / 3,
        endX,
        endY,
      );
    } else coordinates.push(...numbers);
    [currentX, currentY] = [endX, endY];
  }
  return { verbs, coordinates: Float64Array.from(coordinates) };
}

/** Prepares pages before the clock starts: glyphs become codes, groups become brackets, a shared drawing becomes a form. */
export function prepareLimit(pages: readonly PdfPage[], fonts: FontSet): LimitJob {
  const fontPool = createFontPool(fonts);
  const forms = new Map<string, readonly PageStep[]>();
  const formNames = new Map<string, string>();
  const opacities = new Map<number, string>();
  const pictures = new Map<string, string>();
  const getOrCreateName = <K>(namesByKey: Map<K, string>, nameKey: K, namePrefix: string): string => {
    const objectName = namesByKey.get(nameKey) ?? `${namePrefix}${namesByKey.size}`;
    namesByKey.set(nameKey, objectName);
    return objectName;
  };
  const closeStep: PageStep = { kind: 'words', words: 'Q\n' };
  const createSteps = (displayItem: DisplayItem): PageStep[] => {
    switch (displayItem.kind) {
      case 'group': {
        const { transform: matrix, clip: clipPath, shared, items } = displayItem;
        const innerSteps: PageStep[] =
          shared === undefined ? items.flatMap(createSteps) : [createFormStep(shared, items)];
        return matrix || clipPath
          ? [{ kind: 'open', matrix, clip: clipPath && createPathLine(clipPath) }, ...innerSteps, closeStep]
          : innerSteps;
      }
      case 'path': {
        const { path: itemPath, fill: fillColor, stroke: strokeColor, opacity = 1, evenOdd } = displayItem;
        const stateName = opacity === 1 ? undefined : getOrCreateName(opacities, opacity, 'G');
        return [
          {
            kind: 'path',
            line: createPathLine(itemPath),
            state: stateName,
            fill: fillColor,
            stroke: strokeColor,
            evenOdd,
          } as PageStep,
        ];
      }
      case 'image': {
        const { picture, x: left, y: top, width, height } = displayItem;
        return [
          {
            kind: 'image',
            name: getOrCreateName(pictures, picture, 'I'),
            box: [width, 0, 0, -height, left, top + height],
          },
        ];
      }
      case 'text':
        return [createTextStep(displayItem)];
    }
  };
  const createFormStep = (shared: string, displayItems: readonly DisplayItem[]): PageStep => {
    const objectName = getOrCreateName(formNames, shared, 'D');
    if (!forms.has(objectName)) forms.set(objectName, displayItems.flatMap(createSteps));
    return { kind: 'words', words: `/${objectName} Do\n` };
  };
  const createTextStep = ({
    font: fontId,
    size: fontSize,
    x: left,
    y: baseline,
    fill: fillColor,
    run,
  }: TextItem): PageStep => {
    const usedFont = getUsedFont(fontPool, fontId);
    const unitScale = 1000 / getTypeface(fonts, fontId).unitsPerEm;
    let [codes, penPosition] = ['', 0];
    run.words.forEach((layoutWord, wordIndex) => {
      layoutWord.glyphs.forEach((glyph, glyphIndex) => {
        const targetPosition =
          ((run.offsets[wordIndex] ?? 0) + glyphIndex * run.tracking) * (1000 / fontSize) + glyph.x * unitScale;
        const kerning = Math.round(targetPosition - penPosition);
        const { code, width } = getUsedGlyph(fontPool, usedFont, fontId, glyph.id, glyph.text);
        // In the array of TJ, a number between two hexadecimal strings moves the pen left, or right if negative: `<0012>-30<0034>`.
        codes += kerning === 0 ? code : `>${-kerning}<${code}`;
        penPosition += kerning + width;
      });
    });
    return { kind: 'text', font: usedFont.name, size: fontSize, fill: fillColor, x: left, y: baseline, codes };
  };
  const getItems = (pageSide: Side): readonly DisplayItem[] => {
    if (isSideContent(pageSide)) throw new Error('The limit is made from display lists.');
    return pageSide.items;
  };
  return {
    pages: pages.map(({ width, height, sides, items }) => {
      const placed = sides.flatMap(({ side, matrix, clip: clipPath }): PageStep[] => [
        { kind: 'open', matrix: undefined, clip: createPathLine(clipPath) },
        { kind: 'open', matrix, clip: undefined },
        ...getItems(side).flatMap(createSteps),
        closeStep,
        closeStep,
      ]);
      return { width, height, steps: [...placed, ...items.flatMap(createSteps)] };
    }),
    forms,
    opacities,
    pictures,
    pool: fontPool,
  };
}

/** For each command of a path, how many numbers it has and how PDF writes its operator. */
const OPERATORS: Readonly<Record<string, readonly [numbers: number, operator: string]>> = {
  M: [2, 'm '],
  L: [2, 'l '],
  C: [6, 'c '],
  Z: [0, 'h '],
};

function writePath(buffer: ByteBuffer, { verbs, coordinates }: PathLine): void {
  let nextCoordinate = 0;
  for (const pathVerb of verbs) {
    const [numberCount, operator] = OPERATORS[pathVerb] as readonly [number, string];
    for (const endCoordinate = nextCoordinate + numberCount; nextCoordinate < endCoordinate; nextCoordinate += 1)
      putNumber(buffer, coordinates[nextCoordinate] as number);
    putAscii(buffer, operator);
  }
}

function writePaint(
  buffer: ByteBuffer,
  {
    line: pathLine,
    state: stateName,
    fill: fillColor,
    stroke: strokeColor,
    evenOdd,
  }: Extract<PageStep, { kind: 'path' }>,
): void {
  const isRoundCap = strokeColor?.cap === 'round';
  const needsState = stateName !== undefined || isRoundCap;
  if (needsState)
    putAscii(buffer, `q ${stateName === undefined ? '' : `/${stateName} gs `}${isRoundCap ? '1 J ' : ''}`);
  if (fillColor !== undefined) {
    putRgb(buffer, fillColor);
    putAscii(buffer, 'rg ');
  }
  if (strokeColor !== undefined) {
    putRgb(buffer, strokeColor.colour);
    putAscii(buffer, 'RG ');
    putNumber(buffer, strokeColor.width);
    putAscii(buffer, 'w ');
  }
  writePath(buffer, pathLine);
  putAscii(buffer, fillColor === undefined ? 'S' : `${strokeColor === undefined ? 'f' : 'B'}${evenOdd ? '*' : ''}`);
  putAscii(buffer, needsState ? ' Q\n' : '\n');
}

function writeStep(buffer: ByteBuffer, pageStep: PageStep): void {
  switch (pageStep.kind) {
    case 'open':
      putAscii(buffer, 'q ');
      if (pageStep.matrix !== undefined) putAscii(buffer, `${pageStep.matrix.join(' ')} cm `);
      if (pageStep.clip === undefined) return;
      writePath(buffer, pageStep.clip);
      putAscii(buffer, 'W n ');
      return;
    case 'words':
      putAscii(buffer, pageStep.words);
      return;
    case 'path':
      writePaint(buffer, pageStep);
      return;
    case 'text':
      putAscii(buffer, `BT /${pageStep.font} `);
      putNumber(buffer, pageStep.size);
      putAscii(buffer, 'Tf ');
      putRgb(buffer, pageStep.fill);
      putAscii(buffer, 'rg 1 0 0 -1 ');
      putNumber(buffer, pageStep.x);
      putNumber(buffer, pageStep.y);
      putAscii(buffer, 'Tm [<');
      putAscii(buffer, pageStep.codes);
      putAscii(buffer, '>] TJ ET\n');
      return;
    case 'image':
      putAscii(buffer, 'q ');
      for (const value of pageStep.box) putNumber(buffer, value);
      putAscii(buffer, `cm /${pageStep.name} Do Q\n`);
  }
}

function createContent(steps: readonly PageStep[], startText = ''): Uint8Array {
  const buffer = createByteBuffer();
  putAscii(buffer, startText);
  for (const pageStep of steps) writeStep(buffer, pageStep);
  return viewBytes(buffer, 0);
}

/** The code that deflates the streams and writes the file. */
export type Container = 'ours' | 'pdf-lib';

/** Writes the PDF. `photos` has the files by the key of their image. */
export async function writeWithLimit(
  { pages, forms, opacities, pictures, pool: fontPool }: LimitJob,
  photos: ReadonlyMap<string, string>,
  container: Container,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context, catalog } = document;
  const { write, joinChunks } = createMemoryFile();
  const pdfFile = beginFile(write);
  const isOurs = container === 'ours';
  const streams = createStreams(
    context,
    pdfFile,
    isOurs ? deflate : (content) => context.flateStream(content).contents,
  );
  const [resources, pageTree] = [context.nextRef(), context.nextRef()];
  const pageRefs: PDFRef[] = [];
  for (const { width: pageWidth, height: pageHeight, steps } of pages) {
    if (isOurs) await writeExcess(streams);
    const Contents = addStream(streams, createContent(steps, `1 0 0 -1 0 ${formatPdfNumber(pageHeight)}cm\n`), {});
    const dictionary = {
      Type: 'Page',
      Parent: pageTree,
      MediaBox: [0, 0, pageWidth, pageHeight],
      Resources: resources,
      Contents,
    };
    pageRefs.push(context.register(context.obj(dictionary)));
  }
  context.assign(pageTree, context.obj({ Type: 'Pages', Kids: pageRefs, Count: pageRefs.length }));
  catalog.set(PDFName.of('Pages'), pageTree);
  // Keys of PDF dictionaries are capitalized. The box is larger than any page, so it clips nothing.
  const BBox = [-5000, -5000, 5000, 5000];
  const objects = [...forms].map(([objectName, steps]): [string, PDFRef] => {
    const dictionary = { Type: 'XObject', Subtype: 'Form', BBox, Resources: resources };
    return [objectName, addStream(streams, createContent(steps), dictionary)];
  });
  for (const [pictureKey, objectName] of pictures) {
    if (isOurs) await writeExcess(streams);
    const plainJpeg = extractPlainJpeg(readFileSync(photos.get(pictureKey) ?? pictureKey));
    if (plainJpeg === undefined) throw new Error(`${pictureKey} is no plain JPEG`);
    objects.push([objectName, embedBitmap(streams, { kind: 'jpeg', ...plainJpeg })]);
  }
  const fonts = [...fontPool.used].map(([fontId, usedFont]) => {
    const fontReference = context.nextRef();
    embedFont(streams, getTypeface(fontPool.fonts, fontId), usedFont, fontReference);
    return [usedFont.name, fontReference];
  });
  const states = [...opacities].map(([opacity, stateName]) => [stateName, { ca: opacity, CA: opacity }]);
  const [Font, XObject, ExtGState] = [fonts, objects, states].map((entries) => Object.fromEntries(entries));
  context.assign(resources, context.obj({ Font, XObject, ExtGState } as never));
  if (!isOurs) {
    // pdf-lib writes all objects itself, so the streams that wait to be written become objects of its document.
    for (const { ref: objectReference, entries, bytes } of streams.waiting)
      context.assign(objectReference, PDFRawStream.of(context.obj(entries), await bytes));
    return document.save({ addDefaultPage: false });
  }
  writeObjects(pdfFile, context, (content, entries) => addStream(streams, content, entries));
  await writeAll(streams);
  await endFile(pdfFile, context, deflate);
  return joinChunks();
}
