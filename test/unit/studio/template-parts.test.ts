/** Tests styles, symbols, sizes, themes and colors together with the references to them. */

import { describe, expect, it } from 'vitest';
import { listBuiltInTemplates } from '../../../src/shared/card/template/built-in-templates.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { getValueAt } from '../../../src/shared/document/pointer.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listReferences } from '../../../src/shared/studio/references.ts';
import {
  addPart,
  addTheme,
  duplicatePart,
  duplicateTheme,
  listColorUses,
  listUnusedParts,
  moveTheme,
  type PartEdits,
  removePart,
  removeTheme,
  renamePart,
  replaceColor,
} from '../../../src/shared/studio/template-parts.ts';
import { tryEdits } from '../../../src/shared/studio/try-edits.ts';
import { createShape, createTemplate } from './support.ts';

const starSymbol = { width: 1, height: 1, shapes: [{ d: 'M0 0H1V1Z', fill: 'accent' }] };
const baseTemplate = createTemplate(
  [
    { kind: 'text', box: [5, 5, 50, 5], style: 'name', value: { at: '/character/name' } },
    { kind: 'symbol', id: 'mark', box: [5, 5, 9, 9], name: { text: 'star' }, otherwise: 'star' },
    createShape([0, 0, 9, 9], { fill: '#123456' }),
  ],
  {
    styles: { name: { font: 'text', size: 9, colour: 'ink' }, body: { font: 'text', size: 8, colour: 'ink' } },
    symbols: { star: starSymbol, moon: starSymbol },
    themes: [{ name: 'Night', styles: { name: { colour: 'paper' } }, symbols: { star: starSymbol } }],
    sizes: {
      large: {
        name: 'Large',
        width: 120,
        height: 180,
        styles: { name: { size: 20 } },
        replace: { mark: { otherwise: 'star' } },
      },
    },
  },
);

const applyPartEdits = (editResult: PartEdits, originalTemplate: CardTemplate = baseTemplate): CardTemplate => {
  if (!editResult.ok) throw new Error(editResult.why);
  const tryResult = tryEdits(GAMES, originalTemplate, editResult.edits);
  if (!tryResult.ok) throw new Error(JSON.stringify(tryResult.problems));
  return tryResult.template;
};

describe('references to parts of a template', () => {
  it('resolve to the named part by their pointers in every built-in template', () => {
    for (const template of listBuiltInTemplates(GAMES)) {
      for (const { name, path } of listReferences(template)) expect(getValueAt(template, path)).toBe(name);
    }
  });

  it('follow every renamed style, and back again', () => {
    const renameStyle = (template: CardTemplate, oldName: string, newName: string): CardTemplate => {
      const editResult = renamePart(template, 'style', oldName, newName);
      return editResult.ok ? applyEdits(template, editResult.edits) : template;
    };
    for (const template of listBuiltInTemplates(GAMES)) {
      const styleNames = Object.keys(template.styles);
      const renamedTemplate = styleNames.reduce(
        (currentTemplate, styleName) => renameStyle(currentTemplate, styleName, `other ${styleName}`),
        template,
      );
      expect(Object.keys(renamedTemplate.styles)).toEqual(styleNames.map((styleName) => `other ${styleName}`));
      expect(readTemplate(GAMES, renamedTemplate).ok).toBe(true);
      const restoredTemplate = styleNames.reduce(
        (currentTemplate, styleName) => renameStyle(currentTemplate, `other ${styleName}`, styleName),
        renamedTemplate,
      );
      expect(JSON.stringify(restoredTemplate)).toBe(JSON.stringify(template));
    }
  });
});

describe('a part of a template', () => {
  it('gets its new name everywhere, also in themes and sizes', () => {
    const renamedTemplate = applyPartEdits(renamePart(baseTemplate, 'style', 'name', 'title'));
    expect(Object.keys(renamedTemplate.styles)).toEqual(['title', 'body']);
    expect(renamedTemplate.themes?.[0]?.styles).toEqual({ title: { colour: 'paper' } });
    expect(renamedTemplate.sizes?.large?.styles).toEqual({ title: { size: 20 } });
    const renamedSymbol = applyPartEdits(renamePart(baseTemplate, 'symbol', 'star', 'sun'));
    expect(renamedSymbol.front[1]).toMatchObject({ name: { text: 'sun' }, otherwise: 'sun' });
    expect(renamedSymbol.sizes?.large?.replace).toEqual({ mark: { otherwise: 'sun' } });
    expect(Object.keys(renamedSymbol.themes?.[0]?.symbols ?? {})).toEqual(['sun']);
    expect(Object.keys(applyPartEdits(renamePart(baseTemplate, 'size', 'large', 'huge')).sizes ?? {})).toEqual([
      'huge',
    ]);
  });

  it('cannot get a taken or malformed name', () => {
    expect(renamePart(baseTemplate, 'style', 'name', 'body')).toEqual({ ok: false, why: 'taken' });
    expect(renamePart(baseTemplate, 'style', 'name', '')).toEqual({ ok: false, why: 'form' });
    expect(renamePart(baseTemplate, 'size', 'large', 'Very Large')).toEqual({ ok: false, why: 'form' });
    expect(renamePart(baseTemplate, 'style', 'nobody', 'x')).toEqual({ ok: false, why: 'missing' });
    expect(addPart(baseTemplate, 'style', 'body', { font: 'text', size: 8, colour: 'ink' })).toEqual({
      ok: false,
      why: 'taken',
    });
  });

  it('gets its copy right after the original', () => {
    expect(Object.keys(applyPartEdits(duplicatePart(baseTemplate, 'style', 'name')).styles)).toEqual([
      'name',
      'name-2',
      'body',
    ]);
    expect(Object.keys(applyPartEdits(duplicatePart(baseTemplate, 'size', 'large')).sizes ?? {})).toEqual([
      'large',
      'large-2',
    ]);
  });

  it('can be removed only when nothing uses it or a replacement is given', () => {
    expect(removePart(baseTemplate, 'style', 'name')).toMatchObject({
      ok: false,
      why: 'used',
      uses: ['/front/0/style'],
    });
    const replacedTemplate = applyPartEdits(removePart(baseTemplate, 'style', 'name', 'body'));
    expect(replacedTemplate.front[0]).toMatchObject({ style: 'body' });
    expect(replacedTemplate.themes?.[0]?.styles).toEqual({});
    expect(applyPartEdits(removePart(baseTemplate, 'symbol', 'moon')).symbols).toEqual({ star: starSymbol });
    expect(applyPartEdits(removePart(baseTemplate, 'size', 'large'))).not.toHaveProperty('sizes');
  });

  it('counts as unused when nothing refers to it', () => {
    expect(listUnusedParts(baseTemplate, 'style')).toEqual(['body']);
    expect(listUnusedParts(baseTemplate, 'symbol')).toEqual(['moon']);
    const boundTemplate = createTemplate(
      [{ kind: 'symbol', box: [0, 0, 9, 9], name: { at: '/character/alignment' } }],
      {
        symbols: { star: starSymbol },
      },
    );
    expect(listUnusedParts(boundTemplate, 'symbol')).toEqual([]);
  });
});

describe('colors', () => {
  it('come with their uses, and one can replace another', () => {
    expect(listColorUses(baseTemplate).get('#123456')).toEqual(['/front/2/fill']);
    const recoloredTemplate = applyEdits(baseTemplate, replaceColor(baseTemplate, 'accent', 'danger'));
    expect(recoloredTemplate.symbols?.star?.shapes[0]).toMatchObject({ fill: 'danger' });
    expect([...listColorUses(recoloredTemplate).keys()]).not.toContain('accent');
  });
});

describe('themes', () => {
  const listThemeNames = (template: CardTemplate) => template.themes?.map(({ name }) => name);
  it('can be added, moved, duplicated and removed', () => {
    const twoThemes = applyEdits(baseTemplate, addTheme(baseTemplate, { name: 'Day' }, 0) ?? []);
    expect(listThemeNames(twoThemes)).toEqual(['Day', 'Night']);
    expect(listThemeNames(applyEdits(twoThemes, moveTheme(twoThemes, 0, 1)))).toEqual(['Night', 'Day']);
    expect(listThemeNames(applyEdits(twoThemes, duplicateTheme(twoThemes, 1) ?? []))).toEqual([
      'Day',
      'Night',
      'Night 2',
    ]);
    expect(applyEdits(baseTemplate, removeTheme(baseTemplate, 0))).not.toHaveProperty('themes');
  });
});
