/** Tests the events that the app appends by itself, and the target that a Charge suggests for its attack. */
import { expect, it } from 'vitest';
import { play as supersUnlimitedPlay } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import { type Following, listFollowingEvents } from '../../../../../src/shared/play/following-events.ts';
import { createOffer } from '../../../../../src/shared/play/offers.ts';
import type { PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import { createEventFields } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import { translate } from '../../../../support/texts.ts';
import {
  createActivation,
  createAdjust,
  createCharacter,
  type EncounterSpec,
  findRefusal,
  playGame,
  STARTED_GAME,
  type TestEvent,
} from '../support/encounters.ts';

const RULES = supersUnlimitedPlay as PlayRules;

const listFollowing = (spec: EncounterSpec, event: TestEvent, following: Following = 'automatic') =>
  listFollowingEvents(RULES, playGame(spec).encounter as never, event, following);

const CHOOSE: TestEvent = { kind: 'choose', model: 'anna' };

it('begins an Activation at once if the model has nothing to recover from', () => {
  expect(listFollowing({ log: STARTED_GAME }, CHOOSE)).toEqual([{ kind: 'activate', auto: true }]);
  const woundedLog = [...STARTED_GAME, createAdjust('anna', 'hp', 5)];
  expect(listFollowing({ log: woundedLog }, CHOOSE)).toEqual([]);
});

it('begins an Activation in the Dangerous Terrain that the choice of the model states (E-128)', () => {
  const choose = { ...CHOOSE, dangerous: 2 };
  const activate = { kind: 'activate', dangerous: 2, auto: true };
  expect(listFollowing({ log: STARTED_GAME }, choose)).toEqual([activate]);
  expect(playGame({ log: [...STARTED_GAME, choose, activate] }).state.models.get('anna')?.hp).toBe(8);
  const { encounter } = playGame({ log: [...STARTED_GAME, createAdjust('anna', 'hp', 5), choose] });
  expect([...RULES.listCandidates(encounter as never)]).toContainEqual({ kind: 'activate', dangerous: 2 });
});

it('asks for Dangerous Terrain in the form of the choice, unless the model is immune to it', () => {
  const findField = (spec: EncounterSpec) => {
    const { encounter } = playGame({ log: STARTED_GAME, ...spec });
    const offer = createOffer(RULES, encounter as never, CHOOSE, false);
    return createEventFields(translate, RULES, encounter as never, offer).find(({ path }) => path === '/dangerous');
  };
  expect(findField({})).toMatchObject({ label: 'Damage of Dangerous Terrain', isRare: true, isRequired: false });
  expect(findField({ characters: [createCharacter('anna', { immunities: ['Dangerous Terrain'] })] })).toBeUndefined();
});

it('ends a Turn at once only if nobody can hold the initiative', () => {
  const endActivation = { kind: 'end-activation' };
  const log = createActivation('anna');
  expect(listFollowing({ log }, endActivation)).toEqual([]);
  const spentLog = [...log, createAdjust('anna', 'pp', 0), createAdjust('ansel', 'pp', 0)];
  expect(listFollowing({ log: spentLog }, endActivation)).toEqual([{ kind: 'end-turn', auto: true }]);
});

it('appends stated events up to the first one that is refused', () => {
  const log = createActivation('anna');
  const followingEvents = [{ kind: 'end-turn' }, { kind: 'activate' }, { kind: 'pass' }];
  expect(listFollowing({ log }, { kind: 'end-activation' }, followingEvents)).toEqual([
    { kind: 'end-turn', auto: true },
  ]);
});

it('suggests the charged model as the target of the attack after a Charge (E-59)', () => {
  const charge = { kind: 'charge', model: 'anna', target: 'bo', inches: 4 };
  const log = [...createActivation('anna'), charge];
  const { encounter, refused } = playGame({ log });
  expect(refused).toEqual([]);
  const attack = { kind: 'attack', model: 'anna', attack: 'Bash', targets: [{}], charge: true };
  const listTargets = (event: TestEvent) =>
    createEventFields(translate, RULES, encounter as never, createOffer(RULES, encounter as never, event, false))
      .filter(({ path }) => path === '/targets/0/target')
      .map(({ value }) => value);
  expect(listTargets(attack)).toEqual(['bo']);
  expect(listTargets({ ...attack, charge: false })).toEqual([undefined]);
  expect(findRefusal([...createActivation('anna'), { ...charge, target: 'nobody' }])).toContain('order.unknown');
});
