import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Drawing, factionSchema } from '../../../src/shared/document/schema.ts';
import {
  characterSchema,
  eventSchema,
  teamSchema,
} from '../../../src/shared/games/supers-unlimited/documents/schema.ts';

const samplesFolder = join(import.meta.dirname, '../../../samples/supers-unlimited');
const readSample = (filePath: string): unknown => JSON.parse(readFileSync(join(samplesFolder, filePath), 'utf8'));

const listIds = (folder: string): string[] =>
  readdirSync(join(samplesFolder, folder))
    .map((fileName) => fileName.replace(/\.[a-z]+\.json$/, ''))
    .sort();
const manifest = {
  characters: listIds('characters'),
  factions: listIds('factions'),
  teams: listIds('teams'),
  events: listIds('events'),
};
const characters = manifest.characters.map((characterId) =>
  characterSchema.parse(readSample(`characters/${characterId}.hero.json`)),
);
const factions = manifest.factions.map((factionId) =>
  factionSchema.parse(readSample(`factions/${factionId}.faction.json`)),
);
const teams = manifest.teams.map((teamId) => teamSchema.parse(readSample(`teams/${teamId}.team.json`)));
const events = manifest.events.map((eventId) => eventSchema.parse(readSample(`events/${eventId}.event.json`)));

const listUsed = (lists: readonly (readonly string[] | undefined)[]): string[] =>
  [...new Set(lists.flatMap((words) => words ?? []))].sort();

/** Matches absolute path data of the six commands that a drawing may use. */
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
  it('contains every document in a file named after its id', () => {
    expect(characters.map((character) => character.id)).toEqual(manifest.characters);
    expect(factions.map((faction) => faction.id)).toEqual(manifest.factions);
    expect(teams.map((team) => team.id)).toEqual(manifest.teams);
    expect(events.map((eventPack) => eventPack.id)).toEqual(manifest.events);
  });

  it('gives the documents of a kind unique names', () => {
    for (const documents of [characters, factions, teams, events]) {
      expect(new Set(documents.map((document) => document.name.toLowerCase())).size).toBe(documents.length);
    }
  });

  it('refers only to characters and factions that it contains', () => {
    for (const team of teams) {
      for (const member of team.members) expect(manifest.characters).toContain(member.character);
      if (team.allegiance.faction !== undefined) expect(manifest.factions).toContain(team.allegiance.faction);
    }
    for (const factionId of listUsed(characters.map((character) => character.factions)))
      expect(manifest.factions).toContain(factionId);
  });

  it('E-31: covers Levels 1 to 9, with Supers and Henchmen', () => {
    expect([...new Set(characters.map((character) => character.level))].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(characters.filter((character) => character.level >= 3).length).toBeGreaterThanOrEqual(18);
    expect(characters.filter((character) => character.level <= 2).length).toBeGreaterThanOrEqual(4);
  });

  it('E-120: covers all twelve Classes', () => {
    expect(listUsed(characters.map((character) => character.classes))).toHaveLength(12);
  });

  it('E-71: covers all eight movement types', () => {
    expect(listUsed(characters.map((character) => character.movement))).toHaveLength(8);
  });

  it('E-79, E?14: covers every attack type, including Spray', () => {
    const attackTypes = listUsed(characters.map((character) => character.attacks.map((attack) => attack.type)));
    expect(attackTypes).toEqual(['beam', 'close', 'projectile', 'pulse', 'spray']);
  });

  it('E-100 to E-118: covers all eighteen effects', () => {
    expect(
      listUsed(
        characters.map((character) =>
          character.attacks.flatMap((attack) => attack.effects.map((effect) => effect.effect)),
        ),
      ),
    ).toHaveLength(18);
  });

  it('E-82: gives every Character the Bash attack', () => {
    const bashAttack = {
      name: 'Bash',
      trait: 'fight',
      type: 'close',
      effects: [{ effect: 'damage' }],
    };
    for (const character of characters) expect(character.attacks).toContainEqual(bashAttack);
  });

  it('E-34 to E-39: covers each formation, allegiance and size', () => {
    const formations = listUsed(teams.map((team) => [team.formation]));
    expect(formations).toEqual(['combined-team', 'goon-squad', 'super-force']);
    const allegiances = listUsed(teams.map((team) => [team.allegiance.alignment ?? team.allegiance.kind]));
    expect(allegiances).toEqual(['faction', 'hero', 'villain']);
    expect([...new Set(teams.map((team) => team.levels))].sort()).toEqual([15, 25, 35, 50]);
  });
});

describe('the art of the samples', () => {
  it.each(characters.map((character) => [character.id, character.art?.drawing] as const))(
    'includes a portrait of %s',
    (_id, drawing) => {
      expectDrawing(drawing);
      expect(drawing).toMatchObject({ width: 600, height: 560 });
      expect(JSON.stringify(drawing).length).toBeLessThan(25_000);
    },
  );

  it.each(factions.map((faction) => [faction.id, faction.symbol] as const))(
    'includes a symbol of %s',
    (_id, symbol) => {
      expectDrawing(symbol);
    },
  );
});
