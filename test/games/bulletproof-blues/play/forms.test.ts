/** Tests forms, labels and German texts of the play screen for Bulletproof Blues. */

import { expect, it } from 'vitest';
import { createOffer, listOffers } from '../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { formatEvent, formatTrackLabel } from '../../../../src/shared/play/play-screen/event-text.ts';
import { getTrackedModels } from '../../../../src/shared/play/play-screen/model-changes.ts';
import { createOfferTexts } from '../../../../src/shared/play/play-screen/offer-text.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate, translateToGerman } from '../../../support/texts.ts';
import { ACTIVE, CHARACTERS, createDefense, createForcedAction, SIDES } from './fixtures.ts';

it('offers every model but the blocker itself as the attacker (D-19)', () => {
  const encounter = createEncounter('bulletproof-blues', {
    sides: SIDES,
    characters: CHARACTERS,
    log: [...ACTIVE, createForcedAction('g', 'block')],
  });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const blockOffer = listOffers(playRules, activeEncounter).find(
    ({ event }) => event.kind === 'defend' && event.model === 'g',
  );
  if (!blockOffer) throw new Error('no model blocks');
  const attacker = createEventFields(translate, playRules, activeEncounter, blockOffer).find(
    ({ path }) => path === '/attacker',
  );
  expect(attacker?.choices?.map(({ value }) => value)).toEqual(['b', 'm', 'h']);
});

it('uses different German words for a model that blocks and for the attack it blocks', () => {
  const encounter = createEncounter('bulletproof-blues', {
    sides: SIDES,
    characters: CHARACTERS,
    log: [...ACTIVE, createForcedAction('g', 'block')],
  });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const tags = getTrackedModels(translateToGerman, playRules, activeEncounter).get('g')?.tags ?? [];
  expect(tags.map((stateTag) => formatTrackLabel(translateToGerman, playRules, stateTag))).toContain('blockt');
  expect(formatEvent(translateToGerman, playRules, activeEncounter, createDefense('g', 'block'))).toMatch(
    / blockt einen Angriff von .* mit Rang 5: 7 \(3, 4\)$/,
  );
  expect(formatEvent(translateToGerman, playRules, activeEncounter, createDefense('g', 'dodge'))).toMatch(
    / weicht einem Angriff von .* mit Rang 5 aus: 7 /,
  );
});

it('names a Task after its purpose only where it readies a defense (D-14, D-17)', () => {
  const encounter = createEncounter('bulletproof-blues', { sides: SIDES, characters: CHARACTERS, log: ACTIVE });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const formatActionLabel = (actionType: string, actionName?: string) =>
    createOfferTexts(
      translate,
      playRules,
      activeEncounter,
      createOffer(
        playRules,
        activeEncounter,
        { kind: 'action', model: 'b', as: actionType, ...(actionName === undefined ? {} : { name: actionName }) },
        false,
      ),
    ).label;
  expect([formatActionLabel('task', 'block'), formatActionLabel('task', 'dodge')]).toEqual([
    'Get ready to block',
    'Get ready to dodge',
  ]);
  expect([
    formatActionLabel('task'),
    formatActionLabel('task', ''),
    formatActionLabel('task', 'search the hold'),
  ]).toEqual(['Task', 'Task', 'Task']);
  expect([formatActionLabel('move', 'dodge'), formatActionLabel('other', 'block')]).toEqual(['Move', 'Something else']);
});

it('D-14: names each attack after its power, asks for its target, and names it on the button of a defense', () => {
  const attack = {
    kind: 'action',
    model: 'b',
    as: 'task',
    name: 'attack',
    power: 'Ice Wall',
    target: 'h',
    result: 'hit',
  };
  const createTable = (log: readonly TestEvent[]) => {
    const encounter = createEncounter('bulletproof-blues', { sides: SIDES, characters: CHARACTERS, log });
    const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
    if (!activeEncounter) throw new Error('the encounter of the test is not legal');
    return { activeEncounter, playRules: getPlayRules(LOADED_GAMES, encounter) };
  };
  const { activeEncounter, playRules } = createTable(ACTIVE);
  const [attackOffer] = listOffers(playRules, activeEncounter);
  if (!attackOffer) throw new Error('no attack is offered');
  expect(createOfferTexts(translate, playRules, activeEncounter, attackOffer)).toMatchObject({
    label: 'Ice Wall',
    group: 'attack',
    price: 'rank 9, 1 Task',
  });
  const target = createEventFields(translate, playRules, activeEncounter, attackOffer).find(
    ({ path }) => path === '/target',
  );
  expect(target).toMatchObject({ isRequired: true });
  expect(target?.choices?.map(({ value }) => value)).toEqual(['g', 'h', 'b']);
  expect(formatEvent(translate, playRules, activeEncounter, attack)).toBe('b attacks h: Ice Wall, it hits');
  const defended = createTable([...ACTIVE, attack, createForcedAction('h', 'block')]);
  const blockOffer = listOffers(defended.playRules, defended.activeEncounter).find(
    ({ event }) => event.kind === 'defend',
  );
  if (!blockOffer) throw new Error('no model blocks');
  expect(createOfferTexts(translate, defended.playRules, defended.activeEncounter, blockOffer).label).toBe(
    'h: Block Ice Wall, rank 9',
  );
});
