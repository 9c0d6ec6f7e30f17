/** Laws 16 to 21 (docs/rules/common.md#laws). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArModel, ArState } from '../../../src/shared/games/action-round/play/state.ts';
import { generateEncounters, listAcceptedSteps } from '../../support/play/play-logs.ts';
import { ACTION_ROUND } from '../../support/play/play-tables.ts';
import { scaleRuns } from '../../support/runs.ts';

type State = Omit<ArState, 'models'> & { models: Record<string, ArModel> };
type Steps = ReturnType<typeof listAcceptedSteps<State>>;

const GAMES = generateEncounters(ACTION_ROUND);
const always = (law: (steps: Steps, options: Readonly<Record<string, unknown>>) => void) =>
  fc.assert(
    fc.property(GAMES, (encounter) => law(listAcceptedSteps<State>(encounter), encounter.options ?? {})),
    { seed: 16, numRuns: scaleRuns(300) },
  );

it('law 16: no model does more than a turn allows (C-3 to C-6)', () => {
  always((steps) => {
    const isWithin = ({ standard, move, quick, extra }: ArModel): boolean =>
      standard <= 1 + extra && standard + move <= 2 + extra && standard + move + quick <= 3 + extra;
    expect(steps.flatMap(({ after }) => Object.values(after.models)).filter((model) => !isWithin(model))).toEqual([]);
  });
});

it('law 17: a model has one reaction per slot, except for Smash with Slam under the option (C-3, C?7)', () => {
  always((steps, options) => {
    const isBoth = ({ reactions }: ArModel): boolean =>
      [...reactions].sort().join() === 'slam,smash' && options['ar.stackAttackReactions'] === true;
    const all = steps.flatMap(({ after }) => Object.values(after.models));
    expect(all.filter((model) => !(model.reactions.length <= 1 || isBoth(model)))).toEqual([]);
  });
});

it('law 18: a model uses one Area Power per round (C-5)', () => {
  always((steps) => {
    const areas = steps.filter(({ event }) => event.kind === 'action' && event.area === true);
    const each = areas.map(({ event, after }) => `${after.round} ${event.model}`);
    expect(new Set(each).size).toBe(each.length);
  });
});

it('laws 19 and 21: the order changes only when a model steps in or is placed, not for a lost delay (C-81, C!8)', () => {
  const makers = ['step-in', 'place', 'in'];
  always((steps) => {
    for (const { event, before, after } of steps) {
      const isFormed = before.order.length === 0 && before.round <= 1;
      if (makers.includes(event.kind) || isFormed) continue;
      expect(after.order).toEqual(before.order);
    }
  });
});

it('law 20: fatigue grows only when a turn begins, and by no more than the Surges (C-76)', () => {
  always((steps) => {
    for (const { event, before, after } of steps) {
      for (const [id, { fatigue }] of Object.entries(after.models)) {
        const { fatigue: was = 0, surges = 0 } = before.models[id] ?? {};
        if (event.kind === 'adjust' || fatigue <= was) continue;
        expect(after.active).toBe(id);
        expect(after.turn).toBe(before.turn + 1);
        expect(fatigue - was).toBeLessThanOrEqual(surges);
      }
    }
  });
});
