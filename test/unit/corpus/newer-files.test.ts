/** The command line refuses each file of a newer version of Rollcall with the reason, and changes none of them. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { zipCodec } from '../../../src/node/zip-codec.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { isNewerArchive } from '../../../src/shared/library/archive/newer-archive.ts';
import { readDocument } from '../../../src/shared/library/import/read-document.ts';
import { readLink } from '../../../src/shared/library/link.ts';
import { createByteSource } from '../../../src/shared/zip/byte-source.ts';
import { runRollcall } from '../../support/cli.ts';
import { CORPORA, createTempFolder, listFiles, readJson, removeFolder } from '../../support/corpus/corpora.ts';
import { buildZip } from '../../support/files/zip.ts';
import { translate } from '../../support/texts.ts';

const newestCorpus = CORPORA.at(-1);
if (newestCorpus === undefined) throw new Error('There is no corpus');
const library = newestCorpus.resolvePath('documents', 'library');
const HERO_PATH = join(library, 'characters', 'night-bus.hero.json');

let testFolder: string;
beforeEach(() => {
  testFolder = createTempFolder();
});
afterEach(() => removeFolder(testFolder));

const getFilePath = (fileName: string) => join(testFolder, fileName);
const readContents = () =>
  listFiles(testFolder).map((fileName) => [fileName, readFileSync(getFilePath(fileName), 'base64')]);

/** Expects that a command fails with this reason and changes no file of the folder. */
async function expectRefusal(expectedReason: RegExp, ...cliArguments: string[]): Promise<void> {
  const contentsBefore = readContents();
  const { exit, out, err } = await runRollcall(...cliArguments);
  expect(exit).toBe(2);
  expect(`${out}\n${err}`).toMatch(expectedReason);
  expect(readContents()).toEqual(contentsBefore);
}

/** Writes a document of the corpus with a version that does not exist yet. */
function writeNewer(documentPath: string): string {
  const fileName = `newer-${documentPath.split('/').at(-1)}`;
  writeFileSync(
    getFilePath(fileName),
    JSON.stringify({ ...readJson(join(library, documentPath)), version: 99, fromTheFuture: [1] }),
  );
  return getFilePath(fileName);
}

const DOCUMENTS = [
  'characters/night-bus.hero.json',
  'teams/first-watch.team.json',
  'factions/breakwater.faction.json',
  'events/autumn-open.event.json',
  'glossaries/glossary.glossary.json',
  'decks/gear.deck.json',
] as const;

it.each(DOCUMENTS)('check, convert, pack and import refuse a newer version of %s', async (documentPath) => {
  const newerPath = writeNewer(documentPath);
  await expectRefusal(/only version this Rollcall knows/, 'check', newerPath);
  await expectRefusal(/only version this Rollcall knows/, 'pack', newerPath, '--out', getFilePath('packed.rollcall'));
  // The reason differs between the kinds, since only characters can be converted.
  await expectRefusal(/./, 'convert', newerPath, '--out', getFilePath('newer.csv'));
  const readResult = readDocument(translate, GAMES, new Uint8Array(readFileSync(newerPath)), 'newer.json');
  expect(readResult).toMatchObject({
    ok: false,
    unreadable: { reason: expect.stringContaining('of a newer Rollcall') },
  });
});

it.each(['templates/own-card.card.json', 'templates/night-watch.style.json'])(
  'cards refuses a newer version of %s',
  async (documentPath) => {
    await expectRefusal(
      /version: expected 1, got 99/,
      'cards',
      HERO_PATH,
      '--template',
      writeNewer(documentPath),
      '--out',
      getFilePath('x.pdf'),
    );
  },
);

it('order refuses an encounter of a newer version', async () => {
  await expectRefusal(/version/, 'order', writeNewer('encounters/last-bus-to-gasworks.encounter.json'));
});

it('cards does not overwrite a print record of a newer version of Rollcall', async () => {
  writeFileSync(
    getFilePath('printed.json'),
    JSON.stringify({ format: 'rollcall.printed', version: 2, cards: { a: { key: 'b' } } }),
  );
  await expectRefusal(
    /newer version of Rollcall/,
    'cards',
    HERO_PATH,
    '--changed-since',
    getFilePath('printed.json'),
    '--out',
    getFilePath('x.pdf'),
  );
});

it('unpack and check refuse an archive of a newer format and distinguish it from a damaged one', async () => {
  const manifest = { format: 'rollcall.library', version: 2, made: 'later', by: 'Rollcall 9.0', packed: true };
  const archive = buildZip([
    { name: 'manifest.json', content: JSON.stringify(manifest) },
    { name: 'documents.bin', content: 'x' },
  ]);
  writeFileSync(getFilePath('newer.rollcall'), archive);
  await expectRefusal(
    /made by a newer Rollcall \(Rollcall 9\.0\)/,
    'unpack',
    getFilePath('newer.rollcall'),
    '--out',
    getFilePath('out'),
  );
  await expectRefusal(/made by a newer Rollcall/, 'check', getFilePath('newer.rollcall'));
  expect(await isNewerArchive(createByteSource(archive), zipCodec)).toBe(true);
  const ownArchive = readFileSync(newestCorpus.resolvePath('archives', 'by-app.rollcall'));
  expect(await isNewerArchive(createByteSource(ownArchive), zipCodec)).toBe(false);
  expect(await isNewerArchive(createByteSource(ownArchive.subarray(0, 5_000)), zipCodec)).toBe(false);
  expect(await isNewerArchive(createByteSource(Buffer.from('no archive')), zipCodec)).toBe(false);
});

it('readLink refuses a link of a newer format and says that it is newer', () => {
  const newerLink =
    newestCorpus.readExpected<{ link: string }[]>('links')[0]?.link.replace('rollcall:1:', 'rollcall:2:') ?? '';
  expect(readLink(translate, newerLink)).toMatchObject({ ok: false, message: expect.stringMatching(/newer/) });
});
