/**
 * Tests what the play screen offers and shows: offers, costs, lines, duties, tracks. Anna and Ansel (side a) play against Bert and Bo
 * (side b): plain characters of Level 3 with 10 HP, 4 PP and a Move of 5.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { judgeEvent } from '../../../../../src/shared/play/event/judge-event.ts';
import { listLeadingOffers, listOffers } from '../../../../../src/shared/play/offers.ts';
import { groupOffers } from '../../../../../src/shared/play/play-screen/offer-groups.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { scaleRuns } from '../../../../support/sample-size.ts';
import { translate } from '../../../../support/texts.ts';
import {
  createActivation,
  createCharacter,
  type EncounterSpec,
  playGame,
  STARTED_GAME,
  type TestEvent,
} from '../support/encounters.ts';
import { playRandomGame, playRules } from '../support/random-log.ts';

const startEncounter = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  playGame({ ...encounterSpec, log: eventLog }).encounter as unknown as ActiveEncounter;
const listAllOffers = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  listOffers(playRules, startEncounter(eventLog, encounterSpec));
/** Lists allowed events: those that lead on, or the free ones, which players may submit at almost any time. */
const listAllowed = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec, isFreeEvent: boolean) =>
  listAllOffers(eventLog, encounterSpec)
    .filter(({ refused, isFree }) => !refused && isFree === isFreeEvent)
    .map(({ event }) => event);
/** Lists allowed events that lead on. */
const listAllowedEvents = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  listAllowed(eventLog, encounterSpec, false).filter(({ reaction }) => reaction !== 'other');
const listFreeEvents = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  listAllowed(eventLog, encounterSpec, true);
/** Names models by their ids in texts. */
const getId = (modelId: string): string => modelId;
const bashEvent: TestEvent = { kind: 'attack', model: 'anna', attack: 'Bash', targets: [{ target: 'bert' }] };

describe('offers of Supers Unlimited', () => {
  it('list the steps of the setup, and refuse the start without an order', () => {
    const setupKinds = new Set(listAllowedEvents([]).map(({ kind }) => kind));
    expect([...setupKinds]).toEqual([
      'terrain-roll',
      'deployment',
      'scenario',
      'subplots',
      'plasma-roll',
      'wits',
      'turn-order',
      'deploy',
    ]);
    expect(listAllOffers([]).find(({ event }) => event.kind === 'start')?.refused).toMatchObject({
      fact: 'E-136',
    });
  });

  it('list the next events of a Turn', () => {
    expect(listAllowedEvents(STARTED_GAME)).toEqual([
      { kind: 'choose', model: 'anna' },
      { kind: 'choose', model: 'ansel' },
      { kind: 'end-game' },
    ]);
    const hurtLog = [
      ...STARTED_GAME,
      { kind: 'adjust', model: 'anna', field: 'hp', to: 4 },
      { kind: 'choose', model: 'anna' },
    ];
    expect(listAllowedEvents(hurtLog)).toEqual([
      { kind: 'recover', model: 'anna', what: 'hp', dice: [] },
      { kind: 'activate' },
    ]);
    const endedLog = [...createActivation('anna'), { kind: 'end-activation' }];
    expect(listAllowedEvents(endedLog).map(({ kind }) => kind)).toEqual(['hold', 'hold', 'end-turn', 'end-game']);
  });

  it('list Actions with their price', () => {
    const actionOffers = listAllOffers(createActivation('anna'));
    expect(actionOffers.find(({ event }) => event.kind === 'attack')).toEqual({
      event: { kind: 'attack', model: 'anna', attack: 'Bash', targets: [{ target: 'bert' }] },
      cost: { amount: 1, unit: 'PP' },
      dice: [],
      addsDice: false,
      optionalKeys: ['charge', 'object', 'near', 'gimmicks'],
      isFree: false,
    });
    expect(listAllowedEvents(createActivation('anna')).at(-1)).toEqual({ kind: 'end-activation' });
    const chargedOffers = listAllOffers([...createActivation('anna'), { kind: 'charge', model: 'anna' }]);
    const strikeOffer = chargedOffers.find(({ event }) => event.charge === true);
    expect(strikeOffer?.cost).toBeUndefined();
    expect(strikeOffer?.refused).toBeUndefined();
  });

  it('list answers first, then Reactions and Gimmicks', () => {
    const encounterSpec: EncounterSpec = {
      gimmicks: { b: ['enduring'] },
      characters: [createCharacter('bert', { classes: ['tank'] })],
    };
    expect(listAllowedEvents([...createActivation('anna'), bashEvent], encounterSpec)).toEqual([
      { kind: 'roll', dice: [] },
      { kind: 'react', model: 'bert', reaction: 'block' },
      { kind: 'gimmick', model: 'bert', gimmick: 'enduring' },
    ]);
    const controlEvent = { kind: 'inflict', model: 'bert', effect: 'control', type: 'all', amount: 2, by: 'anna' };
    const controlOffers = listAllOffers([...createActivation('anna'), controlEvent]);
    expect(controlOffers.find(({ event }) => event.kind === 'move')).toMatchObject({
      cost: { amount: 1, unit: 'Control' },
    });
    // Actions of a controlled model cost Control between Turns too, because they belong to no Activation.
    const blindEvent = { kind: 'adjust', model: 'bert', field: 'blind', to: 1 };
    const recoverOffer = listAllOffers([...STARTED_GAME, blindEvent, controlEvent]).find(
      ({ event }) => event.kind === 'recover',
    );
    expect(recoverOffer).toMatchObject({ event: { what: 'blind' }, cost: { amount: 1, unit: 'Control' } });
  });

  it('lead with Tag Team when the Activation of another Super has ended, and only then (E-121a)', () => {
    const encounterSpec: EncounterSpec = { gimmicks: { a: ['tag-team'] } };
    const endedLog = [...createActivation('anna'), { kind: 'end-activation' }];
    const listGroups = (eventLog: readonly TestEvent[]) => {
      const encounter = startEncounter(eventLog, encounterSpec);
      return groupOffers(translate, playRules, encounter, listLeadingOffers(playRules, encounter));
    };
    const [turnGroup] = listGroups(endedLog);
    expect(turnGroup?.id).toBe('turn');
    expect(turnGroup?.options[0]).toMatchObject({ model: 'ansel', words: { label: 'ansel: Activate by Tag Team' } });
    const listTagTeams = (eventLog: readonly TestEvent[]) =>
      listGroups(eventLog).flatMap(({ id, options }) =>
        options.flatMap(({ offer: { event }, words: { refused } }) =>
          event.gimmick === 'tag-team' ? [[id, event.model, refused === undefined]] : [],
        ),
      );
    expect(listTagTeams(endedLog)).toEqual([
      ['turn', 'ansel', true],
      ['react', 'anna', false],
    ]);
    expect(listTagTeams(createActivation('anna'))).toEqual([
      ['react', 'anna', false],
      ['react', 'ansel', false],
    ]);
  });

  it('ask for any number of dice, and say if POWs add more', () => {
    const pushEvent: TestEvent = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 1e12, by: 'anna' };
    const [firstOffer] = listAllOffers([
      ...createActivation('anna'),
      pushEvent,
      { kind: 'knockback', distance: 1e12 - 2, contact: 'bo' },
    ]);
    expect(firstOffer).toMatchObject({
      event: { kind: 'roll' },
      dice: [{ sides: 10, length: 5e11 - 1 }],
      addsDice: false,
    });
    const rollOffer = listAllOffers([...createActivation('anna'), bashEvent]).find(
      ({ event }) => event.kind === 'roll',
    );
    expect(rollOffer).toMatchObject({ dice: [{ sides: 10, length: 3 }], addsDice: true });
  });

  it('end with the game', () => {
    expect(listAllOffers([...STARTED_GAME, { kind: 'end-game' }])).toEqual([]);
  });

  it('include a Reaction of an Ability for 1 PP for every model in play, whatever Abilities it has (E-65)', () => {
    const abilities = [{ name: 'Undertow' }];
    const encounterSpec = {
      characters: [createCharacter('anna', { abilities }), createCharacter('bo', { abilities })],
    };
    const abilityOffers = listAllOffers(createActivation('anna'), encounterSpec).filter(
      ({ event }) => event.reaction === 'other',
    );
    expect(abilityOffers.map(({ event }) => event.model)).toEqual(['anna', 'ansel', 'bert', 'bo']);
    expect(abilityOffers[0]).toMatchObject({ cost: { amount: 1, unit: 'PP' }, isFree: false });
    const stunnedOffers = listAllOffers(
      [...createActivation('anna'), { kind: 'adjust', model: 'bo', field: 'stun', to: 1 }],
      encounterSpec,
    );
    const boOffer = stunnedOffers.find(({ event }) => event.reaction === 'other' && event.model === 'bo');
    expect(boOffer?.refused).toMatchObject({ code: 'order.state', actual: 'stun', fact: 'E-54' });
  });
});

describe('free events', () => {
  const listKinds = (freeEvents: readonly { kind: string }[]) => [...new Set(freeEvents.map(({ kind }) => kind))];
  const holdGround: TestEvent = { kind: 'scenario', scenario: 'hold-ground' };

  it('allow things, summons and corrections in the setup', () => {
    expect(listKinds(listFreeEvents([]))).toEqual(['thing', 'summon', 'adjust']);
  });

  it('also allow Effects, rolls, claims and dismissals in every phase of a Turn', () => {
    const summonEvent: TestEvent = { kind: 'summon', id: 'pet', side: 'a', character: 'ansel' };
    const allKinds = ['inflict', 'trait-roll', 'claim', 'dismiss', 'thing', 'summon', 'adjust'];
    const actingLog = [holdGround, ...createActivation('anna'), summonEvent];
    for (const eventLog of [
      [holdGround, ...STARTED_GAME, summonEvent],
      actingLog,
      [...actingLog, { kind: 'end-activation' }],
    ]) {
      expect(listKinds(listFreeEvents(eventLog))).toEqual(allKinds);
    }
    const freeEvents = listFreeEvents(actingLog);
    expect(freeEvents.filter(({ kind }) => kind === 'dismiss')).toEqual([{ kind: 'dismiss', model: 'pet' }]);
    expect(freeEvents.filter(({ kind }) => kind === 'trait-roll').map(({ model }) => model)).toEqual(
      Array(5).fill('anna'),
    );
    expect(freeEvents).toContainEqual({ kind: 'claim', marker: 'quarter-1', models: ['pet'] });
    expect(freeEvents).toContainEqual({ kind: 'inflict', model: 'bo', effect: 'control', amount: 1, type: 'all' });
    expect(freeEvents).toContainEqual({ kind: 'adjust', model: 'bo', field: 'altitude', to: 1 });
  });

  it('include resetting a KO or a loss that was set', () => {
    const createAdjust = (modelId: string, fieldName: string): TestEvent => ({
      kind: 'adjust',
      model: modelId,
      field: fieldName,
      to: 1,
    });
    const freeEvents = listFreeEvents([
      ...createActivation('anna'),
      createAdjust('bert', 'ko'),
      createAdjust('bo', 'out'),
    ]);
    expect(freeEvents.filter(({ to: targetValue }) => targetValue === 0)).toEqual([
      { kind: 'adjust', model: 'bert', field: 'ko', to: 0 },
      { kind: 'adjust', model: 'bo', field: 'out', to: 0 },
    ]);
  });

  it('stop while an answer is due, except under Control', () => {
    expect(listFreeEvents([...createActivation('anna'), bashEvent])).toEqual([]);
    const controlEvent = { kind: 'inflict', model: 'bert', effect: 'control', type: 'all', amount: 2, by: 'anna' };
    const freeEvents = listFreeEvents([...createActivation('anna'), controlEvent]);
    expect(listKinds(freeEvents)).toEqual(['inflict', 'trait-roll', 'thing', 'summon', 'adjust']);
    expect(freeEvents.find(({ kind }) => kind === 'trait-roll')).toMatchObject({ model: 'bert' });
  });
});

/** Returns an event with a 5 for every die that it asks for. */
function fillWithFives(offerValue: unknown, askedDice: { length: number }[]): unknown {
  if (Array.isArray(offerValue)) return offerValue.map((listItem) => fillWithFives(listItem, askedDice));
  if (typeof offerValue !== 'object' || offerValue === null) return offerValue;
  return Object.fromEntries(
    Object.entries(offerValue).map(([fieldKey, innerValue]) => {
      const isToRoll = fieldKey === 'dice' && Array.isArray(innerValue) && innerValue.length === 0;
      return [
        fieldKey,
        isToRoll ? Array(askedDice.shift()?.length ?? 0).fill(5) : fillWithFives(innerValue, askedDice),
      ];
    }),
  );
}

describe('offers in random games', () => {
  it('work with their dice exactly if they are not refused, and one always leads on (law 5)', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (gameSeed) => {
        playRandomGame(gameSeed, 60, (suEncounter, _event, submit) => {
          submit();
          if (suEncounter.state.phase === 'over') return;
          const encounter = suEncounter as unknown as ActiveEncounter;
          const allOffers = listOffers(playRules, encounter);
          for (const { event, dice, refused: refusal } of allOffers) {
            const judgement = judgeEvent(playRules, encounter, fillWithFives(event, [...dice]) as JsonObject);
            if ('allowed' in judgement !== (refusal === undefined)) expect([event, judgement]).toBe(refusal);
          }
          expect(allOffers.some(({ refused, isFree }) => !refused && !isFree)).toBe(true);
        });
      }),
      { numRuns: scaleRuns(12), seed: 65 },
    );
  });
});

describe('texts of the play screen', () => {
  it('describe the duty', () => {
    const formatDutyLine = (...eventLog: readonly TestEvent[]) =>
      playRules.formatDuty?.(translate, startEncounter([...createActivation('anna'), ...eventLog]), getId);
    expect(formatDutyLine()).toBeUndefined();
    expect(formatDutyLine(bashEvent)).toBe(
      'Does bert’s player answer with Block for 1 PP? If not, anna’s player rolls 3 dice for Bash on bert: each 5 or more is a Success',
    );
    expect(formatDutyLine({ kind: 'inflict', model: 'bert', effect: 'knockback', amount: 5 })).toBe(
      'bert’s player moves bert 3 inches straight away: how far does it get, and what does it hit?',
    );
  });

  it('show tracks and tags of a model', () => {
    const eventLog = [
      ...STARTED_GAME,
      { kind: 'adjust', model: 'anna', field: 'hp', to: 3 },
      { kind: 'adjust', model: 'anna', field: 'attack-boost', to: 2 },
    ];
    expect(playRules.getTrackedValues(startEncounter(eventLog), 'anna')).toEqual({
      tracks: [
        { label: 'HP', value: 3, max: 10, red: 5 },
        { label: 'PP', value: 4, max: 4 },
      ],
      tags: ['Red Zone', 'Attack Boost 2'],
      isDown: false,
    });
  });

  it('format a line for every event, even a malformed one', () => {
    expect(playRules.formatEvent?.(translate, bashEvent, getId)).toBe('anna attacks bert with Bash');
    expect(
      playRules.formatEvent?.(translate, { kind: 'attack', model: null, targets: [null, 3, { target: [[1]] }] }, getId),
    ).toBe('… attacks …, … and … with Bash');
    const drawKind = fc.constantFrom(...playRules.events.keys());
    const anything = fc.dictionary(
      fc.constantFrom('model', 'targets', 'dice', 'inches', 'what', 'order'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(drawKind, anything, (eventKind, eventKeys) => {
        const eventLine = playRules.formatEvent?.(translate, { ...(eventKeys as JsonObject), kind: eventKind }, getId);
        expect(eventLine === undefined || eventLine.length > 0).toBe(true);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
