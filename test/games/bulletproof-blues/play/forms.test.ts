/** What the forms of Bulletproof Blues ask for. */
import { expect, it } from 'vitest';
import { offers } from '../../../../src/shared/play/offers.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { eventFields } from '../../../../src/shared/play/table/event-fields.ts';
import { playOf } from '../../../../src/shared/registry/plays.ts';
import { encounterOf } from '../../../support/play/encounter.ts';
import { ACTIVE, CHARACTERS, force, SIDES } from './table.ts';

it('a model that blocks is offered everybody but itself as the attacker (D-19)', () => {
  const encounter = encounterOf('bulletproof-blues', {
    sides: SIDES,
    characters: CHARACTERS,
    log: [...ACTIVE, force('g', 'block')],
  });
  const { play } = replay(encounter);
  if (!play) throw new Error('the table of the test is not legal');
  const rules = playOf(encounter);
  const block = offers(rules, play).find(({ event }) => event.kind === 'defend' && event.model === 'g');
  if (!block) throw new Error('nobody blocks');
  const attacker = eventFields(rules, play, block).find(({ path }) => path === '/attacker');
  expect(attacker?.choices?.map(({ value }) => value)).toEqual(['b', 'm', 'h']);
});
