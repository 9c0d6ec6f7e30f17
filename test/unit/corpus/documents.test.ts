/** Files that earlier builds have written are read by this one as they were: documents, archives, spreadsheets, links, records. */

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCanonicalJson } from '../../../src/shared/document/fingerprint/canonical.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { readDocument } from '../../../src/shared/library/import/read-document.ts';
import { readLink } from '../../../src/shared/library/link.ts';
import { parsePrintRecord } from '../../../src/shared/print/print-record.ts';
import { rollcall } from '../../support/cli.ts';
import {
  CORPORA,
  type ExpectedVerdict,
  emptyFolder,
  filesBelow,
  readJson,
  removeFolder,
} from '../../support/corpus/corpora.ts';
import { digestRow } from '../../support/corpus/read-database.mjs';
import { t } from '../../support/texts.ts';

interface Result extends ExpectedVerdict {
  readonly events?: number;
  readonly accepted?: number;
  readonly state?: object;
}

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => removeFolder(folder));

async function resultsOf(...argv: string[]): Promise<Result[]> {
  const { out } = await rollcall(...argv, '--json');
  return (JSON.parse(out) as { results: Result[] }).results;
}

const readBytes = (...parts: string[]) => new Uint8Array(readFileSync(join(...parts)));

/** Documents by format and id, as canonical text. Pictures and fonts are named by their hashes in both. */
function contentsBelow(path: string): Record<string, string> {
  const documents = filesBelow(path).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    documents.map((file) => {
      const document = readJson(join(path, file));
      return [`${document.format} ${document.id}`, writeCanonicalJson(document)];
    }),
  );
}

it('there is a corpus', () => {
  expect(CORPORA.length).toBeGreaterThan(0);
});

describe.each(CORPORA)('the corpus $name', (corpus) => {
  const documents = corpus.path('documents');
  const library = join(documents, 'library');
  const verdicts = corpus.expected<ExpectedVerdict[]>('verdicts');

  it('every document keeps its verdict and its fingerprint', async () => {
    const results = await resultsOf('check', documents);
    const found = results.map(({ file, kind, ruleset, verdict, fingerprint }) => ({
      file: file.replaceAll('\\', '/').slice(documents.length + 1),
      kind,
      ruleset,
      verdict,
      fingerprint,
    }));
    expect(found).toEqual(
      verdicts.map(({ file, kind, ruleset, verdict, fingerprint }) => ({ file, kind, ruleset, verdict, fingerprint })),
    );
  });

  it('every file of the library comes in as it was written, those that nothing judges too', () => {
    const files = filesBelow(library).filter((file) => file.endsWith('.json') && !file.endsWith('.font.json'));
    expect(files.length).toBeGreaterThan(90);
    for (const file of files) {
      const read = readDocument(t, GAMES, readBytes(library, file), file);
      expect(read.ok ? writeCanonicalJson(read.incoming.document) : read, file).toBe(
        writeCanonicalJson(readJson(join(library, file))),
      );
    }
  });

  it('an archive of the app unpacks to the same documents, pictures and fonts', async () => {
    const target = join(folder, 'unpacked');
    const { exit, err } = await rollcall('unpack', corpus.path('archives', 'by-app.rollcall'), '--out', target);
    expect(err).toBe('');
    expect(exit).toBe(0);
    expect(contentsBelow(target)).toEqual(contentsBelow(library));
    const others = (path: string) =>
      filesBelow(path)
        .filter((file) => !file.endsWith('.json'))
        .map((file) => [file, readFileSync(join(path, file), 'base64')]);
    expect(others(target)).toEqual(others(library));
  });

  it('an archive of the command line holds what was written by hand, with the same fingerprints', async () => {
    const inArchive = await resultsOf('check', corpus.path('archives', 'by-command-line.rollcall'));
    const written = verdicts.filter(({ file }) => file.startsWith('written/'));
    const judged = new Set(written.map(({ kind }) => kind));
    const packed = inArchive
      .flatMap(({ kind, fingerprint }) => (judged.has(kind) ? [`${kind} ${fingerprint}`] : []))
      .sort();
    expect(packed).toEqual(written.map(({ kind, fingerprint }) => `${kind} ${fingerprint}`).sort());
  });

  it('every encounter is replayed to the state it had', async () => {
    const expected = corpus.expected<Result[]>('encounters');
    expect(new Set(verdicts.filter(({ kind }) => kind === 'encounter').map(({ ruleset }) => ruleset)).size).toBe(5);
    for (const { file, verdict, events, accepted, state } of expected) {
      const [played] = await resultsOf(
        'order',
        join(library, file),
        join(library, 'characters'),
        join(library, 'teams'),
      );
      expect({ file, verdict: played?.verdict, events: played?.events, accepted: played?.accepted }).toEqual({
        file,
        verdict,
        events,
        accepted,
      });
      // What a later build tells besides does not matter.
      expect(played?.state, file).toMatchObject(state ?? {});
    }
  });

  it('templates and styles of the user print without a finding, with their fonts and pictures', async () => {
    const own = filesBelow(join(library, 'templates')).filter((file) => /\.(?:card|style)\.json$/.test(file));
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const file of own) {
      const hero = join(library, 'characters', 'queensberry.hero.json');
      const template = join(library, 'templates', file);
      const { out } = await rollcall(
        'cards',
        hero,
        join(library, 'factions'),
        '--template',
        template,
        '--preflight',
        '--json',
      );
      expect(JSON.parse(out), file).toMatchObject({ cards: 1, counts: { error: 0, warning: 0 }, findings: [] });
    }
  });

  it('spreadsheets become the same characters', async () => {
    const files = filesBelow(corpus.path('documents', 'spreadsheets')).filter(
      (file) => !file.startsWith('harbour-gear'),
    );
    expect(files).toHaveLength(10);
    for (const file of files) {
      const target = join(folder, file.replace('.', ' from '));
      await rollcall('convert', corpus.path('documents', 'spreadsheets', file), '--out', target);
      const results = await resultsOf('check', target);
      const game = file.replace(/\.\w+$/, '');
      const characters = verdicts.filter(
        (row) => row.file.startsWith('library/characters/') && row.ruleset === game && row.kind === 'character',
      );
      expect(results.map(({ fingerprint }) => fingerprint).sort(), file).toEqual(
        characters.map(({ fingerprint }) => fingerprint).sort(),
      );
    }
  });

  it('a spreadsheet of anything becomes the same deck', async () => {
    const deck = join(folder, 'harbour-gear.deck.json');
    await rollcall('deck', corpus.path('documents', 'spreadsheets', 'harbour-gear.csv'), '--out', deck);
    const before = readJson(corpus.path('documents', 'spreadsheets', 'harbour-gear.deck.json'));
    expect(readJson(deck)).toMatchObject({ columns: before.columns, rows: before.rows, copies: before.copies });
  });

  it('links open', () => {
    for (const { file, link, sha256 } of corpus.expected<{ file: string; link: string; sha256: string }[]>('links')) {
      const read = readLink(t, `Look at this: ${link}`);
      expect(read?.ok === true ? digestRow(read.document) : read, file).toBe(sha256);
    }
  });

  it('the record of a print is understood, and knows every card', async () => {
    const record = parsePrintRecord(readJson(corpus.path('records', 'printed.json')));
    const heroes = filesBelow(join(library, 'characters')).filter((file) => file.endsWith('.hero.json'));
    expect(Object.keys(record?.cards ?? {}).sort()).toEqual(heroes.map((file) => basename(file, '.hero.json')).sort());
  });

  it('the report of an event is compared with the earlier one list by list, and nothing has changed', async () => {
    const { out } = await rollcall(
      ...['report', corpus.path('documents', 'lists'), '--event', join(library, 'events', 'autumn-open.event.json')],
      ...['--since', corpus.path('records', 'report', 'verdicts.csv'), '--out', join(folder, 'report')],
    );
    expect(out).toContain('0 new, 0 changed, 0 with another verdict, 0 gone');
  });
});
