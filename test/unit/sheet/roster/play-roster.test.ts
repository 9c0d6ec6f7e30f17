/** The roster that a team is played from: complete, in the wished number of pages, with boxes for a pen. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../../src/shared/document/kinds/encounter.ts';
import type { Character, Team } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { countSheetPages, createSheetPdf } from '../../../../src/shared/sheet/draw/drawn-sheet.ts';
import { fitBlocks } from '../../../../src/shared/sheet/kit/blocks.ts';
import type { SheetPaper } from '../../../../src/shared/sheet/kit/paper.ts';
import { createLineUp } from '../../../../src/shared/sheet/roster/create-line-up.ts';
import { createRoster } from '../../../../src/shared/sheet/roster/create-roster.ts';
import { createPlayRosterSheets, findSheet } from '../../../../src/shared/sheet/roster/play/play-roster.ts';
import { createPlayRosterPdf } from '../../../../src/shared/sheet/roster/play/play-roster-pdf.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { translate } from '../../../support/texts.ts';
import { collisions, fonts, outside, readPdf } from '../files.ts';

const at = (folder: string) => new URL(`../../../../samples/supers-unlimited/${folder}/`, import.meta.url);
const read = <T>(folder: string) =>
  readdirSync(at(folder)).map((file) => JSON.parse(readFileSync(new URL(file, at(folder)), 'utf8')) as T);
const characters = read<Character>('characters');
const [first] = read<Team>('teams');
if (first === undefined) throw new Error('no sample team');
const teamOf = (count: number): Team => ({
  ...first,
  members: characters.slice(0, count).map(({ id }) => ({ character: id, copies: 1 })),
});
interface Hero {
  readonly id: string;
  readonly hp: { readonly total: number };
  readonly attacks: readonly { readonly name: string }[];
  readonly talents?: readonly { readonly name: string }[];
}
const CREATED = new Date('2026-01-01T00:00:00Z');

const MM = 72 / 25.4;

async function printed(team: Team, pages: number, paper: SheetPaper) {
  const data = createRoster(translate, GAMES, team, {
    characters,
    playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows,
  });
  const job = { paper, fonts, created: CREATED };
  const sheet = findSheet(createPlayRosterSheets(translate, data, fonts, '0.0.0'), pages, (one) => countSheetPages(one, job));
  if (sheet === undefined) throw new Error('no sheet');
  const pdf = readPdf(await createSheetPdf(translate, sheet, job));
  return { sheet, pdf, count: countSheetPages(sheet, job) };
}

describe('the play roster', () => {
  it.each([
    [3, 1, 'letter', 1],
    [8, 1, 'a4', 1],
    [8, 2, 'a4', 2],
    [16, 2, 'a4', 2],
    [27, 2, 'letter', 4],
  ] as const)('E-29: shows all details of %i members when %i pages of %s are requested', async (members, pages, paper, most) => {
    const team = teamOf(members);
    const { pdf, count } = await printed(team, pages, paper);
    expect(count).toBeLessThanOrEqual(most);
    expect(outside(pdf, 18)).toEqual([]);
    expect(collisions(pdf)).toEqual([]);
    for (const { id, attacks, talents = [] } of characters.slice(0, members) as unknown as readonly Hero[]) {
      const words = [...attacks, ...talents].map(({ name }) => name.replaceAll(/\s/g, ''));
      expect(
        words.filter((word) => !pdf.text.includes(word)),
        id,
      ).toEqual([]);
    }
  });

  it('fits a sample team of seven on one page', async () => {
    const team = read<Team>('teams').find(({ id }) => id === 'first-watch');
    if (team === undefined) throw new Error('no such sample');
    expect((await printed(team, 1, 'a4')).count).toBe(1);
    expect((await printed(team, 1, 'letter')).count).toBe(1);
  });

  it('splits no member between columns that fits into one', () => {
    const data = createRoster(translate, GAMES, teamOf(8), {
      characters,
      playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows,
    });
    for (const sheet of createPlayRosterSheets(translate, data, fonts, '0.0.0')) {
      const room = { firstPage: 560, nextPages: 680, firstPageCount: 2, keepsSectionsWhole: sheet.keepsSectionsWhole };
      const { pages } = fitBlocks((em) => sheet.createBlocks(em, 261), room, sheet.sizes);
      const seen = pages.flatMap((blocks) => [...new Set(blocks.map(({ section }) => section))]);
      expect(seen).toEqual([...new Set(seen)]);
    }
  });

  it.each(['ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues', 'supers-unlimited'])(
    'prints every model of an encounter of %s with its attacks and lines',
    async (ruleset) => {
      const samples = new URL(`../../../../samples/${ruleset}/`, import.meta.url);
      const readAll = <T>(folder: string) =>
        readdirSync(new URL(folder, samples)).map(
          (file) => JSON.parse(readFileSync(new URL(`${folder}/${file}`, samples), 'utf8')) as T,
        );
      const [encounter] = readAll<Encounter>('encounters');
      if (encounter === undefined) throw new Error('no sample');
      const data = createLineUp(translate, LOADED_GAMES, encounter, {
        characters: readAll('characters'),
        playRowRules: LOADED_GAMES.find(ruleset)?.playRows,
      });
      expect(data.members.length).toBeGreaterThan(5);
      const pdf = readPdf(await createPlayRosterPdf(translate, data, 2, '0.0.0', { paper: 'a4', fonts, created: CREATED }));
      expect(pdf.pages.length).toBeLessThanOrEqual(2);
      expect(outside(pdf, 18)).toEqual([]);
      expect(collisions(pdf)).toEqual([]);
      for (const { play } of data.members) {
        const words = [...(play?.attacks ?? []), ...(play?.lines ?? [])].map(({ name }) => name.replaceAll(/\s/g, ''));
        expect(words.length + (play?.numbers.length ?? 0)).toBeGreaterThan(2);
        expect(words.filter((word) => !pdf.text.includes(word))).toEqual([]);
      }
    },
  );

  it('omits empty rows, and boxes for more HP than can be crossed out', () => {
    const data = createRoster(translate, GAMES, teamOf(1), {
      characters,
      playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows,
    });
    const [member] = data.members;
    if (member?.play === undefined) throw new Error('no sample');
    const play = { ...member.play, kind: '', effects: [], track: { label: 'HP', white: 5000, red: 0 } };
    const [sheet] = createPlayRosterSheets(translate, { ...data, members: [{ ...member, play }] }, fonts, '0.0.0');
    const rows = (sheet?.createBlocks(9, 260) ?? []).flatMap(({ rowLayout }) => (rowLayout === undefined ? [] : [rowLayout]));
    expect(rows.flatMap(({ boxes = [] }) => boxes)).toEqual([]);
    expect(rows.map(({ rowKey }) => rowKey)).not.toContain('kind');
  });

  it('uses the largest type that keeps to the requested pages', async () => {
    const one = await printed(teamOf(5), 1, 'a4');
    const two = await printed(teamOf(5), 2, 'a4');
    expect(two.sheet.sizes.largest).toBeGreaterThan(one.sheet.sizes.largest);
    expect([one.count, two.count]).toEqual([1, 2]);
  });

  it('E-22: prints a box of 4 mm or more for each HP of each copy, red ones last', () => {
    const [hero] = characters as unknown as readonly Hero[];
    if (hero === undefined) throw new Error('no sample');
    const team = { ...first, members: [{ character: hero.id, copies: 2 }] } as Team;
    const [sheet] = createPlayRosterSheets(
      translate,
      createRoster(translate, GAMES, team, { characters, playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows }),
      fonts,
      '0.0.0',
    );
    const tracks = (sheet?.createBlocks(9, 260) ?? []).flatMap(({ rowLayout }) =>
      rowLayout?.rowKey.startsWith('track') ? [rowLayout] : [],
    );
    expect(tracks).toHaveLength(2);
    for (const { boxes = [] } of tracks) {
      const large = boxes.filter(({ width, height }) => Math.min(width, height) >= 4 * MM);
      expect(large).toHaveLength(hero.hp.total);
      const tones = large.map(({ boxTone }) => boxTone === 'red');
      expect(tones).toEqual([...tones].sort((a, b) => Number(a) - Number(b)));
      expect(tones).toContain(true);
    }
  });
});
