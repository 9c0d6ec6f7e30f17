/** Reads what a PDF draws from its content streams: paths as boxes in millimeters from the page's top left corner. */
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib';

export interface InkPath {
  /** `f` for filled, `S` for stroked. */
  readonly paint: 'f' | 'S';
  /** Color as in the stream: `r g b`, three numbers from 0 to 1. */
  readonly color: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The first two points, which tell the orientation. */
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
const MM_PER_POINT = 25.4 / 72;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const multiplyMatrices = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

export async function readPdfInk(pdfBytes: Uint8Array): Promise<InkPage[]> {
  const document = await PDFDocument.load(pdfBytes, { updateMetadata: false });
  return document.getPages().map((pdfPage) => {
    const { width: pageWidth, height: pageHeight } = pdfPage.getSize();
    const toMillimeters = ({ x, y, width: boxWidth, height: boxHeight }: ReturnType<PDFPage['getTrimBox']>): number[] =>
      [x, y, boxWidth, boxHeight].map((pointLength) => pointLength * MM_PER_POINT);
    const paths: InkPath[] = [];
    interpretContent(
      readStreamText(document, pdfPage.node.get(PDFName.of('Contents'))),
      IDENTITY,
      pdfPage.node.Resources(),
      document,
      pageHeight,
      paths,
    );
    return {
      width: pageWidth * MM_PER_POINT,
      height: pageHeight * MM_PER_POINT,
      trim: toMillimeters(pdfPage.getTrimBox()),
      bleed: toMillimeters(pdfPage.getBleedBox()),
      paths,
    };
  });
}

function readStreamText(document: PDFDocument, object: unknown): string {
  const pdfObject = document.context.lookup(object as never);
  if (pdfObject instanceof PDFArray)
    return pdfObject
      .asArray()
      .map((streamPart) => readStreamText(document, streamPart))
      .join('\n');
  if (!(pdfObject instanceof PDFRawStream)) return '';
  const isPacked = pdfObject.dict.get(PDFName.of('Filter')) !== undefined;
  return (isPacked ? inflateSync(pdfObject.contents) : Buffer.from(pdfObject.contents)).toString('latin1');
}

interface GraphicsState {
  matrix: Matrix;
  fill: string;
  stroke: string;
}

/** Follows the operators of a content stream and of the forms that it shows, and adds the painted paths to `inkPaths`. */
function interpretContent(
  content: string,
  startMatrix: Matrix,
  resources: PDFDict | undefined,
  document: PDFDocument,
  pageHeight: number,
  inkPaths: InkPath[],
): void {
  let graphicsState: GraphicsState = { matrix: startMatrix, fill: '0 0 0', stroke: '0 0 0' };
  const stateStack: GraphicsState[] = [];
  let operands: string[] = [];
  let points: [number, number][] = [];
  const addPoint = (x: number, y: number): void => {
    const [a, b, c, d, e, f] = graphicsState.matrix;
    points.push([(a * x + c * y + e) * MM_PER_POINT, (pageHeight - (b * x + d * y + f)) * MM_PER_POINT]);
  };
  const addPath = (paintKind: 'f' | 'S'): void => {
    if (points.length === 0) return;
    const [horizontals, verticals] = [points.map(([x]) => x), points.map(([, y]) => y)];
    inkPaths.push({
      paint: paintKind,
      color: paintKind === 'f' ? graphicsState.fill : graphicsState.stroke,
      left: Math.min(...horizontals),
      right: Math.max(...horizontals),
      top: Math.min(...verticals),
      bottom: Math.max(...verticals),
      points,
    });
  };
  // The tokens are strings `(ab)`, hexadecimal strings `<00ff>`, dictionary and array brackets, and names, numbers and operators. All but
  // operators are operands.
  for (const [contentToken] of content.matchAll(/\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f\s]*>|<<|>>|[[\]]|[^\s[\]<>()]+/g)) {
    if (/^[-+.\d]|^[/(<[\]>]/.test(contentToken)) {
      operands.push(contentToken);
      continue;
    }
    const operandNumbers = operands.map(Number);
    const getOperand = (index: number): number => operandNumbers[index] ?? 0;
    switch (contentToken) {
      case 'q':
        stateStack.push({ ...graphicsState });
        break;
      case 'Q':
        graphicsState = stateStack.pop() ?? graphicsState;
        break;
      case 'cm':
        graphicsState.matrix = multiplyMatrices(graphicsState.matrix, [
          getOperand(0),
          getOperand(1),
          getOperand(2),
          getOperand(3),
          getOperand(4),
          getOperand(5),
        ]);
        break;
      case 'rg':
        graphicsState.fill = operands.slice(-3).join(' ');
        break;
      case 'RG':
        graphicsState.stroke = operands.slice(-3).join(' ');
        break;
      case 'm':
      case 'l':
        addPoint(getOperand(0), getOperand(1));
        break;
      case 'c':
        addPoint(getOperand(4), getOperand(5));
        break;
      case 're':
        for (const [cornerX, cornerY] of [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ] as const)
          addPoint(getOperand(0) + cornerX * getOperand(2), getOperand(1) + cornerY * getOperand(3));
        break;
      case 'f':
      case 'f*':
        addPath('f');
        points = [];
        break;
      case 'S':
        addPath('S');
        points = [];
        break;
      case 'n':
        points = [];
        break;
      case 'Do': {
        const formName = PDFName.of((operands.at(-1) ?? '').slice(1));
        const formStream = resources?.lookup(PDFName.of('XObject'), PDFDict).lookup(formName);
        if (formStream instanceof PDFRawStream && formStream.dict.get(PDFName.of('Subtype')) === PDFName.of('Form')) {
          const formResources = formStream.dict.lookup(PDFName.of('Resources'));
          const innerResources = formResources instanceof PDFDict ? formResources : resources;
          interpretContent(
            readStreamText(document, formStream),
            graphicsState.matrix,
            innerResources,
            document,
            pageHeight,
            inkPaths,
          );
        }
        break;
      }
    }
    operands = [];
  }
}
