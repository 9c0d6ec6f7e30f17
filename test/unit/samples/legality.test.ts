/** The sample library is what a new user sees first: all of it is legal, and it shows every part of the rules. */

import { describe, expect, it } from 'vitest';
import { samples } from '../../../src/cli/assets.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { FORMATIONS } from '../../../src/shared/games/supers-unlimited/facts.ts';
import { judge } from '../../../src/shared/rules/judge.ts';

const { characters, teams, demoTeam } = samples(GAMES);

/** What samples show on purpose: a Spray, AP that are not Mind and Agility. */
const MEANT: readonly string[] = ['su.attack.spray', 'ssua.character.ap'];

describe('samples', () => {
  it.each(characters.map((c) => [c.id, c] as const))('%s is legal, and only Spray is warned of', (_, character) => {
    const { verdict, findings } = judge(GAMES, character);
    expect(findings.filter(({ code }) => !MEANT.includes(code))).toEqual([]);
    expect(verdict).toBe('legal');
  });
  it.each(teams.map((t) => [t.id, t] as const))('%s is a legal team', (_, team) => {
    const { findings } = judge(GAMES, team, { characters });
    expect(findings.filter((f) => f.severity !== 'info')).toEqual([]);
  });
  it('teams show every formation and every allegiance', () => {
    expect(new Set(teams.map((t) => (t as Team).formation))).toEqual(new Set(FORMATIONS));
    const allegiances = teams.map((t) => (t as Team).allegiance.alignment ?? (t as Team).allegiance.kind);
    expect(new Set(allegiances)).toEqual(new Set(['faction', 'hero', 'villain']));
    expect((demoTeam as Team).levels).toBe(25);
  });
});
