/** The line-up of an encounter: its sides as sections, whoever comes later marked, what is wrong named. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Encounter } from '../../../../src/shared/document/kinds/encounter.ts';
import { createLineUp } from '../../../../src/shared/sheet/roster/create-line-up.ts';
import { createRosterBlocks } from '../../../../src/shared/sheet/roster/roster-layout.ts';
import { getSectionTitles } from '../../../../src/shared/sheet/roster/roster-text.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { encounterOf } from '../../../support/play/encounter.ts';
import { t, tGerman } from '../../../support/texts.ts';
import { fonts } from '../files.ts';

const CHARACTERS = { lamp: { agility: 4, mind: 4, hits: 9 }, guard: { agility: 2, mind: 2, henchman: true } };

it('shows each side in its seat with copies, groups and late arrivals', () => {
  const encounter = encounterOf('ssua', {
    sides: {
      a: ['lamp'],
      b: [
        { id: 'g', character: 'guard', count: 4 },
        { id: 'l', character: 'lamp', copy: 2, out: true },
      ],
    },
    characters: CHARACTERS,
    more: { a: { name: 'Wardens' } },
  });
  const data = createLineUp(t, LOADED_GAMES, encounter);
  expect(data).toMatchObject({ verdict: 'legal', stamp: 'LINE-UP', findings: [] });
  expect(data.members.map(({ name, group, copies, marks, cells }) => [group, name, copies, marks, cells])).toEqual([
    ['Wardens', 'lamp 1', 1, [], ['', '4', '4', '8', '9']],
    ['b', 'guard', 4, [], ['Henchman', '2', '2', '4', '']],
    ['b', 'lamp 2', 1, ['Comes later'], ['', '4', '4', '8', '9']],
  ]);
  const sections = new Set(
    createRosterBlocks(t, data, { rowWidth: 500, emSize: 8, fonts }).map(({ section }) => section),
  );
  expect([...sections].map((section) => getSectionTitles(t, data)[section])).toEqual(['Wardens', 'b', 'Findings']);
});

it('names who is not known, with a row of question marks', () => {
  const encounter = encounterOf('ssua', { sides: { a: ['lamp', 'x=nobody'] }, characters: CHARACTERS });
  const data = createLineUp(t, LOADED_GAMES, encounter);
  expect(data.verdict).toBe('illegal');
  expect(data.members.map(({ name, marks }) => [name, marks])).toEqual([
    ['lamp', []],
    ['nobody', ['Not found']],
  ]);
  expect(data.members[1]?.cells.flat().filter((text) => text !== '')).toEqual(data.columns.map(() => '?'));
  expect(data.findings.map(({ message }) => message)).toEqual([expect.stringContaining('nobody')]);
});

it.each(['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues'])(
  'has columns side by side that fill the width of the sheet (%s)',
  (game) => {
    const samples = new URL(`../../../../samples/${game}/`, import.meta.url);
    const readAll = <T>(folder: string) =>
      readdirSync(new URL(folder, samples)).map(
        (file) => JSON.parse(readFileSync(new URL(`${folder}/${file}`, samples), 'utf8')) as T,
      );
    const [encounter] = readAll<Encounter>('encounters');
    if (encounter === undefined) throw new Error('no sample');
    const data = createLineUp(t, LOADED_GAMES, encounter, { characters: readAll('characters') });
    const heads = createRosterBlocks(t, data, { rowWidth: 500, emSize: 8, fonts }).find(
      ({ rowLayout: row }) => row?.kind === 'heads',
    )?.rowLayout?.cells;
    expect(heads).toHaveLength(data.columns.length + 3);
    // Three tenths of an em are kept free at the right of each.
    let right = 0;
    for (const { x, width } of heads ?? []) {
      expect(x).toBeCloseTo(right, 9);
      right = x + width + 2.4;
    }
    expect(right).toBeCloseTo(500, 9);
  },
);

it.each([
  ['action-round', 'Speed rank', 'Speed-Rang'],
  ['battletech-kcw', 'Type', 'Typ'],
])('heads the columns of %s in the language of the sheet', (ruleset, english, german) => {
  const encounter = encounterOf(ruleset, { sides: { a: [] }, characters: {} });
  const headsIn = (translate: typeof t) =>
    createLineUp(translate, LOADED_GAMES, encounter).columns.map(({ head }) => head);
  expect(headsIn(t)).toContain(english);
  expect(headsIn(tGerman)).toContain(german);
});
