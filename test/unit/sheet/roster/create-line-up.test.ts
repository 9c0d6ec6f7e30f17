/** Tests the line-up of an encounter: its sides as sections, marked late arrivals and named problems. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Encounter } from '../../../../src/shared/document/kinds/encounter.ts';
import { createLineUp } from '../../../../src/shared/sheet/roster/create-line-up.ts';
import { createRosterBlocks } from '../../../../src/shared/sheet/roster/roster-layout.ts';
import { getSectionTitles } from '../../../../src/shared/sheet/roster/roster-text.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter } from '../../../support/play/encounter.ts';
import { translate as t, translateToGerman } from '../../../support/texts.ts';
import { fonts } from '../files.ts';

const CHARACTERS = { lamp: { agility: 4, mind: 4, hits: 9 }, guard: { agility: 2, mind: 2, henchman: true } };

it('shows each side in order with copies, groups and late arrivals', () => {
  const encounter = createEncounter('ssua', {
    sides: {
      a: ['lamp'],
      b: [
        { id: 'g', character: 'guard', count: 4 },
        { id: 'l', character: 'lamp', copy: 2, out: true },
      ],
    },
    characters: CHARACTERS,
    sideFields: { a: { name: 'Wardens' } },
  });
  const lineUp = createLineUp(t, LOADED_GAMES, encounter);
  expect(lineUp).toMatchObject({ verdict: 'legal', stamp: 'LINE-UP', findings: [] });
  expect(lineUp.members.map(({ name, group, copies, marks, cells }) => [group, name, copies, marks, cells])).toEqual([
    ['Wardens', 'lamp 1', 1, [], ['', '4', '4', '8', '9']],
    ['b', 'guard', 4, [], ['Henchman', '2', '2', '4', '']],
    ['b', 'lamp 2', 1, ['Comes later'], ['', '4', '4', '8', '9']],
  ]);
  const sectionNames = new Set(
    createRosterBlocks(t, lineUp, { rowWidth: 500, emSize: 8, fonts }).map(({ section }) => section),
  );
  expect([...sectionNames].map((section) => getSectionTitles(t, lineUp)[section])).toEqual([
    'Wardens',
    'b',
    'Findings',
  ]);
});

it('lists Gimmicks, Objects and Buildings on the play roster of an encounter', () => {
  const encounter = createEncounter('supers-unlimited', {
    sides: { a: [], b: [] },
    characters: {},
    sideFields: { a: { name: 'Wardens', gimmicks: ['tag-team'] }, b: { gimmicks: ['evasion', 'nothing'] } },
    setup: {
      things: [
        { id: 'fish-crate', kind: 'object', rank: 2 },
        { id: 'thing-2', name: 'Customs House', kind: 'building', material: 'solid', limit: 8 },
        { id: 'broken', kind: 'object', rank: 9 },
      ],
    },
  });
  const { extras } = createLineUp(t, LOADED_GAMES, encounter, {
    playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows,
  });
  expect(extras?.title).toBe('Gimmicks, Objects and Buildings');
  expect(extras?.rows.map(({ name, moment, text }) => [name, moment.split(' · ')[0], text])).toEqual([
    ['Tag Team', 'Wardens', expect.any(String)],
    ['Evasion', 'b', expect.any(String)],
    ['Fish Crate', '', 'Object, Rank 2'],
    ['Customs House', '', 'Solid, falls at 8'],
  ]);
  expect(createLineUp(t, LOADED_GAMES, encounter).extras).toBeUndefined();
});

it('names unknown characters and fills their row with question marks', () => {
  const encounter = createEncounter('ssua', { sides: { a: ['lamp', 'x=nobody'] }, characters: CHARACTERS });
  const lineUp = createLineUp(t, LOADED_GAMES, encounter);
  expect(lineUp.verdict).toBe('illegal');
  expect(lineUp.members.map(({ name, marks }) => [name, marks])).toEqual([
    ['lamp', []],
    ['nobody', ['Not found']],
  ]);
  expect(lineUp.members[1]?.cells.flat().filter((text) => text !== '')).toEqual(lineUp.columns.map(() => '?'));
  expect(lineUp.findings.map(({ message }) => message)).toEqual([expect.stringContaining('nobody')]);
});

it.each(['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues'])(
  'makes the columns fill the width of the sheet exactly (%s)',
  (gameId) => {
    const samplesUrl = new URL(`../../../../samples/${gameId}/`, import.meta.url);
    const readSamples = <T>(folderName: string) =>
      readdirSync(new URL(folderName, samplesUrl)).map(
        (fileName) => JSON.parse(readFileSync(new URL(`${folderName}/${fileName}`, samplesUrl), 'utf8')) as T,
      );
    const [encounter] = readSamples<Encounter>('encounters');
    if (encounter === undefined) throw new Error('no sample');
    const lineUp = createLineUp(t, LOADED_GAMES, encounter, { characters: readSamples('characters') });
    const headCells = createRosterBlocks(t, lineUp, { rowWidth: 500, emSize: 8, fonts }).find(
      ({ rowLayout }) => rowLayout?.kind === 'heads',
    )?.rowLayout?.cells;
    // The sheet adds columns for the name, and for copies if a model stands for several figures.
    const hasGroups = lineUp.members.some(({ copies }) => copies > 1);
    expect(headCells).toHaveLength(lineUp.columns.length + (hasGroups ? 2 : 1));
    // Each column keeps 0.3 em free on its right, which is 2.4 points with an em of 8 points.
    let columnRight = 0;
    for (const { x, width } of headCells ?? []) {
      expect(x).toBeCloseTo(columnRight, 9);
      columnRight = x + width + 2.4;
    }
    expect(columnRight).toBeCloseTo(500, 9);
  },
);

it.each([
  ['action-round', 'Speed rank', 'Speed-Rang'],
  ['battletech-kcw', 'Type', 'Typ'],
])('translates the column heads of %s into the language of the sheet', (ruleset, englishHead, germanHead) => {
  const encounter = createEncounter(ruleset, { sides: { a: [] }, characters: {} });
  const listHeads = (translate: typeof t) =>
    createLineUp(translate, LOADED_GAMES, encounter).columns.map(({ head }) => head);
  expect(listHeads(t)).toContain(englishHead);
  expect(listHeads(translateToGerman)).toContain(germanHead);
});
