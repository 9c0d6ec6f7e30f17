/**
 * The limit: the text runs, paths and pictures of our pages, marks and labels included, written in the simplest way. Nothing
 * is bound, measured, broken into lines or placed: all that was done before the clock starts, curves are cubic and runs are
 * glyph codes already. Numbers and fonts are written by the same means as ours; the file too, or by pdf-lib.
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
import { embedBitmap } from '../../src/shared/pdf/embed-bitmap.ts';
import { embedFont } from '../../src/shared/pdf/embed-font.ts';
import { createFontPool, getUsedFont, getUsedGlyph } from '../../src/shared/pdf/font-pool.ts';
import { putRgb } from '../../src/shared/pdf/path-content.ts';
import { beginFile, createMemoryFile, endFile, writeObjects } from '../../src/shared/pdf/pdf-file.ts';
import { isSideContent, type Side } from '../../src/shared/pdf/side-content.ts';
import { addStream, createStreams, writeAll, writeExcess } from '../../src/shared/pdf/streams.ts';
import type { PdfPage } from '../../src/shared/pdf/write-pdf.ts';
import { type FontSet, getTypeface } from '../../src/shared/text/fonts/fonts.ts';

/** Operators of a path and their numbers, one after the other. */
interface Line {
  readonly verbs: string;
  readonly at: Float64Array;
}

type PathLook = Pick<PathItem, 'fill' | 'stroke' | 'evenOdd'>;
type TextLook = Pick<TextItem, 'size' | 'fill' | 'x' | 'y'>;

/** What a page is made of, ready to be written, in the order of painting. */
type Step =
  | { readonly kind: 'open'; readonly matrix: Matrix | undefined; readonly clip: Line | undefined }
  | { readonly kind: 'words'; readonly words: string }
  | ({ readonly kind: 'path'; readonly line: Line; readonly state: string | undefined } & PathLook)
  | ({ readonly kind: 'text'; readonly font: string; readonly codes: string } & TextLook)
  | { readonly kind: 'image'; readonly name: string; readonly box: readonly number[] };

export interface Ready {
  readonly pages: readonly { readonly width: number; readonly height: number; readonly steps: readonly Step[] }[];
  /** What several cards show, by name. */
  readonly forms: ReadonlyMap<string, readonly Step[]>;
  /** Names of the opacities. */
  readonly opacities: ReadonlyMap<number, string>;
  /** Names of the pictures, by key. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly pool: ReturnType<typeof createFontPool>;
}

function lineOf(path: Path): Line {
  let verbs = '';
  const at: number[] = [];
  let [x, y] = [0, 0];
  for (const command of path) {
    verbs += command[0] === 'Q' ? 'C' : command[0];
    if (command[0] === 'Z') continue;
    const [, ...numbers] = command;
    const [ex, ey] = numbers.slice(-2) as [number, number];
    if (command[0] === 'Q') {
      const [, cx, cy] = command;
      at.push(
        x + (2 * (cx - x)) / 3,
        y + (2 * (cy - y)) / 3,
        ex + (2 * (cx - ex)) / 3,
        ey + (2 * (cy - ey)) / 3,
        ex,
        ey,
      );
    } else at.push(...numbers);
    [x, y] = [ex, ey];
  }
  return { verbs, at: Float64Array.from(at) };
}

/** Before the clock starts: glyphs become codes, groups become brackets, a drawing that cards share becomes a form. */
export function prepare(pages: readonly PdfPage[], fonts: FontSet): Ready {
  const pool = createFontPool(fonts);
  const forms = new Map<string, readonly Step[]>();
  const names = new Map<string, string>();
  const opacities = new Map<number, string>();
  const pictures = new Map<string, string>();
  const nameIn = <K>(map: Map<K, string>, key: K, letter: string): string => {
    const name = map.get(key) ?? `${letter}${map.size}`;
    map.set(key, name);
    return name;
  };
  const close: Step = { kind: 'words', words: 'Q\n' };
  const stepsOf = (item: DisplayItem): Step[] => {
    switch (item.kind) {
      case 'group': {
        const { transform: matrix, clip, shared, items } = item;
        const inner: Step[] = shared === undefined ? items.flatMap(stepsOf) : [formStep(shared, items)];
        return matrix || clip ? [{ kind: 'open', matrix, clip: clip && lineOf(clip) }, ...inner, close] : inner;
      }
      case 'path': {
        const { path, fill, stroke, opacity = 1, evenOdd } = item;
        const state = opacity === 1 ? undefined : nameIn(opacities, opacity, 'G');
        return [{ kind: 'path', line: lineOf(path), state, fill, stroke, evenOdd } as Step];
      }
      case 'image': {
        const { picture, x, y, width, height } = item;
        return [{ kind: 'image', name: nameIn(pictures, picture, 'I'), box: [width, 0, 0, -height, x, y + height] }];
      }
      case 'text':
        return [textStep(item)];
    }
  };
  const formStep = (shared: string, items: readonly DisplayItem[]): Step => {
    const name = nameIn(names, shared, 'D');
    if (!forms.has(name)) forms.set(name, items.flatMap(stepsOf));
    return { kind: 'words', words: `/${name} Do\n` };
  };
  const textStep = ({ font, size, x, y, fill, run }: TextItem): Step => {
    const used = getUsedFont(pool, font);
    const unit = 1000 / getTypeface(fonts, font).unitsPerEm;
    let [codes, pen] = ['', 0];
    run.words.forEach((word, n) => {
      word.glyphs.forEach((glyph, index) => {
        const place = ((run.offsets[n] ?? 0) + index * run.tracking) * (1000 / size) + glyph.x * unit;
        const move = Math.round(place - pen);
        const { code, width } = getUsedGlyph(pool, used, font, glyph.id, glyph.text);
        codes += move === 0 ? code : `>${-move}<${code}`;
        pen += move + width;
      });
    });
    return { kind: 'text', font: used.name, size, fill, x, y, codes };
  };
  const itemsOf = (side: Side): readonly DisplayItem[] => {
    if (isSideContent(side)) throw new Error('The limit is made from display lists.');
    return side.items;
  };
  return {
    pages: pages.map(({ width, height, sides, items }) => {
      const placed = sides.flatMap(({ side, matrix, clip }): Step[] => [
        { kind: 'open', matrix: undefined, clip: lineOf(clip) },
        { kind: 'open', matrix, clip: undefined },
        ...itemsOf(side).flatMap(stepsOf),
        close,
        close,
      ]);
      return { width, height, steps: [...placed, ...items.flatMap(stepsOf)] };
    }),
    forms,
    opacities,
    pictures,
    pool,
  };
}

const OPERATORS: Readonly<Record<string, readonly [numbers: number, operator: string]>> = {
  M: [2, 'm '],
  L: [2, 'l '],
  C: [6, 'c '],
  Z: [0, 'h '],
};

function putLine(out: ByteBuffer, { verbs, at }: Line): void {
  let next = 0;
  for (const verb of verbs) {
    const [numbers, operator] = OPERATORS[verb] as readonly [number, string];
    for (const end = next + numbers; next < end; next += 1) putNumber(out, at[next] as number);
    putAscii(out, operator);
  }
}

function putPaint(out: ByteBuffer, { line, state, fill, stroke, evenOdd }: Extract<Step, { kind: 'path' }>): void {
  const round = stroke?.cap === 'round';
  const apart = state !== undefined || round;
  if (apart) putAscii(out, `q ${state === undefined ? '' : `/${state} gs `}${round ? '1 J ' : ''}`);
  if (fill !== undefined) {
    putRgb(out, fill);
    putAscii(out, 'rg ');
  }
  if (stroke !== undefined) {
    putRgb(out, stroke.colour);
    putAscii(out, 'RG ');
    putNumber(out, stroke.width);
    putAscii(out, 'w ');
  }
  putLine(out, line);
  putAscii(out, fill === undefined ? 'S' : `${stroke === undefined ? 'f' : 'B'}${evenOdd ? '*' : ''}`);
  putAscii(out, apart ? ' Q\n' : '\n');
}

function putStep(out: ByteBuffer, step: Step): void {
  switch (step.kind) {
    case 'open':
      putAscii(out, 'q ');
      if (step.matrix !== undefined) putAscii(out, `${step.matrix.join(' ')} cm `);
      if (step.clip === undefined) return;
      putLine(out, step.clip);
      putAscii(out, 'W n ');
      return;
    case 'words':
      putAscii(out, step.words);
      return;
    case 'path':
      putPaint(out, step);
      return;
    case 'text':
      putAscii(out, `BT /${step.font} `);
      putNumber(out, step.size);
      putAscii(out, 'Tf ');
      putRgb(out, step.fill);
      putAscii(out, 'rg 1 0 0 -1 ');
      putNumber(out, step.x);
      putNumber(out, step.y);
      putAscii(out, 'Tm [<');
      putAscii(out, step.codes);
      putAscii(out, '>] TJ ET\n');
      return;
    case 'image':
      putAscii(out, 'q ');
      for (const value of step.box) putNumber(out, value);
      putAscii(out, `cm /${step.name} Do Q\n`);
  }
}

function contentOf(steps: readonly Step[], start = ''): Uint8Array {
  const out = createByteBuffer();
  putAscii(out, start);
  for (const step of steps) putStep(out, step);
  return viewBytes(out, 0);
}

/** Who deflates the streams and writes the file. */
export type Container = 'ours' | 'pdf-lib';

/** `photos` are files by the key of their picture. */
export async function withLimit(
  { pages, forms, opacities, pictures, pool }: Ready,
  photos: ReadonlyMap<string, string>,
  container: Container,
): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context, catalog } = doc;
  const { write, joinChunks } = createMemoryFile();
  const file = beginFile(write);
  const isOurs = container === 'ours';
  const streams = createStreams(context, file, isOurs ? deflate : (content) => context.flateStream(content).contents);
  const [resources, tree] = [context.nextRef(), context.nextRef()];
  const pageRefs: PDFRef[] = [];
  for (const { width, height, steps } of pages) {
    if (isOurs) await writeExcess(streams);
    const Contents = addStream(streams, contentOf(steps, `1 0 0 -1 0 ${formatPdfNumber(height)}cm\n`), {});
    const look = { Type: 'Page', Parent: tree, MediaBox: [0, 0, width, height], Resources: resources, Contents };
    pageRefs.push(context.register(context.obj(look)));
  }
  context.assign(tree, context.obj({ Type: 'Pages', Kids: pageRefs, Count: pageRefs.length }));
  catalog.set(PDFName.of('Pages'), tree);
  const BBox = [-5000, -5000, 5000, 5000];
  const objects = [...forms].map(([name, steps]): [string, PDFRef] => {
    const look = { Type: 'XObject', Subtype: 'Form', BBox, Resources: resources };
    return [name, addStream(streams, contentOf(steps), look)];
  });
  for (const [key, name] of pictures) {
    if (isOurs) await writeExcess(streams);
    const plain = extractPlainJpeg(readFileSync(photos.get(key) ?? key));
    if (plain === undefined) throw new Error(`${key} is no plain JPEG`);
    objects.push([name, embedBitmap(streams, { kind: 'jpeg', ...plain })]);
  }
  const fonts = [...pool.used].map(([id, used]) => {
    const ref = context.nextRef();
    embedFont(streams, getTypeface(pool.fonts, id), used, ref);
    return [used.name, ref];
  });
  const states = [...opacities].map(([opacity, name]) => [name, { ca: opacity, CA: opacity }]);
  const [Font, XObject, ExtGState] = [fonts, objects, states].map((list) => Object.fromEntries(list));
  context.assign(resources, context.obj({ Font, XObject, ExtGState } as never));
  if (!isOurs) {
    for (const { ref, entries, bytes } of streams.waiting)
      context.assign(ref, PDFRawStream.of(context.obj(entries), await bytes));
    return doc.save({ addDefaultPage: false });
  }
  writeObjects(file, context, (content, entries) => addStream(streams, content, entries));
  await writeAll(streams);
  await endFile(file, context, deflate);
  return joinChunks();
}
