/** From a team to its roster: how much of it is printed, and in which words. */

import { renderToBuffer } from '@react-pdf/renderer';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { registerFonts } from '../../../../src/shared/sheet/kit/fonts.ts';
import { createRoster, formatCitation } from '../../../../src/shared/sheet/roster/create-roster.ts';
import { RosterSheet } from '../../../../src/shared/sheet/roster/roster-sheet.tsx';
import { runs } from '../../../support/runs.ts';
import { t } from '../../../support/texts.ts';
import { hero, list } from '../../event-pack/forty-submissions.ts';
import { collisions, fontFiles, fonts, outside, readPdf } from '../files.ts';

const squash = (text: string) => text.replace(/\s/g, '');
const named = (id: string, name = id): Character => ({ ...hero('brasslung'), id, name });
const team = (characters: readonly Character[], more: Partial<Team> = {}): Team => ({
  ...list('Many', { members: [] }),
  members: characters.map(({ id }) => ({ character: id })),
  characters: [...characters],
  ...more,
});
const read = async (of: Team) => {
  registerFonts(fontFiles);
  return readPdf(
    await renderToBuffer(
      RosterSheet({ translate: t, rosterData: createRoster(t, GAMES, of), fontSet: fonts, version: '0.1.0' }),
    ),
  );
};

/** Many times what a sheet has room for. */
const MANY = runs(3000);

describe('rosterOf', () => {
  it('prints as many members and findings as a sheet takes, the leader among them, and counts the others', () => {
    const many = Array.from({ length: MANY }, (_, index) => named(`hero-${index}`, `Hero ${index}`));
    const data = createRoster(t, GAMES, team(many, { leader: `hero-${MANY - 20}` }));
    expect(data.members).toHaveLength(LIMITS.sheetMembers + 1);
    expect(data.members.at(-1)).toMatchObject({ name: `Hero ${MANY - 20}`, marks: ['Leader'] });
    expect(data.figures).toContainEqual({ label: 'Characters', value: String(MANY), isOverLimit: false });
    expect(data.omitted?.members).toBe(MANY - LIMITS.sheetMembers - 1);
  });

  it('marks the leader and whoever is illegal, and nobody else', () => {
    const wrong = { ...named('c'), size: 9 };
    const { members } = createRoster(t, GAMES, team([named('a'), named('b'), wrong], { leader: 'b' }));
    expect(members.map(({ marks }) => marks)).toEqual([[], ['Leader'], ['Not legal']]);
  });

  it('cites as much of a place as its source has', () => {
    const source = 'Supers Unlimited 4.1';
    expect(formatCitation(t, { source, chapter: 1, heading: 'Team Selection' })).toBe(
      `${source}, chapter 1, Team Selection`,
    );
    expect(formatCitation(t, { source, heading: 'Team Selection' })).toBe(`${source}, Team Selection`);
    expect(formatCitation(t, { source, chapter: 1 })).toBe(`${source}, chapter 1`);
    expect(formatCitation(t, { source })).toBe(source);
  });

  it('names the player of a team that has one, first', () => {
    const details = (player?: string) =>
      createRoster(t, GAMES, team([named('a')], player === undefined ? {} : { player })).details;
    expect(details('Mara')[0]).toEqual(['Player', 'Mara']);
    for (const nobody of [undefined, ' ']) expect(details(nobody).map(([label]) => label)).not.toContain('Player');
  });

  it('says nothing of what is left out where nothing is', () => {
    expect(createRoster(t, GAMES, team([named('a'), named('b')])).omitted).toBeUndefined();
  });

  it('gives no sum of a team that cannot be counted', () => {
    const wrong = [
      team([{ ...named('a'), level: 4.5 }, named('b')]),
      team([named('a')], { members: [{ character: 'a' }, { character: 'nobody' }] }),
      team([named('a')], { members: [{ character: 'a', copies: 1.5 }] }),
    ];
    for (const one of wrong) {
      const { figures, details } = createRoster(t, GAMES, one);
      expect(details).toContainEqual(['Leader', '?']);
      expect(figures[0]?.value).toMatch(/^\? \/ \d+$/);
      expect(figures.slice(1).map(({ value }) => value)).toEqual(figures.slice(1).map(() => '?'));
    }
  });

  it('has a row for a member whose character is unknown', () => {
    const { members, columns } = createRoster(
      t,
      GAMES,
      team([named('a')], { members: [{ character: 'nobody', copies: 3 }, { character: 'a' }] }),
    );
    expect(members.map(({ id }) => id)).toEqual(['nobody', 'a']);
    expect(members[0]).toMatchObject({ name: 'nobody', copies: 3, marks: ['Not found'], fingerprint: '' });
    expect(members[0]?.cells.map((cell) => (typeof cell === 'string' ? cell : cell[0]))).toEqual(
      columns.map(() => '?'),
    );
  });

  it('names, words and sentences are ready to be printed', () => {
    const long = 'x'.repeat(5000);
    const odd = { ...named('a', `Rook\u202e${long}`), alignment: long, classes: [long, 'tank\n'] };
    const data = createRoster(
      t,
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
  it('has a few pages that say what is left out', async () => {
    const heroes = Array.from({ length: runs(1000) }, (_, index) => named(`hero-${index}`));
    const strangers = Array.from({ length: runs(500) }, (_, index) => ({ character: `stranger-${index}` }));
    const members = [...heroes.map(({ id }) => ({ character: id })), ...strangers];
    const pdf = await read(team(heroes, { members }));
    expect(pdf.pages.length).toBeLessThan(12);
    expect(pdf.text).toContain(squash(`And ${runs(1000) + runs(500) - 200} more: a sheet has room for 200 members.`));
    expect(pdf.text).toMatch(/And[\d,]+more:asheethasroomfor100findings\.Thecommandcheck/);
    expect([outside(pdf, 18), collisions(pdf)]).toEqual([[], []]);
  }, 60_000);

  it('keeps a name of thousands of letters in its bars', async () => {
    const pdf = await read(
      team(
        Array.from({ length: 50 }, (_, index) => named(`hero-${index}`)),
        { name: 'Wappenschmiede'.repeat(400) },
      ),
    );
    expect(pdf.pages.length).toBeGreaterThan(1);
    expect(pdf.text).toContain('(CUT,5,600LETTERS)');
    expect([outside(pdf, 18), collisions(pdf)]).toEqual([[], []]);
  }, 60_000);
});
