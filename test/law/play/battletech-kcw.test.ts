/**
 * Laws 12 to 15 (docs/rules/common.md#laws). Each law is checked on the accepted events of random encounters; `before` and `after` are
 * the states around an event.
 */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UNIT_TYPES } from '../../../src/shared/games/battletech-kcw/fields.ts';
import type { BtModel, BtState } from '../../../src/shared/games/battletech-kcw/play/state.ts';
import { replay } from '../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { createEncounter, getNormalizedState } from '../../support/play/encounter.ts';
import { BATTLETECH } from '../../support/play/game-setups.ts';
import { generateEncounters, listAcceptedSteps } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';

type State = Omit<BtState, 'models'> & { models: Record<string, BtModel> };
type Steps = ReturnType<typeof listAcceptedSteps<State>>;

const ANY_ENCOUNTER = generateEncounters(BATTLETECH);
const checkLaw = (law: (steps: Steps, options: Readonly<Record<string, unknown>>) => void) =>
  fc.assert(
    fc.property(ANY_ENCOUNTER, (encounter) => law(listAcceptedSteps<State>(encounter), encounter.options ?? {})),
    { seed: 12, numRuns: scaleRuns(300) },
  );

const unusedModel = { sa: 0, moved: false, done: [] as string[] };

it('law 12: a slot has at most two Simple Actions and one MOVE, and each action name occurs once per turn (B-10 to B-12)', () => {
  checkLaw((steps) => {
    let moveCount = 0;
    for (const { event, before, after } of steps) {
      if (after.turn !== before.turn) moveCount = 0;
      const invalidModels = Object.values(after.models).filter(
        ({ sa: simpleActions, done: doneNames }) =>
          !(simpleActions >= 0 && simpleActions <= 2) || new Set(doneNames).size !== doneNames.length,
      );
      expect(invalidModels).toEqual([]);
      const modelId = String(event.model);
      if (event.kind !== 'action' || modelId !== before.active) continue;
      const [modelBefore = unusedModel, modelAfter = unusedModel] = [before.models[modelId], after.models[modelId]];
      expect(modelAfter.sa).toBeLessThanOrEqual(modelBefore.sa);
      if (modelAfter.moved && !modelBefore.moved) moveCount += 1;
      expect(moveCount).toBeLessThanOrEqual(1);
    }
  });
});

it('law 13: the order follows the totals, types and tons of all units that rolled (B-4, B-7, B-8)', () => {
  checkLaw((steps, options) => {
    const unitTypes = UNIT_TYPES.map(({ id }) => id as string);
    if (options['bt.aeroFirst'] === true) unitTypes.unshift('aerospace');
    const characters: Record<string, { type: string; tonnage: number }> = BATTLETECH.characters as never;
    // The character of each model.
    const characterIds: Record<string, string> = {
      zq1: 'one',
      zq2: 'two',
      zq3: 'three',
      zq4: 'one',
      zq5: 'three',
      zq6: 'two',
    };
    for (const { before, after } of steps) {
      if (after.phase !== 'action' || before.phase === 'action' || after.acted.length === 0) continue;
      const rolled = Object.entries(after.models).filter(([, { out: isOut, dice }]) => !isOut && dice !== null);
      expect([...after.order].sort()).toEqual(rolled.map(([id]) => id).sort());
      const ranks = after.order.map((modelId) => {
        const { total = 0, tie = [] } = after.models[modelId] ?? {};
        const { type = '', tonnage = 0 } = characters[characterIds[modelId] ?? ''] ?? {};
        return [-total, unitTypes.indexOf(type), tonnage, ...tie.map((sum) => -sum)];
      });
      for (const [index, rank] of ranks.slice(1).entries())
        expect(compareRanks(ranks[index] ?? [], rank)).toBeLessThanOrEqual(0);
    }
  });
});

function compareRanks(first: readonly number[], second: readonly number[]): number {
  const differences = Array.from(
    { length: Math.max(first.length, second.length) },
    (_element, index) => (first[index] ?? 0) - (second[index] ?? 0),
  );
  return differences.find((difference) => difference !== 0) ?? 0;
}

it('law 14: heat falls only at the end of a slot (B-15)', () => {
  checkLaw((steps) => {
    for (const { event, before, after } of steps) {
      if (event.kind === 'end' || event.kind === 'adjust') continue;
      for (const [modelId, { heat }] of Object.entries(after.models)) {
        expect(heat).toBeGreaterThanOrEqual(before.models[modelId]?.heat ?? 0);
      }
    }
  });
});

it('law 15: fewer Movement Points never move a unit forward in the order with the same dice (B-6)', () => {
  const modelIds = ['zq1', 'zq2', 'zq4', 'zq5', 'zq6'];
  const anyFace = fc.integer({ min: 1, max: 6 });
  const anyRolls = fc.array(fc.tuple(anyFace, anyFace), { minLength: 5, maxLength: 5 });
  const anyMovementPoints = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }));
  const property = fc.property(
    anyRolls,
    fc.constantFrom(...modelIds),
    anyMovementPoints,
    (dice, modelId, [firstPoints, secondPoints]) => {
      const findPlaceWith = (movementPoints: number) => {
        const encounter = createEncounter('battletech-kcw', {
          ...BATTLETECH,
          log: [
            { kind: 'adjust', model: modelId, field: 'mp', to: movementPoints },
            { kind: 'begin' },
            ...modelIds.map((rollingId, index) => ({ kind: 'initiative', model: rollingId, dice: dice[index] })),
          ],
        });
        const { phase, order } = (getNormalizedState(encounter, replay(LOADED_GAMES, encounter)) ??
          {}) as Partial<State>;
        return phase === 'action' ? order?.indexOf(modelId) : undefined;
      };
      const [fastPlace, slowPlace] = [
        findPlaceWith(Math.max(firstPoints, secondPoints)),
        findPlaceWith(Math.min(firstPoints, secondPoints)),
      ];
      if (fastPlace !== undefined && slowPlace !== undefined) expect(slowPlace).toBeGreaterThanOrEqual(fastPlace);
    },
  );
  fc.assert(property, { seed: 15, numRuns: scaleRuns(1000) });
});
