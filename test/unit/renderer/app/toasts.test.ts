import { describe, expect, it } from 'vitest';
import { shortText, type Toast, withToast } from '../../../../src/renderer/app/toasts.ts';
import { shortName } from '../../../../src/renderer/strings/short-name.ts';

const shown = (...list: readonly [text: string, kind: Toast['kind']][]): string[] =>
  list
    .reduce<readonly Toast[]>((now, [text, kind], id) => withToast(now, { id, text, kind }), [])
    .map(({ text }) => text);

describe('toasts', () => {
  it('are three at most: the oldest goes, and what failed stays longest', () => {
    expect(shown(['failed', 'failed'], ['1', 'done'], ['2', 'done'], ['3', 'done'])).toEqual(['failed', '2', '3']);
    expect(shown(['a', 'failed'], ['b', 'failed'], ['c', 'failed'], ['d', 'failed'])).toEqual(['b', 'c', 'd']);
    expect(shown(['a', 'failed'], ['b', 'failed'], ['c', 'failed'], ['done', 'done'])).toEqual(['b', 'c', 'done']);
  });

  it('are no longer than a few lines', () => {
    expect(shortText('x'.repeat(100_000)).length).toBeLessThan(300);
    expect(shortText('short')).toBe('short');
  });
});

describe('a name in a sentence', () => {
  it('is cut by whole characters where it is long', () => {
    expect(shortName('Brasslung')).toBe('Brasslung');
    expect(shortName('a'.repeat(60))).toBe('a'.repeat(60));
    expect(shortName('a'.repeat(61))).toBe(`${'a'.repeat(59)}…`);
    expect(shortName('🦊'.repeat(5000))).toBe(`${'🦊'.repeat(59)}…`);
  });
});
