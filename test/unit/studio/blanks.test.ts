/** New elements and parts can be read at once, whatever the template. */

import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createBlankPart, createElement } from '../../../src/shared/studio/blanks.ts';
import { listElementProperties, type Property } from '../../../src/shared/studio/properties.ts';
import { tryEdits } from '../../../src/shared/studio/try-edits.ts';
import type { StudioView } from '../../../src/shared/studio/view.ts';
import { edited, elementOf, shape, view } from './support.ts';

const KINDS = ['shape', 'halftone', 'text', 'flow', 'stat', 'track', 'symbol', 'list', 'art'] as const;
const words = { text: 'Text', label: 'Label' };

describe('a new element', () => {
  it.each(KINDS)('stands in the middle and can be read: %s', (kind) => {
    for (const from of [view([]), view([], { styles: {} }), view([], { size: { width: 12, height: 12 } })]) {
      const made = createElement(from, 'front', kind, words);
      expect(elementOf(edited(from, made.edits), made.addresses[0] ?? '').kind).toBe(kind);
    }
  });

  it('is put where it is drawn, as far as it may stand there', () => {
    const from = view([shape([0, 0, 1, 1])]);
    const made = createElement(from, 'front', 'text', words, [40, 88, 30, 5]);
    expect(elementOf(edited(from, made.edits), '/front/1').box).toEqual([30, 85, 30, 5]);
  });

  it('on a further card that is not there yet comes with a flow that takes words', () => {
    const made = createElement(view([]), 'more', 'shape', words);
    const after = edited(view([]), made.edits);
    expect(after.template.more?.map(({ kind }) => kind)).toEqual(['flow', 'shape']);
    expect(made.addresses).toEqual(['/more/1']);
    expect(edited(view([]), createElement(view([]), 'more', 'flow', words).edits).template.more).toHaveLength(1);
  });

  it('goes to the size that is shown', () => {
    const from: StudioView = {
      ...view([], { sizes: { small: { name: 'Small', width: 40, height: 50 } } }),
      size: 'small',
    };
    const made = createElement(from, 'back', 'stat', words);
    expect(made.addresses).toEqual(['/sizes/small/back/0']);
    expect(edited(from, made.edits).template.sizes?.small?.back).toHaveLength(1);
  });
});

describe('a new part', () => {
  it.each(KINDS)('can be added wherever a form offers one: %s', (kind) => {
    const from = view([]);
    const { template } = edited(from, createElement(from, 'front', kind, words).edits);
    const add = (properties: readonly Property[], path: string): void => {
      for (const { key, editor, owner: of, parts = [] } of properties) {
        if (of === undefined) continue;
        const blank = createBlankPart(of, template, words);
        expect(blank, `${path}/${key}`).toBeDefined();
        const at = editor === 'list' ? `${path}/${key}/-` : `${path}/${key}`;
        const tried = tryEdits(GAMES, template, [{ op: 'set', path: at, value: blank }]);
        expect(tried, at).toMatchObject({ ok: true });
        if (editor === 'part' && path === '/front/0') {
          const inner = applyEdits(template, [{ op: 'set', path: at, value: blank }]);
          expect(inner).toBeDefined();
          for (const one of parts.filter((part) => part.owner !== undefined)) {
            const value = createBlankPart(one.owner as never, template, words);
            expect(tryEdits(GAMES, inner, [{ op: 'set', path: `${at}/${one.key}`, value }]), one.key).toMatchObject({
              ok: true,
            });
          }
        }
      }
    };
    add(listElementProperties(kind), '/front/0');
  });
});
