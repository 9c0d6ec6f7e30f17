import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/shared/document/json/json-object.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createCandidate, getDefaultChoice, listChoices } from '../../../../src/shared/library/import/import-plan.ts';
import { readDocument } from '../../../../src/shared/library/import/read-document.ts';
import { isNewerEncounter, readNewerEncounter } from '../../../../src/shared/play/encounter/newer-encounter.ts';
import { translate } from '../../../support/texts.ts';

const newerEncounter: JsonObject = {
  format: 'rollcall.encounter',
  version: 2,
  ruleset: 'ssua',
  id: 'tomorrow',
  name: 'Tomorrow',
  sides: [
    {
      id: 'a',
      name: 'Reds',
      models: [null, { id: 'm1', character: 'lamp' }, { id: 'm2', character: 'lamp', copy: 5 }],
    },
    { id: 'b', crews: 7, models: 'none' },
  ],
  characters: [{ id: 'lamp', name: 'Lamp' }, 7],
  log: [{ kind: 'note', text: 'It rains.' }, { kind: 'leap', model: 'm1', over: ['a', { deep: 1 }] }, 'odd'],
  weather: { of: 'tomorrow' },
};

describe('an encounter of a newer version', () => {
  it('shows its name, its sides, its models and its log as far as they can be read', () => {
    expect(isNewerEncounter(GAMES, newerEncounter)).toBe(true);
    expect(readNewerEncounter(newerEncounter)).toEqual({
      version: 2,
      name: 'Tomorrow',
      sides: [
        { name: 'Reds', models: ['', 'Lamp 1', 'Lamp 5'] },
        { name: 'b', models: [] },
      ],
      lines: ['It rains.', 'm1 leap, over ["a",{"deep":1}]', '"odd"'],
    });
    for (const oddEncounter of [{}, { ...newerEncounter, sides: 7, log: { a: 1 }, characters: null, name: [] }])
      expect(() => readNewerEncounter(oddEncounter as JsonObject)).not.toThrow();
  });

  it('needs a newer version, the encounter format and a valid id to be recognized', () => {
    for (const changes of [
      { version: 1 },
      { version: 1.5 },
      { format: 'rollcall.team' },
      { id: '' },
      { id: 'x'.repeat(1001) },
    ])
      expect(isNewerEncounter(GAMES, { ...newerEncounter, ...changes })).toBe(false);
  });

  it('imports unchanged, as a whole or not at all', () => {
    const fileBytes = new TextEncoder().encode(JSON.stringify(newerEncounter));
    const result = readDocument(translate, GAMES, fileBytes, 'a.json');
    expect(result).toEqual({
      ok: true,
      incoming: { kind: 'encounters', id: 'tomorrow', name: 'Tomorrow', document: newerEncounter, origin: 'a.json' },
    });
    if (!result.ok) return;
    // The last argument has the earlier candidates of the same import.
    const newCandidate = createCandidate(GAMES, result.incoming, undefined, new Map());
    expect(newCandidate && [newCandidate.state, getDefaultChoice(newCandidate), listChoices(newCandidate)]).toEqual([
      'new',
      'theirs',
      ['mine', 'theirs'],
    ]);
    const olderEncounter = { ...newerEncounter, version: 1, log: [] };
    const conflict = createCandidate(GAMES, result.incoming, { document: olderEncounter }, new Map());
    expect(
      conflict && [conflict.state, conflict.differences, getDefaultChoice(conflict), listChoices(conflict)],
    ).toEqual(['conflict', [], 'mine', ['mine', 'theirs']]);
    const reversedConflict = createCandidate(
      GAMES,
      { ...result.incoming, document: olderEncounter },
      { document: newerEncounter },
      new Map(),
    );
    expect(
      reversedConflict && [reversedConflict.state, reversedConflict.differences, listChoices(reversedConflict)],
    ).toEqual(['conflict', [], ['mine', 'theirs']]);
    expect(createCandidate(GAMES, result.incoming, { document: newerEncounter }, new Map())?.state).toBe('same');
    // The second of two encounters with one id stays out, because another id would change it.
    const earlierCandidates = new Map();
    createCandidate(GAMES, result.incoming, undefined, earlierCandidates);
    const secondCandidate = createCandidate(
      GAMES,
      { ...result.incoming, document: { ...newerEncounter, name: 'Other' } },
      undefined,
      earlierCandidates,
    );
    expect(secondCandidate && [getDefaultChoice(secondCandidate), listChoices(secondCandidate)]).toEqual([
      'mine',
      ['mine'],
    ]);
  });
});
