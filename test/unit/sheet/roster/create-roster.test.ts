/** Tests how much of a team its roster prints, and in which words. */

import { renderToBuffer } from '@react-pdf/renderer';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { registerFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { createRoster, formatCitation } from '../../../../src/shared/sheet/roster/create-roster.ts';
import { RosterSheet } from '../../../../src/shared/sheet/roster/roster-sheet.tsx';
import { scaleRuns } from '../../../support/sample-size.ts';
import { translate } from '../../../support/texts.ts';
import { copyHero, createList } from '../../event-pack/forty-submissions.ts';
import { findCollisions, findWordsOutside, fontFiles, fonts, readPdf } from '../files.ts';

const removeSpaces = (text: string) => text.replace(/\s/g, '');
const createCharacter = (characterId: string, characterName = characterId): Character => ({
  ...copyHero('brasslung'),
  id: characterId,
  name: characterName,
});
const createTeam = (characters: readonly Character[], teamChanges: Partial<Team> = {}): Team => ({
  ...createList('Many', { members: [] }),
  members: characters.map(({ id }) => ({ character: id })),
  characters: [...characters],
  ...teamChanges,
});
const renderRoster = async (team: Team) => {
  registerFonts(fontFiles);
  return readPdf(
    await renderToBuffer(
      RosterSheet({ translate, rosterData: createRoster(translate, GAMES, team), fontSet: fonts, version: '0.1.0' }),
    ),
  );
};

/** Many times more than fit on a sheet. */
const MEMBER_COUNT = scaleRuns(3000);

describe('createRoster', () => {
  it('prints the maximum of members, including the leader, and counts the others', () => {
    const manyCharacters = Array.from({ length: MEMBER_COUNT }, (_entry, index) =>
      createCharacter(`hero-${index}`, `Hero ${index}`),
    );
    const rosterData = createRoster(
      translate,
      GAMES,
      createTeam(manyCharacters, { leader: `hero-${MEMBER_COUNT - 20}` }),
    );
    expect(rosterData.members).toHaveLength(LIMITS.sheetMembers + 1);
    expect(rosterData.members.at(-1)).toMatchObject({ name: `Hero ${MEMBER_COUNT - 20}`, marks: ['Leader'] });
    expect(rosterData.figures).toContainEqual({ label: 'Characters', value: String(MEMBER_COUNT), isOverLimit: false });
    expect(rosterData.omitted?.members).toBe(MEMBER_COUNT - LIMITS.sheetMembers - 1);
  });

  it('marks only the leader and illegal members', () => {
    const illegalCharacter = { ...createCharacter('c'), size: 9 };
    const { members } = createRoster(
      translate,
      GAMES,
      createTeam([createCharacter('a'), createCharacter('b'), illegalCharacter], { leader: 'b' }),
    );
    expect(members.map(({ marks }) => marks)).toEqual([[], ['Leader'], ['Not legal']]);
  });

  it("cites as much of a rule's location as its source has", () => {
    const rulebook = 'Supers Unlimited 4.1';
    expect(formatCitation(translate, { source: rulebook, chapter: 1, heading: 'Team Selection' })).toBe(
      `${rulebook}, chapter 1, Team Selection`,
    );
    expect(formatCitation(translate, { source: rulebook, heading: 'Team Selection' })).toBe(
      `${rulebook}, Team Selection`,
    );
    expect(formatCitation(translate, { source: rulebook, chapter: 1 })).toBe(`${rulebook}, chapter 1`);
    expect(formatCitation(translate, { source: rulebook })).toBe(rulebook);
  });

  it('names the player of a team first, if there is one', () => {
    const listDetails = (playerName?: string) =>
      createRoster(
        translate,
        GAMES,
        createTeam([createCharacter('a')], playerName === undefined ? {} : { player: playerName }),
      ).details;
    expect(listDetails('Mara')[0]).toEqual(['Player', 'Mara']);
    for (const missingPlayer of [undefined, ' '])
      expect(listDetails(missingPlayer).map(([label]) => label)).not.toContain('Player');
  });

  it('omits the note about left-out members when all are printed', () => {
    expect(
      createRoster(translate, GAMES, createTeam([createCharacter('a'), createCharacter('b')])).omitted,
    ).toBeUndefined();
  });

  it('shows no total for a team that cannot be counted', () => {
    const uncountableTeams = [
      createTeam([{ ...createCharacter('a'), level: 4.5 }, createCharacter('b')]),
      createTeam([createCharacter('a')], { members: [{ character: 'a' }, { character: 'nobody' }] }),
      createTeam([createCharacter('a')], { members: [{ character: 'a', copies: 1.5 }] }),
    ];
    for (const uncountableTeam of uncountableTeams) {
      const { figures, details } = createRoster(translate, GAMES, uncountableTeam);
      expect(details).toContainEqual(['Leader', '?']);
      expect(figures[0]?.value).toMatch(/^\? \/ \d+$/);
      expect(figures.slice(1).map(({ value }) => value)).toEqual(figures.slice(1).map(() => '?'));
    }
  });

  it('includes a row for a member whose character is unknown', () => {
    const { members, columns } = createRoster(
      translate,
      GAMES,
      createTeam([createCharacter('a')], { members: [{ character: 'nobody', copies: 3 }, { character: 'a' }] }),
    );
    expect(members.map(({ id }) => id)).toEqual(['nobody', 'a']);
    expect(members[0]).toMatchObject({ name: 'nobody', copies: 3, marks: ['Not found'], attacks: [] });
    expect(members[0]?.cells.map((cell) => (typeof cell === 'string' ? cell : cell[0]))).toEqual(
      columns.map(() => '?'),
    );
  });

  it('escapes and shortens names, words and sentences for printing', () => {
    const longText = 'x'.repeat(5000);
    const oddCharacter = {
      ...createCharacter('a', `Rook\u202e${longText}`),
      alignment: longText,
      classes: [longText, 'tank\n'],
    };
    const rosterData = createRoster(
      translate,
      GAMES,
      createTeam([oddCharacter as Character], {
        name: `A\nB${longText}`,
        formation: longText,
        gimmicks: [longText, 'mastery'],
      }),
    );
    const [member] = rosterData.members;
    expect(rosterData.name).toMatch(/^A\\u\{a\}Bx+… \(cut, 5,00\d letters\)$/);
    for (const text of [
      ...rosterData.details.map(([, value]) => value),
      member?.name ?? '',
      ...(member?.cells.flat() ?? []),
    ])
      expect(text.length).toBeLessThan(LIMITS.sheetNameLetters + 40);
    expect(member?.name).toContain('Rook\\u{202e}');
    for (const { message } of rosterData.findings) expect(message.length).toBeLessThan(LIMITS.sheetTextLetters + 40);
    expect(rosterData.extras?.rows.map(({ name }) => name)).toEqual(['Mastery']);
  });
});

describe('a roster of a team beyond every limit', () => {
  it('prints a few pages that say what is left out', async () => {
    const manyHeroes = Array.from({ length: scaleRuns(1000) }, (_entry, index) => createCharacter(`hero-${index}`));
    const unknownMembers = Array.from({ length: scaleRuns(500) }, (_entry, index) => ({
      character: `stranger-${index}`,
      // Each finding has a number of its own, so that they aren't one finding about many characters.
      copies: -1 - index,
    }));
    const members = [...manyHeroes.map(({ id }) => ({ character: id })), ...unknownMembers];
    const renderedPdf = await renderRoster(createTeam(manyHeroes, { members }));
    expect(renderedPdf.pages.length).toBeLessThan(12);
    expect(renderedPdf.text).toContain(
      removeSpaces(`And ${scaleRuns(1000) + scaleRuns(500) - 200} more: a sheet has room for 200 members.`),
    );
    expect(renderedPdf.text).toMatch(/And[\d,]+more:asheethasroomfor100findings\.Thecommandcheck/);
    expect([findWordsOutside(renderedPdf, 18), findCollisions(renderedPdf)]).toEqual([[], []]);
  }, 60_000);

  it('keeps a name of thousands of letters inside its bars', async () => {
    const renderedPdf = await renderRoster(
      createTeam(
        Array.from({ length: 50 }, (_entry, index) => createCharacter(`hero-${index}`)),
        { name: 'Wappenschmiede'.repeat(400) },
      ),
    );
    expect(renderedPdf.pages.length).toBeGreaterThan(1);
    expect(renderedPdf.text).toContain('(CUT,5,600LETTERS)');
    expect([findWordsOutside(renderedPdf, 18), findCollisions(renderedPdf)]).toEqual([[], []]);
  }, 60_000);
});
