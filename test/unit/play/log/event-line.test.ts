import { describe, expect, it } from 'vitest';
import { formatEventLine, formatOutcome } from '../../../../src/shared/play/log/event-line.ts';
import { createBoxes, createField } from '../../../../src/shared/play/log/score-sheet.ts';

describe('an event of a log on one line', () => {
  it('says who does what, with what, and what somebody noted', () => {
    const event = { kind: 'end-turn', side: 'reds', model: 'ash', inches: 3, at: '2026-01-01', note: 'lucky' };
    expect(formatEventLine(event)).toBe('reds ash end turn, inches 3 “lucky”');
    expect(formatEventLine({ kind: 'attack', model: 'ash', targets: ['elm', 'oak'], dice: [1, 10] })).toBe(
      'ash attack, targets elm oak, dice 1 10',
    );
    expect(formatEventLine({ kind: 'begin' })).toBe('begin');
  });

  it('says whatever stands there, readable or not', () => {
    expect(formatEventLine({ kind: 'attack', model: 3, targets: [{ target: 'elm' }], note: '' })).toBe(
      'attack, targets [{"target":"elm"}]',
    );
    expect(formatEventLine({ kind: 'note', side: null, note: 7, text: 'a\u202eb' })).toBe('note, text a\\u{202e}b');
    expect(formatEventLine({ kind: '', model: 'ash' })).toBe('ash');
    expect(formatEventLine({ kind: 'x'.repeat(200) })).toBe(`${'x'.repeat(120)}…`);
  });

  it('says what it worked out', () => {
    expect(formatOutcome({ total: 14, success: false, by: 'ash', dice: [4, 5], more: null })).toBe(
      'total 14, success false, by ash, dice 4 5, more null',
    );
    expect(formatOutcome({})).toBe('');
  });
});

describe('boxes and fields of a score sheet', () => {
  it('are ticked from the left, forty at most', () => {
    expect(createBoxes(3, 1).map(({ isTicked }) => isTicked)).toEqual([true, false, false]);
    expect(createBoxes(2).map(({ isTicked }) => isTicked)).toEqual([false, false]);
    expect([createBoxes(-1), createBoxes(2.9), createBoxes(40), createBoxes(5000)].map((all) => all.length)).toEqual([
      0, 2, 40, 40,
    ]);
  });

  it('are empty where something is to be written in', () => {
    expect(createField(0)).toEqual({ value: '0' });
    expect(createField(undefined, 'VP')).toEqual({ value: '', label: 'VP' });
  });
});
