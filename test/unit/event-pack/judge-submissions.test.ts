import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/shared/document/parse.ts';
import { listEventPackSettings } from '../../../src/shared/event-pack/event-pack-settings.ts';
import { judgeSubmissions } from '../../../src/shared/event-pack/judge-submissions.ts';
import { listFixLabels, listUnreadableAdvice } from '../../../src/shared/event-pack/report-messages.ts';
import type { JudgedSubmission, ReceivedFile, Submission } from '../../../src/shared/event-pack/submission.ts';
import { getVerdict } from '../../../src/shared/event-pack/submission.ts';
import { createVerdictRow } from '../../../src/shared/event-pack/verdict-row.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { t } from '../../support/texts.ts';
import { fortyLists, harbourCup, list, text, tinHeron } from './forty-submissions.ts';

const received = (files: Record<string, string>): ReceivedFile[] =>
  Object.entries(files).map(([file, content]): ReceivedFile => {
    const parsed = parseText(GAMES, content);
    return parsed.ok ? { file, ok: true, document: parsed.document } : { file, ok: false, error: parsed.error };
  });

const entries = judgeSubmissions(GAMES, received(fortyLists()), harbourCup);
const entry = (file: string): Submission => entries.find((e) => e.file === file) as Submission;
const trouble = (kind: string) => entry(`trouble/${kind}.team.json`) as JudgedSubmission;
const errors = (kind: string) => trouble(kind).judgement.findings.filter((f) => f.severity === 'error');

describe('judgeLists', () => {
  it('an entry for each team and each file that cannot be read; characters are no lists', () => {
    expect(entries).toHaveLength(40);
    const count = (verdict: string) => entries.filter((e) => getVerdict(e) === verdict).length;
    expect([count('legal'), count('illegal'), count('unreadable')]).toEqual([26, 12, 2]);
    expect(entries.filter((e) => e.file.startsWith('legal/')).map(getVerdict)).toEqual(Array(24).fill('legal'));
  });

  it.each([
    ['over-levels', ['su.team.level-cap']],
    ['guest-stars', ['su.team.faction.guest-stars']],
    ['unknown-member', ['su.team.unknown-member']],
    ['illegal-character', ['su.team.member-illegal', 'event.not-approved', 'su.character.size']],
    ['changed-after-approval', ['event.not-approved']],
    ['banned', ['event.banned']],
    ['wrong-formation', ['event.formation']],
    ['copies', ['event.copies']],
    ['gimmicks', ['su.team.gimmicks.count', 'su.team.gimmicks.unknown']],
    ['ceiling', ['event.not-approved', 'event.ceiling']],
    ['two-supers', ['su.team.duplicate-super']],
    ['loose-character', ['su.team.member-illegal', 'event.not-approved']],
  ])('%s is illegal for its own reason and no other', (kind, codes) => {
    expect(errors(kind).map((f) => f.code)).toEqual(codes);
  });

  it('R8.6: why a member from another file is illegal is told with the list', () => {
    const { memberReasons: reasons, membersFromOtherFiles: elsewhere } = trouble('loose-character');
    expect(elsewhere.map((c) => c.id)).toEqual(['tin-heron']);
    expect(reasons.map(({ member, finding }) => [member.name, finding.code, finding.actual])).toEqual([
      ['Tin Heron', 'su.character.number', -1],
    ]);
  });

  it('lists with an empty id share it with one another only, not with what cannot be read', () => {
    const nameless = fortyLists()['legal/04-foghorn-five.team.json']?.replace(/"id": "[^"]*"/, '"id": ""') ?? '';
    const all = judgeSubmissions(
      GAMES,
      received({ 'a.team.json': nameless, 'b.team.json': nameless, 'c.team.json': '{' }),
      harbourCup,
    );
    expect(all.map(({ notes }) => notes.map(({ kind }) => kind))).toEqual([
      ['same-id', 'same-contents'],
      ['same-id', 'same-contents'],
      [],
    ]);
  });

  it('two lists with one id and two files with one name are both judged, and both say so', () => {
    expect(entry('late/foghorn-five-new.team.json').notes).toEqual([
      { kind: 'same-id', files: ['legal/04-foghorn-five.team.json'] },
    ]);
    expect(entry('legal/04-foghorn-five.team.json').notes).toEqual([
      { kind: 'same-id', files: ['late/foghorn-five-new.team.json'] },
    ]);
    expect(entry('late/22-beacon-row.team.json').notes).toEqual([
      { kind: 'same-file-name', files: ['legal/22-beacon-row.team.json'] },
    ]);
  });

  it('R8.4: different characters of one id beside the lists are pointed out, equal ones are not', () => {
    const team = text(trouble('loose-character').team);
    const files = (second: unknown) => received({ 'a.json': text(tinHeron), 'b.json': text(second), 't.json': team });
    expect(judgeSubmissions(GAMES, files(tinHeron), harbourCup)[0]?.notes).toEqual([]);
    expect(judgeSubmissions(GAMES, files({ ...tinHeron, power: 2 }), harbourCup)[0]?.notes).toEqual([
      { kind: 'contested-member', id: 'tin-heron', files: ['a.json', 'b.json'] },
    ]);
  });

  it('says how far it is', () => {
    const heard: string[] = [];
    judgeSubmissions(
      GAMES,
      received({ 'a.json': text(list('A', { members: ['brasslung'] })), 'b.json': '{' }),
      harbourCup,
      (n, of) => heard.push(`${n}/${of}`),
    );
    expect(heard).toEqual(['1/2', '2/2']);
  });
});

describe('waysOut', () => {
  const told = (kind: string) => {
    const { team, judgement } = trouble(kind);
    return judgement.findings.flatMap((finding) => listFixLabels(t, GAMES, team, finding));
  };

  it('speaks of characters by name, two ways at most', () => {
    expect(told('guest-stars')).toEqual(['Leave out Ambassador Bloom', 'Leave out Jökla']);
    expect(told('two-supers')).toEqual(['One Old Gantry less']);
    expect(told('banned')).toEqual(['Leave out Auntie Rook']);
    expect(told('over-levels')).toHaveLength(2);
  });

  it('asks for a member nobody knows', () => {
    expect(told('unknown-member')[0]).toMatch(/Send the list again/);
  });
});

describe('verdictRow', () => {
  it('tells verdict, figures, codes and reasons of a list', () => {
    expect(createVerdictRow(t, GAMES, trouble('over-levels'), harbourCup)).toMatchObject({
      file: 'trouble/over-levels.team.json',
      id: 'too-many-lighthouses',
      verdict: 'illegal',
      levels: '28',
      agreed: '25',
      errors: 'su.team.level-cap',
      reason: 'The team has 28 Levels; the event allows 25.',
      rules: trouble('over-levels').judgement.rules,
      event: 'harbour-cup',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      eventFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('names the character of a finding that stands inside it', () => {
    expect(createVerdictRow(t, GAMES, trouble('illegal-character'), harbourCup).reason).toContain(
      'Queensberry: Size 9',
    );
  });

  it('keeps the fingerprints of members from other files', () => {
    expect(createVerdictRow(t, GAMES, trouble('loose-character'), harbourCup).lookedUp).toMatch(
      /^tin-heron=[0-9a-f]{12}$/,
    );
    expect(createVerdictRow(t, GAMES, trouble('banned'), harbourCup).lookedUp).toBe('');
  });

  it('of a file that cannot be read it tells where and what was expected', () => {
    const row = createVerdictRow(t, GAMES, entry('trouble/wrong-type.team.json'), harbourCup);
    expect(row).toMatchObject({
      verdict: 'unreadable',
      reason: 'It cannot be read. Members: Rollcall expects a list in square brackets here.',
    });
    expect(row.fingerprint).toBe('');
  });
});

describe('unreadableAdvice', () => {
  it.each([
    [{ path: '', obstacle: 'encoding' }, /encoding/],
    [{ path: '', obstacle: 'disk' }, /file on this disk/],
    [{ path: '', obstacle: 'archive' }, /Nothing of the archive was read/],
    [{ path: '' }, /cut short/],
    [{ path: '/format' }, /another program/],
    [{ path: '/characters/0/version' }, /newer Rollcall/],
    [{ path: '/ruleset' }, /another game/],
    [{ path: '/members' }, /place in it is \/members/],
    [{ path: '/name' }, /place in it is \/name/],
  ] as const)('of %j says what to do', (place, advice) => {
    const lines = listUnreadableAdvice(t, { ...place, expected: '…' });
    expect(lines[0]).toMatch(advice);
    expect(lines).toHaveLength(2);
  });
});

describe('eventSettings', () => {
  const settings = Object.fromEntries(listEventPackSettings(t, GAMES, harbourCup));

  it('names everything that could decide a verdict', () => {
    expect(settings).toEqual({
      Size: '25 Levels, Medium',
      Formations: 'Super Force, Combined Team',
      Allegiances: 'all',
      Characters: 'Level 1 to 8',
      Copies: 'at most 3 of one character',
      Gimmicks: 'played',
      Banned: 'auntie-rook',
      Approved: 'only 28 characters with the fingerprint on the list',
      Ceilings: 'Power 8, HP 18, Fight dice 6',
      'Level 1': 'Power 2, HP 5',
      'Level 3': 'Power 4, HP 10',
      'House rules': 'Every Super once: on',
    });
  });

  it('names a banned character where its name is known', () => {
    const named = new Map([['auntie-rook', 'Auntie Rook']]);
    const banned = { ...harbourCup, banned: ['auntie-rook', 'night-ferry'] };
    expect(Object.fromEntries(listEventPackSettings(t, GAMES, banned, named)).Banned).toBe('Auntie Rook, night-ferry');
  });

  it('says what an event leaves open', () => {
    const { format, version, ruleset, id, name, levels } = harbourCup;
    const open = { format, version, ruleset, id, name, levels };
    const plain = Object.fromEntries(listEventPackSettings(t, GAMES, open));
    expect(plain).toMatchObject({
      Formations: 'all',
      Banned: 'nobody',
      Ceilings: 'none',
      Copies: 'no limit of the event',
    });
  });
});
