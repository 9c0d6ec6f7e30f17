/** What the forms of Bulletproof Blues ask for, and what its table says in German. */

import { expect, it } from 'vitest';
import { offerOf, offers } from '../../../../src/shared/play/offers.ts';
import { playOf } from '../../../../src/shared/play/played-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { trackedOf } from '../../../../src/shared/play/table/changes.ts';
import { eventFields } from '../../../../src/shared/play/table/event-fields.ts';
import { eventText, labelText } from '../../../../src/shared/play/table/event-text.ts';
import { offerText } from '../../../../src/shared/play/table/offer-text.ts';
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
  const rules = playOf(LOADED_GAMES, encounter);
  const block = offers(rules, activeEncounter).find(({ event }) => event.kind === 'defend' && event.model === 'g');
  if (!block) throw new Error('nobody blocks');
  const attacker = eventFields(t, rules, activeEncounter, block).find(({ path }) => path === '/attacker');
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
  const rules = playOf(LOADED_GAMES, encounter);
  const tags = trackedOf(tGerman, rules, activeEncounter).get('g')?.tags ?? [];
  expect(tags.map((tag) => labelText(tGerman, rules, tag))).toContain('blockt');
  expect(eventText(tGerman, rules, activeEncounter, defend('g', 'block'))).toMatch(
    / blockt einen Angriff von .* mit Rang 5: 7 \(3, 4\)$/,
  );
  expect(eventText(tGerman, rules, activeEncounter, defend('g', 'dodge'))).toMatch(
    / weicht einem Angriff von .* mit Rang 5 aus: 7 /,
  );
});

it('names a Task after what it is for only where it readies a defense (D-14, D-17)', () => {
  const encounter = encounterOf('bulletproof-blues', { sides: SIDES, characters: CHARACTERS, log: ACTIVE });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const rules = playOf(LOADED_GAMES, encounter);
  const label = (as: string, name?: string) =>
    offerText(
      t,
      rules,
      activeEncounter,
      offerOf(
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
