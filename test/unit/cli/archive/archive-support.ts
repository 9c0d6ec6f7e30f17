/** Documents, folders and pictures for the tests of archives. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach } from 'vitest';
import { readArchive } from '../../../../src/shared/library/archive/read-archive.ts';
import { createByteSource } from '../../../../src/shared/zip/byte-source.ts';
import { createFolder, removeFolder, runRollcall } from '../../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../../support/documents/fixture.ts';

const folders: string[] = [];

/** Creates a folder with these files and removes it after the test. */
export const createTestFolder = (filesByName: Record<string, unknown> = {}) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};

afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});

/** Creates a PNG with one color. */
export const createPng = async (color: string) =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
      .png()
      .toBuffer(),
  );
export const baseHero = readBaseCharacter();

export const { characters: teamCharacters = [], ...teamWithoutCharacters } = readBaseTeam();
const template = JSON.parse(readFileSync('templates/cards/supers-unlimited/classic/template.json', 'utf8')) as object;
const faction = { format: 'rollcall.faction', version: 1, id: 'harbour', name: 'Harbour' };

/** Creates a typical folder: two heroes with the same picture, a faction, a team, a template and a text file. */
export async function createListsFolder(): Promise<string> {
  const folderPath = createTestFolder({
    'lists/heroes/a.hero.json': {
      ...baseHero,
      art: { image: { src: 'art/one.png', credit: 'me' }, template: 'classic' },
    },
    'lists/heroes/b.json': { ...baseHero, id: 'b', name: 'Ünder: <study>?', art: { image: { src: 'art/one.png' } } },
    'lists/flag.faction.json': { ...faction, symbolImage: { src: 'two.png' } },
    'lists/team.json': readBaseTeam(),
    'lists/mine.card.json': { ...template, id: 'mine', name: 'Mine' },
    'lists/readme.txt': 'hello',
  });
  mkdirSync(join(folderPath, 'lists/heroes/art'));
  writeFileSync(join(folderPath, 'lists/heroes/art/one.png'), await createPng('#ff0000'));
  writeFileSync(join(folderPath, 'lists/two.png'), await createPng('#00ff00'));
  return folderPath;
}

export async function readManifest(archivePath: string) {
  const readResult = await readArchive(createByteSource(new Uint8Array(readFileSync(archivePath))));
  if (!readResult.ok) throw new Error(readResult.fault.kind);
  return readResult.archive.manifest;
}

/** Returns the sorted fingerprints and verdicts of a check. */
export async function listFingerprints(...cliArguments: string[]): Promise<string[]> {
  const { out: output } = await runRollcall('check', ...cliArguments, '--json');
  const { results } = JSON.parse(output) as { results: { fingerprint: string; verdict: string }[] };
  return results.map(({ fingerprint, verdict }) => `${fingerprint} ${verdict}`).sort();
}

export const listFileNames = (folderPath: string): string[] =>
  (readdirSync(folderPath, { recursive: true }) as string[]).sort();

export const eventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'e',
  name: 'E',
  levels: 25,
};
