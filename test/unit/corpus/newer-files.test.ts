/** Files of a newer Rollcall: the command line refuses each with the reason, and changes none of them. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { zipCodec } from '../../../src/node/zip-codec.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { isNewerArchive } from '../../../src/shared/library/archive/newer-archive.ts';
import { readDocument } from '../../../src/shared/library/import/read-document.ts';
import { readLink } from '../../../src/shared/library/link.ts';
import { createByteSource } from '../../../src/shared/zip/byte-source.ts';
import { rollcall } from '../../support/cli.ts';
import { CORPORA, emptyFolder, filesBelow, readJson, removeFolder } from '../../support/corpus/corpora.ts';
import { buildZip } from '../../support/files/zip.ts';
import { t } from '../../support/texts.ts';

const corpus = CORPORA.at(-1);
if (corpus === undefined) throw new Error('There is no corpus');
const library = corpus.path('documents', 'library');
const HERO = join(library, 'characters', 'night-bus.hero.json');

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => removeFolder(folder));

const file = (name: string) => join(folder, name);
const contents = () => filesBelow(folder).map((name) => [name, readFileSync(file(name), 'base64')]);

/** Calls the command line, which has to refuse, and compares all files of the folder before and after. */
async function expectRefusal(reason: RegExp, ...argv: string[]): Promise<void> {
  const before = contents();
  const { exit, out, err } = await rollcall(...argv);
  expect(exit).toBe(2);
  expect(`${out}\n${err}`).toMatch(reason);
  expect(contents()).toEqual(before);
}

/** A document of the corpus in a version that nobody knows yet. */
function writeNewer(path: string): string {
  const name = `newer-${path.split('/').at(-1)}`;
  writeFileSync(file(name), JSON.stringify({ ...readJson(join(library, path)), version: 99, fromTheFuture: [1] }));
  return file(name);
}

const DOCUMENTS = [
  'characters/night-bus.hero.json',
  'teams/first-watch.team.json',
  'factions/breakwater.faction.json',
  'events/autumn-open.event.json',
  'glossaries/glossary.glossary.json',
  'decks/gear.deck.json',
] as const;

it.each(DOCUMENTS)('%s of a newer version is refused by check, convert and pack, and is not imported', async (path) => {
  const newer = writeNewer(path);
  await expectRefusal(/only version this Rollcall knows/, 'check', newer);
  await expectRefusal(/only version this Rollcall knows/, 'pack', newer, '--out', file('packed.rollcall'));
  await expectRefusal(/./, 'convert', newer, '--out', file('newer.csv'));
  const read = readDocument(t, GAMES, new Uint8Array(readFileSync(newer)), 'newer.json');
  expect(read).toMatchObject({ ok: false, unreadable: { reason: expect.stringContaining('of a newer Rollcall') } });
});

it.each(['templates/own-card.card.json', 'templates/night-watch.style.json'])(
  '%s of a newer version is not printed with',
  async (path) => {
    await expectRefusal(
      /version: expected 1, got 99/,
      'cards',
      HERO,
      '--template',
      writeNewer(path),
      '--out',
      file('x.pdf'),
    );
  },
);

it('an encounter of a newer version is not replayed', async () => {
  await expectRefusal(/version/, 'order', writeNewer('encounters/last-bus-to-gasworks.encounter.json'));
});

it('the record of a newer Rollcall is not written over by a print', async () => {
  writeFileSync(
    file('printed.json'),
    JSON.stringify({ format: 'rollcall.printed', version: 2, cards: { a: { key: 'b' } } }),
  );
  await expectRefusal(
    /newer version of Rollcall/,
    'cards',
    HERO,
    '--changed-since',
    file('printed.json'),
    '--out',
    file('x.pdf'),
  );
});

it('an archive of a newer format is refused as a whole, and told from a damaged one', async () => {
  const manifest = { format: 'rollcall.library', version: 2, made: 'later', by: 'Rollcall 9.0', packed: true };
  const archive = buildZip([
    { name: 'manifest.json', content: JSON.stringify(manifest) },
    { name: 'documents.bin', content: 'x' },
  ]);
  writeFileSync(file('newer.rollcall'), archive);
  await expectRefusal(
    /made by a newer Rollcall \(Rollcall 9\.0\)/,
    'unpack',
    file('newer.rollcall'),
    '--out',
    file('out'),
  );
  await expectRefusal(/made by a newer Rollcall/, 'check', file('newer.rollcall'));
  expect(await isNewerArchive(createByteSource(archive), zipCodec)).toBe(true);
  const ours = readFileSync(corpus.path('archives', 'by-app.rollcall'));
  expect(await isNewerArchive(createByteSource(ours), zipCodec)).toBe(false);
  expect(await isNewerArchive(createByteSource(ours.subarray(0, 5_000)), zipCodec)).toBe(false);
  expect(await isNewerArchive(createByteSource(Buffer.from('no archive')), zipCodec)).toBe(false);
});

it('a link of a newer form is refused with the advice to update', () => {
  const link = corpus.expected<{ link: string }[]>('links')[0]?.link.replace('rollcall:1:', 'rollcall:2:') ?? '';
  expect(readLink(t, link)).toMatchObject({ ok: false, message: expect.stringMatching(/newer/) });
});
