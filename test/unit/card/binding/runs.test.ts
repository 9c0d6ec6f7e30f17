/** Values of a template as runs of text, each with the field it shows. */
import { describe, expect, it } from 'vitest';
import { type Binding, bindRun, bindRuns, listEntries } from '../../../../src/shared/card/binding/runs.ts';

const binding = {
  character: { name: 'Ash', level: 3, talents: [{ name: 'Swift' }, { name: '' }, { name: 'Calm' }] },
  formatters: { word: String, twice: (value: unknown) => (typeof value === 'number' ? String(2 * value) : undefined) },
} as unknown as Binding;

describe('a value of a template', () => {
  it('is a text, or what is at a pointer, with its field', () => {
    expect(bindRuns({ text: 'Level' }, binding)).toEqual([{ text: 'Level' }]);
    expect(bindRuns({ at: '/character/name' } as never, binding)).toEqual([{ text: 'Ash', field: '/name' }]);
    expect(bindRuns({ at: '/character/level', as: 'twice' } as never, binding)).toEqual([
      { text: '6', field: '/level' },
    ]);
    expect(bindRuns({ at: '/character/lost' } as never, binding)).toEqual([]);
  });

  it('is joined with what stands between, which empty parts do not get', () => {
    const join = [{ at: '/character/name' }, { at: '/character/lost' }, { at: '/character/level' }];
    expect(bindRun({ join, by: ', ' } as never, binding).text).toBe('Ash, 3');
    expect(bindRun({ join } as never, binding).text).toBe('Ash3');
  });

  it('is repeated for each entry of a list, whose fields it names', () => {
    const each = { each: '/character/talents', value: { item: '/name' }, by: ' / ' } as never;
    expect(bindRuns(each, binding)).toEqual([
      { text: 'Swift', field: '/talents/0/name' },
      { text: ' / ' },
      { text: 'Calm', field: '/talents/2/name' },
    ]);
    expect(listEntries('/character/talents', binding).map(({ pointer: at }) => at)).toEqual(
      [0, 1, 2].map((index) => `/character/talents/${index}`),
    );
    expect(listEntries('/character/name', binding)).toEqual([]);
  });

  it('is found from the root where no entry is being repeated', () => {
    expect(bindRuns({ item: '/character/name' } as never, binding)).toEqual([{ text: 'Ash', field: '/name' }]);
  });
});
