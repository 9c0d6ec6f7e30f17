/** Score sheets: empty before the game, filled in with what stood, whole and apart on the page. */

import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../../src/shared/document/kinds/encounter.ts';
import type { Character } from '../../../../src/shared/document/schema.ts';
import type { ScoreCell, ScoreSheet } from '../../../../src/shared/play/log/score-sheet.ts';
import { createSheetPdf } from '../../../../src/shared/sheet/draw/drawn-sheet.ts';
import { createScoreData, createScoreSheet } from '../../../../src/shared/sheet/score/score-pages.ts';
import { type InkPath, readPdfInk } from '../../../support/cards/pdf-ink.ts';
import { readBaseCharacter } from '../../../support/documents/fixture.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { type TestEvent, createEncounter } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';
import { collisions, fonts, outside, readPdf } from '../files.ts';

const GAMES = ['ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues', 'supers-unlimited'];

function sample(game: string): { encounter: Encounter; characters: Character[] } {
  const at = (folder: string) => new URL(`../../../../samples/${game}/${folder}/`, import.meta.url);
  const read = <T>(folder: string) =>
    readdirSync(at(folder)).map((file) => JSON.parse(readFileSync(new URL(file, at(folder)), 'utf8')) as T);
  const [encounter] = read<Encounter>('encounters');
  if (!encounter) throw new Error(`no sample of ${game}`);
  return { encounter, characters: read<Character>('characters') };
}

const cellsOf = (sheet: ScoreSheet | undefined): ScoreCell[] =>
  (sheet?.sections ?? []).flatMap(({ rows }) => rows.flat());
const written = (sheet: ScoreSheet | undefined) =>
  cellsOf(sheet).flatMap(({ fields = [] }) => fields.map(({ value }) => value).filter((value) => value !== ''));
const ticked = (sheet: ScoreSheet | undefined) =>
  cellsOf(sheet).flatMap(({ boxes = [], tick }) => [...boxes.filter((box) => box.isTicked), ...(tick ? [tick] : [])]);

describe('the score sheet of a saved line-up', () => {
  it.each(GAMES)('contains no ticked box and no written field (%s)', (game) => {
    const { encounter, characters } = sample(game);
    const { scoreSheet, isPlayed } = createScoreData(translate, LOADED_GAMES, encounter, { characters });
    expect([isPlayed, written(scoreSheet), ticked(scoreSheet)]).toEqual([false, [], []]);
  });

  it.each(GAMES)('keeps its text apart and inside the margins on at most two pages (%s)', async (game) => {
    const { encounter, characters } = sample(game);
    const { scoreSheet, ...data } = createScoreData(translate, LOADED_GAMES, encounter, { characters });
    if (!scoreSheet) throw new Error('no sheet');
    for (const paper of ['a4', 'letter'] as const) {
      const pages = createScoreSheet(translate, { ...data, scoreSheet }, fonts, '0');
      const pdf = readPdf(await createSheetPdf(translate, pages, { paper, fonts, created: new Date(0) }));
      expect([collisions(pdf), outside(pdf, 15), pdf.pages.length <= 2]).toEqual([[], [], true]);
    }
  });
});

it("an empty Supers Unlimited score sheet lists each side's Levels and Gimmicks, and Markers to fill in", () => {
  const encounter = createEncounter('supers-unlimited', {
    sides: { a: ['anvil', 'anvil2=anvil'], b: ['wasp'] },
    characters: {
      anvil: { ...readBaseCharacter(), id: 'anvil', level: 4 },
      wasp: { ...readBaseCharacter(), id: 'wasp', level: 3 },
    },
    more: { a: { name: 'Alpha', gimmicks: ['tag-team'] }, b: { name: 'Beta' } },
  });
  const { scoreSheet } = createScoreData(translate, LOADED_GAMES, encounter);
  const [sides, markers] = ['Sides', 'Markers'].map((title) =>
    scoreSheet?.sections.find((section) => section.title === title),
  );
  expect(sides?.columns.map(({ head }) => head)).toEqual([
    '',
    'Leader',
    'Levels',
    'Gimmicks: ticked once they are played',
  ]);
  expect(sides?.rows.map((row) => row[2]?.text)).toEqual(['8', '3']);
  expect(sides?.rows.map((row) => row[3])).toEqual([
    { boxes: [{ label: 'Tag Team', isTicked: false }] },
    { text: '–' },
  ]);
  expect(markers?.rows.length).toBeGreaterThan(3);
  for (const row of markers?.rows ?? []) {
    expect(row.map(({ text }) => text)).toEqual([undefined, 'resolved', undefined]);
    expect(row[2]?.boxes?.map(({ label }) => label)).toEqual(['Alpha', 'Beta']);
  }
});

it('a Supers Unlimited score sheet explains scoring and offers fields for more Turns until the game is over', () => {
  const hero = (id: string) => ({ ...readBaseCharacter(), id, name: id });
  const scoreLog = (log: readonly TestEvent[]) => {
    const encounter = createEncounter('supers-unlimited', {
      sides: { a: ['anvil'], b: ['wasp'] },
      characters: { anvil: hero('anvil'), wasp: hero('wasp') },
      log,
    });
    const sections = createScoreData(translate, LOADED_GAMES, encounter).scoreSheet?.sections ?? [];
    const rows = (title: string) => sections.find((section) => section.title.startsWith(title))?.rows ?? [];
    return {
      scenarios: rows('Scenario').map(([cell]) => cell?.text),
      frames: rows('Turns').flatMap(([cell]) => cell?.fields ?? []),
    };
  };
  const log: TestEvent[] = [
    { kind: 'scenario', scenario: 'slugfest', dice: [2] },
    { kind: 'turn-order', order: ['a', 'b'] },
    { kind: 'start' },
    { kind: 'choose', model: 'anvil' },
    { kind: 'activate' },
    { kind: 'end-activation' },
    { kind: 'end-turn' },
  ];
  const [empty, begun] = [scoreLog([]), scoreLog(log)];
  const over = scoreLog([...log, { kind: 'adjust', model: 'wasp', field: 'out', to: 1 }, { kind: 'end-game' }]);
  expect(empty.scenarios.length).toBeGreaterThan(3);
  for (const text of empty.scenarios) expect(text).toMatch(/^\*[A-Z].+[:!?.]\* .{20,}/);
  expect(begun.scenarios).toEqual([expect.stringMatching(/^\*Slugfest:\* .{20,}/)]);
  expect([empty.frames.length, begun.frames.length, over.frames.length]).toEqual([32, 32, 4]);
  expect(begun.frames.slice(0, 2)).toEqual([
    { label: '1 · a', value: 'anvil' },
    { label: '2 · b', value: '' },
  ]);
});

it('prints field values, box labels and a cross in each ticked box', async () => {
  const print = (isTicked: boolean): Promise<Uint8Array> => {
    const columns = ['Side', 'Points'].map((head) => ({ head, part: 1 }));
    const rows: readonly (readonly ScoreCell[])[] = [
      [{ text: 'Reds' }, { fields: [{ label: 'Endgame', value: '17' }] }],
      [{ text: 'Blues', tick: isTicked }, { boxes: [{ label: 'Encore', isTicked }] }],
    ];
    const sheet = { title: 'Score sheet', figures: [], sections: [{ title: 'Sides', columns, rows }], legend: '' };
    const data = { name: 'Final', rules: '', notes: '', isPlayed: true, findings: [], scoreSheet: sheet };
    return createSheetPdf(translate, createScoreSheet(translate, data, fonts, '0'), { paper: 'a4', fonts, created: new Date(0) });
  };
  const files = [await print(false), await print(true)];
  for (const file of files)
    for (const word of ['SIDES', 'Side', 'Points', 'Reds', 'Blues', 'Endgame', '17', 'Encore'])
      expect(readPdf(file).text).toContain(word);
  const [empty = [], ticked = []] = await Promise.all(files.map(async (file) => (await readPdfInk(file))[0]?.paths));
  const crosses = ticked.filter((path) => !empty.some((other) => isDeepStrictEqual(other, path)));
  expect([crosses.length, ticked.length - empty.length]).toEqual([2, 2]);
  for (const { left, top, right, bottom } of crosses) {
    const isFrame = (box: InkPath): boolean =>
      box.right - box.left < 5 && box.left < left && box.top < top && box.right > right && box.bottom > bottom;
    expect(ticked.filter(isFrame)).toHaveLength(1);
  }
});

it('truncates names that are too long for their cell', async () => {
  const long = 'Q'.repeat(150);
  const hero = (id: string) => ({ ...readBaseCharacter(), id, name: `${id} ${long}` });
  const encounter = createEncounter('supers-unlimited', {
    sides: { a: ['anvil'], b: ['wasp'] },
    characters: { anvil: hero('anvil'), wasp: hero('wasp') },
    more: { a: { name: `Alpha ${long}`, gimmicks: ['tag-team'] }, b: { name: `Beta ${long}` } },
    log: [
      { kind: 'scenario', scenario: 'enemy-territory', dice: [5] },
      { kind: 'turn-order', order: ['a', 'b'] },
      { kind: 'start' },
      { kind: 'choose', model: 'anvil' },
      { kind: 'activate' },
    ],
  });
  const { scoreSheet, ...data } = createScoreData(translate, LOADED_GAMES, encounter);
  if (!scoreSheet) throw new Error('no sheet');
  const pages = createScoreSheet(translate, { ...data, scoreSheet }, fonts, '0');
  const pdf = readPdf(await createSheetPdf(translate, pages, { paper: 'a4', fonts, created: new Date(0) }));
  expect([collisions(pdf), outside(pdf, 15)]).toEqual([[], []]);
});

describe('the score sheet of a played encounter', () => {
  it('crosses out spent AP and lost Hits for each round', () => {
    const log: readonly TestEvent[] = [
      { kind: 'begin' },
      { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [4, 4, 4, 4] },
      { kind: 'initiative', side: 'b', model: 'b1', with: 'agility', dice: [1, 1, 1, 1] },
      { kind: 'activate', model: 'a1' },
      { kind: 'attack', model: 'a1', type: 'melee' },
      { kind: 'end' },
      { kind: 'adjust', model: 'b1', field: 'hits', to: 2 },
      { kind: 'activate', model: 'b1' },
      { kind: 'end' },
      { kind: 'begin' },
    ];
    const lamp = { agility: 4, mind: 4, hits: 3 };
    const encounter = createEncounter('ssua', { sides: { a: ['a1=lamp'], b: ['b1=lamp'] }, characters: { lamp }, log });
    const [table] = createScoreData(translate, LOADED_GAMES, encounter).scoreSheet?.sections ?? [];
    const [, a1 = [], , b1 = []] = table?.rows ?? [];
    const crossed = (cell: ScoreCell | undefined) => cell?.boxes?.filter((box) => box.isTicked).length;
    expect(a1.map(crossed).slice(0, 4)).toEqual([0, 3, 0, 0]);
    expect(b1.map(crossed).slice(0, 4)).toEqual([1, 0, 0, 0]);
    expect(table?.rows[0]?.[1]?.boxes).toEqual([{ label: 'begins', isTicked: true }]);
  });

  it('records who acted in each Turn, the Endgame and the points', () => {
    const hero = (id: string) => ({ ...readBaseCharacter(), id, name: id });
    const encounter = createEncounter('supers-unlimited', {
      sides: { a: ['anvil'], b: ['wasp'] },
      characters: { anvil: hero('anvil'), wasp: hero('wasp') },
      log: [
        { kind: 'scenario', scenario: 'slugfest', dice: [2] },
        { kind: 'turn-order', order: ['a', 'b'] },
        { kind: 'start' },
        { kind: 'choose', model: 'anvil' },
        { kind: 'activate' },
        { kind: 'end-activation' },
        { kind: 'end-turn' },
        { kind: 'adjust', model: 'wasp', field: 'out', to: 1 },
        { kind: 'end-game' },
      ],
    });
    const { scoreSheet } = createScoreData(translate, LOADED_GAMES, encounter);
    const { level } = readBaseCharacter();
    const points = scoreSheet?.sections.find(({ title }) => title === 'Points')?.rows ?? [];
    expect(points.map(([, ...sides]) => sides.map(({ fields }) => fields?.[0]?.value))).toEqual([
      [String(level), '0'],
      ['2', '0'],
      ['0', '0'],
      ['2', '0'],
    ]);
    const turns = scoreSheet?.sections.find(({ title }) => title.startsWith('Turns'))?.rows ?? [];
    expect(turns[0]?.[0]?.fields?.[0]).toEqual({ label: '1 · a', value: 'anvil' });
    expect(scoreSheet?.sections.find(({ title }) => title === 'Scenario')?.rows).toHaveLength(1);
  });

  it('reports why an encounter that cannot be played has no score sheet', () => {
    const encounter = createEncounter('ssua', { sides: { a: ['nobody'] }, characters: {} });
    expect(createScoreData(translate, LOADED_GAMES, encounter)).toMatchObject({
      isPlayed: false,
      findings: [expect.stringContaining('nobody')],
    });
    expect(createScoreData(translate, LOADED_GAMES, encounter)).not.toHaveProperty('scoreSheet');
  });
});
