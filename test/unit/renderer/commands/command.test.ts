import { describe, expect, it } from 'vitest';
import { formatShortcut, matchesShortcut } from '../../../../src/renderer/commands/command.ts';
import { translate } from '../../../support/texts.ts';

const createKeyEvent = (
  keyName: string,
  modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({
  key: keyName,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

/** The last argument of `matchesShortcut` and `formatShortcut` says whether the computer is a Mac. */
describe('keyboard shortcuts', () => {
  it.each([
    ['mod+plus', createKeyEvent('+', { ctrlKey: true }), true],
    ['mod+plus', createKeyEvent('=', { ctrlKey: true }), true],
    ['mod+plus', createKeyEvent('+', { ctrlKey: true, shiftKey: true }), true],
    ['mod+plus', createKeyEvent('+'), false],
    ['mod+plus', createKeyEvent('-', { ctrlKey: true }), false],
    ['mod+minus', createKeyEvent('-', { ctrlKey: true }), true],
    ['mod+minus', createKeyEvent('-', { ctrlKey: true, altKey: true }), false],
    ['mod+,', createKeyEvent(',', { ctrlKey: true }), true],
    ['mod+z', createKeyEvent('z', { ctrlKey: true, shiftKey: true }), false],
  ] as const)('matchesShortcut compares %s with the key event %o: %s', (shortcut, event, isMatch) =>
    expect(matchesShortcut(event, shortcut, false)).toBe(isMatch),
  );

  it('matchesShortcut accepts the Command key but not Ctrl on a Mac', () => {
    expect(matchesShortcut(createKeyEvent('+', { metaKey: true }), 'mod+plus', true)).toBe(true);
    expect(matchesShortcut(createKeyEvent('+', { ctrlKey: true }), 'mod+plus', true)).toBe(false);
  });

  it('formatShortcut writes the keys as they are labeled', () => {
    expect(
      ['mod+plus', 'mod+minus', 'mod+shift+z'].map((shortcut) => formatShortcut(translate, shortcut, false)),
    ).toEqual(['Ctrl++', 'Ctrl+-', 'Ctrl+Shift+Z']);
    expect(formatShortcut(translate, 'mod+plus', true)).toBe('⌘+');
  });
});
