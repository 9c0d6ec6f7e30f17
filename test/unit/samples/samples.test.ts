import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Drawing, factionSchema } from '../../../src/shared/document/schema.ts';
import {
  characterSchema,
  eventSchema,
  teamSchema,
} from '../../../src/shared/games/supers-unlimited/documents/schema.ts';

const root = join(import.meta.dirname, '../../../samples/supers-unlimited');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const idsIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .map((name) => name.replace(/\.[a-z]+\.json$/, ''))
    .sort();
const manifest = {
  characters: idsIn('characters'),
  factions: idsIn('factions'),
  teams: idsIn('teams'),
  events: idsIn('events'),
};
const characters = manifest.characters.map((id) => characterSchema.parse(read(`characters/${id}.hero.json`)));
const factions = manifest.factions.map((id) => factionSchema.parse(read(`factions/${id}.faction.json`)));
const teams = manifest.teams.map((id) => teamSchema.parse(read(`teams/${id}.team.json`)));
const events = manifest.events.map((id) => eventSchema.parse(read(`events/${id}.event.json`)));

const used = (values: readonly (readonly string[] | undefined)[]): string[] =>
  [...new Set(values.flatMap((list) => list ?? []))].sort();

/** Absolute path data made of the six commands a drawing may use. */
const PATH = /^(?:[MLHVCQZ](?:-?\d+(?:\.\d)?(?: -?\d+(?:\.\d)?)*)?)+$/;

function expectDrawing(drawing: Drawing | undefined): void {
  expect(drawing).toBeDefined();
  if (drawing === undefined) return;
  expect(drawing.shapes.length).toBeGreaterThan(0);
  for (const shape of drawing.shapes) {
    expect(shape.d).toMatch(PATH);
    expect(shape.d.startsWith('M')).toBe(true);
    expect(shape.fill ?? shape.stroke).toMatch(/^(?:#[0-9a-f]{6}|primary|secondary|accent|ink|paper)$/);
  }
}

describe('the sample library', () => {
  it('files every document under its own id, each id once', () => {
    expect(characters.map((c) => c.id)).toEqual(manifest.characters);
    expect(factions.map((f) => f.id)).toEqual(manifest.factions);
    expect(teams.map((t) => t.id)).toEqual(manifest.teams);
    expect(events.map((e) => e.id)).toEqual(manifest.events);
  });

  it('gives no two documents of a kind one name', () => {
    for (const list of [characters, factions, teams, events]) {
      expect(new Set(list.map((d) => d.name.toLowerCase())).size).toBe(list.length);
    }
  });

  it('names only characters and factions that are in it', () => {
    for (const team of teams) {
      for (const member of team.members) expect(manifest.characters).toContain(member.character);
      if (team.allegiance.faction !== undefined) expect(manifest.factions).toContain(team.allegiance.faction);
    }
    for (const faction of used(characters.map((c) => c.factions))) expect(manifest.factions).toContain(faction);
  });

  it('E-31: has Levels 1 to 9, with Supers and Henchmen', () => {
    expect([...new Set(characters.map((c) => c.level))].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(characters.filter((c) => c.level >= 3).length).toBeGreaterThanOrEqual(18);
    expect(characters.filter((c) => c.level <= 2).length).toBeGreaterThanOrEqual(4);
  });

  it('E-120: has all twelve Classes', () => {
    expect(used(characters.map((c) => c.classes))).toHaveLength(12);
  });

  it('E-71: has all eight movement types', () => {
    expect(used(characters.map((c) => c.movement))).toHaveLength(8);
  });

  it('E-79, E?14: has every attack type, Spray among them', () => {
    const types = used(characters.map((c) => c.attacks.map((a) => a.type)));
    expect(types).toEqual(['beam', 'close', 'projectile', 'pulse', 'spray']);
  });

  it('E-100 to E-118: has all eighteen effects', () => {
    expect(used(characters.map((c) => c.attacks.flatMap((a) => a.effects.map((e) => e.effect))))).toHaveLength(18);
  });

  it('E-82: gives every Character the Bash attack', () => {
    const bash = {
      name: 'Bash',
      trait: 'fight',
      type: 'close',
      effects: [{ effect: 'damage' }],
    };
    for (const c of characters) expect(c.attacks).toContainEqual(bash);
  });

  it('E-34 to E-39: has a team of each formation, allegiance and size', () => {
    const formations = used(teams.map((t) => [t.formation]));
    expect(formations).toEqual(['combined-team', 'goon-squad', 'super-force']);
    const allegiances = used(teams.map((t) => [t.allegiance.alignment ?? t.allegiance.kind]));
    expect(allegiances).toEqual(['faction', 'hero', 'villain']);
    expect([...new Set(teams.map((t) => t.levels))].sort()).toEqual([15, 25, 35, 50]);
  });
});

describe('the art of the samples', () => {
  it.each(characters.map((c) => [c.id, c.art?.drawing] as const))('%s has a portrait', (_id, drawing) => {
    expectDrawing(drawing);
    expect(drawing).toMatchObject({ width: 600, height: 560 });
    expect(JSON.stringify(drawing).length).toBeLessThan(25_000);
  });

  it.each(factions.map((f) => [f.id, f.symbol] as const))('%s has a symbol', (_id, symbol) => {
    expectDrawing(symbol);
  });
});
