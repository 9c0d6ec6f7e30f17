/** Tests the tracked values, texts and offers of units on the play screen. */
import { describe, expect, it } from 'vitest';
import { listOffers } from '../../../../src/shared/play/offers.ts';
import { formatEvent } from '../../../../src/shared/play/play-screen/event-text.ts';
import { getTrackedModels } from '../../../../src/shared/play/play-screen/model-changes.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';
import { ACTIVE, CHARACTERS, createAction, createOut, endEvent, SIDES } from './fixtures.ts';

function replayLog(log: readonly TestEvent[]) {
  const encounter = createEncounter('battletech-kcw', { sides: SIDES, characters: CHARACTERS, log });
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter || findings.length > 0) throw new Error('the log of the test is refused');
  return { activeEncounter, playRules: getPlayRules(LOADED_GAMES, encounter) };
}

const describeModel = (log: readonly TestEvent[], modelId: string) => {
  const { activeEncounter: encounter, playRules } = replayLog(log);
  const { tracks, tags } = getTrackedModels(translate, playRules, encounter).get(modelId) ?? { tracks: [], tags: [] };
  return [Object.fromEntries(tracks.map(({ label, value }) => [label, value])), tags];
};

describe('tracked values of a unit', () => {
  it('show its initiative after the roll, and its Simple Actions in its slot', () => {
    expect(describeModel([], 'a')).toEqual([{ MP: 5, Heat: 3 }, []]);
    expect(describeModel(ACTIVE, 'a')).toEqual([{ Initiative: 18, MP: 5, Heat: 3, 'Simple Actions': 2 }, []]);
    expect(describeModel(ACTIVE, 'b')).toEqual([{ Initiative: 15, MP: 4, Heat: 0 }, []]);
    expect(describeModel([...ACTIVE, createOut('b')], 'b')[1]).toEqual(['out']);
  });

  it('show pending heat, a modifier other than 0 and the actions done', () => {
    const fireEvent = createAction('fire', { sa: 1, heat: 2, am: 1 });
    const duringSlot = { Initiative: 18, MP: 5, Heat: 3, 'Heat to come': 2, 'Simple Actions': 1, AM: 1 };
    expect(describeModel([...ACTIVE, fireEvent], 'a')).toEqual([duringSlot, ['done: Fire']]);
    const afterSlot = { Initiative: 18, MP: 5, Heat: 5, 'Left over': 1, AM: 1 };
    expect(describeModel([...ACTIVE, fireEvent, endEvent], 'a')).toEqual([afterSlot, ['done: Fire']]);
  });

  it('formats an action with its cost, heat and modifiers, and leaves out those that are 0', () => {
    const { activeEncounter: encounter, playRules } = replayLog(ACTIVE);
    expect(formatEvent(translate, playRules, encounter, createAction('fire', { sa: 1, heat: 2, am: 1 }))).toBe(
      'ace: Fire, 1 Simple Action, 2 heat, AM +1',
    );
    expect(formatEvent(translate, playRules, encounter, createAction('fire', { sa: 0, heat: 0, pm: 0 }))).toBe(
      'ace: Fire, no Simple Action',
    );
    const formatShot = (heat?: number) =>
      formatEvent(translate, playRules, encounter, {
        kind: 'opportunity',
        model: 'b',
        name: 'Shot',
        ...(heat === undefined ? {} : { heat }),
      });
    expect([formatShot(), formatShot(0)]).toEqual([
      'hover takes an opportunity: Shot',
      'hover takes an opportunity: Shot',
    ]);
    expect(formatShot(5)).toBe('hover takes an opportunity: Shot, 5 heat');
  });
});

it('B-12: offers the active unit its actions, other units Anytime Actions, and a unit that is out nothing', () => {
  const { activeEncounter: encounter, playRules } = replayLog([...ACTIVE, createOut('i')]);
  const offered = listOffers(playRules, encounter).map(({ event }) => [
    event.kind,
    event.model,
    event.sa,
    event.anytime,
  ]);
  const listFreeOffers = (unitId: string) => [
    ['action', unitId, 1, true],
    ['action', unitId, 2, true],
    ['action', unitId, 0, true],
    ['opportunity', unitId, undefined, undefined],
  ];
  expect(offered).toEqual([
    ...[0, 1, 2].map((simpleActions) => ['action', 'a', simpleActions, undefined]),
    ...listFreeOffers('c'),
    ...listFreeOffers('b'),
    ['end', undefined, undefined, undefined],
  ]);
});
