import { describe, expect, it } from 'vitest';
import { shownName } from '../../../../../src/renderer/components/name.tsx';
import { shortenName } from '../../../../../src/renderer/strings/documents/shorten-name.ts';
import { addToast, formatToastText, type Toast } from '../../../../../src/renderer/toasts/toasts.ts';
import { t } from '../../../../support/texts.ts';

const getTexts = (toasts: readonly Toast[]): string[] => toasts.map(({ text }) => formatToastText(t, text));
const shown = (...list: readonly [text: string, kind: Toast['kind']][]): string[] =>
  getTexts(list.reduce<readonly Toast[]>((now, [text, kind], id) => addToast(now, { id, text, kind }), []));

describe('toasts', () => {
  it('are three at most: the oldest goes, and what failed stays longest', () => {
    expect(shown(['failed', 'failed'], ['1', 'done'], ['2', 'done'], ['3', 'done'])).toEqual(['failed', '2', '3']);
    expect(shown(['a', 'failed'], ['b', 'failed'], ['c', 'failed'], ['d', 'failed'])).toEqual(['b', 'c', 'd']);
    expect(shown(['a', 'failed'], ['b', 'failed'], ['c', 'failed'], ['done', 'done'])).toEqual(['b', 'c', 'done']);
  });

  it('keep every way back: beyond three the oldest become one', () => {
    const back: string[] = [];
    const deleted = (text: string, id: number): Toast => ({
      id,
      text,
      kind: 'done',
      action: { label: 'Undo', run: () => back.push(text) },
    });
    const all = ['a', 'b', 'c', 'd', 'e'].map(deleted).reduce<readonly Toast[]>(addToast, []);
    expect(getTexts(all)).toEqual(['3 things were deleted or removed.', 'd', 'e']);
    for (const { action } of [...all].reverse()) action?.run();
    expect(back).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('push out nothing that can be taken back', () => {
    const undo = (id: number): Toast => ({ id, text: 'x', kind: 'done', action: { label: 'Undo', run: () => {} } });
    const plain = (id: number, kind: Toast['kind']): Toast => ({ id, text: `${id}`, kind });
    const ids = (list: readonly Toast[]): number[] => list.reduce<readonly Toast[]>(addToast, []).map(({ id }) => id);
    expect(ids([undo(1), undo(2), plain(3, 'done'), undo(4)])).toEqual([1, 2, 4]);
    expect(ids([undo(1), plain(2, 'failed'), plain(3, 'failed'), plain(4, 'done')])).toEqual([1, 3, 4]);
    expect(ids([undo(1), undo(2), undo(3), plain(4, 'failed')])).toEqual([1, 3, 4]);
    expect(ids([plain(1, 'failed'), plain(2, 'failed'), undo(3), undo(4)])).toEqual([1, 2, 3]);
  });

  it('are no longer than a few lines', () => {
    expect(formatToastText(t, 'x'.repeat(100_000)).length).toBeLessThan(620);
    expect(formatToastText(t, 'short')).toBe('short');
    const notes = 'What another program left in the table is printed as it stands. '.repeat(8);
    expect(formatToastText(t, notes)).toBe(notes);
  });
});

describe('a name in a sentence', () => {
  it('is cut by whole characters where it is long', () => {
    expect(shortenName('Brasslung')).toBe('Brasslung');
    expect(shortenName('a'.repeat(60))).toBe('a'.repeat(60));
    expect(shortenName('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`);
    expect(shortenName('🦊'.repeat(5000))).toBe(`${'🦊'.repeat(59)}…`);
  });

  it('shows hidden characters, in a sentence as on a line of its own', () => {
    for (const shown of [shortenName, shownName]) {
      expect(shown('Rook\u202egnp')).toBe('Rook\\u{202e}gnp');
      expect(shown('👩\u200d🚀')).toBe('👩\u200d🚀');
    }
  });
});
