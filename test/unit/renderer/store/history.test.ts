import { describe, expect, it } from 'vitest';
import { applyEdits, fromFix } from '../../../../src/renderer/store/edit.ts';
import { History } from '../../../../src/renderer/store/history.ts';

describe('undo', () => {
  it('takes what was typed into one field in one go, and another field apart', () => {
    const history = new History();
    history.note('start', '/name', 0);
    history.note('a', '/name', 300);
    history.note('ab', '/concept', 600);
    expect(history.undo('ab c')).toBe('ab');
    expect(history.undo('ab')).toBe('start');
    expect(history.canUndo).toBe(false);
    expect(history.redo('start')).toBe('ab');
    expect(history.redo('ab')).toBe('ab c');
  });

  it('keeps a change that is not typing a step of its own', () => {
    const history = new History();
    history.note('six', '/level', 0);
    history.note('eleven', '', 100);
    expect(history.undo('ten')).toBe('eleven');
    expect(history.undo('eleven')).toBe('six');
  });

  it('has nothing to redo after a new change', () => {
    const history = new History();
    history.note('a', '', 0);
    history.undo('b');
    history.note('a', '', 10);
    expect(history.canRedo).toBe(false);
  });
});

describe('edits of the store', () => {
  it('share what they do not touch, so that only what changed is drawn', () => {
    const before = { name: 'a', traits: { fight: { dice: 1 } }, list: [{ n: 1 }, { n: 2 }] };
    const after = applyEdits(before, [{ path: '/list/1/n', value: 3 }]) as typeof before;
    expect(after).toEqual({ ...before, list: [{ n: 1 }, { n: 3 }] });
    expect(after.traits).toBe(before.traits);
    expect(after.list[0]).toBe(before.list[0]);
  });

  it('create what is missing on the way, append, and take away', () => {
    expect(applyEdits({}, [{ path: '/talents/-', value: { name: '' } }])).toEqual({ talents: [{ name: '' }] });
    expect(applyEdits({ a: 1, b: 2 }, [{ path: '/a', value: undefined }])).toEqual({ b: 2 });
    expect(applyEdits({ l: [1, 2, 3] }, [{ path: '/l/1', value: undefined }])).toEqual({ l: [1, 3] });
  });

  it('take the edits of a fix over', () => {
    const edits = fromFix([
      { op: 'set', path: '/level', value: 10 },
      { op: 'remove', path: '/reach' },
    ]);
    expect(applyEdits({ level: 11, reach: 2 }, edits)).toEqual({ level: 10 });
  });
});
