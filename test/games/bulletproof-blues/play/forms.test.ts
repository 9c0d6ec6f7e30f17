/** What the forms of Bulletproof Blues ask for, and what its table says in German. */

import { expect, it } from 'vitest';
import { createOffer, listOffers } from '../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { formatEvent, formatTrackLabel } from '../../../../src/shared/play/play-screen/event-text.ts';
import { getTrackedModels } from '../../../../src/shared/play/play-screen/model-changes.ts';
import { createOfferTexts } from '../../../../src/shared/play/play-screen/offer-text.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { encounterOf } from '../../../support/play/encounter.ts';
import { t, tGerman } from '../../../support/texts.ts';
import { ACTIVE, CHARACTERS, defend, force, SIDES } from './table.ts';

it('a model that blocks is offered everybody but itself as the attacker (D-19)', () => {
  const encounter = encounterOf('bulletproof-blues', {
    sides: SIDES,
    characters: CHARACTERS,
    log: [...ACTIVE, force('g', 'block')],
  });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const block = listOffers(rules, activeEncounter).find(({ event }) => event.kind === 'defend' && event.model === 'g');
  if (!block) throw new Error('nobody blocks');
  const attacker = createEventFields(t, rules, activeEncounter, block).find(({ path }) => path === '/attacker');
  expect(attacker?.choices?.map(({ value }) => value)).toEqual(['b', 'm', 'h']);
});

it('says in German that a model blocks apart from which attack it blocks', () => {
  const encounter = encounterOf('bulletproof-blues', {
    sides: SIDES,
    characters: CHARACTERS,
    log: [...ACTIVE, force('g', 'block')],
  });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const tags = getTrackedModels(tGerman, rules, activeEncounter).get('g')?.tags ?? [];
  expect(tags.map((tag) => formatTrackLabel(tGerman, rules, tag))).toContain('blockt');
  expect(formatEvent(tGerman, rules, activeEncounter, defend('g', 'block'))).toMatch(
    / blockt einen Angriff von .* mit Rang 5: 7 \(3, 4\)$/,
  );
  expect(formatEvent(tGerman, rules, activeEncounter, defend('g', 'dodge'))).toMatch(
    / weicht einem Angriff von .* mit Rang 5 aus: 7 /,
  );
});

it('names a Task after what it is for only where it readies a defense (D-14, D-17)', () => {
  const encounter = encounterOf('bulletproof-blues', { sides: SIDES, characters: CHARACTERS, log: ACTIVE });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const label = (as: string, name?: string) =>
    createOfferTexts(
      t,
      rules,
      activeEncounter,
      createOffer(
        rules,
        activeEncounter,
        { kind: 'action', model: 'b', as, ...(name === undefined ? {} : { name }) },
        false,
      ),
    ).label;
  expect([label('task', 'block'), label('task', 'dodge')]).toEqual(['Get ready to block', 'Get ready to dodge']);
  expect([label('task'), label('task', ''), label('task', 'search the hold')]).toEqual(['Task', 'Task', 'Task']);
  expect([label('move', 'dodge'), label('other', 'block')]).toEqual(['Move', 'Something else']);
});
