/** Tests the tags, labels and forms that the play screen shows for the Action Round. */

import { expect, it } from 'vitest';
import { ACTIONS, OTHER_ACTIONS, REACTIONS } from '../../../../src/shared/games/action-round/play/actions.ts';
import type { ArEncounter } from '../../../../src/shared/games/action-round/play/state.ts';
import { ENGLISH_TAGS, listTags, translateTags } from '../../../../src/shared/games/action-round/play/tags.ts';
import { words } from '../../../../src/shared/games/action-round/play/words.ts';
import { createOffer, listLeadingOffers, listOffers } from '../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { groupOffers } from '../../../../src/shared/play/play-screen/offer-groups.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate, translateToGerman } from '../../../support/texts.ts';
import { ACTIVE, CHARACTERS, createAction, createReaction, SIDES } from './fixtures.ts';

it("tags a model that has reacted with the words of the reaction's button, in English and German", () => {
  const eventLog = [...ACTIVE, createReaction('counter-stunt')];
  const { encounter } = replay(
    LOADED_GAMES,
    createEncounter('action-round', { sides: SIDES, characters: CHARACTERS, log: eventLog }),
  );
  const listTagsOfP = (tagTexts: Parameters<typeof listTags>[2]) =>
    listTags(encounter as unknown as ArEncounter, 'p', tagTexts);
  expect(listTagsOfP(translateTags(translate, (modelId) => modelId))).toEqual(['reacted: Stunt in return']);
  expect(listTagsOfP(translateTags(translateToGerman, (modelId) => modelId))).toEqual([
    'hat reagiert: Stunt als Antwort',
  ]);
});

it('stores the same tags in encounters as the play screen shows in English', () => {
  const shownTags = translateTags(translate, (modelId) => modelId);
  const actionNames = [...ACTIONS.keys(), ...OTHER_ACTIONS, ...REACTIONS, 'opportunity-attack', 'readied', 'surge'];
  for (const actionName of actionNames) {
    expect(ENGLISH_TAGS.readied(actionName, 'now')).toBe(shownTags.readied(actionName, 'now'));
    expect(ENGLISH_TAGS.reacted([actionName])).toBe(shownTags.reacted([actionName]));
  }
  expect(ENGLISH_TAGS.quickLeft).toBe(shownTags.quickLeft);
  expect(ENGLISH_TAGS.aims('q', 2)).toBe(shownTags.aims('q', 2));
});

it('labels the button that ends an effect "End an effect"', () => {
  const { encounter } = replay(
    LOADED_GAMES,
    createEncounter('action-round', { sides: SIDES, characters: CHARACTERS, log: ACTIVE }),
  );
  expect(
    words.formatLabel?.(
      translate,
      encounter as unknown as ArEncounter,
      { kind: 'lift', model: 'p' },
      (modelId) => modelId,
    ),
  ).toBe('End an effect');
});

it('asks for the name of an action only on the button for another action', () => {
  const powers = [{ name: 'Ice Wall' }];
  const encounter = createEncounter('action-round', {
    sides: SIDES,
    characters: { ...CHARACTERS, p: { ...CHARACTERS.p, powers } },
    log: ACTIVE,
  });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const askedNames = listOffers(playRules, activeEncounter).flatMap((offer) => {
    const { kind, model: modelId, name } = offer.event;
    if (kind !== 'action' || modelId !== 'p') return [];
    const isAsked = createEventFields(translate, playRules, activeEncounter, offer).some(
      ({ path }) => path === '/name',
    );
    return [[name, isAsked] as const];
  });
  expect(askedNames).toContainEqual(['attack-close', false]);
  expect(askedNames.filter(([, isAsked]) => isAsked).map(([actionName]) => actionName)).toEqual(['other']);
});

it('shows the difficulties of the Power Level only in the form of a check (C-11 to C-13)', () => {
  const encounter = createEncounter('action-round', { sides: SIDES, characters: CHARACTERS, log: ACTIVE });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  const playRules = getPlayRules(LOADED_GAMES, encounter);
  const createForm = (eventKind: string) => {
    const fields = createEventFields(
      translate,
      playRules,
      activeEncounter,
      createOffer(playRules, activeEncounter, { kind: eventKind, model: 'p' }, false),
    );
    return Object.fromEntries(fields.map((field) => [field.path, field]));
  };
  expect(createForm('check')['/dc']?.hint).toBe('Easy 10, Moderate 15, Hard 20');
  expect(createForm('check')['/raises']).toMatchObject({ max: 2, isRare: true });
  expect(createForm('effect')['/name']).toMatchObject({ type: 'text' });
  expect(createForm('lift')['/name']).toMatchObject({ type: 'choice' });
});

function openTable(log: readonly TestEvent[]) {
  const encounter = createEncounter('action-round', { sides: SIDES, characters: CHARACTERS, log });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the encounter of the test is not legal');
  return { activeEncounter, playRules: getPlayRules(LOADED_GAMES, encounter) };
}

it('C-3: groups the actions of a turn by their type', () => {
  const { activeEncounter, playRules } = openTable(ACTIVE);
  const groups = groupOffers(translate, playRules, activeEncounter, listLeadingOffers(playRules, activeEncounter));
  expect(groups.map(({ id }) => id)).toEqual([
    'standard',
    'move-action',
    'quick',
    'act',
    'free',
    'turn',
    'extra',
    'react',
    'end',
  ]);
  const listLabels = (groupId: string) =>
    groups.find(({ id }) => id === groupId)?.options.map((option) => option.words.label) ?? [];
  expect(listLabels('standard')).toEqual(expect.arrayContaining(['Close attack', 'Charge', 'Defend']));
  expect(listLabels('move-action')).toEqual(expect.arrayContaining(['Walk', 'Aim', 'Gambit']));
  expect(listLabels('free')).toEqual(['Talk', 'Drop', 'Ammunition']);
});

it('C-16: asks whom an attack is aimed at, the enemies first', () => {
  const { activeEncounter, playRules } = openTable(ACTIVE);
  const findTarget = (actionName: string) => {
    const offer = createOffer(playRules, activeEncounter, { kind: 'action', model: 'p', name: actionName }, false);
    return createEventFields(translate, playRules, activeEncounter, offer).find(({ path }) => path === '/target');
  };
  expect(findTarget('attack-close')).toMatchObject({ isRequired: true });
  expect(findTarget('attack-close')?.choices?.map(({ value }) => value)).toEqual(['q', 'r', 'p']);
  expect([findTarget('assist')?.isRequired, findTarget('walk')]).toEqual([false, undefined]);
});

it('C-3 to C-6: shows what is left of each type of action, also if one is used as another', () => {
  const listTracks = (log: readonly TestEvent[]) => {
    const { activeEncounter, playRules } = openTable(log);
    const { tracks } = playRules.getTrackedValues(activeEncounter, 'p');
    return tracks.filter(({ max }) => max !== undefined).map(({ label, value, max }) => `${label} ${value}/${max}`);
  };
  expect(listTracks(ACTIVE)).toEqual(['Standard left 1/1', 'Move left 1/1', 'Quick left 1/1']);
  expect(listTracks([...ACTIVE, createAction('defend')])).toEqual([
    'Standard left 0/1',
    'Move left 1/1',
    'Quick left 1/1',
  ]);
  const twoMoves = [...ACTIVE, createAction('walk'), createAction('stand')];
  expect(listTracks(twoMoves)).toEqual(['Standard left 0/1', 'Move left 0/1', 'Quick left 1/1']);
});
