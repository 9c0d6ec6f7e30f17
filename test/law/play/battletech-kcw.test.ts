/** Laws 12 to 15 (docs/rules/common.md#laws). */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UNIT_TYPES } from '../../../src/shared/games/battletech-kcw/fields.ts';
import type { BtModel, BtState } from '../../../src/shared/games/battletech-kcw/play/state.ts';
import { replay } from '../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { createEncounter, getNormalizedState } from '../../support/play/encounter.ts';
import { generateEncounters, listAcceptedSteps } from '../../support/play/play-logs.ts';
import { BATTLETECH } from '../../support/play/play-tables.ts';
import { scaleRuns } from '../../support/runs.ts';

type State = Omit<BtState, 'models'> & { models: Record<string, BtModel> };
type Steps = ReturnType<typeof listAcceptedSteps<State>>;

const GAMES = generateEncounters(BATTLETECH);
const always = (law: (steps: Steps, options: Readonly<Record<string, unknown>>) => void) =>
  fc.assert(
    fc.property(GAMES, (encounter) => law(listAcceptedSteps<State>(encounter), encounter.options ?? {})),
    { seed: 12, numRuns: scaleRuns(300) },
  );

const idle = { sa: 0, moved: false, done: [] as string[] };

it('law 12: a slot has two Simple Actions and one MOVE, and each action name occurs once per turn (B-10 to B-12)', () => {
  always((steps) => {
    let moves = 0;
    for (const { event, before, after } of steps) {
      if (after.turn !== before.turn) moves = 0;
      const odd = Object.values(after.models).filter(
        ({ sa, done }) => !(sa >= 0 && sa <= 2) || new Set(done).size !== done.length,
      );
      expect(odd).toEqual([]);
      const model = String(event.model);
      if (event.kind !== 'action' || model !== before.active) continue;
      const [was = idle, is = idle] = [before.models[model], after.models[model]];
      expect(is.sa).toBeLessThanOrEqual(was.sa);
      if (is.moved && !was.moved) moves += 1;
      expect(moves).toBeLessThanOrEqual(1);
    }
  });
});

it('law 13: the order follows the totals, types and tons of all units that rolled (B-4, B-7, B-8)', () => {
  always((steps, options) => {
    const types = UNIT_TYPES.map(({ id }) => id as string);
    if (options['bt.aeroFirst'] === true) types.unshift('aerospace');
    const cast: Record<string, { type: string; tonnage: number }> = BATTLETECH.characters as never;
    const characterOf: Record<string, string> = {
      zq1: 'one',
      zq2: 'two',
      zq3: 'three',
      zq4: 'one',
      zq5: 'three',
      zq6: 'two',
    };
    for (const { before, after } of steps) {
      if (after.phase !== 'action' || before.phase === 'action' || after.acted.length === 0) continue;
      const rolled = Object.entries(after.models).filter(([, { out, dice }]) => !out && dice !== null);
      expect([...after.order].sort()).toEqual(rolled.map(([id]) => id).sort());
      const ranks = after.order.map((id) => {
        const { total = 0, tie = [] } = after.models[id] ?? {};
        const { type = '', tonnage = 0 } = cast[characterOf[id] ?? ''] ?? {};
        return [-total, types.indexOf(type), tonnage, ...tie.map((sum) => -sum)];
      });
      for (const [index, rank] of ranks.slice(1).entries())
        expect(compare(ranks[index] ?? [], rank)).toBeLessThanOrEqual(0);
    }
  });
});

function compare(a: readonly number[], b: readonly number[]): number {
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => (a[index] ?? 0) - (b[index] ?? 0));
  return at.find((difference) => difference !== 0) ?? 0;
}

it('law 14: heat falls only at the end of a slot (B-15)', () => {
  always((steps) => {
    for (const { event, before, after } of steps) {
      if (event.kind === 'end' || event.kind === 'adjust') continue;
      for (const [id, { heat }] of Object.entries(after.models)) {
        expect(heat).toBeGreaterThanOrEqual(before.models[id]?.heat ?? 0);
      }
    }
  });
});

it('law 15: fewer Movement Points never move a unit forward in the order with the same dice (B-6)', () => {
  const ids = ['zq1', 'zq2', 'zq4', 'zq5', 'zq6'];
  const face = fc.integer({ min: 1, max: 6 });
  const rolls = fc.array(fc.tuple(face, face), { minLength: 5, maxLength: 5 });
  const mp = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }));
  const law = fc.property(rolls, fc.constantFrom(...ids), mp, (dice, model, [one, other]) => {
    const placeWith = (to: number) => {
      const encounter = createEncounter('battletech-kcw', {
        ...BATTLETECH,
        log: [
          { kind: 'adjust', model, field: 'mp', to },
          { kind: 'begin' },
          ...ids.map((id, index) => ({ kind: 'initiative', model: id, dice: dice[index] })),
        ],
      });
      const { phase, order } = (getNormalizedState(encounter, replay(LOADED_GAMES, encounter)) ?? {}) as Partial<State>;
      return phase === 'action' ? order?.indexOf(model) : undefined;
    };
    const [fast, slow] = [placeWith(Math.max(one, other)), placeWith(Math.min(one, other))];
    if (fast !== undefined && slow !== undefined) expect(slow).toBeGreaterThanOrEqual(fast);
  });
  fc.assert(law, { seed: 15, numRuns: scaleRuns(1000) });
});
