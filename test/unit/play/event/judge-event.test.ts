import { expect, it } from 'vitest';
import { judgeEvent } from '../../../../src/shared/play/event/judge-event.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { encounterOf } from '../../../support/play/encounter.ts';

it('a game that lists nothing but models and sides refuses every other id as unknown', () => {
  const encounter = encounterOf('ssua', {
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
  const { hasName: has, ...rules } = getPlayRules(LOADED_GAMES, encounter);
  const attack = { kind: 'attack', model: 'lamp', target: 'tram', type: 'ranged', attack: 'Beam' };
  expect(judgeEvent({ ...rules, ...(has ? { hasName: has } : {}) }, activeEncounter, attack, false)).toHaveProperty(
    'allowed',
  );
  expect(judgeEvent(rules, activeEncounter, attack, false)).toMatchObject({
    refused: { code: 'order.unknown', actual: 'Beam' },
  });
});
