/** What the form of an attack asks for, on a button of the card and without one. */

import { expect, it } from 'vitest';
import { createOffer } from '../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { type TestEvent, createEncounter } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';
import { ACTIVE, CHARACTERS, SIDES } from './table.ts';

/** The lines of the card that the form of an attack lets choose from; undefined where it does not ask. */
function askedAttacks(eventLog: readonly TestEvent[], attackKeys: object): unknown {
  const encounter = createEncounter('ssua', { sides: SIDES, characters: CHARACTERS, log: eventLog });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const offer = createOffer(playRules, activeEncounter, { kind: 'attack', model: 'a1', ...attackKeys }, false);
  return createEventFields(translate, playRules, activeEncounter, offer)
    .find(({ path: pointer }) => pointer === '/attack')
    ?.choices?.map(({ value: choiceValue }) => choiceValue);
}

it('offers every attack of the card for the melee attack after a charge, although it is written as ranged (A-20)', () => {
  const chargeEvent = { kind: 'move', model: 'a1', inches: 1, how: 'charge' };
  expect(askedAttacks([...ACTIVE, chargeEvent], { type: 'melee' })).toEqual(['Beam']);
  expect(askedAttacks(ACTIVE, { type: 'melee' })).toBeUndefined();
  expect(askedAttacks(ACTIVE, { type: 'ranged', attack: 'Beam' })).toBeUndefined();
});

it('collapses fields that are seldom used: who activates a model, what it picks up and what it interacts with', () => {
  const encounter = createEncounter('ssua', { sides: SIDES, characters: CHARACTERS, log: ACTIVE });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const listRarePaths = (eventKind: string) =>
    createEventFields(
      translate,
      playRules,
      activeEncounter,
      createOffer(playRules, activeEncounter, { kind: eventKind, model: 'a1' }, true),
    ).flatMap(({ path: pointer, isRare }) => (isRare ? [pointer] : []));
  expect([listRarePaths('activate'), listRarePaths('interact'), listRarePaths('pick-up')]).toEqual([['/by'], ['/what'], ['/what']]);
});
