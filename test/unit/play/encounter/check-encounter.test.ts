/** Tests the findings about an encounter as a document (docs/encounters.md#what-stops-a-replay). */

import { expect, it } from 'vitest';
import { parseValue } from '../../../../src/shared/document/parse.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { normalizeFinding } from '../../../support/play/normal-form.ts';

const documentFields = { format: 'rollcall.character', version: 1 };
const lampCharacter = { ...documentFields, ruleset: 'ssua', id: 'lamp', name: 'Lamp', agility: 4, mind: 4 };
const otherCharacter = {
  ...documentFields,
  ruleset: 'action-round',
  id: 'other',
  name: 'Other',
  powerLevel: 3,
  initiative: 4,
};
const sides = [
  { id: 'a', name: 'A', models: [{ id: 'a1', character: 'lamp' }] },
  { id: 'b', name: 'B', models: [{ id: 'b1', character: 'lamp' }] },
];
/** An encounter of SSUA that can be played. Its second event is unknown, so that each replay has a finding about the log. */
const VALID_ENCOUNTER = {
  ...{ format: 'rollcall.encounter', version: 1, ruleset: 'ssua', id: 't', name: 't' },
  sides,
  characters: [lampCharacter, otherCharacter],
  log: [{ kind: 'begin' }, { kind: 'dance' }],
};

/** Returns the sides with an additional model in the second side. */
const withModel = (model: object) => ({
  sides: [sides[0], { ...sides[1], models: [...(sides[1]?.models ?? []), model] }],
});
const modelPointer = '/sides/1/models/1';
const validModel = { id: 'x', character: 'lamp' };

/** Each case has a description, the changed keys of the encounter, and the code, path and subject of each finding. */
const CASES: readonly (readonly [
  what: string,
  change: object,
  findings: readonly (readonly [string, string, string?])[],
])[] = [
  [
    'a model id with a capital letter and a space',
    withModel({ ...validModel, id: 'X y' }),
    [['id', `${modelPointer}/id`, 'X y']],
  ],
  [
    'a model id of 65 characters',
    withModel({ ...validModel, id: 'x'.repeat(65) }),
    [['id', `${modelPointer}/id`, 'x'.repeat(65)]],
  ],
  [
    'a model called environment',
    withModel({ ...validModel, id: 'environment' }),
    [['id', `${modelPointer}/id`, 'environment']],
  ],
  ['a side id with a capital letter', { sides: [{ ...sides[0], id: 'A' }, sides[1]] }, [['id', '/sides/0/id']]],
  [
    'the id of an earlier model',
    withModel({ ...validModel, id: 'a1' }),
    [['duplicate-id', `${modelPointer}/id`, 'a1']],
  ],
  ['a model id that a side has', withModel({ ...validModel, id: 'a' }), [['duplicate-id', `${modelPointer}/id`, 'a']]],
  ['two sides with one id', { sides: [sides[0], { ...sides[1], id: 'a' }] }, [['duplicate-id', '/sides/1/id']]],
  [
    'two different characters with one id',
    { characters: [lampCharacter, { ...lampCharacter, mind: 5 }] },
    [['duplicate-id', '/characters/1/id', 'lamp']],
  ],
  ['the same character twice, without a finding', { characters: [lampCharacter, { ...lampCharacter }] }, []],
  ['no sides', { sides: [] }, [['empty', '/sides']]],
  ['sides without models', { sides: sides.map((side) => ({ ...side, models: [] })) }, [['empty', '/sides']]],
  ['one empty side, without a finding', { sides: [sides[0], { ...sides[1], models: [] }] }, []],
  [
    'a model with an unknown character',
    withModel({ ...validModel, character: 'nobody' }),
    [['unknown-character', `${modelPointer}/character`, 'x']],
  ],
  [
    'an unknown character called constructor',
    withModel({ ...validModel, character: 'constructor' }),
    [['unknown-character', `${modelPointer}/character`, 'x']],
  ],
  [
    'a character of another game',
    withModel({ ...validModel, character: 'other' }),
    [['ruleset', `${modelPointer}/character`, 'x']],
  ],
  [
    'an illegal character, which is reported once at its first model',
    { characters: [{ ...lampCharacter, mind: -1 }] },
    [['character-illegal', '/sides/0/models/0/character', 'a1']],
  ],
  [
    'an unused illegal character, without a finding',
    { characters: [lampCharacter, { ...lampCharacter, id: 'idle', mind: -1 }] },
    [],
  ],
  [
    'an illegal character of another game, which is not judged',
    {
      ...withModel({ ...validModel, character: 'other' }),
      characters: [lampCharacter, { ...otherCharacter, powerLevel: -1 }],
    },
    [['ruleset', `${modelPointer}/character`, 'x']],
  ],
  ['copy number 0', withModel({ ...validModel, copy: 0 }), [['number', `${modelPointer}/copy`, 'x']]],
  ['a fractional count', withModel({ ...validModel, count: 1.5 }), [['number', `${modelPointer}/count`, 'x']]],
  [
    'a wrong count and copy number, reported in file order',
    withModel({ ...validModel, count: -1, copy: 0 }),
    [
      ['number', `${modelPointer}/count`, 'x'],
      ['number', `${modelPointer}/copy`, 'x'],
    ],
  ],
  [
    'several faults of one model, reported in file order',
    withModel({ id: 'a1', character: 'nobody', copy: 0 }),
    [
      ['duplicate-id', `${modelPointer}/id`, 'a1'],
      ['unknown-character', `${modelPointer}/character`, 'a1'],
      ['number', `${modelPointer}/copy`, 'a1'],
    ],
  ],
];

const checkEncounter = (changes: object) => {
  const parsed = parseValue(GAMES, { ...VALID_ENCOUNTER, ...changes });
  if (!parsed.ok || parsed.document.format !== 'rollcall.encounter') throw new Error(JSON.stringify(parsed));
  const { findings, ...result } = replay(LOADED_GAMES, parsed.document);
  return { ...result, findings: findings.map(normalizeFinding) };
};

it.each(CASES)('checks an encounter with %s', (_, changes, expected) => {
  const { findings, encounter, accepted, events } = checkEncounter(changes);
  const documentFindings = expected.map(([findingCode, pointer, subject]) => ({
    ...{ code: `encounter.${findingCode}`, severity: 'error', path: pointer },
    subjects: subject === undefined ? [] : [subject],
  }));
  const isBlocked = documentFindings.length > 0;
  // An encounter that cannot be played has no findings about its events.
  const logFindings = isBlocked
    ? []
    : [{ code: 'order.event', severity: 'error', path: '/log/1', subjects: [], actual: 'dance' }];
  expect(findings).toEqual([...documentFindings, ...logFindings]);
  expect({ isPlayed: encounter !== undefined, accepted, events }).toEqual({
    isPlayed: !isBlocked,
    accepted: isBlocked ? 0 : 1,
    events: 2,
  });
});

const createOptionFinding = (optionKey: string) => ({
  code: 'encounter.option',
  severity: 'error',
  path: `/options/${optionKey}`,
  subjects: [],
});

it.each([
  ['an unknown key', { foo: true }, ['foo']],
  ['keys of another game', { 'su.x': 1, 'ar.bankQuick': true }, ['su.x', 'ar.bankQuick']],
  ['a key that a pointer escapes', { 'a/b~c': 1 }, ['a~1b~0c']],
  ['a text for a switch', { 'ssua.passForfeits': 'on' }, ['ssua.passForfeits']],
  ['a fraction for a whole number', { 'ssua.chargeMinAp': 1.5 }, ['ssua.chargeMinAp']],
  ['a word that is not in the list', { 'ssua.initTie': 'coin' }, ['ssua.initTie']],
  ['null', { 'ssua.initTie': null }, ['ssua.initTie']],
])('reports and ignores %s in the options', (_, options, optionKeys) => {
  const { findings, accepted } = checkEncounter({ options });
  expect(findings.slice(0, -1)).toEqual(optionKeys.map(createOptionFinding));
  expect(accepted).toBe(1);
});

it('accepts ar.degreeStep 1, but reports 0', () => {
  const actionRoundEncounter = {
    ruleset: 'action-round',
    sides: [{ ...sides[0], models: [{ id: 'o', character: 'other' }] }],
    log: [],
  };
  expect(checkEncounter({ ...actionRoundEncounter, options: { 'ar.degreeStep': 0 } }).findings).toEqual([
    createOptionFinding('ar.degreeStep'),
  ]);
  expect(checkEncounter({ ...actionRoundEncounter, options: { 'ar.degreeStep': 1 } }).findings).toEqual([]);
});

it.each([
  ['an event that is not an object', { log: ['begin'] }],
  ['an event without a kind', { log: [{ model: 'a1' }] }],
  ['a kind that is not a text', { log: [{ kind: 1 }] }],
  ['no log', { log: undefined }],
  ['a log that is not a list', { log: {} }],
  ['no sides', { sides: undefined }],
  ['a side without models', { sides: [{ id: 'a', name: 'A' }] }],
  ['a model without a character', withModel({ id: 'x' })],
  ['a count that is not a number', withModel({ ...validModel, count: '2' })],
  ['a non-boolean value of out', withModel({ ...validModel, out: 1 })],
  ['options that are a list', { options: [] }],
  ['a character without a name', { characters: [{ ...lampCharacter, name: undefined }] }],
  ['an unknown game', { ruleset: 'chess' }],
  ['a newer version', { version: 2 }],
])('cannot parse an encounter with %s', (_, changes) => {
  expect(parseValue(GAMES, JSON.parse(JSON.stringify({ ...VALID_ENCOUNTER, ...changes })))).toMatchObject({
    ok: false,
  });
});
