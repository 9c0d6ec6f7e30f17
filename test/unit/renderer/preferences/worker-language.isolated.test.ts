/** Workers speak the language that the page gives them as their name. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeckReply } from '../../../../src/renderer/features/print/job.ts';
import type { PdfWorker } from '../../../../src/renderer/features/print/worker/pdf.worker.ts';
import type { ReadPart } from '../../../../src/renderer/features/transfer/import/reading/messages.ts';
import type { ImportWorker } from '../../../../src/renderer/features/transfer/import/reading/read.worker.ts';
import type { Character } from '../../../../src/shared/document/schema.ts';
import type { UnreadableFile } from '../../../../src/shared/library/import/incoming.ts';
import { sampleCharacters } from '../../../support/documents/samples.ts';
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
  readDatabase: (run: (db: unknown) => unknown) => run(EMPTY_LIBRARY),
}));
vi.mock('../../../../src/renderer/platform/font-files.ts', () => ({ fetchFontFiles: async () => fontFiles }));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the worker that reads an import in a German window', () => {
  it('says in German what is no document, and what a picture by itself needs', async () => {
    const unusable: UnreadableFile[] = [];
    const page = { takePart: (part: ReadPart) => unusable.push(...part.unusable), showProgress: () => {} };
    const { readSources } = await loadWorker<ImportWorker>(
      () => import('../../../../src/renderer/features/transfer/import/reading/read.worker.ts'),
      { name: 'de', page },
    );
    await readSources({ kind: 'files', files: [{ name: 'rope.png', bytes: new File(['x'], 'rope.png') }] });
    await readSources({ kind: 'files', files: [] });
    await readSources({ kind: 'text', text: 'nothing' });
    expect(unusable.map(({ origin: from, reason }) => `${from}: ${reason}`).sort()).toEqual([
      'Was abgelegt wurde: Es sind keine Dokumente von Rollcall darin: Sie enden auf .json oder .rollcall.',
      'Zwischenablage: Rollcall erwartet: ein JSON-Objekt (Zeile 1, Spalte 1: n passt dort nicht).',
      'rope.png: Ein Bild gehört zu einem Charakter: Öffne ihn und lege es auf sein Formular.',
    ]);
  });
});

describe('the worker that makes prints', () => {
  it('speaks the language of its job, and calls a character without a name as the job says', async () => {
    const decks: DeckReply[] = [];
    const findings: unknown[] = [];
    const page = {
      showDeck: (_what: string, deck: DeckReply) => decks.push(deck),
      showFindings: (found: readonly unknown[]) => findings.push(...found),
      showProgress: () => {},
    };
    const { addCharacters, check } = await loadWorker<PdfWorker>(
      () => import('../../../../src/renderer/features/print/worker/pdf.worker.ts'),
      { page },
    );
    const [character] = sampleCharacters();
    await addCharacters([{ ...character, name: '', level: 11 } as Character]);
    await check({ groups: [], factions: [], language: 'de', unnamed: 'Ohne Namen' });
    expect(decks).toMatchObject([{ cards: [{ name: 'Ohne Namen' }] }]);
    expect(JSON.stringify(findings)).toContain('eine ganze Zahl');
  });
});
