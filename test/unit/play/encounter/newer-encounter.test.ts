import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/shared/document/json/json-object.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createCandidate, getDefaultChoice, listChoices } from '../../../../src/shared/library/import/import-plan.ts';
import { readDocument } from '../../../../src/shared/library/import/read-document.ts';
import { isNewerEncounter, readNewerEncounter } from '../../../../src/shared/play/encounter/newer-encounter.ts';
import { t } from '../../../support/texts.ts';

const newer: JsonObject = {
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
  it('is read as far as it can be', () => {
    expect(isNewerEncounter(GAMES, newer)).toBe(true);
    expect(readNewerEncounter(newer)).toEqual({
      version: 2,
      name: 'Tomorrow',
      sides: [
        { name: 'Reds', models: ['', 'Lamp 1', 'Lamp 5'] },
        { name: 'b', models: [] },
      ],
      lines: ['It rains.', 'm1 leap, over ["a",{"deep":1}]', '"odd"'],
    });
    for (const odd of [{}, { ...newer, sides: 7, log: { a: 1 }, characters: null, name: [] }])
      expect(() => readNewerEncounter(odd as JsonObject)).not.toThrow();
  });

  it('is no document of another format or version, nor one without an id', () => {
    for (const change of [
      { version: 1 },
      { version: 1.5 },
      { format: 'rollcall.team' },
      { id: '' },
      { id: 'x'.repeat(1001) },
    ])
      expect(isNewerEncounter(GAMES, { ...newer, ...change })).toBe(false);
  });

  it('comes in by an import as it is, and is taken whole or not at all', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(newer));
    const read = readDocument(t, GAMES, bytes, 'a.json');
    expect(read).toEqual({
      ok: true,
      incoming: { kind: 'encounters', id: 'tomorrow', name: 'Tomorrow', document: newer, origin: 'a.json' },
    });
    if (!read.ok) return;
    const alone = createCandidate(GAMES, read.incoming, undefined, new Map());
    expect(alone && [alone.state, getDefaultChoice(alone), listChoices(alone)]).toEqual([
      'new',
      'theirs',
      ['mine', 'theirs'],
    ]);
    const older = { ...newer, version: 1, log: [] };
    const both = createCandidate(GAMES, read.incoming, { document: older }, new Map());
    expect(both && [both.state, both.differences, getDefaultChoice(both), listChoices(both)]).toEqual([
      'conflict',
      [],
      'mine',
      ['mine', 'theirs'],
    ]);
    const back = createCandidate(GAMES, { ...read.incoming, document: older }, { document: newer }, new Map());
    expect(back && [back.state, back.differences, listChoices(back)]).toEqual(['conflict', [], ['mine', 'theirs']]);
    expect(createCandidate(GAMES, read.incoming, { document: newer }, new Map())?.state).toBe('same');
    // Of two with one id the second stays out: another id would be a change.
    const earlier = new Map();
    createCandidate(GAMES, read.incoming, undefined, earlier);
    const twin = createCandidate(
      GAMES,
      { ...read.incoming, document: { ...newer, name: 'Other' } },
      undefined,
      earlier,
    );
    expect(twin && [getDefaultChoice(twin), listChoices(twin)]).toEqual(['mine', ['mine']]);
  });
});
