import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConditionMet } from '../../../../src/shared/card/binding/condition.ts';
import type { Condition } from '../../../../src/shared/card/template/template.ts';

const roots = {
  character: { name: 'Gale', concept: '  ', level: 6, classes: ['tank', 'mage'], talents: [], infiltrator: false },
  derived: { isSuper: true },
};
const yes = (condition: Condition, entry?: { pointer: string }) =>
  expect(isConditionMet(condition, roots, entry)).toBe(true);
const no = (condition: Condition, entry?: { pointer: string }) =>
  expect(isConditionMet(condition, roots, entry)).toBe(false);

describe('a condition', () => {
  it('without more asks for a value', () => {
    for (const at of ['/character/name', '/character/level', '/character/classes', '/derived/isSuper']) yes({ at });
    for (const at of ['concept', 'talents', 'infiltrator', 'nothing', '__proto__', 'constructor']) {
      no({ at: `/character/${at}` });
    }
  });

  it('compares', () => {
    yes({ at: '/character/level', is: 6 });
    yes({ at: '/character/level', is: [5, 6] });
    no({ at: '/character/level', is: '6' });
    no({ at: '/character/level', is: [] });
    yes({ at: '/character/level', over: 5, under: 7 });
    no({ at: '/character/level', over: 6 });
    no({ at: '/character/name', over: 0 });
  });

  it('compares numbers of tables that stand there as they are written', () => {
    const row = { row: { Bonus: '+2', Weight: '14,5', Name: 'Rope' } };
    expect(isConditionMet({ at: '/row/Bonus', is: 2 }, row)).toBe(true);
    expect(isConditionMet({ at: '/row/Bonus', is: [1, 2] }, row)).toBe(true);
    expect(isConditionMet({ at: '/row/Weight', over: 14, under: 15 }, row)).toBe(true);
    expect(isConditionMet({ at: '/row/Name', over: 0 }, row)).toBe(false);
  });

  it('looks into lists', () => {
    yes({ at: '/character/classes', has: 'mage' });
    yes({ at: '/character/classes', has: ['psychic', 'tank'] });
    no({ at: '/character/classes', has: 'psychic' });
    no({ at: '/character/name', has: 'Gale' });
  });

  it('joins others', () => {
    const [is, not] = [{ at: '/character/name' }, { at: '/character/reach' }];
    yes({ all: [is, { not }] });
    no({ all: [is, not] });
    yes({ any: [not, is] });
    no({ any: [] });
    yes({ all: [] });
  });

  it('goes on from the entry that is being repeated', () => {
    yes({ at: './0', is: 'tank' }, { pointer: '/character/classes' });
    no({ at: './0', is: 'tank' });
  });

  it('absent, holds', () => expect(isConditionMet(undefined, roots)).toBe(true));
});

const scalar = fc.oneof(fc.string(), fc.double(), fc.boolean());
const pointer = fc.constantFrom('/character/level', '/character/classes', '/character/name', './x', '', '/a/b/c', 'x');
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.record(
      {
        at: pointer,
        is: fc.oneof(scalar, fc.array(scalar)),
        has: fc.oneof(scalar, fc.array(scalar)),
        over: fc.double(),
        under: fc.double(),
      },
      { requiredKeys: ['at'] },
    ),
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));

describe('laws of conditions', () => {
  it('every condition says yes or no, and its opposite the opposite', () => {
    fc.assert(
      fc.property(condition, fc.oneof(fc.constant(roots), fc.anything()), (one, over) => {
        const answer = isConditionMet(one, over);
        expect(typeof answer).toBe('boolean');
        expect(isConditionMet({ not: one }, over)).toBe(!answer);
      }),
      { seed: 41, numRuns: 500 },
    );
  });

  it('all and any are each other turned round', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 4 }), (list) => {
        expect(isConditionMet({ all: list }, roots)).toBe(
          isConditionMet({ not: { any: list.map((not) => ({ not })) } }, roots),
        );
      }),
      { seed: 43, numRuns: 300 },
    );
  });
});
