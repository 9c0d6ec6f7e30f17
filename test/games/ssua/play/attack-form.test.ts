/** Tests the fields of the attack form, from a button of the card and without one. */

import { expect, it } from 'vitest';
import { createOffer } from '../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../src/shared/play/play-screen/event-fields.ts';
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
