import { describe, expect, it } from 'vitest';
import { formatEventLine, formatOutcome } from '../../../../src/shared/play/log/event-line.ts';
import { createBoxes, createField } from '../../../../src/shared/play/log/score-sheet.ts';

describe('log events on one line', () => {
  it('formatEventLine names the side, the model, the other values and the note', () => {
    const event = { kind: 'end-turn', side: 'reds', model: 'ash', inches: 3, at: '2026-01-01', note: 'lucky' };
    expect(formatEventLine(event)).toBe('reds ash end turn, inches 3 “lucky”');
    expect(formatEventLine({ kind: 'attack', model: 'ash', targets: ['elm', 'oak'], dice: [1, 10] })).toBe(
      'ash attack, targets elm oak, dice 1 10',
    );
    expect(formatEventLine({ kind: 'begin' })).toBe('begin');
  });

  it('formatEventLine writes values of any type, escapes control characters and truncates long text', () => {
    expect(formatEventLine({ kind: 'attack', model: 3, targets: [{ target: 'elm' }], note: '' })).toBe(
      'attack, targets [{"target":"elm"}]',
    );
    expect(formatEventLine({ kind: 'note', side: null, note: 7, text: 'a\u202eb' })).toBe('note, text a\\u{202e}b');
    expect(formatEventLine({ kind: '', model: 'ash' })).toBe('ash');
    expect(formatEventLine({ kind: 'x'.repeat(200) })).toBe(`${'x'.repeat(120)}…`);
  });

  it('formatOutcome lists the computed values', () => {
    expect(formatOutcome({ total: 14, success: false, by: 'ash', dice: [4, 5], more: null })).toBe(
      'total 14, success false, by ash, dice 4 5, more null',
    );
    expect(formatOutcome({})).toBe('');
  });
});

describe('score sheets', () => {
  it('createBoxes ticks boxes from the left and creates at most forty', () => {
    expect(createBoxes(3, 1).map(({ isTicked }) => isTicked)).toEqual([true, false, false]);
    expect(createBoxes(2).map(({ isTicked }) => isTicked)).toEqual([false, false]);
    expect(
      [createBoxes(-1), createBoxes(2.9), createBoxes(40), createBoxes(5000)].map((boxes) => boxes.length),
    ).toEqual([0, 2, 40, 40]);
  });

  it('createField leaves the value empty when there is none', () => {
    expect(createField(0)).toEqual({ value: '0' });
    expect(createField(undefined, 'VP')).toEqual({ value: '', label: 'VP' });
  });
});
