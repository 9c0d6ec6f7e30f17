/** Tests the tracked values, texts and offers of units on the play screen. */
import { describe, expect, it } from 'vitest';
import { createOffer, listOffers, listRequestedOffers } from '../../../../src/shared/play/offers.ts';
import { createEventFields, fillEvent, setField } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { formatEvent, formatEventOutcome } from '../../../../src/shared/play/play-screen/event-text.ts';
import { getTrackedModels } from '../../../../src/shared/play/play-screen/model-changes.ts';
import { createOfferTexts } from '../../../../src/shared/play/play-screen/offer-text.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';
import { ACTIVE, CHARACTERS, createAction, createOut, endEvent, SIDES } from './fixtures.ts';

function replayLog(log: readonly TestEvent[], options: Readonly<Record<string, unknown>> = {}) {
  const encounter = createEncounter('battletech-kcw', { sides: SIDES, characters: CHARACTERS, log, options });
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter || findings.length > 0) throw new Error('the log of the test is refused');
  return { activeEncounter, playRules: getPlayRules(LOADED_GAMES, encounter) };
}

const describeModel = (log: readonly TestEvent[], modelId: string) => {
  const { activeEncounter: encounter, playRules } = replayLog(log);
  const { tracks, tags } = getTrackedModels(translate, playRules, encounter).get(modelId) ?? { tracks: [], tags: [] };
  return [Object.fromEntries(tracks.map(({ label, value }) => [label, value])), tags];
};

describe('tracked values of a unit', () => {
  it('show its initiative after the roll, and its Simple Actions in its slot', () => {
    expect(describeModel([], 'a')).toEqual([{ MP: 5, Heat: 3 }, []]);
    expect(describeModel(ACTIVE, 'a')).toEqual([{ Initiative: 18, MP: 5, Heat: 3, 'Simple Actions': 2 }, []]);
    expect(describeModel(ACTIVE, 'b')).toEqual([{ Initiative: 15, MP: 4, Heat: 0 }, []]);
    expect(describeModel([...ACTIVE, createOut('b')], 'b')[1]).toEqual(['out']);
  });

  it('show pending heat, a modifier other than 0 and the actions done', () => {
    const fireEvent = createAction('fire', { sa: 1, heat: 2, am: 1 });
    const duringSlot = { Initiative: 18, MP: 5, Heat: 3, 'Heat to come': 2, 'Simple Actions': 1, AM: 1 };
    expect(describeModel([...ACTIVE, fireEvent], 'a')).toEqual([duringSlot, ['done: Fire']]);
    const afterSlot = { Initiative: 18, MP: 5, Heat: 5, 'Left over': 1, AM: 1 };
    expect(describeModel([...ACTIVE, fireEvent, endEvent], 'a')).toEqual([afterSlot, ['done: Fire']]);
  });

  it('formats an action with its cost, heat and modifiers, and leaves out those that are 0', () => {
    const { activeEncounter: encounter, playRules } = replayLog(ACTIVE);
    expect(formatEvent(translate, playRules, encounter, createAction('fire', { sa: 1, heat: 2, am: 1 }))).toBe(
      'ace: Fire, 1 Simple Action, 2 heat, AM +1',
    );
    expect(formatEvent(translate, playRules, encounter, createAction('fire', { sa: 0, heat: 0, pm: 0 }))).toBe(
      'ace: Fire, no Simple Action',
    );
    const formatShot = (heat?: number) =>
      formatEvent(translate, playRules, encounter, {
        kind: 'opportunity',
        model: 'b',
        name: 'Shot',
        ...(heat === undefined ? {} : { heat }),
      });
    expect([formatShot(), formatShot(0)]).toEqual([
      'hover takes an opportunity: Shot',
      'hover takes an opportunity: Shot',
    ]);
    expect(formatShot(5)).toBe('hover takes an opportunity: Shot, 5 heat');
  });
});

it('B-12: offers the active unit its actions, other units Anytime Actions, and a unit that is out nothing', () => {
  const { activeEncounter: encounter, playRules } = replayLog([...ACTIVE, createOut('i')]);
  const offered = listOffers(playRules, encounter).map(({ event }) => [
    event.kind,
    event.model,
    event.sa,
    event.anytime,
  ]);
  const listFreeOffers = (unitId: string) => [
    ['action', unitId, 1, true],
    ['action', unitId, 2, true],
    ['action', unitId, 0, true],
    ['opportunity', unitId, undefined, undefined],
  ];
  expect(offered).toEqual([
    // Stand still, Walk, Run, Jump, Fire, 2nd Fire, and any other action.
    ...[0, 0, 1, 1, 1, 1, 1].map((simpleActions) => ['action', 'a', simpleActions, undefined]),
    ...listFreeOffers('c'),
    ...listFreeOffers('b'),
    ['end', undefined, undefined, undefined],
    ['end-game', undefined, undefined, undefined],
  ]);
});

describe('attacks of a unit', () => {
  const fireEvent = createAction('fire', { sa: 1, heat: 2, target: 'b', weapon: 'Laser' });

  it('B-11, B-12: are offered by name, with their cost, heat and modifiers, once each', () => {
    const { activeEncounter: encounter, playRules } = replayLog([
      ...ACTIVE,
      createAction('walk', { sa: 0, move: true, heat: 1, am: 1 }),
      fireEvent,
    ]);
    const ownActions = listOffers(playRules, encounter).filter(
      ({ event }) => event.kind === 'action' && event.model === 'a',
    );
    const describeOffer = (offer: (typeof ownActions)[number]) => {
      const { label, price, refused } = createOfferTexts(translate, playRules, encounter, offer);
      return [label, price, refused === undefined];
    };
    expect(ownActions.map(describeOffer)).toEqual([
      ['Stand still', 'no Simple Action', false],
      ['Walk/Cruise', 'no Simple Action, 1 heat, AM +1', false],
      ['Run/Flank', '1 Simple Action, 2 heat, AM +2', false],
      ['Jump', '1 Simple Action, 3 heat, AM +3, TM +1', false],
      ['Fire', '1 Simple Action', false],
      ['2nd Fire', '1 Simple Action', true],
      ['Other action', '1 Simple Action', true],
    ]);
  });

  it('ask for the target, and suggest a roll to hit it afterwards', () => {
    const before = replayLog(ACTIVE);
    const fireOffer = listOffers(before.playRules, before.activeEncounter).find(({ event }) => event.name === 'fire');
    if (!fireOffer) throw new Error('Fire is not offered');
    const targetField = createEventFields(translate, before.playRules, before.activeEncounter, fireOffer).find(
      ({ path }) => path === '/target',
    );
    expect(targetField).toMatchObject({ isRequired: true, value: undefined });
    expect(targetField?.choices?.map(({ value }) => value)).toEqual(['b', 'i', 'c']);
    const after = replayLog([...ACTIVE, fireEvent]);
    expect(listRequestedOffers(after.playRules, after.activeEncounter).map(({ event }) => event)).toEqual([
      { kind: 'shot', model: 'a', target: 'b', weapon: 'Laser', dice: [] },
    ]);
  });

  it('are in the log with their target, their weapon and their result', () => {
    const shot = { kind: 'shot', model: 'c', target: 'b', weapon: 'Laser', dice: [3, 4], damage: 5 };
    const { activeEncounter: encounter, playRules } = replayLog([...ACTIVE, endEvent, shot]);
    expect(formatEvent(translate, playRules, encounter, fireEvent)).toBe(
      'ace: Fire at hover, Laser, 1 Simple Action, 2 heat',
    );
    expect(formatEvent(translate, playRules, encounter, shot)).toBe('mech shoots at hover: Laser, 7 (3, 4), 5 damage');
    expect(formatEventOutcome(translate, playRules, encounter, shot)).toBe('a hit, 4 or more was needed');
  });
});

it.each([false, true])('fact 3.4: heats a Jump by its hexes unless a heat is typed (public list: %s)', (isPackUsed) => {
  const { activeEncounter, playRules } = replayLog(ACTIVE, { 'bt.actionPack': isPackUsed });
  const jumpOffer = listOffers(playRules, activeEncounter).find(({ event }) => event.name === 'jump');
  if (!jumpOffer) throw new Error('Jump is not offered');
  const fillJump = (hexes: number) => {
    const offer = createOffer(playRules, activeEncounter, setField(jumpOffer.event, '/hexes', hexes), false);
    const fields = createEventFields(translate, playRules, activeEncounter, offer);
    return {
      event: fillEvent(offer.event, fields),
      heat: fields.find(({ path }) => path === '/heat'),
      price: createOfferTexts(translate, playRules, activeEncounter, offer).price,
    };
  };
  const { event, heat, price } = fillJump(5);
  expect(event).not.toHaveProperty('heat');
  expect(heat).toMatchObject({
    value: undefined,
    hint: '5 heat: 1 for each hex, at least 3. Enter a number only if it differs.',
  });
  expect(price).toBe('1 Simple Action, 5 heat, AM +3, TM +1');
  expect(fillJump(1).heat?.hint).toMatch(/^3 heat/);
  expect(formatEvent(translate, playRules, activeEncounter, event)).toMatch(/^ace: Jump, 5 hexes, .*5 heat/);
});

it('offers a further roll to hit for another weapon after the first, until an action names a target again', () => {
  const fire = createAction('fire', { sa: 1, target: 'b', weapon: 'Laser' });
  const shot = { kind: 'shot', model: 'a', target: 'b', weapon: 'Laser', dice: [3, 4] };
  const describeShot = (log: readonly TestEvent[]) => {
    const { activeEncounter, playRules } = replayLog(log);
    return listRequestedOffers(playRules, activeEncounter).map((offer) => {
      const { label, group } = createOfferTexts(translate, playRules, activeEncounter, offer);
      const fields = createEventFields(translate, playRules, activeEncounter, offer);
      return [label, group, offer.event.weapon, fields.some(({ path }) => path === '/target')];
    });
  };
  const firstShot = [['Roll to hit hover', 'answer', 'Laser', false]];
  expect(describeShot([...ACTIVE, fire])).toEqual(firstShot);
  expect(describeShot([...ACTIVE, fire, shot])).toEqual([
    ['Roll to hit hover with another weapon', 'attack', undefined, false],
  ]);
  const secondFire = createAction('second-fire', { sa: 1, target: 'b', weapon: 'Laser' });
  expect(describeShot([...ACTIVE, fire, shot, secondFire])).toEqual(firstShot);
});
