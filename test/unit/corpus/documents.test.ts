/** This build reads files of earlier builds unchanged: documents, archives, spreadsheets, links and print records. */

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCanonicalJson } from '../../../src/shared/document/fingerprint/canonical.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { readDocument } from '../../../src/shared/library/import/read-document.ts';
import { readLink } from '../../../src/shared/library/link.ts';
import { parsePrintRecord } from '../../../src/shared/print/print-record.ts';
import { runRollcall } from '../../support/cli.ts';
import {
  CORPORA,
  createTempFolder,
  type ExpectedVerdict,
  listFiles,
  readJson,
  removeFolder,
} from '../../support/corpus/corpora.ts';
import { digestRow } from '../../support/corpus/read-database.mjs';
import { translate } from '../../support/texts.ts';

interface Result extends ExpectedVerdict {
  readonly events?: number;
  readonly accepted?: number;
  readonly state?: object;
}

let folder: string;
beforeEach(() => {
  folder = createTempFolder();
});
afterEach(() => removeFolder(folder));

async function runForResults(...cliArguments: string[]): Promise<Result[]> {
  const { out } = await runRollcall(...cliArguments, '--json');
  return (JSON.parse(out) as { results: Result[] }).results;
}

const readBytes = (...pathParts: string[]) => new Uint8Array(readFileSync(join(...pathParts)));

/** Reads documents as canonical text, by format and id. Pictures and fonts are named by their hashes in both folders. */
function readContents(folderPath: string): Record<string, string> {
  const documents = listFiles(folderPath).filter((fileName) => fileName.endsWith('.json'));
  return Object.fromEntries(
    documents.map((fileName) => {
      const document = readJson(join(folderPath, fileName));
      return [`${document.format} ${document.id}`, writeCanonicalJson(document)];
    }),
  );
}

it('the corpus contains at least one release', () => {
  expect(CORPORA.length).toBeGreaterThan(0);
});

describe.each(CORPORA)('the corpus $name', (corpus) => {
  const documents = corpus.resolvePath('documents');
  const library = join(documents, 'library');
  const verdicts = corpus.readExpected<ExpectedVerdict[]>('verdicts');

  it('keeps the verdict and the fingerprint of every document', async () => {
    const results = await runForResults('check', documents);
    const foundVerdicts = results.map(({ file, kind, ruleset, verdict, fingerprint }) => ({
      file: file.replaceAll('\\', '/').slice(documents.length + 1),
      kind,
      ruleset,
      verdict,
      fingerprint,
    }));
    expect(foundVerdicts).toEqual(
      verdicts.map(({ file, kind, ruleset, verdict, fingerprint }) => ({ file, kind, ruleset, verdict, fingerprint })),
    );
  });

  it('reads every file of the library unchanged, including kinds that are not checked', () => {
    const fileNames = listFiles(library).filter(
      (fileName) => fileName.endsWith('.json') && !fileName.endsWith('.font.json'),
    );
    expect(fileNames.length).toBeGreaterThan(90);
    for (const fileName of fileNames) {
      const readResult = readDocument(translate, GAMES, readBytes(library, fileName), fileName);
      expect(readResult.ok ? writeCanonicalJson(readResult.incoming.document) : readResult, fileName).toBe(
        writeCanonicalJson(readJson(join(library, fileName))),
      );
    }
  });

  it('unpacks an archive of the app to the same documents, bitmaps and fonts', async () => {
    const targetFolder = join(folder, 'unpacked');
    const { exit, err } = await runRollcall(
      'unpack',
      corpus.resolvePath('archives', 'by-app.rollcall'),
      '--out',
      targetFolder,
    );
    expect(err).toBe('');
    expect(exit).toBe(0);
    expect(readContents(targetFolder)).toEqual(readContents(library));
    const listOtherFiles = (folderPath: string) =>
      listFiles(folderPath)
        .filter((fileName) => !fileName.endsWith('.json'))
        .map((fileName) => [fileName, readFileSync(join(folderPath, fileName), 'base64')]);
    expect(listOtherFiles(targetFolder)).toEqual(listOtherFiles(library));
  });

  it('finds in an archive of the command line the documents written by hand, with the same fingerprints', async () => {
    const inArchive = await runForResults('check', corpus.resolvePath('archives', 'by-command-line.rollcall'));
    const writtenVerdicts = verdicts.filter(({ file }) => file.startsWith('written/'));
    const judgedKinds = new Set(writtenVerdicts.map(({ kind }) => kind));
    const packedFingerprints = inArchive
      .flatMap(({ kind, fingerprint }) => (judgedKinds.has(kind) ? [`${kind} ${fingerprint}`] : []))
      .sort();
    expect(packedFingerprints).toEqual(writtenVerdicts.map(({ kind, fingerprint }) => `${kind} ${fingerprint}`).sort());
  });

  it('replays every encounter to the same state', async () => {
    const expected = corpus.readExpected<Result[]>('encounters');
    // Five games have encounters in the corpus.
    expect(new Set(verdicts.filter(({ kind }) => kind === 'encounter').map(({ ruleset }) => ruleset)).size).toBe(5);
    for (const { file: fileName, verdict, events, accepted, state } of expected) {
      const [replayResult] = await runForResults(
        'order',
        join(library, fileName),
        join(library, 'characters'),
        join(library, 'teams'),
      );
      expect({
        file: fileName,
        verdict: replayResult?.verdict,
        events: replayResult?.events,
        accepted: replayResult?.accepted,
      }).toEqual({
        file: fileName,
        verdict,
        events,
        accepted,
      });
      // A later build may add fields to the state.
      expect(replayResult?.state, fileName).toMatchObject(state ?? {});
    }
  });

  it("prints with the user's templates and styles without a finding", async () => {
    const templateFiles = listFiles(join(library, 'templates')).filter((fileName) =>
      /\.(?:card|style)\.json$/.test(fileName),
    );
    expect(templateFiles.length).toBeGreaterThanOrEqual(3);
    for (const fileName of templateFiles) {
      const heroPath = join(library, 'characters', 'queensberry.hero.json');
      const template = join(library, 'templates', fileName);
      const { out } = await runRollcall(
        'cards',
        heroPath,
        join(library, 'factions'),
        '--template',
        template,
        '--preflight',
        '--json',
      );
      expect(JSON.parse(out), fileName).toMatchObject({ cards: 1, counts: { error: 0, warning: 0 }, findings: [] });
    }
  });

  it('converts spreadsheets to the same characters', async () => {
    // Each file is named after its game: `ssua.csv`. Harbour gear has other columns and becomes a deck in the next test.
    const fileNames = listFiles(corpus.resolvePath('documents', 'spreadsheets')).filter(
      (fileName) => !fileName.startsWith('harbour-gear'),
    );
    expect(fileNames).toHaveLength(10);
    for (const fileName of fileNames) {
      const targetFolder = join(folder, fileName.replace('.', ' from '));
      await runRollcall('convert', corpus.resolvePath('documents', 'spreadsheets', fileName), '--out', targetFolder);
      const results = await runForResults('check', targetFolder);
      const gameId = fileName.replace(/\.\w+$/, '');
      const characters = verdicts.filter(
        (verdictRow) =>
          verdictRow.file.startsWith('library/characters/') &&
          verdictRow.ruleset === gameId &&
          verdictRow.kind === 'character',
      );
      expect(results.map(({ fingerprint }) => fingerprint).sort(), fileName).toEqual(
        characters.map(({ fingerprint }) => fingerprint).sort(),
      );
    }
  });

  it('converts a spreadsheet with any columns to the same deck', async () => {
    const deckPath = join(folder, 'harbour-gear.deck.json');
    await runRollcall('deck', corpus.resolvePath('documents', 'spreadsheets', 'harbour-gear.csv'), '--out', deckPath);
    const expectedDeck = readJson(corpus.resolvePath('documents', 'spreadsheets', 'harbour-gear.deck.json'));
    expect(readJson(deckPath)).toMatchObject({
      columns: expectedDeck.columns,
      rows: expectedDeck.rows,
      copies: expectedDeck.copies,
    });
  });

  it('reads the documents in links', () => {
    for (const { file: fileName, link: linkText, sha256 } of corpus.readExpected<
      { file: string; link: string; sha256: string }[]
    >('links')) {
      const readResult = readLink(translate, `Look at this: ${linkText}`);
      expect(readResult?.ok === true ? digestRow(readResult.document) : readResult, fileName).toBe(sha256);
    }
  });

  it('reads the print record, which contains every card', async () => {
    const printRecord = parsePrintRecord(readJson(corpus.resolvePath('records', 'printed.json')));
    const heroFiles = listFiles(join(library, 'characters')).filter((fileName) => fileName.endsWith('.hero.json'));
    expect(Object.keys(printRecord?.cards ?? {}).sort()).toEqual(
      heroFiles.map((fileName) => basename(fileName, '.hero.json')).sort(),
    );
  });

  it('compares an event report with the earlier one and finds no change', async () => {
    const { out } = await runRollcall(
      ...[
        'report',
        corpus.resolvePath('documents', 'lists'),
        '--event',
        join(library, 'events', 'autumn-open.event.json'),
      ],
      ...['--since', corpus.resolvePath('records', 'report', 'verdicts.csv'), '--out', join(folder, 'report')],
    );
    expect(out).toContain('0 new, 0 changed, 0 with another verdict, 0 gone');
  });
});
