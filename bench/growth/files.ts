/** Whole files and arguments: archives, encounters, templates, encodings, the clipboard, PDFs and bitmaps. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readArguments } from '../../src/cli/arguments.ts';
import { checkFont } from '../../src/cli/cards/template-fonts.ts';
import { isPassivePdf } from '../../src/main/files/check-pdf.ts';
import { isPictureDamaged } from '../../src/shared/card/pictures/damage/find-damage.ts';
import { readTemplate } from '../../src/shared/card/template/read-template.ts';
import { FONT_FILES, FONT_IDS } from '../../src/shared/display/font-ids.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { loadGamePart } from '../../src/shared/games/parts.ts';
import { readArchive } from '../../src/shared/library/archive/read-archive.ts';
import { writeArchive } from '../../src/shared/library/archive/write-archive.ts';
import { openEncounter } from '../../src/shared/play/replay.ts';
import { parseClipboardText } from '../../src/shared/spreadsheet/clipboard-text.ts';
import { decodeText } from '../../src/shared/spreadsheet/decode-text.ts';
import { buildFontFile, readTables } from '../../src/shared/text/fonts/sfnt.ts';
import { createByteSource } from '../../src/shared/zip/byte-source.ts';
import { readSampleEncounter } from '../play.ts';
import { addLog } from '../play-log.ts';
import type { Growth } from './growth.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

const encodeText = (sourceText: string): Uint8Array => new TextEncoder().encode(sourceText);

const createGrowth = (
  growthName: string,
  smallestSize: number,
  prepareWork: (inputSize: number) => () => unknown,
): Growth => ({
  name: growthName,
  sizes: [smallestSize, 2 * smallestSize, 4 * smallestSize],
  prepare: prepareWork,
});

async function packDocuments(itemCount: number): Promise<Uint8Array> {
  const archiveItems = Array.from({ length: itemCount }, (_item, itemIndex) => ({
    kind: 'document' as const,
    format: 'rollcall.faction',
    id: `faction-${itemIndex}`,
    document: { format: 'rollcall.faction', version: 1, id: `faction-${itemIndex}`, name: `Faction ${itemIndex}` },
  }));
  const archiveChunks: Uint8Array[] = [];
  await writeArchive(archiveItems, {
    made: new Date(0),
    by: 'bench',
    write: (archiveChunk) => void archiveChunks.push(archiveChunk.slice()),
  });
  return new Uint8Array(Buffer.concat(archiveChunks));
}

/** Creates a template with this many text elements on one side. */
const createTemplate = (itemCount: number): unknown => ({
  format: 'rollcall.card',
  version: 1,
  id: 'many',
  name: 'Many elements',
  size: { width: 63, height: 88 },
  front: Array.from({ length: itemCount }, (_item, itemIndex) => ({
    kind: 'text',
    id: `text-${itemIndex}`,
    box: { x: 1, y: 1, width: 10, height: 5 },
    text: [`Element ${itemIndex}`],
  })),
  back: [],
});

/** Encodes a noisy JPEG with this many rows of 256 pixels. */
function encodeJpeg(rowCount: number): Promise<Uint8Array> {
  const pixels = Buffer.from(Array.from({ length: rowCount * 256 }, (_item, itemIndex) => (itemIndex * 7919) % 251));
  return sharp(pixels, { raw: { width: 256, height: rowCount, channels: 1 } })
    .jpeg()
    .toBuffer();
}

const JPEG_ROWS = 500;

/** Creates the growths. `checkoutFolder` is the root folder of the repository. */
export async function createFileGrowths(checkoutFolder: string): Promise<readonly Growth[]> {
  const { encounter, characters } = readSampleEncounter(checkoutFolder, 'ssua');
  const shippedTables = [
    ...readTables(new Uint8Array(readFileSync(join(checkoutFolder, 'fonts', FONT_FILES[FONT_IDS[0]])))),
  ];
  const jpegsByRows = new Map<number, Uint8Array>();
  for (const rowCount of [JPEG_ROWS, 2 * JPEG_ROWS, 4 * JPEG_ROWS])
    jpegsByRows.set(rowCount, await encodeJpeg(rowCount));
  return [
    createGrowth('documents of an archive, packed and read', 500, (inputSize) => {
      const archive = packDocuments(inputSize);
      return async () => readArchive(createByteSource(await archive));
    }),
    createGrowth('events of an encounter, replayed', 400, (inputSize) => {
      const longEncounter = addLog(encounter, characters, inputSize);
      return () => openEncounter(PLAYED_GAMES, longEncounter, { characters });
    }),
    createGrowth('elements of a template', 500, (inputSize) => {
      const template = createTemplate(inputSize);
      return () => readTemplate(GAMES, template);
    }),
    createGrowth('bytes of a text file without encoding', 250_000, (inputSize) => {
      // "ä" and "a" in Latin-1, which is not valid UTF-8, so that the encoding has to be guessed.
      const fileBytes = Uint8Array.from({ length: inputSize }, (_item, itemIndex) =>
        itemIndex % 7 === 0 ? 0xe4 : 0x61,
      );
      return () => decodeText(fileBytes);
    }),
    createGrowth('quotation marks on the clipboard', 100_000, (inputSize) => {
      const sourceText = '"a\t"b""c\n'.repeat(inputSize / 9);
      return () => parseClipboardText(sourceText);
    }),
    createGrowth('arguments of a call', 2_000, (inputSize) => {
      const commandArguments = Array.from({ length: inputSize }, (_item, itemIndex) => [
        '--option',
        `su.spray=${itemIndex}`,
      ]).flat();
      return () => readArguments(commandArguments, { option: { type: 'string', multiple: true } });
    }),
    createGrowth('objects of a PDF', 1_000, (inputSize) => {
      const pdfObjects = Array.from(
        { length: inputSize },
        (_item, itemIndex) => `${itemIndex + 1} 0 obj\n<< /Type /Page >>\nendobj\n`,
      );
      const fileBytes = encodeText(`%PDF-1.7\n${pdfObjects.join('')}trailer\n<< >>\nstartxref\n0\n%%EOF\n`);
      return () => isPassivePdf(fileBytes);
    }),
    createGrowth('bytes of a font file, checked', 1_000_000, (inputSize) => {
      const fontFile = buildFontFile([...shippedTables, ['xtra', new Uint8Array(inputSize)]]);
      return async () => {
        if ('problem' in (await checkFont(fontFile))) throw new Error('The font was refused, so nothing was measured.');
      };
    }),
    createGrowth('rows of a JPEG, checked', JPEG_ROWS, (inputSize) => {
      const fileBytes = jpegsByRows.get(inputSize) ?? new Uint8Array();
      return () => isPictureDamaged(fileBytes, 'image/jpeg');
    }),
  ];
}
