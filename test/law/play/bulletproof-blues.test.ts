/** Laws 22 to 26 (docs/rules/common.md#laws). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BbModel, BbState } from '../../../src/shared/games/bulletproof-blues/play/state.ts';
import { generateEncounters, listAcceptedSteps } from '../../support/play/play-logs.ts';
import { BULLETPROOF } from '../../support/play/play-tables.ts';
import { scaleRuns } from '../../support/runs.ts';

type State = Omit<BbState, 'models'> & { models: Record<string, BbModel> };
type Steps = ReturnType<typeof listAcceptedSteps<State>>;

const GAMES = generateEncounters(BULLETPROOF);
const always = (law: (steps: Steps, options: Readonly<Record<string, unknown>>) => void) =>
  fc.assert(
    fc.property(GAMES, (encounter) => law(listAcceptedSteps<State>(encounter), encounter.options ?? {})),
    { seed: 22, numRuns: scaleRuns(300) },
  );

it('law 22: delays and forced actions do not change the order (D-9, D-10)', () => {
  const makers = ['aware', 'place', 'in'];
  always((steps) => {
    for (const { event, before, after } of steps) {
      const isFormed = ['initiative', 'ties'].includes(before.phase) || before.order.length === 0;
      const isReordered = event.kind === 'end' && before.phase === 'environment' && before.reorders.length > 0;
      if (makers.includes(event.kind) || isFormed || isReordered) continue;
      expect(after.order).toEqual(before.order);
    }
  });
});

it('law 23: every round ends with the environment (D-6)', () => {
  always((steps) => {
    for (const { event, before, after } of steps) {
      if (after.phase !== 'between' || before.phase === 'between') continue;
      expect([event.kind, before.phase]).toEqual(['end', 'environment']);
      expect(after.rounds).toEqual([...before.rounds, before.shown]);
    }
  });
});

it('law 24: a model is forced to act once per round (D-11)', () => {
  always((steps) => {
    const forced = steps.filter(({ event }) => event.kind === 'force');
    const each = forced.map(({ event, after }) => `${after.round} ${event.model}`);
    expect(new Set(each).size).toBe(each.length);
  });
});

it('law 25: a forced action costs one turn, either the delayed one or the coming one (D-10, D?5)', () => {
  always((steps) => {
    for (const { event, before, after } of steps) {
      for (const [id, is] of Object.entries(after.models)) {
        const { skip = 0, delayed = false } = before.models[id] ?? {};
        if (event.kind === 'force' && event.model === id) {
          expect([is.skip - skip, is.delayed]).toEqual(delayed ? [0, false] : [1, false]);
        } else if (is.skip !== skip) {
          // A turn that is given up is a slot that came up, and nobody acted in it.
          expect(is.skip).toBe(skip - 1);
          expect(after.acted).toContain(id);
          expect(after.active).not.toBe(id);
        }
      }
    }
  });
});

it('law 26: a reorder changes nothing when the attacker is already behind the defender (D!14)', () => {
  always((steps) => {
    for (const { event, before, after } of steps) {
      if (event.kind !== 'end' || before.phase !== 'environment') continue;
      const at = (id: string) => before.order.indexOf(id);
      const isBehind = before.reorders.every(
        ({ attacker, defender }) => at(attacker) < 0 || at(defender) < 0 || at(attacker) > at(defender),
      );
      if (isBehind) expect(after.order).toEqual(before.order);
      expect([...after.order].sort()).toEqual([...before.order].sort());
    }
  });
});
