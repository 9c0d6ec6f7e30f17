/** Tests that the incremental check after an edit gives the same result as a full check. */

import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { findChangedElements } from '../../../../src/shared/card/template/check/changed-elements.ts';
import { checkTemplate } from '../../../../src/shared/card/template/check/check-template.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { selectSample } from '../../../support/sample-size.ts';
import { createTemplate } from '../../studio/support.ts';

const validTemplate = getDefaultTemplate(GAMES);
const ELEMENT_CHANGES: readonly object[] = [
  { box: [1, 1, 4, 4] },
  { box: [60, 80, 30, 30] },
  { style: 'gone' },
  { id: 'x' },
];
const SIDES = ['front', 'back'] as const;

const changeElement = (sideName: 'front' | 'back', elementIndex: number, elementChanges: object): CardTemplate => ({
  ...validTemplate,
  [sideName]: validTemplate[sideName].map((element, index) =>
    index === elementIndex ? ({ ...element, ...elementChanges } as Element) : element,
  ),
});

describe('checkTemplate after an edit', () => {
  for (const sideName of SIDES) {
    it.each(
      selectSample(
        validTemplate[sideName].map((element, elementIndex) => ({
          name: element.id ?? element.kind,
          elementIndex,
        })),
      ),
    )(
      `${sideName}: reports the same findings as a full check after a change of $name, element $elementIndex`,
      ({ elementIndex }) => {
        for (const elementChanges of ELEMENT_CHANGES) {
          const changedTemplate = changeElement(sideName, elementIndex, elementChanges);
          // No result is cached for the objects of a copy.
          expect(checkTemplate(changedTemplate, validTemplate)).toEqual(
            checkTemplate(structuredClone(changedTemplate)),
          );
        }
      },
    );
  }

  it('checks every element when a change can affect the others', () => {
    const elementIndex = validTemplate.front.findIndex(({ id }) => id !== undefined);
    const movedTemplate = changeElement('front', elementIndex, { box: [1, 1, 4, 4] });
    expect(findChangedElements(validTemplate, movedTemplate)).toEqual(new Set([validTemplate.front[elementIndex]?.id]));
    expect(findChangedElements(validTemplate, changeElement('front', elementIndex, { id: 'x' }))).toBeUndefined();
    expect(
      findChangedElements(validTemplate, { ...validTemplate, styles: { ...validTemplate.styles } }),
    ).toBeUndefined();
    expect(
      findChangedElements(validTemplate, { ...validTemplate, front: validTemplate.front.slice(1) }),
    ).toBeUndefined();
    expect(findChangedElements(validTemplate, structuredClone(validTemplate))).toBeUndefined();
  });

  it('checks the choices that replace a part of the changed element', () => {
    const textElement = { kind: 'text', id: 'a', box: [5, 5, 10, 5], style: 'body', value: { text: 'A' } };
    const choice = { id: 'wide', name: 'Wide', replace: { a: { box: [0, 0, 60, 5] } } };
    const originalTemplate = createTemplate([textElement], {
      slots: [{ id: 's', name: 'S', standard: 'Narrow', choices: [choice] }],
    });
    const rotatedTemplate = {
      ...originalTemplate,
      front: originalTemplate.front.map((element) => ({ ...element, rotate: 90 })),
    };
    // The rotated wide text reaches beyond the edge of the card.
    expect(checkTemplate(rotatedTemplate, originalTemplate)).toHaveLength(1);
    expect(checkTemplate(rotatedTemplate, originalTemplate)).toEqual(checkTemplate(structuredClone(rotatedTemplate)));
  });
});
