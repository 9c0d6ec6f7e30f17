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

/** A new folder with these files, removed after the test. */
export const folder = (files: Record<string, unknown> = {}) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});

/** A picture of one colour. */
export const png = async (colour: string) =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  );
export const hero = readBaseCharacter();

export const { characters: held = [], ...bare } = readBaseTeam();
const template = JSON.parse(readFileSync('templates/cards/supers-unlimited/classic/template.json', 'utf8')) as object;
const faction = { format: 'rollcall.faction', version: 1, id: 'harbour', name: 'Harbour' };

/** A folder as people have it: two heroes of one picture, a flag, a team, a template, and a file of another kind. */
export async function lists(): Promise<string> {
  const at = folder({
    'lists/heroes/a.hero.json': { ...hero, art: { image: { src: 'art/one.png', credit: 'me' }, template: 'classic' } },
    'lists/heroes/b.json': { ...hero, id: 'b', name: 'Ünder: <study>?', art: { image: { src: 'art/one.png' } } },
    'lists/flag.faction.json': { ...faction, symbolImage: { src: 'two.png' } },
    'lists/team.json': readBaseTeam(),
    'lists/mine.card.json': { ...template, id: 'mine', name: 'Mine' },
    'lists/readme.txt': 'hello',
  });
  mkdirSync(join(at, 'lists/heroes/art'));
  writeFileSync(join(at, 'lists/heroes/art/one.png'), await png('#ff0000'));
  writeFileSync(join(at, 'lists/two.png'), await png('#00ff00'));
  return at;
}

export async function manifestOf(path: string) {
  const read = await readArchive(createByteSource(new Uint8Array(readFileSync(path))));
  if (!read.ok) throw new Error(read.fault.kind);
  return read.archive.manifest;
}

/** The fingerprints and verdicts of a check, sorted. */
export async function prints(...argv: string[]): Promise<string[]> {
  const { out } = await runRollcall('check', ...argv, '--json');
  const { results } = JSON.parse(out) as { results: { fingerprint: string; verdict: string }[] };
  return results.map(({ fingerprint, verdict }) => `${fingerprint} ${verdict}`).sort();
}

export const names = (at: string): string[] => (readdirSync(at, { recursive: true }) as string[]).sort();

export const event = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'e',
  name: 'E',
  levels: 25,
};
