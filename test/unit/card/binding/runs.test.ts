/** Tests how template values become text runs, each with the field that it shows. */
import { describe, expect, it } from 'vitest';
import { type Binding, bindRun, bindRuns, listEntries } from '../../../../src/shared/card/binding/runs.ts';

const binding = {
  character: { name: 'Ash', level: 3, talents: [{ name: 'Swift' }, { name: '' }, { name: 'Calm' }] },
  formatters: { word: String, twice: (value: unknown) => (typeof value === 'number' ? String(2 * value) : undefined) },
} as unknown as Binding;

describe('bindRun and bindRuns', () => {
  it('binds a literal text or the value at a pointer, with its field', () => {
    expect(bindRuns({ text: 'Level' }, binding)).toEqual([{ text: 'Level' }]);
    expect(bindRuns({ at: '/character/name' } as never, binding)).toEqual([{ text: 'Ash', field: '/name' }]);
    expect(bindRuns({ at: '/character/level', as: 'twice' } as never, binding)).toEqual([
      { text: '6', field: '/level' },
    ]);
    expect(bindRuns({ at: '/character/lost' } as never, binding)).toEqual([]);
  });

  it('joins values with a separator and skips empty ones', () => {
    const joinedValues = [{ at: '/character/name' }, { at: '/character/lost' }, { at: '/character/level' }];
    expect(bindRun({ join: joinedValues, by: ', ' } as never, binding).text).toBe('Ash, 3');
    expect(bindRun({ join: joinedValues } as never, binding).text).toBe('Ash3');
  });

  it("repeats a value for each entry of a list and names each entry's field", () => {
    const repeatedValue = { each: '/character/talents', value: { item: '/name' }, by: ' / ' } as never;
    expect(bindRuns(repeatedValue, binding)).toEqual([
      { text: 'Swift', field: '/talents/0/name' },
      { text: ' / ' },
      { text: 'Calm', field: '/talents/2/name' },
    ]);
    expect(listEntries('/character/talents', binding).map(({ pointer }) => pointer)).toEqual(
      [0, 1, 2].map((index) => `/character/talents/${index}`),
    );
    expect(listEntries('/character/name', binding)).toEqual([]);
  });

  it('resolves an item pointer from the root outside of any list', () => {
    expect(bindRuns({ item: '/character/name' } as never, binding)).toEqual([{ text: 'Ash', field: '/name' }]);
  });
});
