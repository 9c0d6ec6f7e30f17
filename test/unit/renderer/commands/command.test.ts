import { describe, expect, it } from 'vitest';
import { formatShortcut, matchesShortcut } from '../../../../src/renderer/commands/command.ts';
import { t } from '../../../support/texts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('shortcuts', () => {
  it.each([
    ['mod+plus', press('+', { ctrlKey: true }), true],
    ['mod+plus', press('=', { ctrlKey: true }), true],
    ['mod+plus', press('+', { ctrlKey: true, shiftKey: true }), true],
    ['mod+plus', press('+'), false],
    ['mod+plus', press('-', { ctrlKey: true }), false],
    ['mod+minus', press('-', { ctrlKey: true }), true],
    ['mod+minus', press('-', { ctrlKey: true, altKey: true }), false],
    ['mod+,', press(',', { ctrlKey: true }), true],
    ['mod+z', press('z', { ctrlKey: true, shiftKey: true }), false],
  ] as const)('%s by %o: %s', (shortcut, event, answer) =>
    expect(matchesShortcut(event, shortcut, false)).toBe(answer),
  );

  it('on a Mac the command key counts and Ctrl does not', () => {
    expect(matchesShortcut(press('+', { metaKey: true }), 'mod+plus', true)).toBe(true);
    expect(matchesShortcut(press('+', { ctrlKey: true }), 'mod+plus', true)).toBe(false);
  });

  it('are written as on the keys', () => {
    expect(['mod+plus', 'mod+minus', 'mod+shift+z'].map((one) => formatShortcut(t, one, false))).toEqual([
      'Ctrl++',
      'Ctrl+-',
      'Ctrl+Shift+Z',
    ]);
    expect(formatShortcut(t, 'mod+plus', true)).toBe('⌘+');
  });
});
