import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import type { Character, Faction } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { embedEncounterDocuments } from '../../../src/shared/library/embed-encounter-documents.ts';
import { compareDocuments } from '../../../src/shared/library/import/compare-documents.ts';
import { renameReferences } from '../../../src/shared/library/import/references.ts';

const character = (id: string, ruleset = 'supers-unlimited', factions: string[] = []) =>
  ({ format: 'rollcall.character', version: 1, ruleset, id, name: id, factions }) as unknown as Character;

const ENCOUNTER: Encounter = {
  format: 'rollcall.encounter',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'saturday',
  name: 'Saturday',
  sides: [{ id: 'watch', models: [{ id: 'm1', character: 'brasslung' }] }],
  log: [{ kind: 'summon', id: 'm2', side: 'watch', character: 'marsh-light' }],
};

describe('an encounter as one file', () => {
  it('embeds whom its models and its log name, and their factions, of its own game', () => {
    const known = [character('brasslung', 'supers-unlimited', ['harbour']), character('marsh-light', 'ssua')];
    const faction = { format: 'rollcall.faction', version: 1, id: 'harbour', name: 'Harbour' } as Faction;
    const whole = embedEncounterDocuments(
      ENCOUNTER,
      (id) => known.find((one) => one.id === id),
      (id) => (id === 'harbour' ? faction : undefined),
    );
    expect(whole.characters?.map(({ id }) => id)).toEqual(['brasslung']);
    expect(whole.factions).toEqual([faction]);
    expect(
      embedEncounterDocuments(
        whole,
        () => undefined,
        () => undefined,
      ),
    ).toBe(whole);
  });

  it('gives characters that the app keeps without art theirs, which is no difference when it comes back', () => {
    const art = { drawing: { width: 1, height: 1, shapes: [] } };
    const begun: Encounter = { ...ENCOUNTER, characters: [character('brasslung'), character('marsh-light')] };
    const drawn = (id: string) => (id === 'brasslung' ? { ...character(id), art, name: 'Newer' } : undefined);
    const whole = embedEncounterDocuments(begun, drawn, () => undefined);
    expect(whole.characters).toEqual([{ ...character('brasslung'), art }, character('marsh-light')]);
    expect(compareDocuments(GAMES, whole, { document: begun }, 'encounters').state).toBe('same');
    const other = { ...whole, name: 'Other' };
    expect(
      compareDocuments(GAMES, other, { document: begun }, 'encounters').differences.map(({ path }) => path),
    ).toEqual(['/name']);
  });

  it('follows characters that come in under other ids, unless it embeds them', () => {
    const renames = { characters: new Map([['brasslung', 'brasslung-2']]), factions: new Map(), templates: new Map() };
    const renamed = renameReferences('encounters', ENCOUNTER, renames) as Encounter;
    expect(renamed.sides[0]?.models[0]?.character).toBe('brasslung-2');
    expect(renamed.log).toEqual(ENCOUNTER.log);
    const brought = {
      characters: new Map([['marsh-light', 'marsh-light-2']]),
      factions: new Map(),
      templates: new Map(),
    };
    expect((renameReferences('encounters', ENCOUNTER, brought) as Encounter).log[0]?.character).toBe('marsh-light-2');
    const own = { ...ENCOUNTER, characters: [character('brasslung')] };
    expect(renameReferences('encounters', own, renames)).toBe(own);
  });
});
