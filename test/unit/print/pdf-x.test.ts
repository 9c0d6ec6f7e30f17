/** Tests PDF/X-4, the files for print shops (ISO 15930-7). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSharp } from '../../../src/cli/cards/picture-pixels.ts';
import type { Color } from '../../../src/shared/display/display-list.ts';
import { createByteBuffer, viewBytes } from '../../../src/shared/pdf/byte-buffer.ts';
import { type ColorWriter, createInkColors } from '../../../src/shared/pdf/color-content.ts';
import type { PdfBitmap } from '../../../src/shared/pdf/embed-bitmap.ts';
import type { PrintingCondition } from '../../../src/shared/pdf/printing-condition.ts';
import { createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { openCoatedPaper } from '../../../src/shared/print/press/open-coated-paper.ts';
import { translate } from '../../support/texts.ts';
import { getTestFonts, layoutTestCard } from '../card/support.ts';

const profile = new Uint8Array(readFileSync('colors/CoatedFOGRA39.icc'));
let condition: PrintingCondition;
let inkColors: ColorWriter;

beforeAll(async () => {
  const enginePath = createRequire(import.meta.url).resolve('lcms-wasm/dist/lcms.wasm');
  condition = await openCoatedPaper({
    engine: { wasmBinary: new Uint8Array(readFileSync(enginePath)) },
    profile,
    decodeJpeg: async (jpegBytes) => {
      const sharp = await loadSharp();
      return new Uint8Array(await sharp(jpegBytes).removeAlpha().raw().toBuffer());
    },
  });
  inkColors = createInkColors(condition);
});

/** Returns the operators that set a color. */
function writeColor(kind: 'putFill' | 'putStroke' | 'putTextFill', color: Color): string {
  const output = createByteBuffer();
  inkColors[kind](output, color);
  return new TextDecoder().decode(viewBytes(output, 0)).trim();
}

const readInks = (operators: string): number[] => operators.split(' ').slice(0, 4).map(Number);

/** The size of the photo on the test card, in pixels. */
const PHOTO = { width: 40, height: 30 };

async function createPhoto(): Promise<PdfBitmap> {
  const sharp = await loadSharp();
  const photo = sharp({ create: { ...PHOTO, channels: 3, background: '#c81e28' } });
  return { kind: 'jpeg', bytes: new Uint8Array(await photo.jpeg().toBuffer()), ...PHOTO };
}

/** Prints a card with a photo and a transparent picture. */
async function printCard(isPdfX: boolean): Promise<Uint8Array> {
  const { front, back } = layoutTestCard();
  const pictures = new Map<string, PdfBitmap>([
    ['photo', await createPhoto()],
    [
      'badge',
      { kind: 'rgb', bytes: new Uint8Array(12).fill(200), width: 2, height: 2, alpha: new Uint8Array(4).fill(128) },
    ],
  ]);
  const images = [...pictures.keys()].map(
    (picture, index) => ({ kind: 'image', picture, x: 10 + 40 * index, y: 10, width: 30, height: 20 }) as const,
  );
  return createCardsPdf(
    translate,
    {
      cards: [{ front: { ...front, items: [...front.items, ...images] }, back, name: 'Gale Clerk' }],
      paper: 'card',
      sides: 'long-edge',
      marks: 'none',
      bleedMm: 3,
      meta: { title: 'Test deck', label: 'Test deck', created: new Date(0) },
    },
    getTestFonts(),
    { pictures, ...(isPdfX ? { condition } : {}) },
  );
}

const listDicts = (document: PDFDocument): PDFDict[] =>
  document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (object instanceof PDFRawStream) return [object.dict];
    return object instanceof PDFDict ? [object] : [];
  });
const getNames = (dicts: readonly PDFDict[], key: string): string[] =>
  dicts.flatMap((dict) => {
    const value = dict.get(PDFName.of(key));
    return value instanceof PDFName ? [value.decodeText()] : [];
  });

describe('a PDF/X-4 file', () => {
  let document: PDFDocument;
  let pdfFile: string;

  beforeAll(async () => {
    const pdfBytes = await printCard(true);
    document = await PDFDocument.load(pdfBytes, { updateMetadata: false });
    pdfFile = join(mkdtempSync(join(tmpdir(), 'pdf-x-')), 'x.pdf');
    writeFileSync(pdfFile, pdfBytes);
  });

  it('names its printing condition and contains the profile', () => {
    const intents = document.catalog.lookup(PDFName.of('OutputIntents'), PDFArray);
    const intent = intents.lookup(0, PDFDict);
    expect(intents.size()).toBe(1);
    expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFX'));
    expect(intent.lookup(PDFName.of('OutputConditionIdentifier'), PDFString).decodeText()).toBe('FOGRA39');
    const profileStream = intent.lookup(PDFName.of('DestOutputProfile')) as PDFRawStream;
    expect(String(profileStream.dict.get(PDFName.of('N')))).toBe('4');
    const qdfText = execFileSync('qpdf', ['--qdf', '--object-streams=disable', pdfFile, '-']);
    expect(qdfText.includes(Buffer.from(profile))).toBe(true);
  });

  it('states the standard, its identifiers and that it is not trapped', () => {
    const fileText = readFileSync(pdfFile, 'latin1');
    expect(fileText.startsWith('%PDF-1.6')).toBe(true);
    expect(fileText).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>');
    expect(fileText).toMatch(/<xmpMM:DocumentID>uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}</);
    expect(fileText).toContain('<xmpMM:VersionID>1</xmpMM:VersionID>');
    const info = document.context.lookup(document.context.trailerInfo.Info, PDFDict);
    expect(info.get(PDFName.of('Trapped'))).toBe(PDFName.of('False'));
    expect(document.context.trailerInfo.ID).toBeInstanceOf(PDFArray);
  });

  it('gives each page its boxes, and blends transparent parts in inks', () => {
    for (const page of document.getPages()) {
      const { x, y, width, height } = page.getTrimBox();
      const bleedBox = page.getBleedBox();
      expect([x - bleedBox.x, y - bleedBox.y].every((bleed) => Math.abs(bleed - (3 * 72) / 25.4) < 0.01)).toBe(true);
      expect(bleedBox.width).toBeGreaterThan(width);
      expect(bleedBox.height).toBeGreaterThan(height);
      expect(page.node.lookup(PDFName.of('Group'), PDFDict).get(PDFName.of('CS'))).toBe(PDFName.of('DeviceCMYK'));
      expect(page.node.get(PDFName.of('Annots'))).toBeUndefined();
    }
  });

  it('has no color of a screen, neither in pictures nor in operators', async () => {
    expect(getNames(listDicts(document), 'ColorSpace').sort()).toEqual(['DeviceCMYK', 'DeviceCMYK', 'DeviceGray']);
    const readOperators = (file: string) =>
      execFileSync('qpdf', ['--qdf', '--object-streams=disable', file, '-'], { encoding: 'latin1' });
    const screenOperator = /(?:[\d.]+ ){3}(?:rg|RG)\b/;
    expect(readOperators(pdfFile)).not.toMatch(screenOperator);
    const rgbFile = pdfFile.replace('x.pdf', 'rgb.pdf');
    writeFileSync(rgbFile, await printCard(false));
    expect(readOperators(rgbFile)).toMatch(screenOperator);
  });

  it('embeds every font', () => {
    const fontDescriptors = listDicts(document).filter(
      (dict) => dict.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
    );
    expect(fontDescriptors.length).toBeGreaterThan(0);
    for (const descriptor of fontDescriptors) expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true);
  });

  it('is rendered by Ghostscript in the colors of the screen, as far as inks reach', () => {
    // Ghostscript renders the photo, which begins 10 points from the trim, at 72 dpi: one pixel for each point.
    const imageFile = pdfFile.replace('x.pdf', 'page.ppm');
    execFileSync('gs', [
      ...['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=ppmraw', '-r72', '-dLastPage=1'],
      ...[`-sOutputFile=${imageFile}`, pdfFile],
    ]);
    const imageBytes = readFileSync(imageFile);
    const [header, size] = /^P6\n(?:#[^\n]*\n)*(\d+) (\d+)\n255\n/.exec(imageBytes.toString('latin1')) ?? [];
    const bleed = (3 * 72) / 25.4;
    const pixel = Math.round(bleed + 20) * Number(size) + Math.round(bleed + 25);
    const offset = (header?.length ?? 0) + pixel * 3;
    const [red = 0, green = 0, blue = 0] = imageBytes.subarray(offset, offset + 3);
    expect(Math.abs(red - 0xc8)).toBeLessThan(30);
    expect(Math.abs(green - 0x1e)).toBeLessThan(45);
    expect(Math.abs(blue - 0x28)).toBeLessThan(45);
  });

  it('has the same bytes for the same job', async () => {
    expect(await printCard(true)).toEqual(await printCard(true));
  });
});

describe('the inks of a color', () => {
  it('are none for white, and black alone for gray', () => {
    expect(writeColor('putFill', '#ffffff')).toBe('0 0 0 0 k');
    expect(writeColor('putStroke', '#000000')).toBe('0 0 0 1 K');
    const [cyan, magenta, yellow, black = 0] = readInks(writeColor('putFill', '#808080'));
    expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
    expect(black).toBeGreaterThan(0.4);
    expect(black).toBeLessThan(0.75);
  });

  it('are black alone for dark text, whose outlines misplaced plates would blur', () => {
    expect(readInks(writeColor('putTextFill', '#16181d')).slice(0, 3)).toEqual([0, 0, 0]);
    expect(Math.max(...readInks(writeColor('putFill', '#16181d')).slice(0, 3))).toBeGreaterThan(0.3);
    expect(Math.max(...readInks(writeColor('putTextFill', '#7a1020')).slice(0, 3))).toBeGreaterThan(0.3);
  });

  it('become lighter with the gray, and cover at most three times the paper in every color', () => {
    const grays = Uint8Array.from({ length: 256 }, (_, gray) => gray);
    const blackInks = condition.convertGrays(grays);
    for (const gray of grays.subarray(1))
      expect(blackInks[gray] as number).toBeLessThanOrEqual(blackInks[gray - 1] as number);
    const steps = Array.from({ length: 9 }, (_, step) => Math.min(255, step * 32));
    const rgbPixels = Uint8Array.from(steps.flatMap((r) => steps.flatMap((g) => steps.flatMap((b) => [r, g, b]))));
    const inkPixels = condition.convertPixels(rgbPixels);
    for (let index = 0; index < inkPixels.length; index += 4) {
      const coverage = inkPixels.subarray(index, index + 4).reduce((sum, ink) => sum + ink / 255, 0);
      expect(coverage).toBeLessThan(3.03);
    }
  });
});
