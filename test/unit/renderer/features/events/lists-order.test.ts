/** Which lists an organiser sees, in which order, and what is written to a player. */

import { describe, expect, it } from 'vitest';
import { apart, namesIn } from '../../../../../src/renderer/features/events/lists/incoming-names.ts';
import {
  chosenLists,
  isOf,
  mostReasons,
  ordered,
} from '../../../../../src/renderer/features/events/lists/lists-order.ts';
import type { ShownList } from '../../../../../src/renderer/features/events/lists/messages.ts';
import { otherVerdicts } from '../../../../../src/renderer/features/events/lists/other-verdicts.ts';
import { playerMessage } from '../../../../../src/renderer/features/events/lists/player-message.ts';
import type { Finding, Severity } from '../../../../../src/shared/rules/finding.ts';
import { t } from '../../../../support/texts.ts';

const finding = (code: string, severity: Severity = 'error'): Finding => ({
  code,
  severity,
  path: '',
  subjects: [],
  message: `About ${code}.`,
  cite: { source: 'The Rules', chapter: 1, heading: 'Teams' },
});
const list = (file: string, change: Partial<ShownList> = {}): ShownList => ({
  file,
  name: file,
  verdict: 'legal',
  size: '',
  reason: '',
  change: '',
  errors: 0,
  warnings: 0,
  came: [1],
  fingerprint: '',
  findings: [],
  elsewhere: [],
  notes: [],
  ...change,
});
const broken = (file: string, ...codes: string[]): ShownList =>
  list(file, {
    verdict: 'illegal',
    errors: codes.length,
    findings: codes.map((code) => ({ finding: finding(code), repairs: [] })),
  });
const files = (lists: readonly ShownList[]) => lists.map(({ file }) => file).join(' ');

const LISTS = [
  list('a10', { player: 'Bea', came: [1, 5] }),
  list('a9', { came: [1, 9] }),
  broken('b', 'x'),
  broken('c', 'x', 'y'),
  { ...broken('d', 'x', 'y', 'z'), replacedBy: 'a9', player: 'Ash' },
  list('e', { verdict: 'unreadable' }),
  list('f', { verdict: 'no-list' }),
];

describe('the lists of an event', () => {
  it('stand worst first: what cannot be read, most errors, legal ones, replaced ones, other files', () => {
    expect(files(ordered(LISTS, 'worst'))).toBe('e c b a9 a10 d f');
  });

  it('or by name, player, file or time', () => {
    expect(files(ordered(LISTS, 'name'))).toBe('a9 a10 b c d e f');
    expect(files(ordered(LISTS, 'player'))).toBe('d a10 a9 b c e f');
    expect(files(ordered(LISTS, 'newest'))).toBe('a9 a10 b c d e f');
  });

  it('one that is replaced is counted as that alone', () => {
    const of = (filter: Parameters<typeof isOf>[0]) => files(LISTS.filter((one) => isOf(filter, one)));
    expect([of('illegal'), of('replaced'), of('beside')]).toEqual(['b c', 'd', 'f']);
    expect(of('all')).toBe('a10 a9 b c d e');
  });

  it('are found by a word or by one reason', () => {
    expect(files(chosenLists(LISTS, { filter: 'all', text: 'béa', code: undefined }))).toBe('a10');
    expect(files(chosenLists(LISTS, { filter: 'illegal', text: '', code: 'y' }))).toBe('c');
    expect(mostReasons(LISTS, 1)).toEqual([{ code: 'x', message: 'About x.', differs: false, lists: 2 }]);
  });

  it('share a reason by its code: sentences that differ make the first an example', () => {
    const named = (file: string, message: string) =>
      list(file, { verdict: 'illegal', findings: [{ finding: { ...finding('x'), message }, repairs: [] }] });
    const three = [named('a', 'Ash has Level 8.'), named('b', 'Bea has Level 9.'), named('c', 'Ash has Level 8.')];
    expect(mostReasons(three, 1)).toEqual([{ code: 'x', message: 'Ash has Level 8.', differs: true, lists: 3 }]);
  });

  it('say which verdicts a change of the pack has turned', () => {
    const judged = (lists: readonly ShownList[]) => ({ lists, vanished: [], missing: [], digest: '' });
    const now = [{ ...broken('a9', 'x') }, list('b'), list('new')];
    expect(otherVerdicts(judged(LISTS), judged(now))).toEqual({ legal: ['b'], illegal: ['a9'] });
    expect(otherVerdicts(judged(LISTS), judged(LISTS))).toBeUndefined();
    expect(otherVerdicts(undefined, judged(LISTS))).toBeUndefined();
  });

  it('files of one name that come together are kept apart', () => {
    const bytes = new Blob();
    const names = ['a.team.json', 'a.team.json', 'x/a.team.json', 'a.team.json', 'a.zip', 'a.zip', 'b', 'b'];
    expect(apart(names.map((name) => ({ name, bytes }))).map(({ name }) => name)).toEqual([
      'a.team.json',
      'a (2).team.json',
      'x/a.team.json',
      'a (3).team.json',
      'a.zip',
      'a (2).zip',
      'b',
      'b (2)',
    ]);
  });

  it('names of players are read from any list, each once', () => {
    expect(namesIn('1. Ash\r\n- Bea\n\n  Cyr O’Neill \n2) Bea\n3rd Dan')).toEqual([
      'Ash',
      'Bea',
      'Cyr O’Neill',
      '3rd Dan',
    ]);
  });
});

describe('a message to the player', () => {
  const pack = { name: 'Cup', fingerprint: 'abcdef0123456789' };

  it('has every finding with its rule and its ways out, errors first', () => {
    const sent = list('x.json', {
      name: 'Five',
      verdict: 'illegal',
      fingerprint: '0123456789abcdef',
      findings: [
        { finding: finding('w', 'warning'), repairs: [] },
        { finding: finding('e'), repairs: ['Take one out'] },
      ],
      elsewhere: [finding('other')],
    });
    expect(playerMessage(t, sent, pack)).toBe(
      [
        'Cup: your list “Five” is not legal yet.',
        'What breaks a rule:',
        '1. About e.\n   Rule: The Rules, Chapter 1, Teams\n   A way out: Take one out',
        '2. About other.\n   Rule: The Rules, Chapter 1, Teams',
        'What to look at; the list may come with it:',
        '1. About w.\n   Rule: The Rules, Chapter 1, Teams',
        'Fingerprint of the list: 0123456789ab\nJudged by the event pack Cup, fingerprint abcdef012345.\n',
      ].join('\n\n'),
    );
  });

  it('of a file that cannot be read says what to do', () => {
    const sent = list('x.json', { verdict: 'unreadable', reason: 'It cannot be read.', notes: ['Send it again.'] });
    expect(playerMessage(t, sent, pack)).toContain(
      'your file x.json cannot be read.\n\nIt cannot be read.\nSend it again.\n',
    );
  });
});
