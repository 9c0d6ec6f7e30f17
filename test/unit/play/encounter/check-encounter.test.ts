/** The findings on an encounter as a document (docs/encounters.md#what-stops-a-replay). */

import { expect, it } from 'vitest';
import { parseValue } from '../../../../src/shared/document/parse.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { normalFinding } from '../../../support/play/normal-form.ts';

const envelope = { format: 'rollcall.character', version: 1 };
const lamp = { ...envelope, ruleset: 'ssua', id: 'lamp', name: 'Lamp', agility: 4, mind: 4 };
const other = { ...envelope, ruleset: 'action-round', id: 'other', name: 'Other', powerLevel: 3, initiative: 4 };
const sides = [
  { id: 'a', name: 'A', models: [{ id: 'a1', character: 'lamp' }] },
  { id: 'b', name: 'B', models: [{ id: 'b1', character: 'lamp' }] },
];
const FILE = {
  ...{ format: 'rollcall.encounter', version: 1, ruleset: 'ssua', id: 't', name: 't' },
  sides,
  characters: [lamp, other],
  log: [{ kind: 'begin' }, { kind: 'dance' }],
};

/** The file with one model more in its second side. */
const withModel = (model: object) => ({
  sides: [sides[0], { ...sides[1], models: [...(sides[1]?.models ?? []), model] }],
});
const at = '/sides/1/models/1';
const x = { id: 'x', character: 'lamp' };

/** What is different in the file, and the findings: code, path, subjects. */
const ROWS: readonly (readonly [
  what: string,
  change: object,
  findings: readonly (readonly [string, string, string?])[],
])[] = [
  ['an id of a model of another form', withModel({ ...x, id: 'X y' }), [['id', `${at}/id`, 'X y']]],
  ['an id of 65 characters', withModel({ ...x, id: 'x'.repeat(65) }), [['id', `${at}/id`, 'x'.repeat(65)]]],
  ['a model called environment', withModel({ ...x, id: 'environment' }), [['id', `${at}/id`, 'environment']]],
  ['an id of a side of another form', { sides: [{ ...sides[0], id: 'A' }, sides[1]] }, [['id', '/sides/0/id']]],
  ['an id used by a model before', withModel({ ...x, id: 'a1' }), [['duplicate-id', `${at}/id`, 'a1']]],
  ['an id used by a side before', withModel({ ...x, id: 'a' }), [['duplicate-id', `${at}/id`, 'a']]],
  ['two sides of one id', { sides: [sides[0], { ...sides[1], id: 'a' }] }, [['duplicate-id', '/sides/1/id']]],
  [
    'two characters of one id',
    { characters: [lamp, { ...lamp, mind: 5 }] },
    [['duplicate-id', '/characters/1/id', 'lamp']],
  ],
  ['one character twice is one', { characters: [lamp, { ...lamp }] }, []],
  ['no side', { sides: [] }, [['empty', '/sides']]],
  ['sides without models', { sides: sides.map((side) => ({ ...side, models: [] })) }, [['empty', '/sides']]],
  ['one side with a model is enough', { sides: [sides[0], { ...sides[1], models: [] }] }, []],
  ['nobody of this id', withModel({ ...x, character: 'nobody' }), [['unknown-character', `${at}/character`, 'x']]],
  [
    'the name of a property of every object',
    withModel({ ...x, character: 'constructor' }),
    [['unknown-character', `${at}/character`, 'x']],
  ],
  ['a character of another game', withModel({ ...x, character: 'other' }), [['ruleset', `${at}/character`, 'x']]],
  [
    'an illegal character, told once, of the first model',
    { characters: [{ ...lamp, mind: -1 }] },
    [['character-illegal', '/sides/0/models/0/character', 'a1']],
  ],
  ['an illegal character that nobody plays', { characters: [lamp, { ...lamp, id: 'idle', mind: -1 }] }, []],
  [
    'a character of another game is not judged',
    { ...withModel({ ...x, character: 'other' }), characters: [lamp, { ...other, powerLevel: -1 }] },
    [['ruleset', `${at}/character`, 'x']],
  ],
  ['copy 0', withModel({ ...x, copy: 0 }), [['number', `${at}/copy`, 'x']]],
  ['half a count', withModel({ ...x, count: 1.5 }), [['number', `${at}/count`, 'x']]],
  [
    'both numbers, in the order of the file',
    withModel({ ...x, count: -1, copy: 0 }),
    [
      ['number', `${at}/count`, 'x'],
      ['number', `${at}/copy`, 'x'],
    ],
  ],
  [
    'all of a model, in the order of the file',
    withModel({ id: 'a1', character: 'nobody', copy: 0 }),
    [
      ['duplicate-id', `${at}/id`, 'a1'],
      ['unknown-character', `${at}/character`, 'a1'],
      ['number', `${at}/copy`, 'a1'],
    ],
  ],
];

const findingsOf = (file: object) => {
  const parsed = parseValue(GAMES, { ...FILE, ...file });
  if (!parsed.ok || parsed.document.format !== 'rollcall.encounter') throw new Error(JSON.stringify(parsed));
  const { findings, ...answer } = replay(LOADED_GAMES, parsed.document);
  return { ...answer, findings: findings.map(normalFinding) };
};

it.each(ROWS)('%s', (_, change, expected) => {
  const { findings, encounter, accepted, events } = findingsOf(change);
  const ofDocument = expected.map(([code, path, subject]) => ({
    ...{ code: `encounter.${code}`, severity: 'error', path },
    subjects: subject === undefined ? [] : [subject],
  }));
  const isBlocked = ofDocument.length > 0;
  // A file that cannot be played says nothing of its events.
  const ofLog = isBlocked
    ? []
    : [{ code: 'order.event', severity: 'error', path: '/log/1', subjects: [], actual: 'dance' }];
  expect(findings).toEqual([...ofDocument, ...ofLog]);
  expect({ isPlayed: encounter !== undefined, accepted, events }).toEqual({
    isPlayed: !isBlocked,
    accepted: isBlocked ? 0 : 1,
    events: 2,
  });
});

const option = (key: string) => ({
  code: 'encounter.option',
  severity: 'error',
  path: `/options/${key}`,
  subjects: [],
});

it.each([
  ['an unknown one', { foo: true }, ['foo']],
  ['one of another game', { 'su.x': 1, 'ar.bankQuick': true }, ['su.x', 'ar.bankQuick']],
  ['a key that a pointer escapes', { 'a/b~c': 1 }, ['a~1b~0c']],
  ['a switch is a bool', { 'ssua.passForfeits': 'on' }, ['ssua.passForfeits']],
  ['a number is whole', { 'ssua.chargeMinAp': 1.5 }, ['ssua.chargeMinAp']],
  ['a word of the list', { 'ssua.initTie': 'coin' }, ['ssua.initTie']],
  ['null is no value', { 'ssua.initTie': null }, ['ssua.initTie']],
])('option: %s is told and passed over', (_, options, keys) => {
  const { findings, accepted } = findingsOf({ options });
  expect(findings.slice(0, -1)).toEqual(keys.map(option));
  expect(accepted).toBe(1);
});

it('option: a step of degrees is 1 or more', () => {
  const played = {
    ruleset: 'action-round',
    sides: [{ ...sides[0], models: [{ id: 'o', character: 'other' }] }],
    log: [],
  };
  expect(findingsOf({ ...played, options: { 'ar.degreeStep': 0 } }).findings).toEqual([option('ar.degreeStep')]);
  expect(findingsOf({ ...played, options: { 'ar.degreeStep': 1 } }).findings).toEqual([]);
});

it.each([
  ['an event that is no object', { log: ['begin'] }],
  ['an event without a kind', { log: [{ model: 'a1' }] }],
  ['a kind that is no text', { log: [{ kind: 1 }] }],
  ['no log', { log: undefined }],
  ['a log that is no list', { log: {} }],
  ['no sides', { sides: undefined }],
  ['a side without models', { sides: [{ id: 'a', name: 'A' }] }],
  ['a model without a character', withModel({ id: 'x' })],
  ['a count that is no number', withModel({ ...x, count: '2' })],
  ['out that is no bool', withModel({ ...x, out: 1 })],
  ['options that are a list', { options: [] }],
  ['a character without a name', { characters: [{ ...lamp, name: undefined }] }],
  ['an unknown game', { ruleset: 'chess' }],
  ['a newer version', { version: 2 }],
])('unreadable: %s', (_, change) => {
  expect(parseValue(GAMES, JSON.parse(JSON.stringify({ ...FILE, ...change })))).toMatchObject({ ok: false });
});
