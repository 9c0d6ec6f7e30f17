import { describe, expect, it } from 'vitest';
import { History } from '../../../../../src/renderer/store/undo/history.ts';
import { applyStep, type Step } from '../../../../../src/renderer/store/undo/steps.ts';
import { createChange } from '../../../../../src/shared/document/operation.ts';

/** Opens a history that has read its stored steps. */
async function openHistory(
  storedSteps: readonly (Step & { undone: boolean })[] = [],
  maxSteps = 300,
): Promise<History> {
  const newHistory = new History(maxSteps);
  await newHistory.read(async () => storedSteps);
  return newHistory;
}

const createNamed = (documentName: string, concept = '') => ({ name: documentName, concept });

/** Creates a step between two states. The pointer is the field that is being typed in, or empty. The timestamp is in milliseconds. */
const createStep = (oldDocument: object, newDocument: object, pointer: string, timestamp: number): Step => ({
  ...createChange('factions/x', oldDocument, newDocument),
  path: pointer,
  at: timestamp,
});

describe('the undo history of a document', () => {
  it('undoes everything typed into one field at once, and each field separately', async () => {
    const stepHistory = await openHistory();
    stepHistory.addStep(createStep(createNamed(''), createNamed('a'), '/name', 0));
    stepHistory.addStep(createStep(createNamed('a'), createNamed('ab'), '/name', 300));
    stepHistory.addStep(createStep(createNamed('ab'), createNamed('ab', 'c'), '/concept', 600));
    expect(stepHistory.undoOrRedo(createNamed('ab', 'c'), 'undo')?.document).toEqual(createNamed('ab'));
    expect(stepHistory.undoOrRedo(createNamed('ab'), 'undo')?.document).toEqual(createNamed(''));
    expect(stepHistory.getState()).toEqual({ canUndo: false, canRedo: true });
    expect(stepHistory.undoOrRedo(createNamed(''), 'redo')?.document).toEqual(createNamed('ab'));
    expect(stepHistory.undoOrRedo(createNamed('ab'), 'redo')?.document).toEqual(createNamed('ab', 'c'));
  });

  it('starts a step after a pause in typing, and makes each change that is not typing one step', async () => {
    // Typing within 1200 milliseconds of the previous step is merged into that step.
    const stepHistory = await openHistory();
    stepHistory.addStep(createStep(createNamed('6'), createNamed('10'), '/name', 0));
    stepHistory.addStep(createStep(createNamed('10'), createNamed('11'), '', 100));
    stepHistory.addStep(createStep(createNamed('11'), createNamed('12'), '/name', 200));
    stepHistory.addStep(createStep(createNamed('12'), createNamed('13'), '/name', 1500));
    let currentDocument: unknown = createNamed('13');
    const undoneNames = [];
    while (stepHistory.getState().canUndo) {
      currentDocument = stepHistory.undoOrRedo(currentDocument, 'undo')?.document;
      undoneNames.push((currentDocument as { name: string }).name);
    }
    expect(undoneNames).toEqual(['12', '11', '10', '6']);
  });

  it('clears redo after a new change', async () => {
    const stepHistory = await openHistory();
    stepHistory.addStep(createStep(createNamed('a'), createNamed('b'), '', 0));
    stepHistory.undoOrRedo(createNamed('b'), 'undo');
    expect(stepHistory.getState().canRedo).toBe(true);
    stepHistory.addStep(createStep(createNamed('a'), createNamed('c'), '', 10));
    expect(stepHistory.getState()).toEqual({ canUndo: true, canRedo: false });
  });

  it('drops a step that was typed and deleted again', async () => {
    const stepHistory = await openHistory();
    stepHistory.addStep(createStep(createNamed(''), createNamed('a'), '/name', 0));
    stepHistory.addStep(createStep(createNamed('a'), createNamed(''), '/name', 100));
    expect(stepHistory.getState().canUndo).toBe(false);
  });

  it('continues from the stored steps, and does nothing after invalidate', async () => {
    // Undone steps are stored oldest first, so redo continues with the first of them.
    const storedSteps = [
      { ...createNameStep('a', 'b'), undone: false },
      { ...createNameStep('b', 'c'), undone: true },
      { ...createNameStep('c', 'd'), undone: true },
    ];
    const stepHistory = await openHistory(storedSteps);
    expect(stepHistory.undoOrRedo(createNamed('b'), 'redo')?.document).toEqual(createNamed('c'));
    stepHistory.invalidate();
    expect(stepHistory.undoOrRedo(createNamed('c'), 'undo')).toBeUndefined();
  });

  it('keeps a change made while the stored steps are read, and counts as unknown after an undo made meanwhile', async () => {
    const stepHistory = new History(300);
    let answerRead: (storedSteps: []) => void = () => undefined;
    const reading = stepHistory.read(() => new Promise((resolve) => (answerRead = resolve)));
    stepHistory.addStep(createStep(createNamed('a'), createNamed('b'), '', 0));
    answerRead([]);
    await reading;
    expect(stepHistory.undoOrRedo(createNamed('b'), 'undo')?.document).toEqual(createNamed('a'));
    const interruptedHistory = new History(300);
    const interruptedRead = interruptedHistory.read(() => new Promise((resolve) => (answerRead = resolve)));
    interruptedHistory.undoOrRedo(createNamed('a'), 'undo');
    answerRead([]);
    await interruptedRead;
    expect(interruptedHistory.isKnown).toBe(false);
  });
});

const createNameStep = (oldName: string, newName: string): Step => ({
  document: 'factions/x',
  inverse: [{ op: 'set', path: '/name', value: oldName }],
  edits: [{ op: 'set', path: '/name', value: newName }],
  path: '',
  at: 0,
});

describe('applyStep', () => {
  it('returns undefined when a step does not fit the document any more', () => {
    expect(applyStep(createNamed('x'), createNameStep('a', 'b'), 'undo')).toBeUndefined();
    expect(applyStep(createNamed('b'), createNameStep('a', 'b'), 'undo')).toEqual(createNamed('a'));
    const nestedStep: Step = {
      ...createNameStep('a', 'b'),
      edits: [{ op: 'remove', path: '/list/3/name' }],
      inverse: [{ op: 'set', path: '/list/3/name', value: 'x' }],
    };
    // The entry that the step would change is gone.
    expect(applyStep({ list: [] }, nestedStep, 'undo')).toBeUndefined();
  });
});
