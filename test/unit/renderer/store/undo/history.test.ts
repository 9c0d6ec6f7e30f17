import { describe, expect, it } from 'vitest';
import { History } from '../../../../../src/renderer/store/undo/history.ts';
import { applyStep, type Step } from '../../../../../src/renderer/store/undo/steps.ts';
import { createChange } from '../../../../../src/shared/document/operation.ts';

/** A history that has read what the disk holds. */
async function history(rows: readonly (Step & { undone: boolean })[] = [], most = 300): Promise<History> {
  const made = new History(most);
  await made.read(async () => rows);
  return made;
}

const named = (name: string, concept = '') => ({ name, concept });

/** A step from one state to another; `path` is the field that is being typed in. */
const stepOf = (before: object, after: object, path: string, at: number): Step => ({
  ...createChange('factions/x', before, after),
  path,
  at,
});

describe('undo', () => {
  it('takes what was typed into one field in one go, and another field apart', async () => {
    const steps = await history();
    steps.addStep(stepOf(named(''), named('a'), '/name', 0));
    steps.addStep(stepOf(named('a'), named('ab'), '/name', 300));
    steps.addStep(stepOf(named('ab'), named('ab', 'c'), '/concept', 600));
    expect(steps.undoOrRedo(named('ab', 'c'), 'undo')?.document).toEqual(named('ab'));
    expect(steps.undoOrRedo(named('ab'), 'undo')?.document).toEqual(named(''));
    expect(steps.getState()).toEqual({ canUndo: false, canRedo: true });
    expect(steps.undoOrRedo(named(''), 'redo')?.document).toEqual(named('ab'));
    expect(steps.undoOrRedo(named('ab'), 'redo')?.document).toEqual(named('ab', 'c'));
  });

  it('begins a step after a rest, and keeps a change that is not typing a step of its own', async () => {
    const steps = await history();
    steps.addStep(stepOf(named('6'), named('10'), '/name', 0));
    steps.addStep(stepOf(named('10'), named('11'), '', 100));
    steps.addStep(stepOf(named('11'), named('12'), '/name', 200));
    steps.addStep(stepOf(named('12'), named('13'), '/name', 1500));
    let now: unknown = named('13');
    const seen = [];
    while (steps.getState().canUndo) {
      now = steps.undoOrRedo(now, 'undo')?.document;
      seen.push((now as { name: string }).name);
    }
    expect(seen).toEqual(['12', '11', '10', '6']);
  });

  it('has nothing to redo after a new change', async () => {
    const steps = await history();
    steps.addStep(stepOf(named('a'), named('b'), '', 0));
    steps.undoOrRedo(named('b'), 'undo');
    expect(steps.getState().canRedo).toBe(true);
    steps.addStep(stepOf(named('a'), named('c'), '', 10));
    expect(steps.getState()).toEqual({ canUndo: true, canRedo: false });
  });

  it('forgets a step that was typed and deleted again', async () => {
    const steps = await history();
    steps.addStep(stepOf(named(''), named('a'), '/name', 0));
    steps.addStep(stepOf(named('a'), named(''), '/name', 100));
    expect(steps.getState().canUndo).toBe(false);
  });

  it('goes on where the disk stands, and does nothing by itself while something else has changed the document', async () => {
    const rows = [
      { ...stepTo('a', 'b'), undone: false },
      { ...stepTo('b', 'c'), undone: true },
      { ...stepTo('c', 'd'), undone: true },
    ];
    const steps = await history(rows);
    expect(steps.undoOrRedo(named('b'), 'redo')?.document).toEqual(named('c'));
    steps.invalidate();
    expect(steps.undoOrRedo(named('c'), 'undo')).toBeUndefined();
  });

  it('does not lose what was done while the disk was asked, and asks it again after a step back', async () => {
    const steps = new History(300);
    let answer: (rows: []) => void = () => undefined;
    const reading = steps.read(() => new Promise((resolve) => (answer = resolve)));
    steps.addStep(stepOf(named('a'), named('b'), '', 0));
    answer([]);
    await reading;
    expect(steps.undoOrRedo(named('b'), 'undo')?.document).toEqual(named('a'));
    const doubtful = new History(300);
    const spoilt = doubtful.read(() => new Promise((resolve) => (answer = resolve)));
    doubtful.undoOrRedo(named('a'), 'undo');
    answer([]);
    await spoilt;
    expect(doubtful.isKnown).toBe(false);
  });
});

const stepTo = (from: string, to: string): Step => ({
  document: 'factions/x',
  inverse: [{ op: 'set', path: '/name', value: from }],
  edits: [{ op: 'set', path: '/name', value: to }],
  path: '',
  at: 0,
});

describe('a step', () => {
  it('that does not fit any more changes nothing', () => {
    expect(applyStep(named('x'), stepTo('a', 'b'), 'undo')).toBeUndefined();
    expect(applyStep(named('b'), stepTo('a', 'b'), 'undo')).toEqual(named('a'));
    const deep: Step = {
      ...stepTo('a', 'b'),
      edits: [{ op: 'remove', path: '/list/3/name' }],
      inverse: [{ op: 'set', path: '/list/3/name', value: 'x' }],
    };
    // What it would put something into is gone.
    expect(applyStep({ list: [] }, deep, 'undo')).toBeUndefined();
  });
});
