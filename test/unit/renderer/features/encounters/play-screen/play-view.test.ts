/** Tests which actions the play screen still offers before it ends a turn, in every game that gives a turn so many actions. */
import { expect, it } from 'vitest';
import { createPlayView } from '../../../../../../src/renderer/features/encounters/play-screen/play-view.ts';
import { getPlayRules } from '../../../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../../../src/shared/play/replay.ts';
import * as actionRound from '../../../../../games/action-round/play/fixtures.ts';
import * as battleTech from '../../../../../games/battletech-kcw/play/fixtures.ts';
import * as bulletproofBlues from '../../../../../games/bulletproof-blues/play/fixtures.ts';
import * as ssua from '../../../../../games/ssua/play/fixtures.ts';
import { LOADED_GAMES } from '../../../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../../../support/play/encounter.ts';
import { translate } from '../../../../../support/texts.ts';

type Fixtures = Pick<typeof actionRound, 'SIDES' | 'CHARACTERS'>;
interface Turn {
  readonly ruleset: string;
  readonly fixtures: {
    readonly [K in keyof Fixtures]: Parameters<typeof createEncounter>[1][K extends 'SIDES' ? 'sides' : 'characters'];
  };
  readonly log: readonly TestEvent[];
  /** Events that use up the turn. */
  readonly spending: readonly TestEvent[];
  /** The kinds of the actions that are left at first. */
  readonly unspent: readonly string[];
}

const createTask = (actionType: string) => ({ kind: 'action', model: 'b', as: actionType });

const TURNS: readonly Turn[] = [
  {
    ruleset: 'action-round',
    fixtures: actionRound,
    log: actionRound.ACTIVE,
    // C-3 to C-6: a Standard, a Move and a Quick action.
    spending: ['standard', 'move', 'quick'].map((actionType) =>
      actionRound.createAction(`act ${actionType}`, { as: actionType }),
    ),
    unspent: ['standard', 'move-action', 'quick', 'act'],
  },
  {
    ruleset: 'battletech-kcw',
    fixtures: battleTech,
    log: battleTech.ACTIVE,
    spending: [battleTech.createAction('Wait', { sa: 2 })],
    unspent: ['attack', 'act', 'move'],
  },
  {
    ruleset: 'bulletproof-blues',
    fixtures: bulletproofBlues,
    log: bulletproofBlues.ACTIVE,
    spending: [createTask('task'), createTask('move')],
    unspent: ['attack', 'act', 'move'],
  },
  {
    ruleset: 'ssua',
    fixtures: ssua,
    log: ssua.ACTIVE,
    spending: [{ kind: 'adjust', model: 'a1', field: 'ap', to: 0 }],
    unspent: ['attack', 'act', 'move'],
  },
];

it.each(TURNS)('asks before the turn of a model ends that has actions left, and only then ($ruleset)', (turn) => {
  const listUnspentGroups = (log: readonly TestEvent[]) => {
    const encounter = createEncounter(turn.ruleset, {
      sides: turn.fixtures.SIDES,
      characters: turn.fixtures.CHARACTERS,
      log,
    });
    const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
    if (!activeEncounter || findings.length > 0) throw new Error('the log of the test is refused');
    const rules = getPlayRules(LOADED_GAMES, encounter);
    const { unspentOptions, defaultOption } = createPlayView(translate, { rules, activeEncounter, encounter });
    expect(defaultOption?.offer.event.kind).toBe('end');
    return [...new Set(unspentOptions.map(({ words }) => words.group))];
  };
  expect(listUnspentGroups(turn.log)).toEqual(turn.unspent);
  expect(listUnspentGroups([...turn.log, ...turn.spending])).toEqual([]);
});
