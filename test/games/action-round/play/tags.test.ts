/** What the table shows of a model beside its numbers. */
import { expect, it } from 'vitest';
import type { ArPlay } from '../../../../src/shared/games/action-round/play/state.ts';
import { tagsOf } from '../../../../src/shared/games/action-round/play/tags.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { encounterOf } from '../../../support/play/encounter.ts';
import { ACTIVE, CHARACTERS, react, SIDES } from './table.ts';

it('a model that has reacted shows its Reaction in the words of its button', () => {
  const log = [...ACTIVE, react('counter-stunt')];
  const { play } = replay(encounterOf('action-round', { sides: SIDES, characters: CHARACTERS, log }));
  expect(tagsOf(play as unknown as ArPlay, 'p', (id) => id)).toEqual(['reacted: Stunt in return']);
});
