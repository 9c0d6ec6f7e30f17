/** Tests score sheets: empty before the game, filled in after it, and complete on the page. */

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
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';
import { findCollisions, findWordsOutside, fonts, readPdf } from '../files.ts';

const GAME_IDS = ['ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues', 'supers-unlimited'];

function readSample(gameId: string): { encounter: Encounter; characters: Character[] } {
  const getFolderUrl = (folderName: string) => new URL(`../../../../samples/${gameId}/${folderName}/`, import.meta.url);
  const readDocuments = <T>(folderName: string) =>
    readdirSync(getFolderUrl(folderName)).map(
      (fileName) => JSON.parse(readFileSync(new URL(fileName, getFolderUrl(folderName)), 'utf8')) as T,
    );
  const [encounter] = readDocuments<Encounter>('encounters');
  if (!encounter) throw new Error(`no sample of ${gameId}`);
  return { encounter, characters: readDocuments<Character>('characters') };
}

const listCells = (scoreSheet: ScoreSheet | undefined): ScoreCell[] =>
  (scoreSheet?.sections ?? []).flatMap(({ rows }) => rows.flat());
const listWrittenValues = (scoreSheet: ScoreSheet | undefined) =>
  listCells(scoreSheet).flatMap(({ fields = [] }) => fields.map(({ value }) => value).filter((value) => value !== ''));
const listTickedBoxes = (scoreSheet: ScoreSheet | undefined) =>
  listCells(scoreSheet).flatMap(({ boxes = [], tick }) => [
    ...boxes.filter((box) => box.isTicked),
    ...(tick ? [tick] : []),
  ]);

describe('the score sheet of a saved line-up', () => {
  it.each(GAME_IDS)('contains no ticked box and no written field (%s)', (gameId) => {
    const { encounter, characters } = readSample(gameId);
    const { scoreSheet, isPlayed } = createScoreData(translate, LOADED_GAMES, encounter, { characters });
    expect([isPlayed, listWrittenValues(scoreSheet), listTickedBoxes(scoreSheet)]).toEqual([false, [], []]);
  });

  it.each(GAME_IDS)('keeps its text apart and inside the margins on at most two pages (%s)', async (gameId) => {
    const { encounter, characters } = readSample(gameId);
    const { scoreSheet, ...scoreData } = createScoreData(translate, LOADED_GAMES, encounter, { characters });
    if (!scoreSheet) throw new Error('no sheet');
    for (const paper of ['a4', 'letter'] as const) {
      const scorePages = createScoreSheet(translate, { ...scoreData, scoreSheet }, fonts, '0');
      const printedPdf = readPdf(await createSheetPdf(translate, scorePages, { paper, fonts, created: new Date(0) }));
      expect([findCollisions(printedPdf), findWordsOutside(printedPdf, 15), printedPdf.pages.length <= 2]).toEqual([
        [],
        [],
        true,
      ]);
    }
  });
});

it('the score sheet of Supers Unlimited has no row for the models of a side without models', () => {
  const { encounter, characters } = readSample('supers-unlimited');
  const countListRows = (sides: Encounter['sides']): number => {
    const { scoreSheet } = createScoreData(translate, LOADED_GAMES, { ...encounter, sides }, { characters });
    return listCells(scoreSheet).filter(({ below }) => below === translate('suScore.sideModels')).length;
  };
  const [firstSide, ...otherSides] = encounter.sides;
  if (firstSide === undefined) throw new Error('The sample has no sides.');
  expect(countListRows(encounter.sides)).toBe(encounter.sides.length);
  expect(countListRows([{ ...firstSide, models: [] }, ...otherSides])).toBe(encounter.sides.length - 1);
});

/** Reads the heights of all square boxes and wider frames on the pages, in millimeters, and how far down each page the last one is. */
async function measureFrames(gameId: string, paper: 'a4' | 'letter') {
  const { encounter, characters } = readSample(gameId);
  const { scoreSheet, ...scoreData } = createScoreData(translate, LOADED_GAMES, encounter, { characters });
  if (!scoreSheet) throw new Error('no sheet');
  const sheet = createScoreSheet(translate, { ...scoreData, scoreSheet }, fonts, '0');
  const inkPages = await readPdfInk(await createSheetPdf(translate, sheet, { paper, fonts, created: new Date(0) }));
  const pageHeight = paper === 'a4' ? 297 : 279.4;
  return inkPages.map(({ paths }) => {
    const frames = paths.filter(
      ({ paint, left, right, top, bottom }) => paint === 'S' && right - left > 3 && bottom - top > 3,
    );
    const isBox = ({ left, right, top, bottom }: InkPath): boolean => Math.abs(right - left - (bottom - top)) < 0.05;
    return {
      boxes: frames.filter(isBox).map(({ top, bottom }) => bottom - top),
      frames: frames.filter((frame) => !isBox(frame)).map(({ top, bottom }) => bottom - top),
      usedShare: Math.max(...frames.map(({ bottom }) => bottom)) / pageHeight,
    };
  });
}

describe('boxes and frames on a score sheet', () => {
  it.each(GAME_IDS)('are large enough for a pen, and fill most of each page (%s)', async (gameId) => {
    for (const paper of ['a4', 'letter'] as const)
      for (const { boxes, frames, usedShare } of await measureFrames(gameId, paper)) {
        expect(Math.min(...boxes, 9)).toBeGreaterThan(3.8);
        // A frame is drawn inside its 6 mm.
        expect(Math.min(...frames, 9)).toBeGreaterThan(5.7);
        expect(usedShare).toBeGreaterThan(0.65);
      }
  });
});

it("an empty Supers Unlimited score sheet lists each side's Levels, Gimmicks and models, and Markers to fill in", () => {
  const encounter = createEncounter('supers-unlimited', {
    sides: { a: ['anvil', 'anvil2=anvil'], b: ['wasp'] },
    characters: {
      anvil: { ...readBaseCharacter(), id: 'anvil', level: 4 },
      wasp: { ...readBaseCharacter(), id: 'wasp', level: 3 },
    },
    sideFields: { a: { name: 'Alpha', gimmicks: ['tag-team'] }, b: { name: 'Beta' } },
  });
  const { scoreSheet } = createScoreData(translate, LOADED_GAMES, encounter);
  const [sidesSection, markersSection] = ['Sides', 'Markers'].map((title) =>
    scoreSheet?.sections.find((section) => section.title === title),
  );
  expect(sidesSection?.columns.map(({ head }) => head)).toEqual([
    '',
    'Leader',
    'Levels',
    'Gimmicks (tick when played)',
  ]);
  // The row of each side is followed by a row with its models.
  const [alphaRow = [], alphaModels = [], betaRow = [], betaModels = []] = sidesSection?.rows ?? [];
  expect([alphaRow[2]?.text, betaRow[2]?.text]).toEqual(['8', '3']);
  expect([alphaRow[3], betaRow[3]]).toEqual([{ boxes: [{ label: 'Tag Team', isTicked: false }] }, { text: '–' }]);
  const modelName = readBaseCharacter().name;
  expect([...alphaModels, ...betaModels].map(({ boxes }) => boxes)).toEqual([
    [
      { label: `${modelName} 1 (Level 4)`, isTicked: false },
      { label: `${modelName} 2 (Level 4)`, isTicked: false },
    ],
    [{ label: `${modelName} (Level 3)`, isTicked: false }],
  ]);
  expect(markersSection?.rows.length).toBeGreaterThan(3);
  for (const row of markersSection?.rows ?? []) {
    expect(row.map(({ text }) => text)).toEqual([undefined, 'Resolved', undefined]);
    expect(row[2]?.boxes?.map(({ label }) => label)).toEqual(['Alpha', 'Beta']);
  }
});

it('a Supers Unlimited score sheet explains scoring and offers fields for more Turns until the game is over', () => {
  const createCharacter = (id: string) => ({ ...readBaseCharacter(), id, name: id });
  const createScoreSummary = (log: readonly TestEvent[]) => {
    const encounter = createEncounter('supers-unlimited', {
      sides: { a: ['anvil'], b: ['wasp'] },
      characters: { anvil: createCharacter('anvil'), wasp: createCharacter('wasp') },
      log,
    });
    const sections = createScoreData(translate, LOADED_GAMES, encounter).scoreSheet?.sections ?? [];
    const listRows = (title: string) => sections.find((section) => section.title.startsWith(title))?.rows ?? [];
    return {
      scenarios: listRows('Scenario').map(([cell]) => cell?.text),
      frames: listRows('Turn order').flatMap(([cell]) => cell?.fields ?? []),
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
  const [emptySheet, startedSheet] = [createScoreSummary([]), createScoreSummary(log)];
  const finishedSheet = createScoreSummary([
    ...log,
    { kind: 'adjust', model: 'wasp', field: 'out', to: 1 },
    { kind: 'end-game' },
  ]);
  expect(emptySheet.scenarios.length).toBeGreaterThan(3);
  for (const text of emptySheet.scenarios) expect(text).toMatch(/^\*[A-Z].+[:!?.]\* .{20,}/);
  expect(startedSheet.scenarios).toEqual([expect.stringMatching(/^\*Slugfest:\* .{20,}/)]);
  expect([emptySheet.frames.length, startedSheet.frames.length, finishedSheet.frames.length]).toEqual([60, 40, 5]);
  expect(startedSheet.frames.slice(0, 2)).toEqual([
    { label: '1 · a', value: 'anvil' },
    { label: '2 · b', value: '' },
  ]);
});

it('prints field values, box labels and a cross in each ticked box', async () => {
  const printSheet = (isTicked: boolean): Promise<Uint8Array> => {
    const sheetColumns = ['Side', 'Points'].map((head) => ({ head, part: 1 }));
    const sheetRows: readonly (readonly ScoreCell[])[] = [
      [{ text: 'Reds' }, { fields: [{ label: 'Endgame', value: '17' }] }],
      [{ text: 'Blues', tick: isTicked }, { boxes: [{ label: 'Encore', isTicked }] }],
    ];
    const scoreSheet = {
      title: 'Score sheet',
      figures: [],
      sections: [{ title: 'Sides', columns: sheetColumns, rows: sheetRows }],
      legend: '',
    };
    const scoreData = { name: 'Final', rules: '', notes: '', isPlayed: true, findings: [], scoreSheet };
    return createSheetPdf(translate, createScoreSheet(translate, scoreData, fonts, '0'), {
      paper: 'a4',
      fonts,
      created: new Date(0),
    });
  };
  const printedFiles = [await printSheet(false), await printSheet(true)];
  for (const pdfFile of printedFiles)
    for (const word of ['SIDES', 'Side', 'Points', 'Reds', 'Blues', 'Endgame', '17', 'Encore'])
      expect(readPdf(pdfFile).text).toContain(word);
  const [emptyPaths = [], tickedPaths = []] = await Promise.all(
    printedFiles.map(async (pdfBytes) => (await readPdfInk(pdfBytes))[0]?.paths),
  );
  const crossPaths = tickedPaths.filter(
    (inkPath) => !emptyPaths.some((otherPath) => isDeepStrictEqual(otherPath, inkPath)),
  );
  expect([crossPaths.length, tickedPaths.length - emptyPaths.length]).toEqual([2, 2]);
  for (const { left, top, right, bottom } of crossPaths) {
    const isFrameAround = (box: InkPath): boolean =>
      box.right - box.left < 5 && box.left < left && box.top < top && box.right > right && box.bottom > bottom;
    expect(tickedPaths.filter(isFrameAround)).toHaveLength(1);
  }
});

it('truncates names that are too long for their cell', async () => {
  const longName = 'Q'.repeat(150);
  const createCharacter = (id: string) => ({ ...readBaseCharacter(), id, name: `${id} ${longName}` });
  const encounter = createEncounter('supers-unlimited', {
    sides: { a: ['anvil'], b: ['wasp'] },
    characters: { anvil: createCharacter('anvil'), wasp: createCharacter('wasp') },
    sideFields: { a: { name: `Alpha ${longName}`, gimmicks: ['tag-team'] }, b: { name: `Beta ${longName}` } },
    log: [
      { kind: 'scenario', scenario: 'enemy-territory', dice: [5] },
      { kind: 'turn-order', order: ['a', 'b'] },
      { kind: 'start' },
      { kind: 'choose', model: 'anvil' },
      { kind: 'activate' },
    ],
  });
  const { scoreSheet, ...scoreData } = createScoreData(translate, LOADED_GAMES, encounter);
  if (!scoreSheet) throw new Error('no sheet');
  const scorePages = createScoreSheet(translate, { ...scoreData, scoreSheet }, fonts, '0');
  const printedPdf = readPdf(await createSheetPdf(translate, scorePages, { paper: 'a4', fonts, created: new Date(0) }));
  expect([findCollisions(printedPdf), findWordsOutside(printedPdf, 15)]).toEqual([[], []]);
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
    const lampCharacter = { agility: 4, mind: 4, hits: 3 };
    const encounter = createEncounter('ssua', {
      sides: { a: ['a1=lamp'], b: ['b1=lamp'] },
      characters: { lamp: lampCharacter },
      log,
    });
    const [roundsTable] = createScoreData(translate, LOADED_GAMES, encounter).scoreSheet?.sections ?? [];
    // A row for each side is followed by the row of its model. The first cell of a model has its Hits, the others its AP in each round.
    const [, firstRow = [], , secondRow = []] = roundsTable?.rows ?? [];
    const countCrossedBoxes = (cell: ScoreCell | undefined) => cell?.boxes?.filter((box) => box.isTicked).length;
    expect(firstRow.map(countCrossedBoxes).slice(0, 4)).toEqual([0, 3, 0, 0]);
    expect(secondRow.map(countCrossedBoxes).slice(0, 4)).toEqual([1, 0, 0, 0]);
    expect(roundsTable?.rows[0]?.[1]?.fields?.[1]).toEqual({ label: 'First', value: 'X' });
  });

  it('records who acted in each Turn, the Endgame and the points', () => {
    const createCharacter = (id: string) => ({ ...readBaseCharacter(), id, name: id });
    const encounter = createEncounter('supers-unlimited', {
      sides: { a: ['anvil'], b: ['wasp'] },
      characters: { anvil: createCharacter('anvil'), wasp: createCharacter('wasp') },
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
    const pointRows = scoreSheet?.sections.find(({ title }) => title === 'Points')?.rows ?? [];
    expect(pointRows.map(([, ...sideCells]) => sideCells.map(({ fields }) => fields?.[0]?.value))).toEqual([
      [String(level), '0'],
      ['2', '0'],
      ['0', '0'],
      ['2', '0'],
    ]);
    const turnRows = scoreSheet?.sections.find(({ title }) => title === 'Turn order')?.rows ?? [];
    expect(turnRows[0]?.[0]?.fields?.[0]).toEqual({ label: '1 · a', value: 'anvil' });
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
