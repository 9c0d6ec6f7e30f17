/** Styles, symbols, sizes, themes and colours, with everything that names them. */

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
import { shape, template } from './support.ts';

const star = { width: 1, height: 1, shapes: [{ d: 'M0 0H1V1Z', fill: 'accent' }] };
const base = template(
  [
    { kind: 'text', box: [5, 5, 50, 5], style: 'name', value: { at: '/character/name' } },
    { kind: 'symbol', id: 'mark', box: [5, 5, 9, 9], name: { text: 'star' }, otherwise: 'star' },
    shape([0, 0, 9, 9], { fill: '#123456' }),
  ],
  {
    styles: { name: { font: 'text', size: 9, colour: 'ink' }, body: { font: 'text', size: 8, colour: 'ink' } },
    symbols: { star, moon: star },
    themes: [{ name: 'Night', styles: { name: { colour: 'paper' } }, symbols: { star } }],
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

const made = (answer: PartEdits, from: CardTemplate = base): CardTemplate => {
  if (!answer.ok) throw new Error(answer.why);
  const tried = tryEdits(GAMES, from, answer.edits);
  if (!tried.ok) throw new Error(JSON.stringify(tried.problems));
  return tried.template;
};

describe('names that elements refer to', () => {
  it('are found where they stand, in every template of ours', () => {
    for (const one of listBuiltInTemplates(GAMES)) {
      for (const { name, path } of listReferences(one)) expect(getValueAt(one, path)).toBe(name);
    }
  });

  it('are followed by a new name, whatever the style is called', () => {
    const renamed = (one: CardTemplate, from: string, to: string): CardTemplate => {
      const answer = renamePart(one, 'style', from, to);
      return answer.ok ? applyEdits(one, answer.edits) : one;
    };
    for (const one of listBuiltInTemplates(GAMES)) {
      const names = Object.keys(one.styles);
      const others = names.reduce((now, name) => renamed(now, name, `other ${name}`), one);
      expect(Object.keys(others.styles)).toEqual(names.map((name) => `other ${name}`));
      expect(readTemplate(GAMES, others).ok).toBe(true);
      const back = names.reduce((now, name) => renamed(now, `other ${name}`, name), others);
      expect(JSON.stringify(back)).toBe(JSON.stringify(one));
    }
  });
});

describe('a part', () => {
  it('is renamed where it stands, in themes and sizes too', () => {
    const renamed = made(renamePart(base, 'style', 'name', 'title'));
    expect(Object.keys(renamed.styles)).toEqual(['title', 'body']);
    expect(renamed.themes?.[0]?.styles).toEqual({ title: { colour: 'paper' } });
    expect(renamed.sizes?.large?.styles).toEqual({ title: { size: 20 } });
    const moved = made(renamePart(base, 'symbol', 'star', 'sun'));
    expect(moved.front[1]).toMatchObject({ name: { text: 'sun' }, otherwise: 'sun' });
    expect(moved.sizes?.large?.replace).toEqual({ mark: { otherwise: 'sun' } });
    expect(Object.keys(moved.themes?.[0]?.symbols ?? {})).toEqual(['sun']);
    expect(Object.keys(made(renamePart(base, 'size', 'large', 'huge')).sizes ?? {})).toEqual(['huge']);
  });

  it('is refused a name that is taken or is none', () => {
    expect(renamePart(base, 'style', 'name', 'body')).toEqual({ ok: false, why: 'taken' });
    expect(renamePart(base, 'style', 'name', '')).toEqual({ ok: false, why: 'form' });
    expect(renamePart(base, 'size', 'large', 'Very Large')).toEqual({ ok: false, why: 'form' });
    expect(renamePart(base, 'style', 'nobody', 'x')).toEqual({ ok: false, why: 'missing' });
    expect(addPart(base, 'style', 'body', { font: 'text', size: 8, colour: 'ink' })).toEqual({
      ok: false,
      why: 'taken',
    });
  });

  it('is copied right behind the original', () => {
    expect(Object.keys(made(duplicatePart(base, 'style', 'name')).styles)).toEqual(['name', 'name-2', 'body']);
    expect(Object.keys(made(duplicatePart(base, 'size', 'large')).sizes ?? {})).toEqual(['large', 'large-2']);
  });

  it('goes only when nothing names it, or when something else takes its place', () => {
    expect(removePart(base, 'style', 'name')).toMatchObject({ ok: false, why: 'used', uses: ['/front/0/style'] });
    const without = made(removePart(base, 'style', 'name', 'body'));
    expect(without.front[0]).toMatchObject({ style: 'body' });
    expect(without.themes?.[0]?.styles).toEqual({});
    expect(made(removePart(base, 'symbol', 'moon')).symbols).toEqual({ star });
    expect(made(removePart(base, 'size', 'large'))).not.toHaveProperty('sizes');
  });

  it('is told when nothing uses it', () => {
    expect(listUnusedParts(base, 'style')).toEqual(['body']);
    expect(listUnusedParts(base, 'symbol')).toEqual(['moon']);
    const bound = template([{ kind: 'symbol', box: [0, 0, 9, 9], name: { at: '/character/alignment' } }], {
      symbols: { star },
    });
    expect(listUnusedParts(bound, 'symbol')).toEqual([]);
  });
});

describe('colours', () => {
  it('are told with their places, and one takes the place of another', () => {
    expect(listColorUses(base).get('#123456')).toEqual(['/front/2/fill']);
    const changed = applyEdits(base, replaceColor(base, 'accent', 'danger'));
    expect(changed.symbols?.star?.shapes[0]).toMatchObject({ fill: 'danger' });
    expect([...listColorUses(changed).keys()]).not.toContain('accent');
  });
});

describe('themes', () => {
  const names = (one: CardTemplate) => one.themes?.map(({ name }) => name);
  it('are a list in which they move', () => {
    const two = applyEdits(base, addTheme(base, { name: 'Day' }, 0) ?? []);
    expect(names(two)).toEqual(['Day', 'Night']);
    expect(names(applyEdits(two, moveTheme(two, 0, 1)))).toEqual(['Night', 'Day']);
    expect(names(applyEdits(two, duplicateTheme(two, 1) ?? []))).toEqual(['Day', 'Night', 'Night 2']);
    expect(applyEdits(base, removeTheme(base, 0))).not.toHaveProperty('themes');
  });
});
