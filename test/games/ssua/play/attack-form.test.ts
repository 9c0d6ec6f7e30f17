/** Tests the fields of the attack form, from a button of the card and without one. */

import { expect, it } from 'vitest';
import { createOffer, listOffers, listRequestedOffers } from '../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { formatEvent } from '../../../../src/shared/play/play-screen/event-text.ts';
import { createOfferTexts } from '../../../../src/shared/play/play-screen/offer-text.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';
import { ACTIVE, CHARACTERS, SIDES } from './fixtures.ts';

/** Lists the attacks of the card that the form offers, or returns undefined if the form does not ask. */
function listAskedAttacks(eventLog: readonly TestEvent[], attackKeys: object): unknown {
  const encounter = createEncounter('ssua', { sides: SIDES, characters: CHARACTERS, log: eventLog });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const offer = createOffer(playRules, activeEncounter, { kind: 'attack', model: 'a1', ...attackKeys }, false);
  return createEventFields(translate, playRules, activeEncounter, offer)
    .find(({ path }) => path === '/attack')
    ?.choices?.map(({ value }) => value);
}

it('offers every attack of the card for the melee attack after a charge, although it is written as ranged (A-20)', () => {
  const chargeEvent = { kind: 'move', model: 'a1', inches: 1, how: 'charge' };
  expect(listAskedAttacks([...ACTIVE, chargeEvent], { type: 'melee' })).toEqual(['Beam']);
  expect(listAskedAttacks(ACTIVE, { type: 'melee' })).toBeUndefined();
  expect(listAskedAttacks(ACTIVE, { type: 'ranged', attack: 'Beam' })).toBeUndefined();
});

it('marks fields that are seldom used as rare: who activates a model, what it interacts with and what it picks up', () => {
  const encounter = createEncounter('ssua', { sides: SIDES, characters: CHARACTERS, log: ACTIVE });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const isFree = true; // Players may submit these events at any time.
  const listRarePaths = (eventKind: string) =>
    createEventFields(
      translate,
      playRules,
      activeEncounter,
      createOffer(playRules, activeEncounter, { kind: eventKind, model: 'a1' }, isFree),
    ).flatMap(({ path, isRare }) => (isRare ? [path] : []));
  expect([listRarePaths('activate'), listRarePaths('interact'), listRarePaths('pick-up')]).toEqual([
    ['/by'],
    ['/what'],
    ['/what'],
  ]);
});

function replayLog(eventLog: readonly TestEvent[]) {
  const encounter = createEncounter('ssua', { sides: SIDES, characters: CHARACTERS, log: eventLog });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  return { activeEncounter, playRules: getPlayRules(LOADED_GAMES, encounter) };
}

it('asks for the target and rolls the pool of the card, which the button shows (A-8, A-25)', () => {
  const { activeEncounter, playRules } = replayLog(ACTIVE);
  const beamOffer = listOffers(playRules, activeEncounter).find(({ event }) => event.attack === 'Beam');
  if (!beamOffer) throw new Error('the attack of the card is not offered');
  expect(beamOffer.dice).toEqual([{ sides: 6, length: 4 }]);
  expect(createOfferTexts(translate, playRules, activeEncounter, beamOffer)).toMatchObject({
    label: 'Beam',
    price: '1 AP, 4 dice',
  });
  const fields = createEventFields(translate, playRules, activeEncounter, beamOffer);
  expect(fields.find(({ path }) => path === '/target')).toMatchObject({ isRequired: true });
});

it('suggests that the target loses Hits after an attack, and puts both in the log', () => {
  const beam = { kind: 'attack', model: 'a1', type: 'ranged', attack: 'Beam', target: 'b1', dice: [1, 4, 5, 6] };
  const { activeEncounter, playRules } = replayLog([...ACTIVE, beam]);
  const [damage] = listRequestedOffers(playRules, activeEncounter);
  expect(damage?.event).toEqual({ kind: 'damage', model: 'b1', amount: 1, by: 'a1' });
  const format = (logEvent: TestEvent) => formatEvent(translate, playRules, activeEncounter, logEvent);
  expect(format(beam)).toBe('lamp 1 makes a ranged attack with Beam on lamp 3 (1, 4, 5, 6)');
  expect(format({ ...damage?.event, amount: 2 } as TestEvent)).toBe('lamp 3 loses 2 Hits to lamp 1');
  expect(listRequestedOffers(playRules, replayLog([...ACTIVE, { ...beam, target: 'b2' }]).activeEncounter)).toEqual([]);
});

it('refuses pools of 0 and of more than 99 dice, and forecasts none of them (A-8, A-25)', () => {
  const { activeEncounter, playRules } = replayLog(ACTIVE);
  const createAttack = (pool: number) => ({ kind: 'attack', model: 'a1', type: 'ranged', target: 'b1', pool });
  const formatRefusal = (pool: number) => {
    const offer = createOffer(playRules, activeEncounter, createAttack(pool), false);
    return createOfferTexts(translate, playRules, activeEncounter, offer).refused;
  };
  const reason = 'Dice to roll: only whole numbers from 1 to 99 are allowed.';
  expect([0, 1, 99, 100, 1e9].map(formatRefusal)).toEqual([reason, undefined, undefined, reason, reason]);
  const hasForecast = (pool: number) =>
    playRules.forecast?.(translate, activeEncounter, createAttack(pool)) !== undefined;
  expect([0, 1, 99, 100, 1e9].map(hasForecast)).toEqual([false, true, true, false, false]);
  const offer = createOffer(playRules, activeEncounter, createAttack(4), false);
  expect(
    createEventFields(translate, playRules, activeEncounter, offer).find(({ path }) => path === '/pool'),
  ).toMatchObject({ type: 'number', min: 1, max: 99 });
});

it('asks only for the Hits lost if the attack has said who loses them and to whom', () => {
  const beam = { kind: 'attack', model: 'a1', type: 'ranged', attack: 'Beam', target: 'b1', dice: [1, 4, 5, 6] };
  const { activeEncounter, playRules } = replayLog([...ACTIVE, beam]);
  const listPaths = (event: TestEvent) =>
    createEventFields(translate, playRules, activeEncounter, createOffer(playRules, activeEncounter, event, true)).map(
      ({ path }) => path,
    );
  expect(listPaths({ kind: 'damage', model: 'b1', amount: 1, by: 'a1' })).toEqual(['/amount']);
  expect(listPaths({ kind: 'damage', model: 'b1', amount: 1 })).toEqual(['/model', '/amount', '/by']);
});
