import { describe, expect, it } from 'vitest';
import { eventLine, outcomeText } from '../../../../src/shared/play/log/event-line.ts';
import { boxes, field } from '../../../../src/shared/play/log/score-sheet.ts';

describe('an event of a log on one line', () => {
  it('says who does what, with what, and what somebody noted', () => {
    const event = { kind: 'end-turn', side: 'reds', model: 'ash', inches: 3, at: '2026-01-01', note: 'lucky' };
    expect(eventLine(event)).toBe('reds ash end turn, inches 3 “lucky”');
    expect(eventLine({ kind: 'attack', model: 'ash', targets: ['elm', 'oak'], dice: [1, 10] })).toBe(
      'ash attack, targets elm oak, dice 1 10',
    );
    expect(eventLine({ kind: 'begin' })).toBe('begin');
  });

  it('says whatever stands there, readable or not', () => {
    expect(eventLine({ kind: 'attack', model: 3, targets: [{ target: 'elm' }], note: '' })).toBe(
      'attack, targets [{"target":"elm"}]',
    );
    expect(eventLine({ kind: 'note', side: null, note: 7, text: 'a\u202eb' })).toBe('note, text a\\u{202e}b');
    expect(eventLine({ kind: '', model: 'ash' })).toBe('ash');
    expect(eventLine({ kind: 'x'.repeat(200) })).toBe(`${'x'.repeat(120)}…`);
  });

  it('says what it worked out', () => {
    expect(outcomeText({ total: 14, success: false, by: 'ash', dice: [4, 5], more: null })).toBe(
      'total 14, success false, by ash, dice 4 5, more null',
    );
    expect(outcomeText({})).toBe('');
  });
});

describe('boxes and fields of a score sheet', () => {
  it('are ticked from the left, forty at most', () => {
    expect(boxes(3, 1).map(({ isTicked }) => isTicked)).toEqual([true, false, false]);
    expect(boxes(2).map(({ isTicked }) => isTicked)).toEqual([false, false]);
    expect([boxes(-1), boxes(2.9), boxes(40), boxes(5000)].map((all) => all.length)).toEqual([0, 2, 40, 40]);
  });

  it('are empty where something is to be written in', () => {
    expect(field(0)).toEqual({ value: '0' });
    expect(field(undefined, 'VP')).toEqual({ value: '', label: 'VP' });
  });
});
