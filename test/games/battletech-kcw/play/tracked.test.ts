/** What a table of BattleTech shows of units: their numbers, what they did, and what they are offered. */
import { describe, expect, it } from 'vitest';
import { listOffers } from '../../../../src/shared/play/offers.ts';
import { formatEvent } from '../../../../src/shared/play/play-screen/event-text.ts';
import { getTrackedModels } from '../../../../src/shared/play/play-screen/model-changes.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { type Event, encounterOf } from '../../../support/play/encounter.ts';
import { t } from '../../../support/texts.ts';
import { ACTIVE, act, CHARACTERS, end, out, SIDES } from './table.ts';

function at(log: readonly Event[]) {
  const encounter = encounterOf('battletech-kcw', { sides: SIDES, characters: CHARACTERS, log });
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter || findings.length > 0) throw new Error('the log of the test is refused');
  return { play: activeEncounter, rules: getPlayRules(LOADED_GAMES, encounter) };
}

const shown = (log: readonly Event[], model: string) => {
  const { play: encounter, rules } = at(log);
  const { tracks, tags } = getTrackedModels(t, rules, encounter).get(model) ?? { tracks: [], tags: [] };
  return [Object.fromEntries(tracks.map(({ label, value }) => [label, value])), tags];
};

describe('what is shown of a unit', () => {
  it('is its initiative once it has rolled, and in its slot the Simple Actions that are left', () => {
    expect(shown([], 'a')).toEqual([{ MP: 5, Heat: 3 }, []]);
    expect(shown(ACTIVE, 'a')).toEqual([{ Initiative: 18, MP: 5, Heat: 3, 'Simple Actions': 2 }, []]);
    expect(shown(ACTIVE, 'b')).toEqual([{ Initiative: 15, MP: 4, Heat: 0 }, []]);
    expect(shown([...ACTIVE, out('b')], 'b')[1]).toEqual(['out']);
  });

  it('is the heat that comes at the end of its slot, a modifier that is not 0, and what it has done', () => {
    const fire = act('fire', { sa: 1, heat: 2, am: 1 });
    const during = { Initiative: 18, MP: 5, Heat: 3, 'Heat to come': 2, 'Simple Actions': 1, AM: 1 };
    expect(shown([...ACTIVE, fire], 'a')).toEqual([during, ['done: Fire']]);
    const after = { Initiative: 18, MP: 5, Heat: 5, 'Left over': 1, AM: 1 };
    expect(shown([...ACTIVE, fire, end], 'a')).toEqual([after, ['done: Fire']]);
  });

  it('is said of an action without what it does not take', () => {
    const { play: encounter, rules } = at(ACTIVE);
    expect(formatEvent(t, rules, encounter, act('fire', { sa: 1, heat: 2, am: 1 }))).toBe(
      'ace: Fire, 1 Simple Action, 2 heat, AM +1',
    );
    expect(formatEvent(t, rules, encounter, act('fire', { sa: 0, heat: 0, pm: 0 }))).toBe(
      'ace: Fire, no Simple Action',
    );
    const shot = (heat?: number) =>
      formatEvent(t, rules, encounter, {
        kind: 'opportunity',
        model: 'b',
        name: 'Shot',
        ...(heat === undefined ? {} : { heat }),
      });
    expect([shot(), shot(0)]).toEqual(['hover takes an opportunity: Shot', 'hover takes an opportunity: Shot']);
    expect(shot(5)).toBe('hover takes an opportunity: Shot, 5 heat');
  });
});

it('B-12: offers the active unit its actions, the others what may be done at any time, nobody who is out', () => {
  const { play: encounter, rules } = at([...ACTIVE, out('i')]);
  const offered = listOffers(rules, encounter).map(({ event }) => [event.kind, event.model, event.sa, event.anytime]);
  const others = (model: string) => [
    ['action', model, 1, true],
    ['action', model, 2, true],
    ['action', model, 0, true],
    ['opportunity', model, undefined, undefined],
  ];
  expect(offered).toEqual([
    ...[0, 1, 2].map((sa) => ['action', 'a', sa, undefined]),
    ...others('c'),
    ...others('b'),
    ['end', undefined, undefined, undefined],
  ]);
});
