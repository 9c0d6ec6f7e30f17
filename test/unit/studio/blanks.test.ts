/** Tests that new elements and parts are valid in every template. */

import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createBlankPart, createElement } from '../../../src/shared/studio/blanks.ts';
import { listElementProperties, type Property } from '../../../src/shared/studio/properties.ts';
import { tryEdits } from '../../../src/shared/studio/try-edits.ts';
import type { StudioView } from '../../../src/shared/studio/view.ts';
import { applyToView, createShape, createView, getElement } from './support.ts';

const KINDS = ['shape', 'halftone', 'text', 'flow', 'stat', 'track', 'symbol', 'list', 'art'] as const;
const labels = { text: 'Text', label: 'Label' };

describe('createElement', () => {
  it.each(KINDS)('creates a valid %s in the middle of the card', (elementKind) => {
    for (const studioView of [
      createView([]),
      createView([], { styles: {} }),
      createView([], { size: { width: 12, height: 12 } }),
    ]) {
      const createdElement = createElement(studioView, 'front', elementKind, labels);
      expect(getElement(applyToView(studioView, createdElement.edits), createdElement.addresses[0] ?? '').kind).toBe(
        elementKind,
      );
    }
  });

  it('places an element where it is drawn, inside the allowed area', () => {
    const studioView = createView([createShape([0, 0, 1, 1])]);
    const createdElement = createElement(studioView, 'front', 'text', labels, [40, 88, 30, 5]);
    expect(getElement(applyToView(studioView, createdElement.edits), '/front/1').box).toEqual([30, 85, 30, 5]);
  });

  it('adds a flow for continued text with the first element of a continuation card', () => {
    const createdElement = createElement(createView([]), 'more', 'shape', labels);
    const editedView = applyToView(createView([]), createdElement.edits);
    expect(editedView.template.more?.map(({ kind }) => kind)).toEqual(['flow', 'shape']);
    expect(createdElement.addresses).toEqual(['/more/1']);
    expect(
      applyToView(createView([]), createElement(createView([]), 'more', 'flow', labels).edits).template.more,
    ).toHaveLength(1);
  });

  it('adds the element to the size that is shown', () => {
    const studioView: StudioView = {
      ...createView([], { sizes: { small: { name: 'Small', width: 40, height: 50 } } }),
      size: 'small',
    };
    const createdElement = createElement(studioView, 'back', 'stat', labels);
    expect(createdElement.addresses).toEqual(['/sizes/small/back/0']);
    expect(applyToView(studioView, createdElement.edits).template.sizes?.small?.back).toHaveLength(1);
  });
});

describe('createBlankPart', () => {
  it.each(KINDS)('creates a valid part for every property of a %s', (elementKind) => {
    const studioView = createView([]);
    const { template } = applyToView(studioView, createElement(studioView, 'front', elementKind, labels).edits);
    const addParts = (elementProperties: readonly Property[], parentPath: string): void => {
      for (const { key, editor, owner, parts = [] } of elementProperties) {
        if (owner === undefined) continue;
        const blankPart = createBlankPart(owner, template, labels);
        expect(blankPart, `${parentPath}/${key}`).toBeDefined();
        const partPath = editor === 'list' ? `${parentPath}/${key}/-` : `${parentPath}/${key}`;
        const editResult = tryEdits(GAMES, template, [{ op: 'set', path: partPath, value: blankPart }]);
        expect(editResult, partPath).toMatchObject({ ok: true });
        if (editor === 'part' && parentPath === '/front/0') {
          const editedTemplate = applyEdits(template, [{ op: 'set', path: partPath, value: blankPart }]);
          expect(editedTemplate).toBeDefined();
          for (const innerPart of parts.filter((innerPart) => innerPart.owner !== undefined)) {
            const innerValue = createBlankPart(innerPart.owner as never, template, labels);
            expect(
              tryEdits(GAMES, editedTemplate, [
                {
                  op: 'set',
                  path: `${partPath}/${innerPart.key}${innerPart.editor === 'list' ? '/-' : ''}`,
                  value: innerValue,
                },
              ]),
              innerPart.key,
            ).toMatchObject({
              ok: true,
            });
          }
        }
      }
    };
    addParts(listElementProperties(elementKind), '/front/0');
  });
});
