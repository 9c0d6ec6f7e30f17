/**
 * Laws 22 to 26 (docs/rules/common.md#laws). Each law is checked on the accepted events of random encounters; `before` and `after` are
 * the states around an event.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BbModel, BbState } from '../../../src/shared/games/bulletproof-blues/play/state.ts';
import { BULLETPROOF } from '../../support/play/game-setups.ts';
import { generateEncounters, listAcceptedSteps } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';

type State = Omit<BbState, 'models'> & { models: Record<string, BbModel> };
type Steps = ReturnType<typeof listAcceptedSteps<State>>;

const ANY_ENCOUNTER = generateEncounters(BULLETPROOF);
const checkLaw = (law: (steps: Steps, options: Readonly<Record<string, unknown>>) => void) =>
  fc.assert(
    fc.property(ANY_ENCOUNTER, (encounter) => law(listAcceptedSteps<State>(encounter), encounter.options ?? {})),
    { seed: 22, numRuns: scaleRuns(300) },
  );

it('law 22: delays and forced actions do not change the order (D-9, D-10)', () => {
  const reorderingKinds = ['aware', 'place', 'in'];
  checkLaw((steps) => {
    for (const { event, before, after } of steps) {
      const formsOrder = ['initiative', 'ties'].includes(before.phase) || before.order.length === 0;
      // Reorders during the round take effect when the environment ends.
      const isReordered = event.kind === 'end' && before.phase === 'environment' && before.reorders.length > 0;
      if (reorderingKinds.includes(event.kind) || formsOrder || isReordered) continue;
      expect(after.order).toEqual(before.order);
    }
  });
});

it('law 23: every round ends with the environment (D-6)', () => {
  checkLaw((steps) => {
    for (const { event, before, after } of steps) {
      if (after.phase !== 'between' || before.phase === 'between') continue;
      expect([event.kind, before.phase]).toEqual(['end', 'environment']);
      expect(after.rounds).toEqual([...before.rounds, before.shown]);
    }
  });
});

it('law 24: a model takes at most one forced action per round (D-11)', () => {
  checkLaw((steps) => {
    const forcedActions = steps.filter(({ event }) => event.kind === 'force');
    const modelsByRound = forcedActions.map(({ event, after }) => `${after.round} ${event.model}`);
    expect(new Set(modelsByRound).size).toBe(modelsByRound.length);
  });
});

it('law 25: a forced action costs one turn, either the delayed one or the coming one (D-10, D?5)', () => {
  checkLaw((steps) => {
    for (const { event, before, after } of steps) {
      for (const [modelId, modelAfter] of Object.entries(after.models)) {
        const { skip: skipBefore = 0, delayed = false } = before.models[modelId] ?? {};
        if (event.kind === 'force' && event.model === modelId) {
          expect([modelAfter.skip - skipBefore, modelAfter.delayed]).toEqual(delayed ? [0, false] : [1, false]);
        } else if (modelAfter.skip !== skipBefore) {
          // A turn is given up when its slot comes up and no model acts in it.
          expect(modelAfter.skip).toBe(skipBefore - 1);
          expect(after.acted).toContain(modelId);
          expect(after.active).not.toBe(modelId);
        }
      }
    }
  });
});

it('law 26: a reorder changes nothing when the attacker is already behind the defender (D!14)', () => {
  checkLaw((steps) => {
    for (const { event, before, after } of steps) {
      if (event.kind !== 'end' || before.phase !== 'environment') continue;
      const getPlace = (modelId: string) => before.order.indexOf(modelId);
      const isBehind = before.reorders.every(
        ({ attacker, defender }) =>
          getPlace(attacker) < 0 || getPlace(defender) < 0 || getPlace(attacker) > getPlace(defender),
      );
      if (isBehind) expect(after.order).toEqual(before.order);
      expect([...after.order].sort()).toEqual([...before.order].sort());
    }
  });
});
