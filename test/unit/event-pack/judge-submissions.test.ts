import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { listEventPackSettings } from '../../../src/shared/event-pack/event-pack-settings.ts';
import { groupSubmissionFindings, listGroupFixes } from '../../../src/shared/event-pack/finding-groups.ts';
import { judgeSubmissions } from '../../../src/shared/event-pack/judge-submissions.ts';
import {
  createReadError,
  formatNote,
  formatUnreadable,
  listUnreadableAdvice,
} from '../../../src/shared/event-pack/report-messages.ts';
import type { JudgedSubmission, ReceivedFile, Submission } from '../../../src/shared/event-pack/submission.ts';
import { getTableVerdict, getVerdict } from '../../../src/shared/event-pack/submission.ts';
import { createVerdictRow } from '../../../src/shared/event-pack/verdict-row.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { translate } from '../../support/texts.ts';
import { createFortyLists, createList, formatFile, harbourCup, tinHeron } from './forty-submissions.ts';

const parseFiles = (files: Record<string, string>): ReceivedFile[] =>
  Object.entries(files).map(([fileName, content]): ReceivedFile => {
    const parsed = parseText(GAMES, content);
    return parsed.ok
      ? { file: fileName, ok: true, document: parsed.document }
      : { file: fileName, ok: false, error: parsed.error };
  });

const submissions = judgeSubmissions(GAMES, parseFiles(createFortyLists()), harbourCup);
const findSubmission = (fileName: string): Submission =>
  submissions.find((submission) => submission.file === fileName) as Submission;
const findTrouble = (kind: string) => findSubmission(`trouble/${kind}.team.json`) as JudgedSubmission;
const listErrors = (kind: string) =>
  findTrouble(kind).judgement.findings.filter((finding) => finding.severity === 'error');

describe('judgeSubmissions', () => {
  it('returns one entry per team and per unreadable file, and none for characters', () => {
    expect(submissions).toHaveLength(40);
    const countVerdicts = (verdict: string) =>
      submissions.filter((submission) => getVerdict(submission) === verdict).length;
    expect(['legal', 'illegal', 'incomplete', 'unreadable'].map(countVerdicts)).toEqual([26, 11, 1, 2]);
    expect(getVerdict(findTrouble('unknown-member'))).toBe('incomplete');
    expect(getTableVerdict(findTrouble('unknown-member'))).toBe('illegal');
    expect(submissions.filter((submission) => submission.file.startsWith('legal/')).map(getVerdict)).toEqual(
      Array(24).fill('legal'),
    );
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
  ])('reports only the intended errors of trouble/%s', (kind, codes) => {
    expect(listErrors(kind).map((finding) => finding.code)).toEqual(codes);
  });

  it('R8.6: includes the findings of a member from another file', () => {
    const { memberReasons, membersFromOtherFiles } = findTrouble('loose-character');
    expect(membersFromOtherFiles.map((character) => character.id)).toEqual(['tin-heron']);
    expect(memberReasons.map(({ member, finding }) => [member.name, finding.code, finding.actual])).toEqual([
      ['Tin Heron', 'su.character.number', -1],
    ]);
  });

  it('reports a shared empty id among submissions, but not for an unreadable file', () => {
    const listWithoutId =
      createFortyLists()['legal/04-foghorn-five.team.json']?.replace(/"id": "[^"]*"/, '"id": ""') ?? '';
    const judged = judgeSubmissions(
      GAMES,
      parseFiles({ 'a.team.json': listWithoutId, 'b.team.json': listWithoutId, 'c.team.json': '{' }),
      harbourCup,
    );
    expect(judged.map(({ notes }) => notes.map(({ kind }) => kind))).toEqual([
      ['same-id', 'same-contents'],
      ['same-id', 'same-contents'],
      [],
    ]);
  });

  it('judges both of two submissions with one id or one file name, and notes it on both', () => {
    expect(findSubmission('late/foghorn-five-new.team.json').notes).toEqual([
      { kind: 'same-id', files: ['legal/04-foghorn-five.team.json'] },
    ]);
    expect(findSubmission('legal/04-foghorn-five.team.json').notes).toEqual([
      { kind: 'same-id', files: ['late/foghorn-five-new.team.json'] },
    ]);
    expect(findSubmission('late/22-beacon-row.team.json').notes).toEqual([
      { kind: 'same-file-name', files: ['legal/22-beacon-row.team.json'] },
    ]);
  });

  it('R8.4: notes different characters with one id in other files, but not equal ones', () => {
    const teamText = formatFile(findTrouble('loose-character').team);
    const createFiles = (secondCharacter: unknown) =>
      parseFiles({ 'a.json': formatFile(tinHeron), 'b.json': formatFile(secondCharacter), 't.json': teamText });
    expect(judgeSubmissions(GAMES, createFiles(tinHeron), harbourCup)[0]?.notes).toEqual([]);
    expect(judgeSubmissions(GAMES, createFiles({ ...tinHeron, power: 2 }), harbourCup)[0]?.notes).toEqual([
      { kind: 'contested-member', id: 'tin-heron', files: ['a.json', 'b.json'] },
    ]);
  });

  it('uses characters of the library for members that are in no file', () => {
    const { characters, ...teamWithoutCharacters } = createList('A', { members: ['brasslung'] });
    const [character] = characters ?? [];
    const files = parseFiles({ 'a.team.json': formatFile(teamWithoutCharacters) });
    const judgeWith = (libraryCharacters: Character[]) =>
      judgeSubmissions(GAMES, files, harbourCup, { libraryCharacters })[0] as JudgedSubmission;
    if (character === undefined) throw new Error('The list embeds no character.');
    const listUnknown = ({ judgement }: JudgedSubmission) =>
      judgement.findings.filter(({ code }) => code === 'su.team.unknown-member').length;
    expect(listUnknown(judgeWith([]))).toBe(1);
    const submission = judgeWith([character]);
    expect(listUnknown(submission)).toBe(0);
    expect(submission.notes).toEqual([{ kind: 'library-members', names: ['Brasslung'] }]);
    expect(listUnknown(judgeWith([{ ...character, ruleset: 'another-game' }]))).toBe(1);
  });

  describe('with the organizer’s own characters', () => {
    const list = createList('A', { members: ['brasslung', 'fresnel'] });
    const [brasslung, fresnel] = (list.characters ?? []) as Character[];
    if (brasslung === undefined || fresnel === undefined) throw new Error('The list embeds no characters.');
    const listNotes = (ownCharacters: readonly Character[]) =>
      judgeSubmissions(GAMES, parseFiles({ 'a.team.json': formatFile(list) }), harbourCup, {
        libraryCharacters: ownCharacters,
      }).flatMap(({ notes }) => notes.map((note) => formatNote(translate, note)));

    it('says what differs in a character of the same id', () => {
      const own = { ...fresnel, level: 9, hp: { total: 77 }, attacks: [], notes: 'mine' } as unknown as Character;
      expect(listNotes([brasslung, own])).toEqual([
        'Fresnel differs from yours: Level 7 instead of 9, HP 14 instead of 77 and other Attacks.',
      ]);
      expect(listNotes([brasslung, fresnel])).toEqual([]);
    });

    it('compares with a character of the same name if none has the id', () => {
      const own = { ...fresnel, id: 'fresnel-of-the-club', level: 9, name: 'FRÉSNEL' } as unknown as Character;
      expect(listNotes([own])).toEqual([expect.stringContaining('Level 7 instead of 9')]);
      expect(listNotes([own, { ...own, id: 'another' }])).toEqual([]);
      expect(listNotes([{ ...own, ruleset: 'another-game' }])).toEqual([]);
    });

    it('names the first differences and counts the others', () => {
      const traits = Object.fromEntries(
        Object.entries((fresnel as unknown as { traits: object }).traits).map(([name, trait]) => [
          name,
          { ...trait, dice: 29 },
        ]),
      );
      const own = { ...fresnel, traits, level: 9, power: 29, move: 29 } as unknown as Character;
      expect(listNotes([own])).toEqual([expect.stringMatching(/and 2 more differences\.$/)]);
    });
  });

  it('reports its progress', () => {
    const progress: string[] = [];
    judgeSubmissions(
      GAMES,
      parseFiles({ 'a.json': formatFile(createList('A', { members: ['brasslung'] })), 'b.json': '{' }),
      harbourCup,
      { onJudged: (done, total) => progress.push(`${done}/${total}`) },
    );
    expect(progress).toEqual(['1/2', '2/2']);
  });
});

describe('listGroupFixes', () => {
  const listFixes = (kind: string) => {
    const submission = findTrouble(kind);
    return groupSubmissionFindings(translate, GAMES, submission).flatMap((group) =>
      listGroupFixes(translate, GAMES, submission, group),
    );
  };

  it('names characters and proposes at most two fixes', () => {
    expect(listFixes('guest-stars')).toEqual(['Leave out Ambassador Bloom', 'Leave out Jökla']);
    expect(listFixes('two-supers')).toEqual(['One Old Gantry less']);
    expect(listFixes('banned')).toEqual(['Leave out Auntie Rook']);
    expect(listFixes('over-levels')).toHaveLength(2);
  });

  it('asks for another submission when a member is unknown', () => {
    expect(listFixes('unknown-member')[0]).toMatch(/Send the list again/);
  });
});

describe('createVerdictRow', () => {
  it('gives the verdict, the figures, the finding codes and the reasons of a submission', () => {
    expect(createVerdictRow(translate, GAMES, findTrouble('over-levels'), harbourCup)).toMatchObject({
      file: 'trouble/over-levels.team.json',
      id: 'too-many-lighthouses',
      verdict: 'illegal',
      levels: '28',
      agreed: '25',
      errors: 'su.team.level-cap',
      reason: 'The team has 28 Levels; the event allows 25.',
      rules: findTrouble('over-levels').judgement.rules,
      event: 'harbour-cup',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      eventFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('names the character that a finding concerns', () => {
    expect(createVerdictRow(translate, GAMES, findTrouble('illegal-character'), harbourCup).reason).toContain(
      'Queensberry: Size 9',
    );
  });

  it('saves the fingerprints of members from other files', () => {
    expect(createVerdictRow(translate, GAMES, findTrouble('loose-character'), harbourCup).lookedUp).toMatch(
      /^tin-heron=[0-9a-f]{12}$/,
    );
    expect(createVerdictRow(translate, GAMES, findTrouble('banned'), harbourCup).lookedUp).toBe('');
  });

  it('gives the field and the expected value for an unreadable file', () => {
    const verdictRow = createVerdictRow(translate, GAMES, findSubmission('trouble/wrong-type.team.json'), harbourCup);
    expect(verdictRow).toMatchObject({
      verdict: 'unreadable',
      reason: 'It can’t be read. Members: Rollcall expects a list in square brackets here.',
    });
    expect(verdictRow.fingerprint).toBe('');
  });
});

it('says why an archive cannot be used', () => {
  const error = createReadError('archive', 'it ends too early');
  expect(formatUnreadable(translate, GAMES, error, GAMES.getGame(harbourCup))).toBe(
    'It can’t be read: it ends too early.',
  );
});

describe('listUnreadableAdvice', () => {
  it.each([
    [{ path: '', obstacle: 'encoding' }, /encoding/],
    [{ path: '', obstacle: 'disk' }, /file on this disk/],
    [{ path: '', obstacle: 'archive' }, /archive can’t be read/],
    [{ path: '', obstacle: 'unclear' }, /[Ss]ay what these lines mean/],
    [{ path: '' }, /incomplete or damaged/],
    [{ path: '/format' }, /another program/],
    [{ path: '/characters/0/version' }, /newer version of Rollcall/],
    [{ path: '/ruleset' }, /another game/],
    [{ path: '/members' }, /edited the file by hand/],
    [{ path: '/name' }, /edited the file by hand/],
  ] as const)('says what to do about %j', (parseError, advice) => {
    const lines = listUnreadableAdvice(translate, { ...parseError, expected: '…' });
    expect(lines[0]).toMatch(advice);
    expect(lines).toHaveLength(2);
  });
});

describe('listEventPackSettings', () => {
  const settingValues = Object.fromEntries(listEventPackSettings(translate, GAMES, harbourCup));

  it('lists every setting that can decide a verdict', () => {
    expect(settingValues).toEqual({
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

  it('names a banned character when the name is known', () => {
    const characterNames = new Map([['auntie-rook', 'Auntie Rook']]);
    const packWithBans = { ...harbourCup, banned: ['auntie-rook', 'night-ferry'] };
    expect(Object.fromEntries(listEventPackSettings(translate, GAMES, packWithBans, characterNames)).Banned).toBe(
      'Auntie Rook, night-ferry',
    );
  });

  it('lists what the event pack leaves open', () => {
    const { format, version, ruleset, id, name, levels } = harbourCup;
    const minimalPack = { format, version, ruleset, id, name, levels };
    const settingsWithoutLimits = Object.fromEntries(listEventPackSettings(translate, GAMES, minimalPack));
    expect(settingsWithoutLimits).toMatchObject({
      Formations: 'all',
      Banned: 'nobody',
      Ceilings: 'none',
      Copies: 'no limit of the event',
    });
  });
});
