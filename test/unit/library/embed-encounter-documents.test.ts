import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import type { Character, Faction } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { embedEncounterDocuments } from '../../../src/shared/library/embed-encounter-documents.ts';
import { compareDocuments } from '../../../src/shared/library/import/compare-documents.ts';
import { renameReferences } from '../../../src/shared/library/import/references.ts';

const createCharacter = (documentId: string, ruleset = 'supers-unlimited', factions: string[] = []) =>
  ({
    format: 'rollcall.character',
    version: 1,
    ruleset,
    id: documentId,
    name: documentId,
    factions,
  }) as unknown as Character;

const ENCOUNTER: Encounter = {
  format: 'rollcall.encounter',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'saturday',
  name: 'Saturday',
  sides: [{ id: 'watch', models: [{ id: 'm1', character: 'brasslung' }] }],
  log: [{ kind: 'summon', id: 'm2', side: 'watch', character: 'marsh-light' }],
};

describe('embedEncounterDocuments', () => {
  it("embeds the characters that models and log name, and their factions, but only those of the encounter's game", () => {
    const knownCharacters = [
      createCharacter('brasslung', 'supers-unlimited', ['harbour']),
      createCharacter('marsh-light', 'ssua'),
    ];
    const faction = { format: 'rollcall.faction', version: 1, id: 'harbour', name: 'Harbour' } as Faction;
    const embeddedEncounter = embedEncounterDocuments(
      ENCOUNTER,
      (documentId) => knownCharacters.find((candidate) => candidate.id === documentId),
      (documentId) => (documentId === 'harbour' ? faction : undefined),
    );
    expect(embeddedEncounter.characters?.map(({ id }) => id)).toEqual(['brasslung']);
    expect(embeddedEncounter.factions).toEqual([faction]);
    expect(
      embedEncounterDocuments(
        embeddedEncounter,
        () => undefined,
        () => undefined,
      ),
    ).toBe(embeddedEncounter);
  });

  it("adds the library's art to embedded characters without art, which counts as no difference when the file is imported", () => {
    const art = { drawing: { width: 1, height: 1, shapes: [] } };
    const startedEncounter: Encounter = {
      ...ENCOUNTER,
      characters: [createCharacter('brasslung'), createCharacter('marsh-light')],
    };
    const findDrawnCharacter = (documentId: string) =>
      documentId === 'brasslung' ? { ...createCharacter(documentId), art, name: 'Newer' } : undefined;
    const embeddedEncounter = embedEncounterDocuments(startedEncounter, findDrawnCharacter, () => undefined);
    expect(embeddedEncounter.characters).toEqual([
      { ...createCharacter('brasslung'), art },
      createCharacter('marsh-light'),
    ]);
    expect(compareDocuments(GAMES, embeddedEncounter, { document: startedEncounter }, 'encounters').state).toBe('same');
    const renamedEncounter = { ...embeddedEncounter, name: 'Other' };
    expect(
      compareDocuments(GAMES, renamedEncounter, { document: startedEncounter }, 'encounters').differences.map(
        ({ path }) => path,
      ),
    ).toEqual(['/name']);
  });

  it('renames references to imported characters with new ids, unless the encounter embeds them', () => {
    const renames = { characters: new Map([['brasslung', 'brasslung-2']]), factions: new Map(), templates: new Map() };
    const renamed = renameReferences('encounters', ENCOUNTER, renames) as Encounter;
    expect(renamed.sides[0]?.models[0]?.character).toBe('brasslung-2');
    expect(renamed.log).toEqual(ENCOUNTER.log);
    const renamesOfSummoned = {
      characters: new Map([['marsh-light', 'marsh-light-2']]),
      factions: new Map(),
      templates: new Map(),
    };
    expect((renameReferences('encounters', ENCOUNTER, renamesOfSummoned) as Encounter).log[0]?.character).toBe(
      'marsh-light-2',
    );
    const encounterWithCharacter = { ...ENCOUNTER, characters: [createCharacter('brasslung')] };
    expect(renameReferences('encounters', encounterWithCharacter, renames)).toBe(encounterWithCharacter);
  });
});
