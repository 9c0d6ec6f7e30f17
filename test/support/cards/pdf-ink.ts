/** What a PDF draws where, read from its content streams: paths as boxes in millimetres from the page's top left corner. */
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib';

export interface InkPath {
  /** `f` for filled, `S` for stroked. */
  readonly paint: 'f' | 'S';
  /** As the stream says it: `r g b`, three numbers from 0 to 1. */
  readonly colour: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The first two points, for the way up. */
  readonly points: readonly (readonly [number, number])[];
}

export interface InkPage {
  readonly width: number;
  readonly height: number;
  readonly trim: readonly number[];
  readonly bleed: readonly number[];
  readonly paths: readonly InkPath[];
}

type Matrix = readonly [number, number, number, number, number, number];
const MM = 25.4 / 72;
const UNIT: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, index, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * index + c * j,
  b * index + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export async function inkOfPdf(bytes: Uint8Array): Promise<InkPage[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map((page) => {
    const { width, height } = page.getSize();
    const box = ({ x, y, width: w, height: h }: ReturnType<PDFPage['getTrimBox']>): number[] =>
      [x, y, w, h].map((n) => n * MM);
    const paths: InkPath[] = [];
    run(textOf(document, page.node.get(PDFName.of('Contents'))), UNIT, page.node.Resources(), document, height, paths);
    return {
      width: width * MM,
      height: height * MM,
      trim: box(page.getTrimBox()),
      bleed: box(page.getBleedBox()),
      paths,
    };
  });
}

function textOf(document: PDFDocument, object: unknown): string {
  const found = document.context.lookup(object as never);
  if (found instanceof PDFArray)
    return found
      .asArray()
      .map((part) => textOf(document, part))
      .join('\n');
  if (!(found instanceof PDFRawStream)) return '';
  const packed = found.dict.get(PDFName.of('Filter')) !== undefined;
  return (packed ? inflateSync(found.contents) : Buffer.from(found.contents)).toString('latin1');
}

interface State {
  matrix: Matrix;
  fill: string;
  stroke: string;
}

function run(
  content: string,
  start: Matrix,
  resources: PDFDict | undefined,
  document: PDFDocument,
  height: number,
  out: InkPath[],
): void {
  let state: State = { matrix: start, fill: '0 0 0', stroke: '0 0 0' };
  const stack: State[] = [];
  let operands: string[] = [];
  let points: [number, number][] = [];
  const add = (x: number, y: number): void => {
    const [a, b, c, d, e, f] = state.matrix;
    points.push([(a * x + c * y + e) * MM, (height - (b * x + d * y + f)) * MM]);
  };
  const paint = (kind: 'f' | 'S'): void => {
    if (points.length === 0) return;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    out.push({
      paint: kind,
      colour: kind === 'f' ? state.fill : state.stroke,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
      points,
    });
  };
  // Strings, hexadecimal strings and names hold no operators.
  for (const [token] of content.matchAll(/\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f\s]*>|<<|>>|[[\]]|[^\s[\]<>()]+/g)) {
    if (/^[-+.\d]|^[/(<[\]>]/.test(token)) {
      operands.push(token);
      continue;
    }
    const n = operands.map(Number);
    const at = (index: number): number => n[index] ?? 0;
    switch (token) {
      case 'q':
        stack.push({ ...state });
        break;
      case 'Q':
        state = stack.pop() ?? state;
        break;
      case 'cm':
        state.matrix = times(state.matrix, [at(0), at(1), at(2), at(3), at(4), at(5)]);
        break;
      case 'rg':
        state.fill = operands.slice(-3).join(' ');
        break;
      case 'RG':
        state.stroke = operands.slice(-3).join(' ');
        break;
      case 'm':
      case 'l':
        add(at(0), at(1));
        break;
      case 'c':
        add(at(4), at(5));
        break;
      case 're':
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ] as const)
          add(at(0) + dx * at(2), at(1) + dy * at(3));
        break;
      case 'f':
      case 'f*':
        paint('f');
        points = [];
        break;
      case 'S':
        paint('S');
        points = [];
        break;
      case 'n':
        points = [];
        break;
      case 'Do': {
        const name = PDFName.of((operands.at(-1) ?? '').slice(1));
        const form = resources?.lookup(PDFName.of('XObject'), PDFDict).lookup(name);
        if (form instanceof PDFRawStream && form.dict.get(PDFName.of('Subtype')) === PDFName.of('Form')) {
          const own = form.dict.lookup(PDFName.of('Resources'));
          const inner = own instanceof PDFDict ? own : resources;
          run(textOf(document, form), state.matrix, inner, document, height, out);
        }
        break;
      }
    }
    operands = [];
  }
}
