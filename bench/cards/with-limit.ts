/**
 * The limit: the text runs, paths and pictures of our cards, written as plainly as can be into a pdf-lib container. Nothing is
 * bound, measured, broken into lines or placed: all that was done before the clock starts, and runs are glyph codes already.
 */
import { readFileSync } from 'node:fs';
import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import { deflate } from '../../src/cli/deflate.ts';
import { channels } from '../../src/shared/card/display/colour.ts';
import type { DisplayItem, Matrix } from '../../src/shared/card/display/display-list.ts';
import type { Path } from '../../src/shared/card/display/path.ts';
import { plainJpeg } from '../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import { embedFont } from '../../src/shared/pdf/embed-font.ts';
import { fontPool, glyphOf, usedFont } from '../../src/shared/pdf/font-pool.ts';
import { addStream, allPacked, type Streams, streamsOf } from '../../src/shared/pdf/streams.ts';
import type { FontSet } from '../../src/shared/text/fonts/fonts.ts';
import { A4, corner, SIDES, sheetsOf } from './sheet.ts';

/** What a side is made of, ready to be written: numbers and glyph codes in the order of painting. */
type Step =
  | { kind: 'open'; matrix?: Matrix | undefined; clip?: Path | undefined }
  | { kind: 'close' }
  | { kind: 'form'; name: string }
  | {
      kind: 'path';
      path: Path;
      fill: string | undefined;
      stroke: string | undefined;
      width: number;
      evenOdd: boolean;
      opacity: number;
    }
  | { kind: 'text'; font: string; size: number; x: number; y: number; fill: string; codes: string }
  | { kind: 'image'; picture: string; x: number; y: number; width: number; height: number };

export interface Ready {
  readonly cards: readonly { readonly front: readonly Step[]; readonly back: readonly Step[] }[];
  readonly forms: ReadonlyMap<string, readonly Step[]>;
  readonly pool: ReturnType<typeof fontPool>;
}

interface Sides {
  readonly front: { readonly items: readonly DisplayItem[] };
  readonly back: { readonly items: readonly DisplayItem[] };
}

const colour = (hex: `#${string}`): string => channels(hex).map(num).join(' ');
const num = (value: number): string => String(Math.round(value * 100) / 100);

/** Before the clock starts: glyphs become codes, groups become brackets, what is shared becomes a form. */
export function ready(cards: readonly Sides[], fonts: FontSet): Ready {
  const pool = fontPool(fonts);
  const forms = new Map<string, readonly Step[]>();
  const steps = (items: readonly DisplayItem[]): Step[] => items.flatMap((item) => stepsOf(item));
  const stepsOf = (item: DisplayItem): Step[] => {
    switch (item.kind) {
      case 'group': {
        if (item.shared !== undefined && !forms.has(item.shared)) forms.set(item.shared, steps(item.items));
        const inner: Step[] = item.shared === undefined ? steps(item.items) : [{ kind: 'form', name: item.shared }];
        const { transform: matrix, clip } = item;
        return matrix || clip ? [{ kind: 'open', matrix, clip }, ...inner, { kind: 'close' }] : inner;
      }
      case 'path': {
        const { path, fill, stroke, opacity = 1, evenOdd = false } = item;
        const width = stroke?.width ?? 0;
        return [
          {
            kind: 'path',
            path,
            fill: fill && colour(fill),
            stroke: stroke && colour(stroke.colour),
            width,
            evenOdd,
            opacity,
          },
        ];
      }
      case 'image':
        return [item];
      case 'text': {
        const { font, size, x, y, fill, run } = item;
        const used = usedFont(pool, font);
        const unit = 1000 / fonts[font].unitsPerEm;
        let [codes, pen] = ['', 0];
        run.words.forEach((word, n) => {
          word.glyphs.forEach((glyph, i) => {
            const place = ((run.at[n] ?? 0) + i * run.tracking) * (1000 / size) + glyph.x * unit;
            const move = Math.round(place - pen);
            const { code, width } = glyphOf(pool, used, font, glyph.id, glyph.text);
            codes += move === 0 ? code : `>${-move}<${code}`;
            pen += move + width;
          });
        });
        return [{ kind: 'text', font: used.name, size, x, y, fill: colour(fill), codes }];
      }
    }
  };
  return {
    cards: cards.map(({ front, back }) => ({ front: steps(front.items), back: steps(back.items) })),
    forms,
    pool,
  };
}

function pathWords(path: Path): string {
  let out = '';
  let [x, y] = [0, 0];
  for (const command of path) {
    switch (command[0]) {
      case 'Z':
        out += 'h ';
        continue;
      case 'Q': {
        const [, cx, cy, ex, ey] = command;
        out += `${num(x + (2 * (cx - x)) / 3)} ${num(y + (2 * (cy - y)) / 3)} ${num(ex + (2 * (cx - ex)) / 3)} ${num(ey + (2 * (cy - ey)) / 3)} ${num(ex)} ${num(ey)} c `;
        break;
      }
      case 'C':
        out += `${num(command[1])} ${num(command[2])} ${num(command[3])} ${num(command[4])} ${num(command[5])} ${num(command[6])} c `;
        break;
      default:
        out += `${num(command[1])} ${num(command[2])} ${command[0] === 'M' ? 'm' : 'l'} `;
    }
    [x, y] = [command[command.length - 2] as number, command[command.length - 1] as number];
  }
  return out;
}

interface Names {
  readonly form: (name: string) => string;
  readonly image: (picture: string) => string;
  readonly state: (opacity: number) => string;
}

type PathStep = Extract<Step, { kind: 'path' }>;

function paintWords({ path, fill, stroke, width, evenOdd, opacity }: PathStep, names: Names): string {
  const star = evenOdd ? '*' : '';
  const paint = fill && stroke ? `B${star}` : fill ? `f${star}` : stroke ? 'S' : 'n';
  const look = `${fill ? `${fill} rg ` : ''}${stroke ? `${stroke} RG ${num(width)} w ` : ''}${pathWords(path)}${paint}\n`;
  return opacity === 1 ? look : `q /${names.state(opacity)} gs ${look}Q\n`;
}

function stepWords(step: Step, names: Names): string {
  switch (step.kind) {
    case 'open': {
      const matrix = step.matrix ? `${step.matrix.join(' ')} cm ` : '';
      return `q ${matrix}${step.clip ? `${pathWords(step.clip)}W n ` : ''}\n`;
    }
    case 'close':
      return 'Q\n';
    case 'form':
      return `/${names.form(step.name)} Do\n`;
    case 'path':
      return paintWords(step, names);
    case 'text':
      return `BT /${step.font} ${num(step.size)} Tf ${step.fill} rg 1 0 0 -1 ${num(step.x)} ${num(step.y)} Tm [<${step.codes}>] TJ ET\n`;
    case 'image':
      return `q ${num(step.width)} 0 0 ${num(-step.height)} ${num(step.x)} ${num(step.y + step.height)} cm /${names.image(step.picture)} Do Q\n`;
  }
}

/** `photos` are files by the key of their picture. */
export async function withLimit(
  { cards, forms, pool }: Ready,
  photos: ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const streams: Streams = streamsOf(context, deflate);
  const objects = new Map<string, PDFRef>();
  const states = new Map<string, PDFRef>();
  /** Names of the forms. */
  const drawn = new Map<string, string>();
  const resources = context.nextRef();
  const names: Names = {
    form: (key) => {
      const name = drawn.get(key) ?? `D${drawn.size}`;
      drawn.set(key, name);
      if (!objects.has(name)) {
        const words = (forms.get(key) ?? []).map((step) => stepWords(step, names)).join('');
        const BBox = [-5000, -5000, 5000, 5000];
        objects.set(name, addStream(streams, words, { Type: 'XObject', Subtype: 'Form', BBox, Resources: resources }));
      }
      return name;
    },
    image: (key) => {
      const name = `I${key}`;
      const file = photos.get(key);
      if (!objects.has(name) && file !== undefined) {
        const { bytes, width, height } = plainJpeg(readFileSync(file)) ?? {
          bytes: new Uint8Array(),
          width: 0,
          height: 0,
        };
        const look = {
          Width: width,
          Height: height,
          ColorSpace: 'DeviceRGB',
          BitsPerComponent: 8,
          Filter: 'DCTDecode',
        };
        objects.set(name, context.register(context.stream(bytes, { Type: 'XObject', Subtype: 'Image', ...look })));
      }
      return name;
    },
    state: (opacity) => {
      const name = `G${Math.round(opacity * 1000)}`;
      if (!states.has(name)) states.set(name, context.register(context.obj({ ca: opacity, CA: opacity })));
      return name;
    },
  };
  const tree = context.nextRef();
  const pages: PDFRef[] = [];
  for (const sheet of sheetsOf(cards)) {
    for (const side of SIDES) {
      let content = `1 0 0 -1 0 ${num(A4.height)} cm\n`;
      for (const [i, card] of sheet.entries()) {
        const { left, top } = corner(i, side);
        content += `q 1 0 0 1 ${num(left)} ${num(top)} cm 0 0 180 252 re W n\n`;
        for (const step of card[side]) content += stepWords(step, names);
        content += 'Q\n';
      }
      const Contents = addStream(streams, content, {});
      const MediaBox = [0, 0, A4.width, A4.height];
      pages.push(
        context.register(context.obj({ Type: 'Page', Parent: tree, MediaBox, Resources: resources, Contents })),
      );
    }
  }
  context.assign(tree, context.obj({ Type: 'Pages', Kids: pages, Count: pages.length }));
  document.catalog.set(PDFName.of('Pages'), tree);
  const fonts = [...pool.used].map(([id, used]) => {
    const ref = context.nextRef();
    embedFont(streams, pool.fonts[id], used, ref);
    return [used.name, ref];
  });
  const [Font, XObject, ExtGState] = [fonts, [...objects], [...states]].map((list) => Object.fromEntries(list));
  context.assign(resources, context.obj({ Font, XObject, ExtGState } as never));
  await allPacked(streams);
  return document.save({ useObjectStreams: true, addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY });
}
