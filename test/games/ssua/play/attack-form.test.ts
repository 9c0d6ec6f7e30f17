/** What the form of an attack asks for, on a button of the card and without one. */

import { expect, it } from 'vitest';
import { createOffer } from '../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { type Event, encounterOf } from '../../../support/play/encounter.ts';
import { t } from '../../../support/texts.ts';
import { ACTIVE, CHARACTERS, SIDES } from './table.ts';

/** The lines of the card that the form of an attack lets choose from; undefined where it does not ask. */
function askedAttacks(log: readonly Event[], attack: object): unknown {
  const encounter = encounterOf('ssua', { sides: SIDES, characters: CHARACTERS, log });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const offer = createOffer(rules, activeEncounter, { kind: 'attack', model: 'a1', ...attack }, false);
  return createEventFields(t, rules, activeEncounter, offer)
    .find(({ path }) => path === '/attack')
    ?.choices?.map(({ value }) => value);
}

it('after a charge the melee attack may be made with any line of the card, whose ranged button is refused (A-20)', () => {
  const charge = { kind: 'move', model: 'a1', inches: 1, how: 'charge' };
  expect(askedAttacks([...ACTIVE, charge], { type: 'melee' })).toEqual(['Beam']);
  expect(askedAttacks(ACTIVE, { type: 'melee' })).toBeUndefined();
  expect(askedAttacks(ACTIVE, { type: 'ranged', attack: 'Beam' })).toBeUndefined();
});

it('what is seldom stated is folded away: who activates a model, what it picks up and uses', () => {
  const encounter = encounterOf('ssua', { sides: SIDES, characters: CHARACTERS, log: ACTIVE });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const rare = (kind: string) =>
    createEventFields(
      t,
      rules,
      activeEncounter,
      createOffer(rules, activeEncounter, { kind, model: 'a1' }, true),
    ).flatMap(({ path, isRare }) => (isRare ? [path] : []));
  expect([rare('activate'), rare('interact'), rare('pick-up')]).toEqual([['/by'], ['/what'], ['/what']]);
});
