/** Files and arguments as a whole: archives, encounters, templates, encodings, the clipboard, PDFs and pictures. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readArguments } from '../../src/cli/arguments.ts';
import { checkedFont } from '../../src/cli/cards/font-files.ts';
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
import { playTable } from '../play.ts';
import { withLog } from '../play-log.ts';
import type { Growth } from './growth.ts';

const PLAYED_GAMES = await loadGamePart(GAMES, 'play');

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const growth = (name: string, n: number, prepare: (size: number) => () => unknown): Growth => ({
  name,
  sizes: [n, 2 * n, 4 * n],
  prepare,
});

async function packDocuments(count: number): Promise<Uint8Array> {
  const items = Array.from({ length: count }, (_, index) => ({
    kind: 'document' as const,
    format: 'rollcall.faction',
    id: `faction-${index}`,
    document: { format: 'rollcall.faction', version: 1, id: `faction-${index}`, name: `Faction ${index}` },
  }));
  const chunks: Uint8Array[] = [];
  await writeArchive(items, { made: new Date(0), by: 'bench', write: (chunk) => void chunks.push(chunk.slice()) });
  return new Uint8Array(Buffer.concat(chunks));
}

/** A template with one side of so many text elements. */
const templateWith = (count: number): unknown => ({
  format: 'rollcall.card',
  version: 1,
  id: 'many',
  name: 'Many elements',
  size: { width: 63, height: 88 },
  front: Array.from({ length: count }, (_, index) => ({
    kind: 'text',
    id: `text-${index}`,
    box: { x: 1, y: 1, width: 10, height: 5 },
    text: [`Element ${index}`],
  })),
  back: [],
});

/** Encodes a noisy JPEG of so many rows of 256 pixels. */
function encodeJpeg(rows: number): Promise<Uint8Array> {
  const pixels = Buffer.from(Array.from({ length: rows * 256 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width: 256, height: rows, channels: 1 } })
    .jpeg()
    .toBuffer();
}

const JPEG_ROWS = 500;

/** `root` is the folder of the checkout. */
export async function fileGrowths(root: string): Promise<readonly Growth[]> {
  const { encounter, characters } = playTable(root, 'ssua');
  const shippedTables = [...readTables(new Uint8Array(readFileSync(join(root, 'fonts', FONT_FILES[FONT_IDS[0]]))))];
  const jpegs = new Map<number, Uint8Array>();
  for (const rows of [JPEG_ROWS, 2 * JPEG_ROWS, 4 * JPEG_ROWS]) jpegs.set(rows, await encodeJpeg(rows));
  return [
    growth('documents of an archive, packed and read', 500, (size) => {
      const archive = packDocuments(size);
      return async () => readArchive(createByteSource(await archive));
    }),
    growth('events of an encounter, replayed', 400, (size) => {
      const played = withLog(encounter, characters, size);
      return () => openEncounter(PLAYED_GAMES, played, { characters });
    }),
    growth('elements of a template', 500, (size) => {
      const template = templateWith(size);
      return () => readTemplate(GAMES, template);
    }),
    growth('bytes of a text file without encoding', 250_000, (size) => {
      const bytes = Uint8Array.from({ length: size }, (_, index) => (index % 7 === 0 ? 0xe4 : 0x61));
      return () => decodeText(bytes);
    }),
    growth('quotation marks on the clipboard', 100_000, (size) => {
      const text = '"a\t"b""c\n'.repeat(size / 9);
      return () => parseClipboardText(text);
    }),
    growth('arguments of a call', 2_000, (size) => {
      const args = Array.from({ length: size }, (_, index) => ['--option', `su.spray=${index}`]).flat();
      return () => readArguments(args, { option: { type: 'string', multiple: true } });
    }),
    growth('objects of a PDF', 1_000, (size) => {
      const objects = Array.from({ length: size }, (_, index) => `${index + 1} 0 obj\n<< /Type /Page >>\nendobj\n`);
      const bytes = encode(`%PDF-1.7\n${objects.join('')}trailer\n<< >>\nstartxref\n0\n%%EOF\n`);
      return () => isPassivePdf(bytes);
    }),
    growth('bytes of a font file, checked', 1_000_000, (size) => {
      const file = buildFontFile([...shippedTables, ['xtra', new Uint8Array(size)]]);
      return async () => {
        if ('problem' in (await checkedFont(file))) throw new Error('The font was refused, so nothing was measured.');
      };
    }),
    growth('rows of a JPEG, checked', JPEG_ROWS, (size) => {
      const bytes = jpegs.get(size) ?? new Uint8Array();
      return () => isPictureDamaged(bytes, 'image/jpeg');
    }),
  ];
}
