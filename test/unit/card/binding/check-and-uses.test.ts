/** Pointers of templates: which fields they use, and which of them stand outside of a list. */
import { describe, expect, it } from 'vitest';
import { listFieldUses, resolveEntryPointer, toFieldPattern } from '../../../../src/shared/card/binding/field-uses.ts';
import { checkItems } from '../../../../src/shared/card/template/check/check-items.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { plainTemplate } from '../support.ts';

const uses = (front: readonly object[]) =>
  listFieldUses({ ...plainTemplate(), front, back: [] } as unknown as CardTemplate).map(
    ({ field, usage: as }) => `${as} ${field}`,
  );

describe('the fields that a template uses', () => {
  it('are those of its values, lists and conditions, entries of lists as a star', () => {
    const tags = { kind: 'tags', box: [0, 0, 1, 1], tags: [{ each: '/character/classes' }] };
    const text = {
      kind: 'text',
      box: [0, 0, 1, 1],
      value: { each: '/character/talents', value: { join: [{ at: './name' }, { item: '/text' }] } },
      when: { at: '/character/level', is: null },
    };
    const found = uses([tags, text]);
    for (const use of ['list /character/classes', 'list /character/talents']) expect(found).toContain(use);
    expect(found).toEqual(expect.arrayContaining(['value /character/classes/*', 'value /character/talents/*/name']));
    expect(found).toEqual(expect.arrayContaining(['value /character/talents/*/text', 'condition /character/level']));
    expect(found).not.toContain('value /character/talents/*');
  });

  it('are written the same for every entry', () => {
    expect(toFieldPattern('/attacks/12/name')).toBe('/attacks/*/name');
    expect(toFieldPattern('/row/2nd')).toBe('/row/2nd');
    expect(resolveEntryPointer('/attacks/*', './name')).toBe('/attacks/*/name');
    expect(resolveEntryPointer('/attacks/*', '/name')).toBe('/name');
  });
});

describe('a pointer into the entry of a list', () => {
  const places = (node: unknown) => checkItems(node).map(({ path }) => path.join('/'));

  it('is wrong outside of every list', () => {
    expect(places({ value: { item: '/name' } })).toEqual(['value/item']);
    expect(places({ value: { at: './name' } })).toEqual(['value/at']);
    expect(places({ tags: [{ at: '/name' }, { each: './name' }] })).toEqual(['tags/1/each']);
    expect(places({ drawing: './drawing' })).toEqual(['drawing']);
  });

  it('is right inside of one, and in what is no pointer', () => {
    expect(places({ each: '/attacks', value: { item: '/name', deeper: { at: './name' } } })).toEqual([]);
    expect(places({ text: './name', when: { at: '/level', is: null }, fallback: [{ at: './name' }] })).toEqual([]);
    expect(places(null)).toEqual([]);
    expect(places('item')).toEqual([]);
  });
});
