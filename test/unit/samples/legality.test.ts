/**
 * Tests the sample library, which new users see first: every document is legal, and together they show every part of
 * the rules.
 */

import { describe, expect, it } from 'vitest';
import { readSamples } from '../../../src/cli/assets.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { FORMATIONS } from '../../../src/shared/games/supers-unlimited/facts.ts';
import { judge } from '../../../src/shared/rules/judge.ts';

const { characters, teams, demoTeam } = readSamples(GAMES);

/** Findings that samples cause on purpose: a Spray, and AP that differ from Mind and Agility. */
const INTENDED_FINDINGS: readonly string[] = ['su.attack.spray', 'ssua.character.ap'];

describe('samples', () => {
  it.each(characters.map((sample) => [sample.id, sample] as const))(
    '%s is a legal character without unintended findings',
    (_, character) => {
      const { verdict, findings } = judge(GAMES, character);
      expect(findings.filter(({ code }) => !INTENDED_FINDINGS.includes(code))).toEqual([]);
      expect(verdict).toBe('legal');
    },
  );
  it.each(teams.map((sample) => [sample.id, sample] as const))('%s is a legal team without warnings', (_, team) => {
    const { findings } = judge(GAMES, team, { characters });
    expect(findings.filter((finding) => finding.severity !== 'info')).toEqual([]);
  });
  it('teams cover every formation and every allegiance', () => {
    expect(new Set(teams.map((sample) => (sample as Team).formation))).toEqual(new Set(FORMATIONS));
    const allegiances = teams.map(
      (sample) => (sample as Team).allegiance.alignment ?? (sample as Team).allegiance.kind,
    );
    expect(new Set(allegiances)).toEqual(new Set(['faction', 'hero', 'villain']));
    expect((demoTeam as Team).levels).toBe(25);
  });
});
