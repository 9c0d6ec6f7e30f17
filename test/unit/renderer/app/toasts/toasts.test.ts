import { describe, expect, it } from 'vitest';
import { formatDisplayName } from '../../../../../src/renderer/components/display-name.tsx';
import { shortenName } from '../../../../../src/renderer/strings/documents/shorten-name.ts';
import { addToast, formatToastText, type Toast } from '../../../../../src/renderer/toasts/toasts.ts';
import { translate } from '../../../../support/texts.ts';

const getTexts = (toasts: readonly Toast[]): string[] => toasts.map(({ text }) => formatToastText(translate, text));
const listShownTexts = (...newToasts: readonly [text: string, kind: Toast['kind']][]): string[] =>
  getTexts(
    newToasts.reduce<readonly Toast[]>(
      (shownToasts, [toastText, toastKind], toastId) =>
        addToast(shownToasts, { id: toastId, text: toastText, kind: toastKind }),
      [],
    ),
  );

describe('toasts', () => {
  it('keep at most three, drop the oldest first and never drop failures', () => {
    expect(listShownTexts(['failed', 'failed'], ['1', 'done'], ['2', 'done'], ['3', 'done'])).toEqual([
      'failed',
      '2',
      '3',
    ]);
    expect(listShownTexts(['a', 'failed'], ['b', 'failed'], ['c', 'failed'], ['d', 'failed'])).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(listShownTexts(['a', 'failed'], ['b', 'failed'], ['c', 'failed'], ['done', 'done'])).toEqual([
      'a',
      'b',
      'c',
      'done',
    ]);
  });

  it('merge the oldest undo actions beyond three into one toast', () => {
    const undoneTexts: string[] = [];
    const createUndoToast = (toastText: string, toastId: number): Toast => ({
      id: toastId,
      text: toastText,
      kind: 'done',
      action: { label: 'Undo', run: () => undoneTexts.push(toastText) },
    });
    const remainingToasts = ['a', 'b', 'c', 'd', 'e'].map(createUndoToast).reduce<readonly Toast[]>(addToast, []);
    expect(getTexts(remainingToasts)).toEqual(['3 things were deleted or removed.', 'd', 'e']);
    for (const { action } of [...remainingToasts].reverse()) action?.run();
    expect(undoneTexts).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('count deleted documents by kind where deletions are merged', () => {
    const createDeletion = (toastId: number, deleted: Toast['deleted']): Toast => ({
      id: toastId,
      text: 'deleted',
      kind: 'done',
      action: { label: 'Undo', run: () => undefined },
      ...(deleted === undefined ? {} : { deleted }),
    });
    const deletions = [{ characters: 28 }, { teams: 6 }, { teams: 1 }, { factions: 2 }, { encounters: 1 }].map(
      (deleted, toastId) => createDeletion(toastId, deleted),
    );
    const merged = deletions.reduce<readonly Toast[]>(addToast, []);
    expect(getTexts(merged)).toEqual(['28 characters and 7 teams were deleted.', 'deleted', 'deleted']);
    const withOther = [createDeletion(9, undefined), createDeletion(10, { teams: 1 })].reduce(addToast, merged);
    expect(getTexts(withOther)[0]).toBe('28 characters, 7 teams, 2 factions and 1 encounter were deleted.');
    expect(getTexts(addToast(withOther, createDeletion(11, { teams: 1 })))[0]).toBe(
      '39 things were deleted or removed.',
    );
  });

  it('never drop a toast with an undo action for a new one', () => {
    const createUndoToast = (toastId: number): Toast => ({
      id: toastId,
      text: 'x',
      kind: 'done',
      action: { label: 'Undo', run: () => {} },
    });
    const createPlainToast = (toastId: number, toastKind: Toast['kind']): Toast => ({
      id: toastId,
      text: `${toastId}`,
      kind: toastKind,
    });
    const listShownIds = (newToasts: readonly Toast[]): number[] =>
      newToasts.reduce<readonly Toast[]>(addToast, []).map(({ id }) => id);
    expect(
      listShownIds([createUndoToast(1), createUndoToast(2), createPlainToast(3, 'done'), createUndoToast(4)]),
    ).toEqual([1, 2, 4]);
    expect(
      listShownIds([
        createUndoToast(1),
        createPlainToast(2, 'failed'),
        createPlainToast(3, 'failed'),
        createPlainToast(4, 'done'),
      ]),
    ).toEqual([1, 2, 3, 4]);
    expect(
      listShownIds([createUndoToast(1), createUndoToast(2), createUndoToast(3), createPlainToast(4, 'failed')]),
    ).toEqual([1, 3, 4]);
    expect(
      listShownIds([
        createPlainToast(1, 'failed'),
        createPlainToast(2, 'failed'),
        createUndoToast(3),
        createUndoToast(4),
      ]),
    ).toEqual([1, 2, 3]);
  });

  it('cut long text to a few lines', () => {
    expect(formatToastText(translate, 'x'.repeat(100_000)).length).toBeLessThan(620);
    expect(formatToastText(translate, 'short')).toBe('short');
    const printNotes = 'What another program left in the table is printed as it stands. '.repeat(8);
    expect(formatToastText(translate, printNotes)).toBe(printNotes);
  });
});

describe('names in messages', () => {
  it('shortenName cuts a long name between whole characters', () => {
    expect(shortenName('Brasslung')).toBe('Brasslung');
    expect(shortenName('a'.repeat(60))).toBe('a'.repeat(60));
    expect(shortenName('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`);
    expect(shortenName('🦊'.repeat(5000))).toBe(`${'🦊'.repeat(59)}…`);
  });

  it('shortenName and formatDisplayName show hidden characters as escapes', () => {
    for (const formatName of [shortenName, formatDisplayName]) {
      expect(formatName('Rook\u202egnp')).toBe('Rook\\u{202e}gnp');
      expect(formatName('👩\u200d🚀')).toBe('👩\u200d🚀');
    }
  });
});
