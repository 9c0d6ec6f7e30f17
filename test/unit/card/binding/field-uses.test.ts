/** Tests which fields the pointers of a template use, and which entry pointers lie outside of any list. */
import { describe, expect, it } from 'vitest';
import { listFieldUses, resolveEntryPointer, toFieldPattern } from '../../../../src/shared/card/binding/field-uses.ts';
import { checkItems } from '../../../../src/shared/card/template/check/check-items.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { createPlainTemplate } from '../support.ts';

const listUses = (front: readonly object[]) =>
  listFieldUses({ ...createPlainTemplate(), front, back: [] } as unknown as CardTemplate).map(
    ({ field, usage }) => `${usage} ${field}`,
  );

describe('listFieldUses', () => {
  it('lists the fields of values, lists and conditions, and writes * for the entries of a list', () => {
    const tagList = { kind: 'tags', box: [0, 0, 1, 1], tags: [{ each: '/character/classes' }] };
    const textElement = {
      kind: 'text',
      box: [0, 0, 1, 1],
      value: { each: '/character/talents', value: { join: [{ at: './name' }, { item: '/text' }] } },
      when: { at: '/character/level', is: null },
    };
    const uses = listUses([tagList, textElement]);
    for (const expectedUse of ['list /character/classes', 'list /character/talents'])
      expect(uses).toContain(expectedUse);
    expect(uses).toEqual(expect.arrayContaining(['value /character/classes/*', 'value /character/talents/*/name']));
    expect(uses).toEqual(expect.arrayContaining(['value /character/talents/*/text', 'condition /character/level']));
    expect(uses).not.toContain('value /character/talents/*');
  });

  it('writes a field the same way for every entry of a list', () => {
    expect(toFieldPattern('/attacks/12/name')).toBe('/attacks/*/name');
    expect(toFieldPattern('/row/2nd')).toBe('/row/2nd');
    expect(resolveEntryPointer('/attacks/*', './name')).toBe('/attacks/*/name');
    expect(resolveEntryPointer('/attacks/*', '/name')).toBe('/name');
  });
});

describe('checkItems', () => {
  const listReportedPaths = (node: unknown) => checkItems(node).map(({ path }) => path.join('/'));

  it('reports an entry pointer outside of any list', () => {
    expect(listReportedPaths({ value: { item: '/name' } })).toEqual(['value/item']);
    expect(listReportedPaths({ value: { at: './name' } })).toEqual(['value/at']);
    expect(listReportedPaths({ tags: [{ at: '/name' }, { each: './name' }] })).toEqual(['tags/1/each']);
    expect(listReportedPaths({ drawing: './drawing' })).toEqual(['drawing']);
  });

  it('accepts entry pointers inside a list, and text that only looks like a pointer', () => {
    expect(listReportedPaths({ each: '/attacks', value: { item: '/name', deeper: { at: './name' } } })).toEqual([]);
    expect(
      listReportedPaths({ text: './name', when: { at: '/level', is: null }, fallback: [{ at: './name' }] }),
    ).toEqual([]);
    expect(listReportedPaths(null)).toEqual([]);
    expect(listReportedPaths('item')).toEqual([]);
  });
});
