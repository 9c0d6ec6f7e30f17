import { expect, it } from 'vitest';
import { judgeEvent } from '../../../../src/shared/play/event/judge-event.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter } from '../../../support/play/encounter.ts';

it('judgeEvent refuses all names as unknown, except for models and sides, when a game defines no names', () => {
  const encounter = createEncounter('ssua', {
    sides: { a: ['lamp'], b: ['tram'] },
    characters: {
      lamp: { agility: 4, mind: 3, attacks: [{ name: 'Beam', type: 'ranged', pool: 4, ap: 1 }] },
      tram: { agility: 3, mind: 2 },
    },
    log: [
      { kind: 'begin' },
      { kind: 'initiative', side: 'a', model: 'lamp', with: 'agility', dice: [6, 6, 6, 6] },
      { kind: 'initiative', side: 'b', model: 'tram', with: 'agility', dice: [1, 1, 1] },
      { kind: 'activate', model: 'lamp' },
    ],
  });
  const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  const { hasName, ...rules } = getPlayRules(LOADED_GAMES, encounter);
  // No dice are rolled yet.
  const withDice = false;
  const attackEvent = { kind: 'attack', model: 'lamp', target: 'tram', type: 'ranged', attack: 'Beam' };
  expect(
    judgeEvent({ ...rules, ...(hasName ? { hasName } : {}) }, activeEncounter, attackEvent, withDice),
  ).toHaveProperty('allowed');
  expect(judgeEvent(rules, activeEncounter, attackEvent, withDice)).toMatchObject({
    refused: { code: 'order.unknown', actual: 'Beam' },
  });
});
