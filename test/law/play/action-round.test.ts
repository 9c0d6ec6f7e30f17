/**
 * Laws 16 to 21 (docs/rules/common.md#laws). Each law is checked on the accepted events of random encounters; `before` and `after` are
 * the states around an event.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArModel, ArState } from '../../../src/shared/games/action-round/play/state.ts';
import { ACTION_ROUND } from '../../support/play/game-setups.ts';
import { generateEncounters, listAcceptedSteps } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';

type State = Omit<ArState, 'models'> & { models: Record<string, ArModel> };
type Steps = ReturnType<typeof listAcceptedSteps<State>>;

const ANY_ENCOUNTER = generateEncounters(ACTION_ROUND);
const checkLaw = (law: (steps: Steps, options: Readonly<Record<string, unknown>>) => void) =>
  fc.assert(
    fc.property(ANY_ENCOUNTER, (encounter) => law(listAcceptedSteps<State>(encounter), encounter.options ?? {})),
    { seed: 16, numRuns: scaleRuns(300) },
  );

it('law 16: no model does more than a turn allows (C-3 to C-6)', () => {
  checkLaw((steps) => {
    // A turn has one Standard, one Move and one Quick action. A Standard can become a Move, a Move a Quick action. A Surge adds a Standard.
    const isWithin = ({ standard, move: moveCount, quick: quickCount, extra: extraCount }: ArModel): boolean =>
      standard <= 1 + extraCount &&
      standard + moveCount <= 2 + extraCount &&
      standard + moveCount + quickCount <= 3 + extraCount;
    expect(steps.flatMap(({ after }) => Object.values(after.models)).filter((model) => !isWithin(model))).toEqual([]);
  });
});

it('law 17: a model has at most one reaction per slot, except for Smash with Slam under the option (C-3, C?7)', () => {
  checkLaw((steps, options) => {
    const isSmashAndSlam = ({ reactions }: ArModel): boolean =>
      [...reactions].sort().join() === 'slam,smash' && options['ar.stackAttackReactions'] === true;
    const allModels = steps.flatMap(({ after }) => Object.values(after.models));
    expect(allModels.filter((model) => !(model.reactions.length <= 1 || isSmashAndSlam(model)))).toEqual([]);
  });
});

it('law 18: a model uses at most one Area Power per round (C-5)', () => {
  checkLaw((steps) => {
    const areaActions = steps.filter(({ event }) => event.kind === 'action' && event.area === true);
    const modelsByRound = areaActions.map(({ event, after }) => `${after.round} ${event.model}`);
    expect(new Set(modelsByRound).size).toBe(modelsByRound.length);
  });
});

it('laws 19 and 21: the order changes only when a model steps in or is placed, not for a lost delay (C-81, C!8)', () => {
  const reorderingKinds = ['step-in', 'place', 'in'];
  checkLaw((steps) => {
    for (const { event, before, after } of steps) {
      const formsOrder = before.order.length === 0 && before.round <= 1;
      if (reorderingKinds.includes(event.kind) || formsOrder) continue;
      expect(after.order).toEqual(before.order);
    }
  });
});

it('law 20: fatigue grows only when a turn begins, and by no more than the Surges (C-76)', () => {
  checkLaw((steps) => {
    for (const { event, before, after } of steps) {
      for (const [modelId, { fatigue }] of Object.entries(after.models)) {
        const { fatigue: fatigueBefore = 0, surges = 0 } = before.models[modelId] ?? {};
        if (event.kind === 'adjust' || fatigue <= fatigueBefore) continue;
        expect(after.active).toBe(modelId);
        expect(after.turn).toBe(before.turn + 1);
        expect(fatigue - fatigueBefore).toBeLessThanOrEqual(surges);
      }
    }
  });
});
