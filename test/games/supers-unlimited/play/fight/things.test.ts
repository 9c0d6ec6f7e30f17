/**
 * Tests things, summoned models, corrections and findings on an encounter (docs/encounters.md#supers-unlimited). Anna and Ansel (side a)
 * play against Bert and Bo (side b): plain characters of Level 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required
 * fact [subjects]`: `order.limit 8.25/8 E-79 [anna]`.
 */

import { describe, expect, it } from 'vitest';
import { CITED_FACTS, getCitation } from '../../../../../src/shared/games/supers-unlimited/play/citations.ts';
import { replay } from '../../../../../src/shared/play/replay.ts';
import { formatLateText } from '../../../../../src/shared/texts/late-text.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { translate, translateToGerman } from '../../../../support/texts.ts';
import { HEADINGS } from '../../headings.ts';
import {
  createAdjust,
  createCharacter,
  createEncounter,
  type EncounterSpec,
  findRefusal,
  getModel,
  playLog,
  STARTED_GAME,
  type TestEvent,
} from '../support/encounters.ts';

describe('things and summoned models', () => {
  const createSummon = (eventKeys: object = {}): TestEvent => ({
    kind: 'summon',
    id: 'pet',
    side: 'a',
    character: 'ansel',
    ...eventKeys,
  });
  it('refuses a thing with an existing id or a wrong shape', () => {
    const crateEvent = { kind: 'thing', thing: { id: 'crate', kind: 'object', rank: 2 } };
    expect(playLog([crateEvent]).normal.things).toEqual({ crate: { kind: 'object', rank: 2 } });
    expect(findRefusal([crateEvent, crateEvent])).toBe('order.choice crate []');
    expect(findRefusal([{ kind: 'thing', thing: { id: 'anna', kind: 'object', rank: 2 } }])).toBe(
      'order.choice anna []',
    );
    expect(findRefusal([{ kind: 'thing', thing: { id: 'crate', kind: 'object', rank: 4 } }])).toBe(
      'order.payload thing/object []',
    );
    expect(findRefusal([{ kind: 'thing', thing: { id: 'shed', kind: 'building', material: 'solid' } }])).toBe(
      'order.payload thing/object []',
    );
  });

  it('lets summoned models be chosen and dismissed, but counts them as neither Super nor Henchman (P-37)', () => {
    const playedGame = playLog([...STARTED_GAME, createSummon({ resistance: 5 })]);
    expect(playedGame.normal.models).toMatchObject({
      pet: { summoned: true, resistance: 5, side: 'a', character: 'ansel', pp: 4 },
    });
    expect(playedGame.normal.mayAct).toEqual(['anna', 'ansel', 'pet']);
    expect(playedGame.state.deployed.at(-1)).toBe('pet');
    expect(findRefusal([...STARTED_GAME, createSummon(), { kind: 'choose', model: 'pet' }])).toBeUndefined();
    expect(getModel(playLog([...STARTED_GAME, createSummon(), { kind: 'dismiss', model: 'pet' }]), 'pet').out).toBe(
      true,
    );
    expect(findRefusal([...STARTED_GAME, { kind: 'dismiss', model: 'anna' }])).toBe('order.target E-75 [anna]');
    expect(
      findRefusal([
        ...STARTED_GAME,
        createSummon(),
        { kind: 'dismiss', model: 'pet' },
        { kind: 'dismiss', model: 'pet' },
      ]),
    ).toBe('order.state out [pet]');
    expect(findRefusal([...STARTED_GAME, createSummon({ id: 'bert' })])).toBe('order.choice bert []');
    expect(findRefusal([...STARTED_GAME, createSummon({ character: 'nobody' })])).toBe('order.unknown nobody []');
    const illegalSpec = { sides: { a: ['anna'], b: ['bert'] }, characters: [createCharacter('ansel', { level: 99 })] };
    expect(findRefusal([...STARTED_GAME, createSummon()], illegalSpec)).toBe('order.target E-75 []');
  });

  it.each([
    ['hp', 0, 'order.choice 0 [anna]'],
    ['hp', 11, 'order.choice 11 [anna]'],
    ['pp', 5, 'order.choice 5 [anna]'],
    ['power', 0, 'order.choice 0 [anna]'],
    ['altitude', 6, 'order.choice 6 [anna]'],
    ['ko', 2, 'order.choice 2 [anna]'],
    ['out', -1, 'order.choice -1 [anna]'],
    ['stun', 100, 'order.choice 100 [anna]'],
    ['luck', 1, 'order.payload field/word [anna]'],
    ['bonusSuccesses', 99, undefined],
  ])('answers a change of %s to %i', (fieldName, targetValue, expected) => {
    expect(findRefusal([...STARTED_GAME, createAdjust('anna', fieldName, targetValue)])).toBe(expected);
  });

  it('adjusts PP with Power, and HP with a return', () => {
    expect(getModel(playLog([...STARTED_GAME, createAdjust('anna', 'power', 2)]), 'anna')).toMatchObject({
      power: 2,
      pp: 2,
    });
    const returnedGame = playLog([...STARTED_GAME, createAdjust('bo', 'out', 1), createAdjust('bo', 'out', 0)]);
    expect(getModel(returnedGame, 'bo')).toMatchObject({ out: false, hp: 1 });
    const lateGame = playLog([...STARTED_GAME, createAdjust('bo', 'out', 0)], { later: ['bo'] });
    expect(lateGame.state.deployed).toEqual(['anna', 'ansel', 'bert', 'bo']);
  });
});

describe('findings on an encounter of Supers Unlimited', () => {
  const listDefects = (encounterSpec: EncounterSpec) =>
    replay(LOADED_GAMES, createEncounter(encounterSpec)).findings.map(({ code, path }) => `${code} ${path}`);
  it.each([
    [{ leaders: { a: 'bert' } }, 'encounter.leader /sides/0/leader'],
    [{ gimmicks: { a: ['teleport'] } }, 'encounter.gimmick /sides/0/gimmicks/0'],
    [{ gimmicks: { b: ['tag-team', 'tag-team'] } }, 'encounter.gimmick /sides/1/gimmicks/1'],
    [{ setup: { levels: 0 } }, 'encounter.number /setup/levels'],
    [{ setup: { things: [{ id: 'x', kind: 'object', rank: 5 }] } }, 'encounter.number /setup/things/0/rank'],
    [
      { setup: { things: [{ id: 'x', kind: 'building', material: 'paper', limit: 3 }] } },
      'encounter.number /setup/things/0/material',
    ],
    [{ setup: { things: [{ id: 'x', kind: 'building', material: 'solid' }] } }, 'encounter.number /setup/things/0'],
    [{ setup: { things: [{ id: 'anna', kind: 'object', rank: 1 }] } }, 'encounter.duplicate-id /setup/things/0/id'],
    [{ setup: { things: [{ kind: 'object', rank: 1 }] } }, 'encounter.id /setup/things/0/id'],
    [{ setup: { things: [{ id: 'A b', kind: 'object', rank: 1 }] } }, 'encounter.id /setup/things/0/id'],
  ])('report %j as %s', (encounterSpec, expected) => {
    expect(listDefects(encounterSpec as EncounterSpec)).toEqual([expected]);
  });

  it("name the wrong number of the setup in the reader's language", () => {
    const listMessages = (encounterSetup: object) =>
      replay(LOADED_GAMES, createEncounter({ setup: encounterSetup } as EncounterSpec)).findings.map(({ message }) => [
        formatLateText(translate, message),
        formatLateText(translateToGerman, message),
      ]);
    expect(listMessages({ levels: 0 })).toEqual([
      [
        'The number of Levels is no number, word or size that is possible here.',
        'Das ist keine Zahl, kein Wort und keine Größe, die hier möglich wäre: Zahl der Levels.',
      ],
    ]);
    expect(listMessages({ things: [{ id: 'x', kind: 'building', material: 'solid' }] })).toEqual([
      [
        'The size or limit of the Building is no number, word or size that is possible here.',
        'Das ist keine Zahl, kein Wort und keine Größe, die hier möglich wäre: Größe oder Limit des Gebäudes.',
      ],
    ]);
  });

  it('report each wrong number and word of a thing', () => {
    const wrongShed = { id: 'x', kind: 'building', material: 'paper', size: [0, 6, 1.3], limit: 1.5 };
    const flatBuilding = { id: 'y', kind: 'building', material: 'solid', size: [6, 6] };
    expect(listDefects({ setup: { things: [wrongShed, flatBuilding, { id: 'z', kind: 'tree', rank: 9 }] } })).toEqual(
      ['0/material', '0/size/0', '0/size/2', '0/limit', '1/size', '2/kind'].map(
        (thingField) => `encounter.number /setup/things/${thingField}`,
      ),
    );
  });

  it('cite a heading of the book for every fact', () => {
    for (const fact of CITED_FACTS) {
      const { chapter = 0, heading = '' } = getCitation(fact);
      expect(HEADINGS[chapter]).toContain(heading);
    }
  });
});
