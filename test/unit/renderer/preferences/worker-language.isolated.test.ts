/** Workers speak the language that the page gives them as their name. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerReply } from '../../../../src/renderer/features/print/job.ts';
import type { ReadPart } from '../../../../src/renderer/features/transfer/import/reading/messages.ts';
import { sampleCharacters } from '../../../support/documents/samples.ts';
import { until } from '../../../support/until.ts';
import { fontFiles } from '../../sheet/files.ts';

const EMPTY_LIBRARY = {
  picture: async () => undefined,
  fonts: async () => [],
  file: async () => undefined,
  meta: async () => undefined,
  drawings: { bulkGet: async () => [] },
};
vi.mock('../../../../src/renderer/store/read-only.ts', () => ({
  reading: (run: (db: unknown) => unknown) => run(EMPTY_LIBRARY),
}));
vi.mock('../../../../src/renderer/platform/font-files.ts', () => ({ fetchFontFiles: async () => fontFiles }));

interface Page {
  send(data: unknown): void;
  readonly replies: unknown[];
}

/** Starts a worker beside the test, as a German window starts it. */
async function startWorker(load: () => Promise<unknown>): Promise<Page> {
  const replies: unknown[] = [];
  let listener: (event: { data: unknown }) => void = () => {};
  vi.stubGlobal('self', {
    name: 'de',
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
    postMessage: (reply: unknown) => replies.push(reply),
  });
  await load();
  return { replies, send: (data) => listener({ data }) };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the worker that reads an import in a German window', () => {
  it('says in German what is no document, and what a picture by itself needs', async () => {
    const page = await startWorker(
      () => import('../../../../src/renderer/features/transfer/import/reading/read.worker.ts'),
    );
    const requests = [
      { kind: 'files', files: [{ name: 'rope.png', bytes: new File(['x'], 'rope.png') }] },
      { kind: 'files', files: [] },
      { kind: 'text', text: 'nothing' },
    ];
    for (const [i, request] of requests.entries()) page.send({ t: 'q', i: String(i), m: 'readSources', a: [request] });
    const replies = page.replies as { readonly t: string; readonly m?: string; readonly a?: readonly [ReadPart] }[];
    await until(() => expect(replies.filter(({ t }) => t === 's')).toHaveLength(3));
    const unusable = replies.flatMap(({ m, a = [] }) => (m === 'takePart' ? a.flatMap((part) => part.unusable) : []));
    expect(unusable.map(({ from, reason }) => `${from}: ${reason}`).sort()).toEqual([
      'Was abgelegt wurde: Es sind keine Dokumente von Rollcall darin: Sie enden auf .json oder .rollcall.',
      'Zwischenablage: Rollcall erwartet: ein JSON-Objekt (Zeile 1, Spalte 1: n passt dort nicht).',
      'rope.png: Ein Bild gehört zu einem Charakter: Öffne ihn und lege es auf sein Formular.',
    ]);
  });
});

describe('the worker that makes prints', () => {
  it('speaks the language of its job, and calls a character without a name as the job says', async () => {
    const page = await startWorker(() => import('../../../../src/renderer/features/print/worker/pdf.worker.ts'));
    const [character] = sampleCharacters();
    const job = { groups: [], factions: [], language: 'de', unnamed: 'Ohne Namen' };
    page.send({ kind: 'characters', characters: [{ ...character, name: '', level: 11 }] });
    page.send({ kind: 'check', job });
    await until(() => expect((page.replies as WorkerReply[]).map(({ kind }) => kind)).toContain('checked'));
    expect(page.replies).toContainEqual(
      expect.objectContaining({ kind: 'deck', cards: [expect.objectContaining({ name: 'Ohne Namen' })] }),
    );
    const checked = (page.replies as WorkerReply[]).find(({ kind }) => kind === 'checked');
    expect(JSON.stringify(checked)).toContain('eine ganze Zahl');
  });
});
