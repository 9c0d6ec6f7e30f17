/** After an edit a template is checked as if it were read anew, whatever of it is not looked at again. */

import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { findChangedElements } from '../../../../src/shared/card/template/check/changed-elements.ts';
import { checkTemplate } from '../../../../src/shared/card/template/check/check-template.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { some } from '../../../support/runs.ts';
import { template } from '../../studio/support.ts';

const right = getDefaultTemplate(GAMES);
const CHANGES: readonly object[] = [{ box: [1, 1, 4, 4] }, { box: [60, 80, 30, 30] }, { style: 'gone' }, { id: 'x' }];
const SIDES = ['front', 'back'] as const;

const withElement = (side: 'front' | 'back', at: number, change: object): CardTemplate => ({
  ...right,
  [side]: right[side].map((one, index) => (index === at ? ({ ...one, ...change } as Element) : one)),
});

describe('a template whose elements were changed one by one', () => {
  for (const side of SIDES) {
    it.each(some(right[side].map((element, at) => ({ name: element.id ?? element.kind, at }))))(
      `${side}: $name, $at`,
      ({ at }) => {
        for (const change of CHANGES) {
          const changed = withElement(side, at, change);
          expect(checkTemplate(changed, right)).toEqual(checkTemplate(structuredClone(changed)));
        }
      },
    );
  }

  it('has all looked at where others take notice', () => {
    const at = right.front.findIndex(({ id }) => id !== undefined);
    const moved = withElement('front', at, { box: [1, 1, 4, 4] });
    expect(findChangedElements(right, moved)).toEqual(new Set([right.front[at]?.id]));
    expect(findChangedElements(right, withElement('front', at, { id: 'x' }))).toBeUndefined();
    expect(findChangedElements(right, { ...right, styles: { ...right.styles } })).toBeUndefined();
    expect(findChangedElements(right, { ...right, front: right.front.slice(1) })).toBeUndefined();
    expect(findChangedElements(right, structuredClone(right))).toBeUndefined();
  });

  it('has choices looked at that replace a part of what was changed', () => {
    const words = { kind: 'text', id: 'a', box: [5, 5, 10, 5], style: 'body', value: { text: 'A' } };
    const choice = { id: 'wide', name: 'Wide', replace: { a: { box: [0, 0, 60, 5] } } };
    const before = template([words], { slots: [{ id: 's', name: 'S', standard: 'Narrow', choices: [choice] }] });
    const turned = { ...before, front: before.front.map((one) => ({ ...one, rotate: 90 })) };
    expect(checkTemplate(turned, before)).toHaveLength(1);
    expect(checkTemplate(turned, before)).toEqual(checkTemplate(structuredClone(turned)));
  });
});
