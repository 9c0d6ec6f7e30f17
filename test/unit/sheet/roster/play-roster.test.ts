/** Tests the roster for playing: it is complete, has the requested number of pages, and offers boxes to cross out. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPortrait } from '../../../../src/shared/card/place/place-portrait.ts';
import type { DisplayItem } from '../../../../src/shared/display/display-list.ts';
import { getPathBounds } from '../../../../src/shared/display/path.ts';
import type { Encounter } from '../../../../src/shared/document/kinds/encounter.ts';
import type { Character, Team } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { SheetPaper } from '../../../../src/shared/sheet/kit/paper.ts';
import { createLineUp } from '../../../../src/shared/sheet/roster/create-line-up.ts';
import { createRoster } from '../../../../src/shared/sheet/roster/create-roster.ts';
import { createExtrasBlock } from '../../../../src/shared/sheet/roster/play/extras-block.ts';
import { createMemberBlock } from '../../../../src/shared/sheet/roster/play/member-block.ts';
import { createNumberGrid } from '../../../../src/shared/sheet/roster/play/number-grid.ts';
import type { PlayLayout } from '../../../../src/shared/sheet/roster/play/play-columns.ts';
import { createPlayRosterPages } from '../../../../src/shared/sheet/roster/play/play-roster-pages.ts';
import { createPlayRosterPdf, type PlayPages } from '../../../../src/shared/sheet/roster/play/play-roster-pdf.ts';
import type { RosterData } from '../../../../src/shared/sheet/roster/roster-data.ts';
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

const createPlayData = (team: Team): RosterData =>
  createRoster(translate, GAMES, team, {
    characters,
    playRowRules: LOADED_GAMES.find('supers-unlimited')?.playRows,
    createPortrait: (character) => createPortrait(GAMES, character, []),
  });

async function printRoster(team: Team, requestedPages: PlayPages, paperName: SheetPaper) {
  const rosterData = createPlayData(team);
  const sheetJob = { paper: paperName, fonts, created: CREATED };
  const { layout } = createPlayRosterPages(translate, rosterData, requestedPages, '0.0.0', sheetJob);
  const printedPdf = readPdf(await createPlayRosterPdf(translate, rosterData, requestedPages, '0.0.0', sheetJob));
  return { layout, pdf: printedPdf, count: layout.pages.length };
}

/** Lists the items inside of groups. */
const flattenItems = (items: readonly DisplayItem[]): DisplayItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? flattenItems(item.items) : [item]));

/** Lists the stroked squares and circles that are drawn, from left to right. */
const listBoxes = (items: readonly DisplayItem[]) =>
  items.flatMap((item): { width: number; isRed: boolean }[] => {
    if (item.kind === 'group') return item.role === 'figure' || item.role === 'artifact' ? [] : listBoxes(item.items);
    if (item.kind !== 'path' || item.stroke === undefined || item.path.at(-1)?.[0] !== 'Z') return [];
    const bounds = getPathBounds(item.path);
    return [{ width: bounds.width + item.stroke.width, isRed: item.stroke.colour === '#d4162b' }];
  });

/** Lists the gaps between the rows of each block in points. */
function listRowGaps({ blocks, rows }: PlayLayout['pages'][number][number]): number[] {
  let nextRow = 0;
  return blocks.flatMap((block) => {
    const placedRows = rows.slice(nextRow, nextRow + block.rows.length);
    nextRow += block.rows.length;
    return placedRows.slice(1).map(({ y }, index) => {
      const previousRow = placedRows[index];
      return previousRow === undefined ? 0 : y - previousRow.y - previousRow.row.height;
    });
  });
}

describe('the play roster', () => {
  // The number of members, the requested pages, the paper, and the maximum of pages. Many members need more pages than requested.
  it.each([
    [1, 1, 'a4', 1],
    [4, 1, 'letter', 1],
    [7, 1, 'a4', 2],
    [7, 2, 'a4', 2],
    [12, 2, 'a4', 2],
    [25, 2, 'letter', 5],
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

  it('fits a sample team of seven on one page of A4 in type of at least 7.5 points', async () => {
    const team = readSamples<Team>('teams').find(({ id }) => id === 'first-watch');
    if (team === undefined) throw new Error('no such sample');
    const { count, layout } = await printRoster(team, 1, 'a4');
    expect(count).toBe(1);
    expect(layout.emSize).toBeGreaterThanOrEqual(7.5);
  });

  it.each(['a4', 'letter'] as const)('fits the sample team with seven Gimmicks on one page of %s', async (paper) => {
    const firstWatch = readSamples<Team>('teams').find(({ id }) => id === 'first-watch');
    if (firstWatch === undefined) throw new Error('no sample team');
    const { count, layout } = await printRoster(firstWatch, 1, paper);
    expect([count, layout.emSize >= 7.5]).toEqual([1, true]);
  });

  it('never splits a model, keeps the order of the team, and has the same gap between all rows of a page', () => {
    for (const [memberCount, requestedPages] of [
      [4, 1],
      [7, 2],
      [8, 2],
      [12, 2],
    ] as const) {
      const playData = createPlayData(createTeam(memberCount));
      const { layout } = createPlayRosterPages(translate, playData, requestedPages, '0.0.0', {
        paper: 'a4',
        fonts,
        created: CREATED,
      });
      const titles = layout.pages.flat().flatMap(({ blocks }) => blocks.map(({ title }) => title));
      expect(titles.slice(0, memberCount)).toEqual(playData.members.map(({ name }) => name));
      for (const columns of layout.pages) {
        const gaps = columns.flatMap(listRowGaps);
        expect(Math.max(...gaps) - Math.min(...gaps), `${memberCount} members`).toBeLessThan(0.01);
      }
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
      // The type is never smaller than 7.5 points, so a large encounter needs more pages than requested.
      expect(printedPdf.pages.length).toBeLessThanOrEqual(3);
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

  const createBlock = (
    team: Team,
    change: (member: RosterData['members'][number]) => RosterData['members'][number] = (member) => member,
  ) => {
    const [member] = createPlayData(team).members;
    if (member === undefined) throw new Error('no sample');
    const metrics = { emSize: 8, rowWidth: 272, fonts, getPictures: () => undefined };
    return createMemberBlock(translate, change(member), metrics);
  };
  const drawBlock = ({ rows }: ReturnType<typeof createBlock>) => rows.flatMap((row) => row.draw(0, 0));

  it('prints the number, but no boxes, for more HP than can be crossed out', () => {
    const block = createBlock(createTeam(1), (member) =>
      member.play === undefined
        ? member
        : { ...member, play: { ...member.play, effects: [], tracks: [{ label: 'HP', white: 5000, red: 0 }] } },
    );
    expect(listBoxes(drawBlock(block))).toEqual([]);
    expect(JSON.stringify(drawBlock(block))).toContain('HP 5000');
  });

  it('uses the largest type that keeps to the requested pages', async () => {
    const onePageRoster = await printRoster(createTeam(5), 1, 'a4');
    const twoPageRoster = await printRoster(createTeam(5), 2, 'a4');
    expect(twoPageRoster.layout.emSize).toBeGreaterThan(onePageRoster.layout.emSize);
    expect([onePageRoster.count, twoPageRoster.count]).toEqual([1, 2]);
  });

  it('E-22, E-19: prints a box of 4 mm or more for each HP of each copy, red ones last, and a circle for each Power Point', () => {
    const [sampleHero] = characters as unknown as readonly (Hero & { readonly power: number })[];
    if (sampleHero === undefined) throw new Error('no sample');
    const team = { ...sampleTeam, members: [{ character: sampleHero.id, copies: 2 }] } as Team;
    const largeBoxes = listBoxes(drawBlock(createBlock(team))).filter(({ width }) => width >= 4 * POINTS_PER_MM);
    expect(largeBoxes).toHaveLength(2 * (sampleHero.hp.total + sampleHero.power));
    const isRedByBox = largeBoxes.slice(0, sampleHero.hp.total).map(({ isRed }) => isRed);
    expect(isRedByBox).toEqual([...isRedByBox].sort((firstTone, secondTone) => Number(firstTone) - Number(secondTone)));
    expect(isRedByBox).toContain(true);
  });

  it('E-100 to E-118: marks up to four points of an Effect, and three of a Boost, for each copy', () => {
    const block = createBlock(createTeam(1));
    expect(listBoxes(drawBlock(block)).filter(({ width }) => width < 4 * POINTS_PER_MM)).toHaveLength(7 * 4 + 2 * 3);
  });

  it('shows the portrait of a model, and its initial if it has none', () => {
    const figures = (block: ReturnType<typeof createBlock>) =>
      drawBlock(block).filter((item) => item.kind === 'group' && item.role === 'figure');
    expect(figures(createBlock(createTeam(1)))).toHaveLength(1);
    const block = createBlock(createTeam(1), (member) => {
      if (member.portrait === undefined) return member;
      const { art: _art, ...character } = member.portrait.character;
      return { ...member, name: 'Óskar', portrait: createPortrait(GAMES, character as Character, []) };
    });
    expect(figures(block)).toEqual([]);
    expect(JSON.stringify(drawBlock(block))).toContain('"text":"Ó"');
  });

  it('shows a member without a character by its name alone', () => {
    const block = createBlock(createTeam(1), ({ play: _play, portrait: _portrait, ...member }) => member);
    expect(block.rows).toHaveLength(1);
  });

  /** Lists the texts of a block with their typefaces. */
  const listTexts = (items: readonly DisplayItem[]): { text: string; font: string }[] =>
    items.flatMap((item) =>
      item.kind === 'group'
        ? listTexts(item.items)
        : item.kind === 'text'
          ? [{ text: item.text, font: item.font }]
          : [],
    );

  it('prints names of entries in bold with their asterisks, and marked words of texts in bold without marks', () => {
    const block = createBlock(createTeam(1), (member) => ({
      ...member,
      ...(member.play && {
        play: {
          ...member.play,
          attackHeads: [],
          attacks: [{ name: 'Ray*', cells: ['Aim / Beam'] }],
          lines: [
            { name: '*Star* Shield', text: 'Ignores **Damage** and 5 * 3 points.' },
            { name: 'Nova*', text: '' },
          ],
        },
      }),
    }));
    const texts = listTexts(drawBlock(block)).map(({ text, font }) => `${font}:${text}`);
    const expectedTexts = [
      'text-bold:Ray*',
      'text: Aim / Beam',
      'text-bold:*Star* Shield',
      'text: Ignores',
      'text-bold: Damage',
      'text: and 5 * 3 points.',
      'text-bold:Nova*',
    ];
    expect(texts.filter((text) => expectedTexts.includes(text))).toEqual(expectedTexts);
  });

  it('prints icons in texts as words that are set apart from letters and digits', () => {
    const block = createBlock(createTeam(1), (member) => ({
      ...member,
      ...(member.play && {
        play: {
          ...member.play,
          lines: [{ name: 'Trick', text: 'Spend {2 pp}, then +1{fight} or {aim}ing, not {nothing}.' }],
        },
      }),
    }));
    const printedText = listTexts(drawBlock(block))
      .map(({ text }) => text)
      .join('');
    expect(printedText).toContain('Spend 2 PP, then +1 Fight or Aim ing, not {nothing}.');
  });

  it('separates the numbers of a model so that none reads as a part of its neighbor', () => {
    const getGaps = (rowWidth: number): number[] => {
      const gridMetrics = { emSize: 8, rowWidth, fonts };
      const numbers = ['AP', 'Physical Hit / Resist', 'Move', 'X', 'Y'].map((label) => [label, '88'] as const);
      const items = flattenItems(createNumberGrid({ numbers }, gridMetrics).draw(0, 0));
      const values = items.flatMap((item) => (item.kind === 'text' && item.text === '88' ? [item] : []));
      return values.slice(1).flatMap((value, index) => {
        const previous = values[index];
        return previous === undefined || previous.y !== value.y ? [] : [value.x - previous.x - previous.advance];
      });
    };
    for (const rowWidth of [90, 140, 180, 300]) for (const gap of getGaps(rowWidth)) expect(gap).toBeGreaterThan(7);
  });

  it('puts the moment and the text of a Gimmick on one line where both fit', () => {
    const extras = {
      title: 'Gimmicks',
      rows: [
        { name: 'Short', moment: 'Attack rolled', text: 'Reroll.', tag: '' },
        {
          name: 'Long',
          moment: 'Attack rolled',
          text: 'Reroll any or all dice of that roll, and then more of them.',
          tag: '',
        },
      ],
    };
    const [, shortRow, longRow] = createExtrasBlock(extras, { emSize: 8, rowWidth: 200, fonts }).rows;
    expect((longRow?.height ?? 0) / (shortRow?.height ?? 1)).toBeGreaterThan(1.7);
  });

  it.each(['Star*Fire', '*Nova*', 'Brace {fight}', 'Back\\slash'])(
    'prints the own name %s as it is',
    async (ownName) => {
      const [character] = characters;
      if (character === undefined) throw new Error('no sample');
      const talents = [{ name: 'Sturdy', text: 'Nothing moves ~ today.' }];
      const namedCharacter = { ...character, name: ownName, nameMark: '~', talents } as unknown as Character;
      const team = { ...createTeam(1), characters: [namedCharacter] };
      const { pdf } = await printRoster(team, 1, 'a4');
      expect(pdf.text).toContain(`Nothingmoves${ownName.replaceAll(' ', '')}today.`);
    },
  );

  it('keeps a name of any length whole', () => {
    const longName = 'The Extraordinarily Long Winded Champion of the Lower Harbour and All Its Lamps';
    const block = createBlock(createTeam(1), (member) => ({ ...member, name: longName }));
    const titleText = JSON.stringify(block.rows[0]?.draw(0, 0));
    for (const word of longName.toUpperCase().split(' ')) expect(titleText).toContain(word);
  });
});

describe('unusual members of the play roster', () => {
  it.each([-1, 2.5, 1e9])('prints a member with Power and HP of %s without boxes', async (value) => {
    const [character] = characters;
    const oddCharacter = { ...character, id: 'odd', power: value, hp: { total: value } } as unknown as Character;
    const team = { ...sampleTeam, members: [{ character: 'odd' }], characters: [oddCharacter] };
    const { pdf } = await printRoster(team, 1, 'a4');
    expect(findWordsOutside(pdf, 10)).toEqual([]);
  });

  it('divides a single member with many copies into columns on the paper', async () => {
    const team = { ...sampleTeam, gimmicks: [], members: [{ character: 'clothes-moth', copies: 60 }] };
    const { pdf, count } = await printRoster(team, 1, 'a4');
    expect(count).toBeGreaterThan(1);
    expect(findWordsOutside(pdf, 10)).toEqual([]);
    expect(findCollisions(pdf)).toEqual([]);
  });
});
