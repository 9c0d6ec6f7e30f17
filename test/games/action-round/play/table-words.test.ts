/** What the table says of models and of what may be done, in words that people use. */

import { expect, it } from 'vitest';
import { ACTIONS, OTHER_ACTIONS, REACTIONS } from '../../../../src/shared/games/action-round/play/actions.ts';
import type { ArEncounter } from '../../../../src/shared/games/action-round/play/state.ts';
import { ENGLISH_TAGS, listTags, translateTags } from '../../../../src/shared/games/action-round/play/tags.ts';
import { words } from '../../../../src/shared/games/action-round/play/words.ts';
import { createOffer, listOffers } from '../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { encounterOf } from '../../../support/play/encounter.ts';
import { t, tGerman } from '../../../support/texts.ts';
import { ACTIVE, CHARACTERS, react, SIDES } from './table.ts';

it('a model that has reacted shows its Reaction in the words of its button', () => {
  const log = [...ACTIVE, react('counter-stunt')];
  const { encounter } = replay(
    LOADED_GAMES,
    encounterOf('action-round', { sides: SIDES, characters: CHARACTERS, log }),
  );
  const tags = (texts: Parameters<typeof listTags>[2]) => listTags(encounter as unknown as ArEncounter, 'p', texts);
  expect(tags(translateTags(t, (id) => id))).toEqual(['reacted: Stunt in return']);
  expect(tags(translateTags(tGerman, (id) => id))).toEqual(['hat reagiert: Stunt als Antwort']);
});

it('tags that encounters store say the same as those that people read in English', () => {
  const shown = translateTags(t, (id) => id);
  const names = [...ACTIONS.keys(), ...OTHER_ACTIONS, ...REACTIONS, 'opportunity-attack', 'readied', 'surge'];
  for (const name of names) {
    expect(ENGLISH_TAGS.readied(name, 'now')).toBe(shown.readied(name, 'now'));
    expect(ENGLISH_TAGS.reacted([name])).toBe(shown.reacted([name]));
  }
  expect(ENGLISH_TAGS.quickLeft).toBe(shown.quickLeft);
  expect(ENGLISH_TAGS.aims('q', 2)).toBe(shown.aims('q', 2));
});

it('the button that ends an effect says so', () => {
  const { encounter } = replay(
    LOADED_GAMES,
    encounterOf('action-round', { sides: SIDES, characters: CHARACTERS, log: ACTIVE }),
  );
  expect(words.formatLabel?.(t, encounter as unknown as ArEncounter, { kind: 'lift', model: 'p' }, (id) => id)).toBe(
    'End an effect',
  );
});

it('no form asks for the name of an action that its button says, only for that of another one', () => {
  const powers = [{ name: 'Ice Wall' }];
  const encounter = encounterOf('action-round', {
    sides: SIDES,
    characters: { ...CHARACTERS, p: { ...CHARACTERS.p, powers } },
    log: ACTIVE,
  });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const asks = listOffers(rules, activeEncounter).flatMap((offer) => {
    const { kind, model, name } = offer.event;
    if (kind !== 'action' || model !== 'p') return [];
    const isAsked = createEventFields(t, rules, activeEncounter, offer).some(({ path }) => path === '/name');
    return [[name, isAsked] as const];
  });
  expect(asks).toContainEqual(['attack-close', false]);
  expect(asks.filter(([, isAsked]) => isAsked).map(([name]) => name)).toEqual(['other']);
});

it('the form of a check says how hard checks are at the Power Level, and no other form does (C-11 to C-13)', () => {
  const encounter = encounterOf('action-round', { sides: SIDES, characters: CHARACTERS, log: ACTIVE });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const form = (kind: string) => {
    const fields = createEventFields(
      t,
      rules,
      activeEncounter,
      createOffer(rules, activeEncounter, { kind, model: 'p' }, false),
    );
    return Object.fromEntries(fields.map((field) => [field.path, field]));
  };
  expect(form('check')['/dc']?.hint).toBe('Easy 10, Moderate 15, Hard 20');
  expect(form('check')['/raises']).toMatchObject({ max: 2, isRare: true });
  expect(form('effect')['/name']).toMatchObject({ type: 'text' });
  expect(form('lift')['/name']).toMatchObject({ type: 'choice' });
});
