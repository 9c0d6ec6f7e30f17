/** Tests the roster for playing: it is complete, has the requested number of pages, and offers boxes to cross out. */

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
import { findCollisions, findWordsOutside, fonts, readPdf } from '../files.ts';

const getSampleUrl = (folderName: string) =>
  new URL(`../../../../samples/supers-unlimited/${folderName}/`, import.meta.url);
const readSamples = <T>(folderName: string) =>
  readdirSync(getSampleUrl(folderName)).map(
    (fileName) => JSON.parse(readFileSync(new URL(fileName, getSampleUrl(folderName)), 'utf8')) as T,
  );
const characters = readSamples<Character>('characters');
const [sampleTeam] = readSamples<Team>('teams');
if (sampleTeam === undefined) throw new Error('no sample team');
const createTeam = (memberCount: number): Team => ({
  ...sampleTeam,
  members: characters.slice(0, memberCount).map(({ id }) => ({ character: id, copies: 1 })),
});
interface Hero {
  readonly id: string;
  readonly hp: { readonly total: number };
  readonly attacks: readonly { readonly name: string }[];
  readonly talents?: readonly { readonly name: string }[];
}
const CREATED = new Date('2026-01-01T00:00:00Z');

const POINTS_PER_MM = 72 / 25.4;

async function printRoster(team: Team, requestedPages: number, paperName: SheetPaper) {
  const rosterData = createRoster(translate, GAMES, team, {
    characters,
    playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows,
  });
  const sheetJob = { paper: paperName, fonts, created: CREATED };
  const chosenSheet = findSheet(
    createPlayRosterSheets(translate, rosterData, fonts, '0.0.0'),
    requestedPages,
    (candidate) => countSheetPages(candidate, sheetJob),
  );
  if (chosenSheet === undefined) throw new Error('no sheet');
  const printedPdf = readPdf(await createSheetPdf(translate, chosenSheet, sheetJob));
  return { sheet: chosenSheet, pdf: printedPdf, count: countSheetPages(chosenSheet, sheetJob) };
}

describe('the play roster', () => {
  // The number of members, the requested pages, the paper, and the maximum of pages. Many members need more pages than requested.
  it.each([
    [3, 1, 'letter', 1],
    [8, 1, 'a4', 1],
    [8, 2, 'a4', 2],
    [16, 2, 'a4', 2],
    [27, 2, 'letter', 4],
  ] as const)(
    'E-29: shows all details of %i members when %i pages of %s are requested',
    async (members, requestedPages, paperName, maxPages) => {
      const team = createTeam(members);
      const { pdf, count } = await printRoster(team, requestedPages, paperName);
      expect(count).toBeLessThanOrEqual(maxPages);
      expect(findWordsOutside(pdf, 18)).toEqual([]);
      expect(findCollisions(pdf)).toEqual([]);
      for (const { id, attacks, talents = [] } of characters.slice(0, members) as unknown as readonly Hero[]) {
        const expectedWords = [...attacks, ...talents].map(({ name }) => name.replaceAll(/\s/g, ''));
        expect(
          expectedWords.filter((word) => !pdf.text.includes(word)),
          id,
        ).toEqual([]);
      }
    },
  );

  it('fits a sample team of seven on one page', async () => {
    const team = readSamples<Team>('teams').find(({ id }) => id === 'first-watch');
    if (team === undefined) throw new Error('no such sample');
    expect((await printRoster(team, 1, 'a4')).count).toBe(1);
    expect((await printRoster(team, 1, 'letter')).count).toBe(1);
  });

  it('splits no member between columns that fits into one', () => {
    const rosterData = createRoster(translate, GAMES, createTeam(8), {
      characters,
      playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows,
    });
    for (const sheet of createPlayRosterSheets(translate, rosterData, fonts, '0.0.0')) {
      const pageRoom = {
        firstPage: 560,
        nextPages: 680,
        firstPageCount: 2,
        keepsSectionsWhole: sheet.keepsSectionsWhole,
      };
      const { pages } = fitBlocks((emSize) => sheet.createBlocks(emSize, 261), pageRoom, sheet.sizes);
      const sectionsInOrder = pages.flatMap((blocks) => [...new Set(blocks.map(({ section }) => section))]);
      expect(sectionsInOrder).toEqual([...new Set(sectionsInOrder)]);
    }
  });

  it.each(['ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues', 'supers-unlimited'])(
    'prints every model of an encounter of %s with its attacks and lines',
    async (gameId) => {
      const samplesUrl = new URL(`../../../../samples/${gameId}/`, import.meta.url);
      const readGameSamples = <T>(folderName: string) =>
        readdirSync(new URL(folderName, samplesUrl)).map(
          (fileName) => JSON.parse(readFileSync(new URL(`${folderName}/${fileName}`, samplesUrl), 'utf8')) as T,
        );
      const [encounter] = readGameSamples<Encounter>('encounters');
      if (encounter === undefined) throw new Error('no sample');
      const rosterData = createLineUp(translate, LOADED_GAMES, encounter, {
        characters: readGameSamples('characters'),
        playRowRules: LOADED_GAMES.find(gameId)?.playRows,
      });
      expect(rosterData.members.length).toBeGreaterThan(5);
      const printedPdf = readPdf(
        await createPlayRosterPdf(translate, rosterData, 2, '0.0.0', { paper: 'a4', fonts, created: CREATED }),
      );
      expect(printedPdf.pages.length).toBeLessThanOrEqual(2);
      expect(findWordsOutside(printedPdf, 18)).toEqual([]);
      expect(findCollisions(printedPdf)).toEqual([]);
      for (const { play } of rosterData.members) {
        const expectedWords = [...(play?.attacks ?? []), ...(play?.lines ?? [])].map(({ name }) =>
          name.replaceAll(/\s/g, ''),
        );
        expect(expectedWords.length + (play?.numbers.length ?? 0)).toBeGreaterThan(2);
        expect(expectedWords.filter((word) => !printedPdf.text.includes(word))).toEqual([]);
      }
    },
  );

  it('omits empty rows, and boxes for more HP than can be crossed out', () => {
    const rosterData = createRoster(translate, GAMES, createTeam(1), {
      characters,
      playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows,
    });
    const [member] = rosterData.members;
    if (member?.play === undefined) throw new Error('no sample');
    const playRow = { ...member.play, kind: '', effects: [], track: { label: 'HP', white: 5000, red: 0 } };
    const [sheet] = createPlayRosterSheets(
      translate,
      { ...rosterData, members: [{ ...member, play: playRow }] },
      fonts,
      '0.0.0',
    );
    const sheetRows = (sheet?.createBlocks(9, 260) ?? []).flatMap(({ rowLayout }) =>
      rowLayout === undefined ? [] : [rowLayout],
    );
    expect(sheetRows.flatMap(({ boxes = [] }) => boxes)).toEqual([]);
    expect(sheetRows.map(({ rowKey }) => rowKey)).not.toContain('kind');
  });

  it('uses the largest type that keeps to the requested pages', async () => {
    const onePageRoster = await printRoster(createTeam(5), 1, 'a4');
    const twoPageRoster = await printRoster(createTeam(5), 2, 'a4');
    expect(twoPageRoster.sheet.sizes.largest).toBeGreaterThan(onePageRoster.sheet.sizes.largest);
    expect([onePageRoster.count, twoPageRoster.count]).toEqual([1, 2]);
  });

  it('E-22: prints a box of 4 mm or more for each HP of each copy, red ones last', () => {
    const [sampleHero] = characters as unknown as readonly Hero[];
    if (sampleHero === undefined) throw new Error('no sample');
    const team = { ...sampleTeam, members: [{ character: sampleHero.id, copies: 2 }] } as Team;
    const [sheet] = createPlayRosterSheets(
      translate,
      createRoster(translate, GAMES, team, {
        characters,
        playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows,
      }),
      fonts,
      '0.0.0',
    );
    const trackRows = (sheet?.createBlocks(9, 260) ?? []).flatMap(({ rowLayout }) =>
      rowLayout?.rowKey.startsWith('track') ? [rowLayout] : [],
    );
    expect(trackRows).toHaveLength(2);
    for (const { boxes = [] } of trackRows) {
      const largeBoxes = boxes.filter(({ width, height }) => Math.min(width, height) >= 4 * POINTS_PER_MM);
      expect(largeBoxes).toHaveLength(sampleHero.hp.total);
      const isRedByBox = largeBoxes.map(({ boxTone }) => boxTone === 'red');
      expect(isRedByBox).toEqual(
        [...isRedByBox].sort((firstTone, secondTone) => Number(firstTone) - Number(secondTone)),
      );
      expect(isRedByBox).toContain(true);
    }
  });
});
