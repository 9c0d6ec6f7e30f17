/** From a team to its roster: how much of it is printed, and in which words. */

import { renderToBuffer } from '@react-pdf/renderer';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { registerFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { createRoster, formatCitation } from '../../../../src/shared/sheet/roster/create-roster.ts';
import { RosterSheet } from '../../../../src/shared/sheet/roster/roster-sheet.tsx';
import { scaleRuns } from '../../../support/runs.ts';
import { translate } from '../../../support/texts.ts';
import { copyHero, createList } from '../../event-pack/forty-submissions.ts';
import { collisions, fontFiles, fonts, outside, readPdf } from '../files.ts';

const squash = (text: string) => text.replace(/\s/g, '');
const named = (id: string, name = id): Character => ({ ...copyHero('brasslung'), id, name });
const team = (characters: readonly Character[], more: Partial<Team> = {}): Team => ({
  ...createList('Many', { members: [] }),
  members: characters.map(({ id }) => ({ character: id })),
  characters: [...characters],
  ...more,
});
const read = async (of: Team) => {
  registerFonts(fontFiles);
  return readPdf(
    await renderToBuffer(
      RosterSheet({ translate, rosterData: createRoster(translate, GAMES, of), fontSet: fonts, version: '0.1.0' }),
    ),
  );
};

/** Many times what a sheet has room for. */
const MANY = scaleRuns(3000);

describe('createRoster', () => {
  it('prints the maximum of members, including the leader, and counts the others', () => {
    const many = Array.from({ length: MANY }, (_entry, index) => named(`hero-${index}`, `Hero ${index}`));
    const data = createRoster(translate, GAMES, team(many, { leader: `hero-${MANY - 20}` }));
    expect(data.members).toHaveLength(LIMITS.sheetMembers + 1);
    expect(data.members.at(-1)).toMatchObject({ name: `Hero ${MANY - 20}`, marks: ['Leader'] });
    expect(data.figures).toContainEqual({ label: 'Characters', value: String(MANY), isOverLimit: false });
    expect(data.omitted?.members).toBe(MANY - LIMITS.sheetMembers - 1);
  });

  it('marks only the leader and illegal members', () => {
    const wrong = { ...named('c'), size: 9 };
    const { members } = createRoster(translate, GAMES, team([named('a'), named('b'), wrong], { leader: 'b' }));
    expect(members.map(({ marks }) => marks)).toEqual([[], ['Leader'], ['Not legal']]);
  });

  it("cites as much of a rule's location as its source has", () => {
    const source = 'Supers Unlimited 4.1';
    expect(formatCitation(translate, { source, chapter: 1, heading: 'Team Selection' })).toBe(
      `${source}, chapter 1, Team Selection`,
    );
    expect(formatCitation(translate, { source, heading: 'Team Selection' })).toBe(`${source}, Team Selection`);
    expect(formatCitation(translate, { source, chapter: 1 })).toBe(`${source}, chapter 1`);
    expect(formatCitation(translate, { source })).toBe(source);
  });

  it('names the player of a team first, if there is one', () => {
    const details = (player?: string) =>
      createRoster(translate, GAMES, team([named('a')], player === undefined ? {} : { player })).details;
    expect(details('Mara')[0]).toEqual(['Player', 'Mara']);
    for (const nobody of [undefined, ' ']) expect(details(nobody).map(([label]) => label)).not.toContain('Player');
  });

  it('omits the note about left-out members when all are printed', () => {
    expect(createRoster(translate, GAMES, team([named('a'), named('b')])).omitted).toBeUndefined();
  });

  it('shows no total for a team that cannot be counted', () => {
    const wrong = [
      team([{ ...named('a'), level: 4.5 }, named('b')]),
      team([named('a')], { members: [{ character: 'a' }, { character: 'nobody' }] }),
      team([named('a')], { members: [{ character: 'a', copies: 1.5 }] }),
    ];
    for (const one of wrong) {
      const { figures, details } = createRoster(translate, GAMES, one);
      expect(details).toContainEqual(['Leader', '?']);
      expect(figures[0]?.value).toMatch(/^\? \/ \d+$/);
      expect(figures.slice(1).map(({ value }) => value)).toEqual(figures.slice(1).map(() => '?'));
    }
  });

  it('includes a row for a member whose character is unknown', () => {
    const { members, columns } = createRoster(
      translate,
      GAMES,
      team([named('a')], { members: [{ character: 'nobody', copies: 3 }, { character: 'a' }] }),
    );
    expect(members.map(({ id }) => id)).toEqual(['nobody', 'a']);
    expect(members[0]).toMatchObject({ name: 'nobody', copies: 3, marks: ['Not found'], fingerprint: '' });
    expect(members[0]?.cells.map((cell) => (typeof cell === 'string' ? cell : cell[0]))).toEqual(
      columns.map(() => '?'),
    );
  });

  it('escapes and shortens names, words and sentences for printing', () => {
    const long = 'x'.repeat(5000);
    const odd = { ...named('a', `Rook\u202e${long}`), alignment: long, classes: [long, 'tank\n'] };
    const data = createRoster(
      translate,
      GAMES,
      team([odd as Character], { name: `A\nB${long}`, formation: long, gimmicks: [long, 'mastery'] }),
    );
    const [member] = data.members;
    expect(data.name).toMatch(/^A\\u\{a\}Bx+… \(cut, 5,00\d letters\)$/);
    for (const text of [...data.details.map(([, value]) => value), member?.name ?? '', ...(member?.cells.flat() ?? [])])
      expect(text.length).toBeLessThan(LIMITS.sheetNameLetters + 40);
    expect(member?.name).toContain('Rook\\u{202e}');
    for (const { message } of data.findings) expect(message.length).toBeLessThan(LIMITS.sheetTextLetters + 40);
    expect(data.extras?.rows.map(({ name }) => name)).toEqual(['Mastery']);
  });
});

describe('a roster of a team beyond every limit', () => {
  it('prints a few pages that say what is left out', async () => {
    const heroes = Array.from({ length: scaleRuns(1000) }, (_entry, index) => named(`hero-${index}`));
    const strangers = Array.from({ length: scaleRuns(500) }, (_entry, index) => ({ character: `stranger-${index}` }));
    const members = [...heroes.map(({ id }) => ({ character: id })), ...strangers];
    const pdf = await read(team(heroes, { members }));
    expect(pdf.pages.length).toBeLessThan(12);
    expect(pdf.text).toContain(squash(`And ${scaleRuns(1000) + scaleRuns(500) - 200} more: a sheet has room for 200 members.`));
    expect(pdf.text).toMatch(/And[\d,]+more:asheethasroomfor100findings\.Thecommandcheck/);
    expect([outside(pdf, 18), collisions(pdf)]).toEqual([[], []]);
  }, 60_000);

  it('keeps a name of thousands of letters inside its bars', async () => {
    const pdf = await read(
      team(
        Array.from({ length: 50 }, (_entry, index) => named(`hero-${index}`)),
        { name: 'Wappenschmiede'.repeat(400) },
      ),
    );
    expect(pdf.pages.length).toBeGreaterThan(1);
    expect(pdf.text).toContain('(CUT,5,600LETTERS)');
    expect([outside(pdf, 18), collisions(pdf)]).toEqual([[], []]);
  }, 60_000);
});
