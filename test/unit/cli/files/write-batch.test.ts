/** Outputs: all of a call or none, nothing of what it reads, and the words of a disk that refuses. */
import node, { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Disk, WriteBatch, writeFilesAtomically } from '../../../../src/cli/files/write-batch.ts';
import { createFolder, removeFolder, runRollcall, withRefusalMessage } from '../../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../../support/documents/fixture.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown>) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (path: string) => readFileSync(path, 'utf8');
const fault = (code: string) => Object.assign(new Error(`${code}: as Node says it, write`), { code });

/** A disk that refuses the nth call of one kind. */
function refusing(name: keyof Disk, code: string, nth: number): Disk {
  let calls = 0;
  const refuse = (...args: unknown[]) => {
    calls += 1;
    if (calls === nth) throw fault(code);
    return (node[name] as (...args: unknown[]) => unknown)(...args);
  };
  return { ...node, [name]: refuse } as Disk;
}

const PAIR = ['verdicts.csv', 'report.pdf'];
const pairIn = (at: string, force: boolean) =>
  PAIR.map((name) => ({ target: join(at, name), bytes: bytes(`new ${name}`), force }));

describe('two files of a call', () => {
  it.each<[keyof Disk, string, number]>([
    ['writeSync', 'ENOSPC', 1],
    ['writeSync', 'ENOSPC', 2],
    ['fsyncSync', 'EDQUOT', 2],
    ['openSync', 'EMFILE', 2],
    ['renameSync', 'EACCES', 1],
    ['renameSync', 'ENOSPC', 2],
  ])('%s refuses with %s at call %d: what was there stays, and nothing else is left', (name, code, nth) => {
    const at = folder({ 'verdicts.csv': 'old table', 'report.pdf': 'old pages' });
    expect(() => withRefusalMessage(() => writeFilesAtomically(pairIn(at, true), refusing(name, code, nth)))).toThrow(
      /could not be written: .*Nothing was replaced/,
    );
    expect(readdirSync(at).sort()).toEqual([...PAIR].sort());
    expect([text(join(at, 'verdicts.csv')), text(join(at, 'report.pdf'))]).toEqual(['old table', 'old pages']);
  });

  it.each<[keyof Disk, number]>([
    ['writeSync', 2],
    ['linkSync', 1],
    ['linkSync', 2],
  ])('in a new folder, when %s refuses at call %d, not even the folder is left', (name, nth) => {
    const at = folder({});
    const disk = {
      ...refusing(name, 'ENOSPC', nth),
      ...(name === 'linkSync'
        ? {
            renameSync: () => {
              throw fault('ENOSPC');
            },
          }
        : {}),
    };
    expect(() => withRefusalMessage(() => writeFilesAtomically(pairIn(join(at, 'a/b'), false), disk))).toThrow(
      /the disk is full; make room and try again\. Nothing was written/,
    );
    expect(readdirSync(at)).toEqual([]);
  });

  it('are both there when nothing refuses, and nothing beside them', () => {
    const at = folder({ 'verdicts.csv': 'old' });
    writeFilesAtomically(pairIn(at, true));
    expect(readdirSync(at).sort()).toEqual([...PAIR].sort());
    expect(text(join(at, 'verdicts.csv'))).toBe('new verdicts.csv');
  });

  it.each([
    'ENOSPC',
    'EDQUOT',
    'EROFS',
    'EACCES',
    'EPERM',
    'ENOTDIR',
    'ENAMETOOLONG',
    'EISDIR',
    'EMFILE',
    'EBUSY',
    'EIO',
    'EFBIG',
    'EWHATEVER',
  ])('%s is said in our words', (code) => {
    const at = folder({});
    const said = (() => {
      try {
        withRefusalMessage(() => writeFilesAtomically(pairIn(at, false), refusing('writeSync', code, 1)));
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    })();
    expect(said).toMatch(/^could not be written: [^:]+\. Nothing was written$/);
    expect(said).not.toContain('as Node says it');
  });

  it('a name as long as a file system allows can be written', () => {
    const target = join(folder({}), `${'n'.repeat(251)}.pdf`);
    writeFilesAtomically([{ target, bytes: bytes('x'), force: false }]);
    expect(text(target)).toBe('x');
  });
});

describe('two outputs of a call that would be one file', () => {
  const outputs = (at: string, names: readonly string[], force: boolean) =>
    names.map((name) => ({ target: join(at, name), bytes: bytes(name), force }));

  it.each([
    ['Cards.pdf', 'cards.PDF'],
    ['É.pdf', 'e\u0301.pdf'],
    ['Straße.csv', 'STRASSE.csv'],
    ['new/Cards.pdf', 'NEW/cards.pdf'],
    ['linked/cards.pdf', 'real/Cards.pdf'],
    ['linked/new/cards.pdf', 'real/new/cards.pdf'],
  ])('are refused with or without --force, and nothing is written: %s and %s', (first, second) => {
    for (const force of [false, true]) {
      const at = folder({ 'real/kept.txt': 'kept' });
      symlinkSync('real', join(at, 'linked'));
      expect(() => withRefusalMessage(() => writeFilesAtomically(outputs(at, [first, second], force)))).toThrow(
        /may be one file with .*, which is written by this call too; choose another name/,
      );
      expect(readdirSync(at).sort()).toEqual(['linked', 'real']);
      expect(readdirSync(join(at, 'real'))).toEqual(['kept.txt']);
    }
  });

  it('are refused when they have the very same path', () => {
    const at = folder({});
    expect(() => withRefusalMessage(() => writeFilesAtomically(outputs(at, ['a.pdf', './a.pdf'], true)))).toThrow(
      /is written twice by this call/,
    );
    expect(readdirSync(at)).toEqual([]);
  });

  it('are written where they lie in two folders that the disk tells apart', () => {
    const at = folder({ 'LISTS/x': '', 'lists/x': '' });
    writeFilesAtomically(outputs(at, ['LISTS/a.pdf', 'lists/a.pdf'], false));
    expect(text(join(at, 'lists/a.pdf'))).toBe('lists/a.pdf');
    expect(text(join(at, 'LISTS/a.pdf'))).toBe('LISTS/a.pdf');
  });

  it('are refused before anything is drawn: cards and the record of what was printed', async () => {
    const at = folder({ 'h.json': { ...readBaseCharacter(), id: 'h' } });
    const flags = ['--out', join(at, 'Cards.pdf'), '--changed-since', join(at, 'cards.pdf')];
    const { exit, err } = await runRollcall('cards', join(at, 'h.json'), ...flags);
    expect([exit, err]).toEqual([2, expect.stringContaining('may be one file with')]);
    expect(readdirSync(at)).toEqual(['h.json']);
  });
});

describe('--force never takes what the call reads', () => {
  const hero = { ...readBaseCharacter(), id: 'h' };
  const pack = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 25 };

  it.each<[string, (at: string) => string[]]>([
    ['named', (at) => ['cards', `${at}/l/h.json`, '--out', `${at}/l/h.json`]],
    ['found below a folder', (at) => ['cards', `${at}/l`, '--out', `${at}/l/h.json`]],
    ['in another spelling', (at) => ['cards', `${at}/l`, '--out', `${at}/l/../l/./h.json`]],
    ['through a link to it', (at) => ['cards', `${at}/l`, '--out', `${at}/link.pdf`]],
    ['through a link to its folder', (at) => ['cards', `${at}/l`, '--out', `${at}/again/h.json`]],
    ['through a second name of it', (at) => ['cards', `${at}/l`, '--out', `${at}/second.pdf`]],
    [
      'the template',
      (at) => ['cards', `${at}/l/h.json`, '--template', `${at}/t.card.json`, '--out', `${at}/t.card.json`],
    ],
    ['the team of a roster', (at) => ['roster', `${at}/t`, '--out', `${at}/t/team.json`]],
    ['the team of a sheet', (at) => ['sheet', `${at}/t`, '--out', `${at}/t/team.json`]],
    ['the event pack', (at) => ['report', `${at}/t`, '--event', `${at}/r/report.pdf`, '--out', `${at}/r`]],
    [
      'the earlier table',
      (at) => ['report', `${at}/t`, '--event', `${at}/e.json`, '--since', `${at}/s/verdicts.csv`, '--out', `${at}/s`],
    ],
    ['what was sent', (at) => ['report', `${at}/t`, '--event', `${at}/e.json`, '--out', `${at}/t`]],
    ['the record is a hero', (at) => ['cards', `${at}/l`, '--changed-since', `${at}/l/h.json`, '--out', `${at}/o.pdf`]],
  ])(
    '%s',
    async (_, call) => {
      const at = folder({
        'l/h.json': hero,
        't/team.json': readBaseTeam(),
        't/report.pdf': 'sent',
        'e.json': pack,
        'r/report.pdf': pack,
      });
      mkdirSync(join(at, 's'));
      writeFileSync(join(at, 't.card.json'), readFileSync('templates/cards/supers-unlimited/classic/template.json'));
      await runRollcall('report', join(at, 't'), '--event', join(at, 'e.json'), '--out', join(at, 'first'));
      writeFileSync(join(at, 's/verdicts.csv'), readFileSync(join(at, 'first/verdicts.csv')));
      symlinkSync('l/h.json', join(at, 'link.pdf'));
      symlinkSync('l', join(at, 'again'));
      linkSync(join(at, 'l/h.json'), join(at, 'second.pdf'));
      const before = new Map(
        ['l/h.json', 't/team.json', 't/report.pdf', 'e.json', 'r/report.pdf', 's/verdicts.csv', 't.card.json'].map(
          (name) => [name, text(join(at, name))],
        ),
      );
      const { exit, err } = await runRollcall(...call(at), '--force');
      expect([exit, err]).toEqual([
        2,
        expect.stringMatching(/is read by this call; write somewhere else|is no record of a print/),
      ]);
      for (const [name, content] of before) expect(text(join(at, name)), name).toBe(content);
      expect(existsSync(join(at, 's/report.pdf'))).toBe(false);
    },
    60_000,
  );

  it('a picture that a card shows', async () => {
    const at = folder({});
    writeFileSync(join(at, 'a.png'), readFileSync('docs/pictures/table.png'));
    writeFileSync(join(at, 'h.json'), JSON.stringify({ ...hero, art: { image: { src: 'a.png' } } }));
    const before = readFileSync(join(at, 'a.png'));
    const { exit, err } = await runRollcall('cards', join(at, 'h.json'), '--out', join(at, 'a.png'), '--force');
    expect([exit, err]).toEqual([2, expect.stringMatching(/is read by this call/)]);
    expect(readFileSync(join(at, 'a.png')).equals(before)).toBe(true);
  }, 60_000);

  it('nor a device, a folder, or a place below a file', async () => {
    const at = folder({ 'h.json': hero, 'd/x': '' });
    symlinkSync('/dev/null', join(at, 'null.pdf'));
    for (const [out, reason] of [
      ['/dev/null', /is a device/],
      [join(at, 'null.pdf'), /is a device/],
      [join(at, 'd'), /is a folder/],
      [join(at, 'h.json', 'x.pdf'), /is a file and no folder/],
    ] as const) {
      const { exit, err } = await runRollcall('cards', join(at, 'h.json'), '--out', out, '--force');
      expect([exit, err]).toEqual([2, expect.stringMatching(reason)]);
    }
    expect(node.statSync('/dev/null').isCharacterDevice()).toBe(true);
  }, 60_000);
});

describe('a call that is ended from outside', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s leaves nothing behind, with exit code %i', async (signal, code) => {
    await new Promise(setImmediate);
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
    const before = process.listenerCount(signal);
    const at = folder({ 'old.png': 'old' });
    const batch = new WriteBatch();
    try {
      batch.add({ target: join(at, 'old.png'), bytes: bytes('new'), force: true });
      batch.add({ target: join(at, 'new', 'one.png'), bytes: bytes('new'), force: false });
      process.emit(signal, signal);
      expect(exit).toHaveBeenCalledWith(code);
      expect(readdirSync(at)).toEqual(['old.png']);
      expect(text(join(at, 'old.png'))).toBe('old');
    } finally {
      batch.close();
      exit.mockRestore();
    }
    await new Promise(setImmediate);
    expect(process.listenerCount(signal)).toBe(before);
  });
});

describe('a picture that a document of the call names', () => {
  const hash = 'a'.repeat(64);
  const withPicture = (src: string) => ({ ...readBaseCharacter(), art: { image: { src } } });
  const team = (src: string) => ({
    ...readBaseTeam(),
    characters: readBaseTeam().characters?.map((one) => ({ ...one, art: { image: { src } } })),
  });

  it.each([
    ['sheet', 'art/hero.png', 'art/hero.png'],
    ['roster', 'art/hero.png', 'art/hero.png'],
    ['roster', `sha256:${hash}`, `art/${hash}.webp`],
  ])('is never replaced: %s, %s', async (command, src, file) => {
    const at = folder({ 'team.json': team(src), [file]: 'a picture' });
    const { exit, err } = await runRollcall(command, join(at, 'team.json'), '--out', join(at, file), '--force');
    expect([exit, err]).toEqual([2, expect.stringMatching(/is read by this call/)]);
    expect(text(join(at, file))).toBe('a picture');
  });

  it('is never replaced by the cards of others', async () => {
    const other = { ...withPicture('art/hero.png'), id: 'bystander' };
    const given = { 'team.json': readBaseTeam(), 'other.json': other, 'art/hero.png': 'a picture' };
    const at = folder(given);
    const files = ['team.json', 'other.json'].map((name) => join(at, name));
    const { exit, err } = await runRollcall('cards', ...files, '--out', join(at, 'art/hero.png'), '--force');
    expect([exit, err]).toEqual([2, expect.stringMatching(/is read by this call/)]);
    expect(text(join(at, 'art/hero.png'))).toBe('a picture');
  });
});
