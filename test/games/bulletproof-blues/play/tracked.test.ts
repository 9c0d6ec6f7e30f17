/** What a table of Bulletproof Blues shows of models, and what it offers in their turns. */
import { describe, expect, it } from 'vitest';
import { listOffers } from '../../../../src/shared/play/offers.ts';
import { getTrackedModels } from '../../../../src/shared/play/play-screen/model-changes.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { type Event, encounterOf } from '../../../support/play/encounter.ts';
import { t } from '../../../support/texts.ts';
import { ACTIVE, begin, CHARACTERS, force, GAP, out, SIDES, see } from './table.ts';

function at(log: readonly Event[]) {
  const encounter = encounterOf('bulletproof-blues', { sides: SIDES, characters: CHARACTERS, log });
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter || findings.length > 0) throw new Error('the log of the test is refused');
  return { play: activeEncounter, rules: getPlayRules(LOADED_GAMES, encounter) };
}

const shown = (log: readonly Event[], model: string) => {
  const { play: encounter, rules } = at(log);
  const { tracks, tags } = getTrackedModels(t, rules, encounter).get(model) ?? { tracks: [], tags: [] };
  return [tracks, tags];
};

describe('what is shown of a model', () => {
  it('is its Endurance where it has any, and what it has rolled', () => {
    expect(shown([], 'h')).toEqual([[{ label: 'Endurance', value: 12, max: 12 }], []]);
    expect(shown([begin, see('b', [3, 4])], 'b')).toEqual([[{ label: 'Perception', value: 12 }], []]);
    expect(shown([...ACTIVE, out('h')], 'h')[1]).toEqual(['out']);
  });

  it('D-5: is in its turn what it has used', () => {
    const used = (task: number) => [
      { label: 'Task used', value: task, max: 1 },
      { label: 'Move used', value: 0, max: 1 },
    ];
    expect(shown(ACTIVE, 'b')).toEqual([used(0), []]);
    expect(shown([...ACTIVE, { kind: 'action', model: 'b', as: 'task' }], 'b')).toEqual([used(1), []]);
    expect(shown(ACTIVE, 'g')).toEqual([[], []]);
  });

  it('D-10: is the turn that a forced action costs, and how it defends itself', () => {
    const lost = [{ label: 'Turns to lose', value: 1 }];
    expect(shown([...ACTIVE, force('g', 'block')], 'g')).toEqual([lost, ['forced an action', 'blocks']]);
    expect(shown([...ACTIVE, force('g', 'dodge')], 'g')).toEqual([lost, ['forced an action', 'dodges']]);
    expect(shown([...ACTIVE, force('g', 'other')], 'g')).toEqual([lost, ['forced an action']]);
    expect(shown(GAP, 'b')).toEqual([[], ['delayed']]);
  });
});

describe('what is offered', () => {
  const offered = (log: readonly Event[]) => {
    const { play: encounter, rules } = at(log);
    return listOffers(rules, encounter).flatMap(({ event, refused }) => (refused ? [] : [event]));
  };

  it('is the order of awareness before a round, and the step in between two turns', () => {
    expect(offered([])).toEqual([{ kind: 'begin' }, { kind: 'aware', order: ['b', 'g', 'h'] }]);
    expect(offered(GAP)).toEqual([{ kind: 'step-in', model: 'b' }, { kind: 'next' }]);
  });

  it('D-14: is a defense of those who block, by the ranks of whoever has the turn', () => {
    const defenses = offered([...ACTIVE, force('g', 'block')]).filter(({ kind }) => kind === 'defend');
    expect(defenses).toEqual([{ kind: 'defend', model: 'g', attacker: 'b', how: 'block', rank: 9, dice: [] }]);
    expect(offered(ACTIVE)).toContainEqual({ kind: 'delay', model: 'b' });
  });
});
