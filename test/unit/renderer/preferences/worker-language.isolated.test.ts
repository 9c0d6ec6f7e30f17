/** Tests that workers use the language of the page, which is the name of the worker or part of the print job. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeckReply } from '../../../../src/renderer/features/print/print-messages.ts';
import type { PdfWorker } from '../../../../src/renderer/features/print/worker/pdf.worker.ts';
import type { ReadPart } from '../../../../src/renderer/features/transfer/import/reading/messages.ts';
import type { ImportWorker } from '../../../../src/renderer/features/transfer/import/reading/read.worker.ts';
import type { Character } from '../../../../src/shared/document/schema.ts';
import type { UnreadableFile } from '../../../../src/shared/library/import/incoming.ts';
import { readSampleCharacters } from '../../../support/documents/samples.ts';
import { loadWorker } from '../../../support/worker.ts';
import { fontFiles } from '../../sheet/files.ts';

const EMPTY_LIBRARY = {
  picture: async () => undefined,
  fonts: async () => [],
  file: async () => undefined,
  meta: async () => undefined,
  drawings: { bulkGet: async () => [] },
};
vi.mock('../../../../src/renderer/store/read-only-database.ts', () => ({
  readDatabase: (readLibrary: (database: unknown) => unknown) => readLibrary(EMPTY_LIBRARY),
}));
vi.mock('../../../../src/renderer/platform/font-files.ts', () => ({ fetchFontFiles: async () => fontFiles }));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the import worker in a German window', () => {
  it('explains unreadable files in German', async () => {
    const unusable: UnreadableFile[] = [];
    const pageFunctions = {
      takePart: (readPart: ReadPart) => unusable.push(...readPart.unusable),
      showProgress: () => {},
    };
    const { readSources } = await loadWorker<ImportWorker>(
      () => import('../../../../src/renderer/features/transfer/import/reading/read.worker.ts'),
      { name: 'de', page: pageFunctions },
    );
    await readSources({ kind: 'files', files: [{ name: 'rope.png', bytes: new File(['x'], 'rope.png') }] });
    await readSources({ kind: 'files', files: [] });
    await readSources({ kind: 'text', text: 'nothing' });
    expect(unusable.map(({ origin: from, reason }) => `${from}: ${reason}`).sort()).toEqual([
      'Was abgelegt wurde: Es sind keine Dokumente von Rollcall darin: Sie enden auf .json oder .rollcall.',
      'Zwischenablage: Rollcall erwartet: ein JSON-Objekt (Zeile 1, Spalte 1: n passt dort nicht).',
      'rope.png: Lass es auf dem Bildschirm „Charaktere“ los, um damit einen neuen Charakter anzulegen, oder auf dem Formular eines Charakters.',
    ]);
  });
});

describe('the print worker', () => {
  it('uses the language of the print job and its name for characters without a name', async () => {
    const deckReplies: DeckReply[] = [];
    const findings: unknown[] = [];
    const pageFunctions = {
      showDeck: (_what: string, deckReply: DeckReply) => deckReplies.push(deckReply),
      showFindings: (newFindings: readonly unknown[]) => findings.push(...newFindings),
      showProgress: () => {},
    };
    const { addCharacters, check } = await loadWorker<PdfWorker>(
      () => import('../../../../src/renderer/features/print/worker/pdf.worker.ts'),
      { page: pageFunctions },
    );
    const [character] = readSampleCharacters();
    await addCharacters([{ ...character, name: '', level: 11 } as Character]);
    await check({ groups: [], factions: [], language: 'de', unnamed: 'Ohne Namen' });
    expect(deckReplies).toMatchObject([{ cards: [{ name: 'Ohne Namen' }] }]);
    expect(JSON.stringify(findings)).toContain('eine ganze Zahl');
  });
});
