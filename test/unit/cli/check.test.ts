import { symlinkSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { compareCodePoints } from '../../../src/shared/text/code-point-order.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown>) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});

const illegal = { ...readBaseCharacter(), level: 11 };

describe('check', () => {
  it('exits with 0 for legal, 1 for illegal, 2 for unreadable or a wrong call, and 2 beats 1', async () => {
    const at = folder({ 'a.json': readBaseCharacter(), 'b.json': illegal, 'c.json': '{"format":' });
    expect((await runRollcall('check', `${at}/a.json`)).exit).toBe(0);
    expect((await runRollcall('check', `${at}/a.json`, `${at}/b.json`)).exit).toBe(1);
    expect((await runRollcall('check', `${at}/b.json`, `${at}/c.json`)).exit).toBe(2);
    expect((await runRollcall('check')).exit).toBe(2);
    expect((await runRollcall('check', `${at}/nothing.json`)).exit).toBe(2);
    expect((await runRollcall('check', `${at}/a.json`, '--loud')).exit).toBe(2);
    expect((await runRollcall('check', folder({ 'readme.txt': 'x' }))).exit).toBe(2);
  });

  it('--json prints one object and nothing else', async () => {
    const at = folder({ 'team.json': readBaseTeam(), 'bad.json': { ...illegal, traits: 5 }, 'note.txt': 'x' });
    const { out, err } = await runRollcall('check', at, '--json');
    const { rollcall: version, results } = JSON.parse(out);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(results[0]).toEqual({
      file: `${at}/bad.json`,
      kind: null,
      ruleset: null,
      rules: null,
      verdict: 'unreadable',
      fingerprint: null,
      levels: null,
      findings: [],
      error: { path: '/traits', expected: 'object' },
    });
    expect(results[1]).toMatchObject({
      kind: 'team',
      ruleset: 'supers-unlimited',
      verdict: 'legal',
      levels: 12,
      error: null,
    });
    expect(results[1].fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(err.split('\n')).toEqual([
      expect.stringMatching(/note\.txt: passed over/),
      expect.stringMatching(/bad\.json: \/traits: cannot be read; expected object$/),
    ]);
  });

  it('a folder stands for every document below it, in code-point order of their relative paths', async () => {
    const files = ['b.json', 'a/z.json', 'a.json', 'Z.JSON', 'a-b.json'];
    const at = folder(Object.fromEntries(files.map((name) => [name, readBaseCharacter()])));
    const { out } = await runRollcall('check', at, '--json');
    const relative = JSON.parse(out).results.map((r: { file: string }) => r.file.slice(at.length + 1));
    expect(relative).toEqual(['Z.JSON', 'a-b.json', 'a.json', 'a/z.json', 'b.json']);
    expect(['\ud83d\ude00', '\uffee'].sort(compareCodePoints)).toEqual(['\uffee', '\ud83d\ude00']);
  });

  it('pictures beside the documents are not spoken of', async () => {
    const at = folder({ 'a.json': readBaseCharacter(), 'face.png': 'x', 'art/face.JPG': 'x', 'note.txt': 'hello' });
    const { err } = await runRollcall('check', at);
    expect(err.split('\n')).toEqual([expect.stringMatching(/note\.txt: passed over/)]);
  });

  it('documents of other kinds are passed over in a folder, and unreadable when they are named', async () => {
    const at = folder({
      'a.json': readBaseCharacter(),
      'g.glossary.json': { format: 'rollcall.glossary', version: 1 },
    });
    const { exit, err, out } = await runRollcall('check', at);
    expect([exit, err]).toEqual([0, expect.stringMatching(/g\.glossary\.json: passed over/)]);
    expect(out).toMatch(/^LEGAL/);
    expect((await runRollcall('check', `${at}/g.glossary.json`)).exit).toBe(2);
  });

  it('R8.2: with an unknown member an event has nothing to say of the team, only of its members', async () => {
    const event = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 9 };
    const at = folder({
      't.json': { ...readBaseTeam(), members: [{ character: 'rookie', copies: 9 }, { character: 'ghost' }] },
      'e.json': { ...event, formations: ['super-force'], maxCopies: 1, banned: ['rookie'] },
    });
    const { out } = await runRollcall('check', `${at}/t.json`, '--event', `${at}/e.json`, '--json');
    const codes = JSON.parse(out).results[0].findings.map((f: { code: string }) => f.code);
    expect(codes).toEqual(['event.banned', 'su.team.unknown-member']);
  });

  it('members are looked up among all characters of the call; embedded ones come first', async () => {
    const { characters, ...team } = readBaseTeam();
    const [captain, striker, rookie] = characters ?? [];
    const at = folder({
      'team.json': { ...team, characters: [captain] },
      'c.json': { ...captain, level: 11 },
      's.json': striker,
      'r.json': rookie,
    });
    const alone = JSON.parse((await runRollcall('check', `${at}/team.json`, '--json')).out).results[0];
    expect(alone.findings.map((f: { code: string }) => f.code)).toEqual([
      'su.team.unknown-member',
      'su.team.unknown-member',
    ]);
    expect(alone.levels).toBeNull();
    const together = JSON.parse((await runRollcall('check', at, '--json')).out).results;
    expect(together.at(-1)).toMatchObject({ verdict: 'legal', levels: 12 });
  });

  it('a character of another game that has the id of a member and comes first does not hide the member', async () => {
    const { characters = [], ...team } = readBaseTeam();
    const stranger = {
      format: 'rollcall.character',
      version: 1,
      ruleset: 'bulletproof-blues',
      name: 'N',
      perception: 4,
    };
    const own = characters.map((character, index): [string, unknown] => [`b${index}.json`, character]);
    const at = folder({
      'a.json': { ...stranger, id: characters[0]?.id },
      ...Object.fromEntries(own),
      'team.json': team,
    });
    const { out, err } = await runRollcall('check', at, '--json');
    expect(JSON.parse(out).results.at(-1)).toMatchObject({ verdict: 'legal', levels: 12 });
    expect(err).toBe('');
  });

  it('a team is judged by the event that it names, where that is among the files, and --event is stronger', async () => {
    const event = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'cup',
      name: 'Cup',
      levels: 35,
    };
    const at = folder({
      'a-team.json': { ...readBaseTeam(), event: 'cup' },
      'b-other.json': { ...readBaseTeam(), id: 'other', event: 'elsewhere' },
      'z-cup.json': { ...event, banned: ['rookie'] },
    });
    const mild = folder({ 'mild.json': { ...event, id: 'mild', levels: readBaseTeam().levels } });
    const codes = async (...args: string[]) => {
      const { out, err } = await runRollcall('check', ...args, '--json');
      const { results } = JSON.parse(out) as { results: { findings: { code: string }[] }[] };
      return { codes: results.map(({ findings }) => findings.map(({ code }) => code)), err };
    };
    const own = await codes(at);
    expect(own.codes[0]).toContain('event.banned');
    expect(own.codes[1]).toEqual([]);
    expect(own.err).toContain('a-team.json: is made for the event cup, and judged by that pack');
    expect((await codes(`${at}/a-team.json`)).codes[0]).toEqual([]);
    const said = await codes(at, '--event', `${mild}/mild.json`);
    expect([said.codes[0]?.includes('event.banned'), said.err]).toEqual([false, '']);
  });

  it('a team is illegal where the pack that it names has no valid size, unless a pack is given', async () => {
    const event = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'cup', name: 'Cup' };
    const team = { ...readBaseTeam(), event: 'cup' };
    const check = async (...args: string[]) => {
      const { out, err, exit } = await runRollcall('check', ...args, '--json');
      const { results } = JSON.parse(out) as { results: { findings: { code: string; actual?: unknown }[] }[] };
      return { findings: results[0]?.findings, err, exit };
    };
    const alone = folder({ 'a.json': team, 'x.json': { ...event, levels: 0 }, 'y.json': { ...event, levels: 2.5 } });
    const unusable = await check(alone);
    expect(unusable.findings).toMatchObject([
      { code: 'su.team.event.unusable', severity: 'error', path: '/event', actual: 0, required: 1 },
    ]);
    expect(unusable.exit).toBe(1);
    expect(unusable.err).toContain(
      'a.json: is made for the event cup, whose size is not valid; it is judged without that pack',
    );
    const usable = folder({
      'a.json': team,
      'x.json': { ...event, levels: 0 },
      'y.json': { ...event, levels: team.levels },
    });
    expect((await check(usable)).findings).toEqual([]);
    const given = folder({ 'given.json': { ...event, id: 'given', levels: team.levels } });
    expect(await check(`${alone}/a.json`, `${alone}/x.json`, '--event', `${given}/given.json`)).toMatchObject({
      findings: [],
      err: '',
    });
    const unknown = { ...team, members: [{ character: 'nobody' }] };
    const uncounted = folder({ 'a.json': unknown, 'x.json': { ...event, levels: 0 } });
    expect((await check(uncounted)).findings?.map(({ code }) => code)).toEqual(['su.team.unknown-member']);
  });

  it('options: event pack, then --option, then the team file', async () => {
    const event = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 35 };
    const twice = { ...readBaseTeam(), members: [{ character: 'striker', copies: 2 }, { character: 'rookie' }] };
    const at = folder({
      'team.json': { ...twice, options: { 'su.uniqueSupers': true } },
      'event.json': { ...event, options: { 'su.uniqueSupers': true } },
    });
    const verdict = async (...more: string[]) => (await runRollcall('check', `${at}/team.json`, ...more)).exit;
    expect(await verdict()).toBe(1);
    expect(await verdict('--option', 'su.uniqueSupers=off')).toBe(0);
    expect(await verdict('--option', 'su.uniqueSupers=off', '--event', `${at}/event.json`)).toBe(1);
    expect((await runRollcall('check', `${at}/team.json`, '--option', 'su.unique=on')).err).toMatch(
      /no option is called su\.unique; Supers Unlimited has su\.aimLabel, .* and \d+ others/,
    );
    expect((await runRollcall('check', `${at}/team.json`, '--option', 'su.sprai=on')).err).toMatch(
      /su\.spray is the nearest/,
    );
    expect((await runRollcall('check', `${at}/team.json`, '--option', 'x=on')).err).toMatch(
      /they begin with su\. for Supers Unlimited, .*, bb\. for Bulletproof Blues/,
    );
    expect((await runRollcall('check', `${at}/team.json`, '--option', 'su.spray=loud')).err).toMatch(/warn, full, off/);
    expect((await runRollcall('check', `${at}/team.json`, '--event', `${at}/team.json`)).err).toMatch(/no event pack/);
  });

  it('--compare: what a list gains and loses under other rules, finding by finding', async () => {
    const event = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 11 };
    const at = folder({
      'team.json': { ...readBaseTeam(), options: { 'su.requireBothKinds': true }, members: [{ character: 'captain' }] },
      'event.json': { ...event, banned: ['captain'] },
    });
    const call = ['check', `${at}/team.json`, '--compare', 'default', '--compare', `${at}/event.json`];
    const { compared } = JSON.parse((await runRollcall(...call, '--json')).out).results[0];
    const codes = (findings: { code: string; severity: string }[]) => findings.map((f) => `${f.severity} ${f.code}`);
    expect(compared.map((c: { with: string; verdict: string }) => [c.with, c.verdict])).toEqual([
      ['default', 'legal'],
      [`${at}/event.json`, 'illegal'],
    ]);
    expect(codes(compared[0].gained)).toEqual(['info su.team.one-kind']);
    expect(codes(compared[0].lost)).toEqual(['error su.team.one-kind']);
    expect(codes(compared[1].gained)).toEqual(['info event.levels', 'error event.banned']);
    const { out } = await runRollcall(...call);
    expect(out).toMatch(/under default: legal\n {2}\+ info su\.team\.one-kind .*\n {2}- error su\.team\.one-kind/);
  });

  it('--event prints one line a list and a summary; --fixes says how to repair', async () => {
    const event = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 11 };
    const at = folder({
      'lists/a.json': readBaseTeam(),
      'lists/b.json': { ...readBaseTeam(), formation: 'super-force' },
      'e.json': event,
    });
    const { out } = await runRollcall('check', `${at}/lists`, '--event', `${at}/e.json`);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^ILLEGAL .*a\.json {2}The Watch, 12 of 11 Levels, [0-9a-f]{12} {2}su\.team\.level-cap$/),
      expect.stringMatching(/b\.json .* su\.team\.level-cap, su\.team\.super-force\.henchmen$/),
      '2 documents: 0 legal, 2 illegal, 0 unreadable',
    ]);
    expect((await runRollcall('check', `${at}/lists/b.json`, '--fixes')).out).toMatch(/fix: Make it a Combined Team/);
  });

  it('for people: verdict, place, sentence and citation', async () => {
    const at = folder({ 'a.json': readBaseCharacter(), 'b.json': illegal });
    const { out } = await runRollcall('check', at);
    expect(out).toMatch(/^LEGAL {6}.*a\.json {2}Plain, [0-9a-f]{12}$/m);
    expect(out).toMatch(
      /error su\.character\.level at \/level: Level 11 .* \(Supers Unlimited 4\.1, ch\. 1 Team Selection, E-31\)/,
    );
    expect(out).toMatch(/2 documents: 1 legal, 1 illegal, 0 unreadable$/);
  });

  it('the same bytes on a second run', async () => {
    const at = folder({ 't.json': { ...readBaseTeam(), levels: 3, leader: 'nobody' } });
    expect((await runRollcall('check', at, '--json')).out).toBe((await runRollcall('check', at, '--json')).out);
  });
});

describe('calls', () => {
  it('--help tells what there is, for all and for each', async () => {
    expect((await runRollcall('--help')).out).toMatch(/demo[\s\S]*check[\s\S]*cards[\s\S]*roster[\s\S]*sheet/);
    for (const command of ['demo', 'check', 'cards', 'roster', 'sheet']) {
      const { exit, out } = await runRollcall(command, '--help');
      expect([exit, out]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: rollcall ${command}`))]);
    }
    expect((await runRollcall('dance')).exit).toBe(2);
  });
});

describe('files the disk refuses', () => {
  it('are unreadable, and do not hide the others', async () => {
    const at = folder({ 'b.json': readBaseCharacter() });
    symlinkSync('nowhere.json', `${at}/a.json`);
    const { exit, out, err } = await runRollcall('check', at);
    expect(exit).toBe(2);
    expect(out).toMatch(/UNREADABLE .*a\.json\nLEGAL .*b\.json/);
    expect(err).toMatch(/a\.json: cannot be read; expected a file that can be opened: no such file/);
  });
});

describe('keys that nothing reads', () => {
  it('are told in every way a list is answered', async () => {
    const at = folder({
      'cup.event.json': {
        format: 'rollcall.event',
        version: 1,
        ruleset: 'supers-unlimited',
        id: 'cup',
        name: 'Cup',
        levels: 25,
        cielings: {},
      },
      'l/a.team.json': { ...readBaseTeam(), gimmick: [] },
      'l/b.team.json': readBaseTeam(),
      'twice.team.json': JSON.stringify(readBaseTeam()).replace('{', '{"levels":1,'),
    });
    const whole = await runRollcall('check', `${at}/l/a.team.json`);
    expect(whole.out).toContain('warning document.unknown-key at /gimmick: Rollcall knows no key “gimmick” in a team;');
    const brief = await runRollcall('check', `${at}/l`, '--event', `${at}/cup.event.json`);
    expect(brief.out).toMatch(/a\.team\.json .*document\.unknown-key$/m);
    expect(brief.out).not.toMatch(/b\.team\.json .*document\.unknown-key$/m);
    expect(brief.err).toContain(
      '/cielings: Rollcall knows no key “cielings” in an event pack; “ceilings” may be meant.',
    );
    const twice = await runRollcall('check', `${at}/twice.team.json`);
    expect(twice).toMatchObject({ exit: 2 });
    expect(twice.err).toContain('/levels: cannot be read; expected each key once in its object (line 1, column');
  });
});
