/** Tests that the app window and the command line print the same job to the same bytes. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardSettings, PdfRequest } from '../../../src/renderer/features/print/print-messages.ts';
import type { PdfWorker } from '../../../src/renderer/features/print/worker/pdf.worker.ts';
import type { PrintJob } from '../../../src/shared/print-job/print-job.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';
import { loadWorker } from '../../support/worker.ts';
import { fontFiles } from '../sheet/files.ts';

const pictures = new Map<string, { file: Blob; width: number; height: number }>();

vi.mock('../../../src/renderer/store/read-only-database.ts', () => ({
  readDatabase: (runQuery: (db: unknown) => unknown) =>
    runQuery({
      picture: async (pictureHash: string) => pictures.get(pictureHash),
      fonts: async () => [],
      file: async () => undefined,
      meta: async () => undefined,
      drawings: { bulkGet: async () => [] },
    }),
}));
vi.mock('../../../src/renderer/platform/font-files.ts', () => ({ fetchFontFiles: async () => fontFiles }));
// Node deflates streams differently, so both use the JavaScript implementation here.
vi.mock('../../../src/cli/deflate.ts', async () => ({
  deflate: (await import('../../../src/shared/pdf/streams.ts')).deflate,
}));

const SETTINGS: CardSettings = {
  paper: 'a4',
  custom: { width: 210, height: 297 },
  sides: 'long-edge',
  marks: 'crop',
  bleed: 1,
  gutter: null,
  margin: 6,
  back: { x: 0.5, y: -0.25, degrees: 0 },
  tagged: true,
  isPdfX: false,
};
/** The flags for the same settings. */
const FLAGS = ['--bleed', '1', '--margin', '6', '--back-offset', '0.5,-0.25', '--tagged'];
const EVERYTHING = { copies: 1, each: {}, changedOnly: false };

let testFolder = '';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  removeFolder(testFolder);
});

/** Prints in the worker of the app window. */
async function printInWorker({ characters, ...printJob }: PrintJob, pdfRequest: PdfRequest): Promise<Uint8Array> {
  const pageCallbacks = { showDeck: () => {}, showFindings: () => {}, showProgress: () => {} };
  const { addCharacters, check, makePdf } = await loadWorker<PdfWorker>(
    () => import('../../../src/renderer/features/print/worker/pdf.worker.ts'),
    { page: pageCallbacks },
  );
  await addCharacters(characters);
  await check(printJob);
  return (await makePdf(pdfRequest)).bytes;
}

it('cards with a picture become the same PDF in the app window and on the command line', async () => {
  const jpegBytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#825' } })
    .jpeg()
    .toBuffer();
  const pictureHash = createHash('sha256').update(jpegBytes).digest('hex');
  pictures.set(pictureHash, { file: new Blob([new Uint8Array(jpegBytes)]), width: 400, height: 300 });
  const testHeroes = ['one', 'two'].map((id) => ({ ...readBaseCharacter(), id, name: id }));
  const characters = testHeroes.map((hero) => ({ ...hero, art: { image: { src: `sha256:${pictureHash}` } } }));
  testFolder = createFolder({ 'one.json': characters[0], 'two.json': characters[1] });
  writeFileSync(join(testFolder, `${pictureHash}.jpg`), jpegBytes);
  const outputPath = join(testFolder, 'cards.pdf');
  const cliResult = await runRollcall(
    'cards',
    join(testFolder, 'one.json'),
    join(testFolder, 'two.json'),
    '--out',
    outputPath,
    ...FLAGS,
  );
  expect(cliResult.exit).toBe(0);
  const printJob: PrintJob = { groups: [], characters, factions: [], language: 'en' };
  const pdfBytes = await printInWorker(printJob, {
    what: 'cut-sheets',
    parts: [{ what: 'cards', choice: EVERYTHING }],
    settings: SETTINGS,
  });
  expect(Buffer.from(pdfBytes).toString('latin1')).toContain('/DCTDecode');
  expect(Buffer.from(pdfBytes).equals(readFileSync(outputPath))).toBe(true);
});
