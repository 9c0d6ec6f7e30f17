/** The sample library is what a new user sees first: all of it is legal, and it shows every part of the rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/shared/document/parse.ts';
import type { Character, Team } from '../../../src/shared/document/schema.ts';
import { judge } from '../../../src/shared/judge.ts';
import { FORMATIONS } from '../../../src/shared/rulesets/supers-unlimited/facts.ts';
import { readable } from '../../support/fixture.ts';

const ROOT = new URL('../../../samples/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');
const manifest = JSON.parse(read('samples.json')) as { characters: string[]; teams: string[]; demoTeam: string };
const load = <T>(folder: string, id: string, ending: string) =>
  readable(parseText(read(`${folder}/${id}.${ending}.json`))) as unknown as T;
const characters = manifest.characters.map((id) => load<Character>('characters', id, 'hero'));
const teams = manifest.teams.map((id) => load<Team>('teams', id, 'team'));

describe('samples', () => {
  it.each(characters.map((c) => [c.id, c] as const))('%s is legal, and only Spray is warned of', (_, character) => {
    const { verdict, findings } = judge(character);
    expect(findings.filter((f) => f.code !== 'su.attack.spray')).toEqual([]);
    expect(verdict).toBe('legal');
  });
  it.each(teams.map((t) => [t.id, t] as const))('%s is a legal team', (_, team) => {
    const { findings } = judge(team, { characters });
    expect(findings.filter((f) => f.severity !== 'info')).toEqual([]);
  });
  it('teams show every formation and every allegiance', () => {
    expect(new Set(teams.map((t) => t.formation))).toEqual(new Set(FORMATIONS));
    const allegiances = teams.map((t) => t.allegiance.alignment ?? t.allegiance.kind);
    expect(new Set(allegiances)).toEqual(new Set(['faction', 'hero', 'villain']));
    expect(manifest.teams).toContain(manifest.demoTeam);
  });
});
