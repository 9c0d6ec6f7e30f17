/** A page that was taken over asks everything of the bridge that it can think of: nothing is written, opened or started by that. */
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { ATTACKS, REFUSAL } from '../support/app/bridge-attacks.ts';
import { type AttackTools, type HostileApp, openHostileApp } from '../support/app/hostile-page.ts';

type Attacker = { attacker: AttackTools };

let hostile: HostileApp;

test.beforeAll(async () => {
  hostile = await openHostileApp();
});
test.afterAll(() => hostile.end());

/** Runs in the page. */
const run = <T>(attack: (tools: AttackTools) => Promise<T>): Promise<T> =>
  hostile.page.evaluate(`(${attack.toString()})(globalThis.attacker)`) as Promise<T>;

/** No answer says where anything of this computer is. */
function expectNoPath(answer: string): void {
  for (const place of [ROOT, homedir(), hostile.chosen, 'node:internal', '.cjs'])
    expect(answer, 'a path in the answer').not.toContain(place);
}

/** One honest export of images into the folder, as the user makes it: from then on a page may write there without asking. */
const exportOnce = (): Promise<string> =>
  run(async ({ call, pdf }) =>
    call('saveToFolder', { of: 'prints', again: false, files: [{ name: 'honest.pdf', bytes: pdf('') }] }),
  );

test('more than forty attacks write, open and start nothing', async () => {
  expect(ATTACKS.length).toBeGreaterThan(40);
  expect(await exportOnce()).toMatch(/^reply .*"kind":"written"/);
  let before = { files: hostile.listFiles(), asked: await hostile.readAsked(), opened: 0 };
  expect(Object.keys(before.files).sort()).toEqual(['chosen/honest.pdf', 'victim/secret.txt']);
  const effects: string[] = [];
  for (const { name, run: attack, answer = REFUSAL } of ATTACKS) {
    const said = await run(attack);
    expectNoPath(said);
    // Each attack meets its own guard, not the one against floods.
    expect(said, name).not.toContain('too many calls');
    const after = {
      files: hostile.listFiles(),
      asked: await hostile.readAsked(),
      opened: hostile.listOpened().length,
    };
    const hasEffect = JSON.stringify(after) !== JSON.stringify(before);
    if (hasEffect || !answer.test(said)) {
      const written = Object.keys(after.files).filter((file) => !Object.hasOwn(before.files, file));
      const { dialogs, drags } = after.asked;
      effects.push(
        `${name}: ${said.slice(0, 80)}; wrote ${written}; ${dialogs.at(-1)}, ${drags} drags, opened ${after.opened}`,
      );
    }
    before = after;
  }
  expect(effects).toEqual([]);
  expect(await hostile.app.evaluate(() => 'polluted' in {})).toBe(false);
});

test('a folder that was exchanged since the user chose it is not written into', async () => {
  const { chosen, victim } = hostile;
  await exportOnce();
  const moved = `${chosen} moved`;
  renameSync(chosen, moved);
  symlinkSync(victim, chosen);
  try {
    const said = await run(({ again, pdf }) => again('b.pdf', pdf('')));
    expect(said).toMatch(REFUSAL);
    expectNoPath(said);
    expect(Object.keys(hostile.listFiles()).filter((name) => name.startsWith('victim'))).toEqual(['victim/secret.txt']);
  } finally {
    rmSync(chosen);
    renameSync(moved, chosen);
  }
});

test('a file is replaced only when the user says so, and a link in its place never leads anywhere', async () => {
  const { chosen, victim } = hostile;
  writeFileSync(join(chosen, 'mine.pdf'), 'mine');
  symlinkSync(join(victim, 'secret.txt'), join(chosen, 'link.pdf'));
  symlinkSync(join(victim, 'new.txt'), join(chosen, 'dangling.pdf'));
  const attack = (name: string) =>
    run(
      new Function('tools', `return tools.again(${JSON.stringify(name)}, tools.pdf(''))`) as (
        tools: AttackTools,
      ) => Promise<string>,
    );
  await hostile.answerClash(2);
  for (const name of ['mine.pdf', 'MINE.PDF', 'link.pdf', 'dangling.pdf'])
    expect(await attack(name)).toBe('reply {"kind":"closed"}');
  expect(readFileSync(join(chosen, 'mine.pdf'), 'utf8')).toBe('mine');
  await hostile.answerClash(1);
  for (const name of ['link.pdf', 'dangling.pdf']) expect(await attack(name)).toContain('written');
  expect(readFileSync(join(victim, 'secret.txt'), 'utf8')).toBe('secret');
  expect(Object.keys(hostile.listFiles()).filter((name) => name.startsWith('victim'))).toEqual(['victim/secret.txt']);
  await hostile.answerClash(2);
});

test('only a PDF or a picture is opened, and only while it is what was saved', async () => {
  const { chosen, page } = hostile;
  const save = (name: string, bytes: string) =>
    run(
      new Function('tools', `return tools.call('saveFile', { suggestedName: '${name}', bytes: ${bytes} })`) as (
        tools: AttackTools,
      ) => Promise<string>,
    );
  const open = (reply: string) => {
    const { key } = JSON.parse(reply.replace(/^reply /, '')) as { key: string };
    return page.evaluate(
      (known) => (globalThis as unknown as Attacker).attacker.call('showWritten', { key: known, how: 'open' }),
      key,
    );
  };
  const pdf = await save('shown.pdf', "tools.pdf('')");
  expect(await open(pdf)).toBe('reply {}');
  const shown = join(chosen, 'shown.pdf');
  await expect.poll(() => hostile.listOpened()).toEqual([shown]);
  // Exchanged for a script of the same size.
  const size = readFileSync(shown).length;
  writeFileSync(shown, '#!/bin/sh\n'.padEnd(size, '#'));
  expect(await open(pdf)).toMatch(REFUSAL);
  rmSync(shown);
  symlinkSync('/bin/sh', shown);
  expect(await open(pdf)).toMatch(REFUSAL);
  const document = await save('a.hero.json', `tools.encode('{"format":"rollcall.character"}')`);
  const table = await save('a.csv', `tools.encode('=cmd|calc!A1')`);
  const drawing = await save('a.svg', `tools.svg('')`);
  for (const reply of [document, table, drawing]) expect(await open(reply)).toMatch(REFUSAL);
  expect(hostile.listOpened()).toEqual([shown]);
});

test('a drag without a pressed button ends at once, and later calls are answered', async () => {
  const before = await hostile.readAsked();
  const said = await run(async ({ call, encode }) => {
    const bytes = encode('{"format":"rollcall.character"}');
    const drag = await call('dragOut', [{ name: 'a.hero.json', bytes }]);
    return `${drag} ${await call('appInfo')}`;
  });
  expect(said).toMatch(/^reply undefined reply \{"version"/);
  expect((await hostile.readAsked()).drags).toBe(before.drags);
});

test('floods of calls are refused, and the page goes on', async () => {
  const counts = (flood: (tools: AttackTools) => Promise<string[]>) =>
    run(flood).then((answers) => ({
      done: answers.filter((answer) => !REFUSAL.test(answer)).length,
      refused: answers.filter((answer) => REFUSAL.test(answer)).length,
    }));
  const dialogs = await counts(({ call, pdf }) =>
    Promise.all(
      Array.from({ length: 50 }, (_, index) => call('saveFile', { suggestedName: `${index}.pdf`, bytes: pdf('') })),
    ),
  );
  expect(dialogs.done).toBeLessThanOrEqual(4);
  expect((await hostile.readAsked()).dialogsAtOnce).toBe(1);
  const assets = await counts(async ({ call }) => {
    const asset = async (index: number) => {
      const bytes = new Uint8Array(100_000).fill(index);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return { hash, kind: 'file', bytes };
    };
    const all = await Promise.all(Array.from({ length: 200 }, (_, index) => asset(index)));
    return Promise.all(all.map((each) => call('journalAsset', each)));
  });
  expect(assets.refused).toBeGreaterThan(100);
  const menus = await counts(({ call }) =>
    Promise.all(
      Array.from({ length: 2000 }, (_, index) =>
        call('setMenu', {
          language: 'en',
          text: { cut: '', copy: '', paste: '', selectAll: '' },
          menus: [{ kind: 'menu', label: `x${index}`, items: [] }],
        }),
      ),
    ),
  );
  expect(menus.refused).toBeGreaterThan(1000);
  expect(await run(({ call }) => call('appInfo'))).toMatch(/^reply /);
});

test('a download is not written, and a foreign page that has the bridge is not answered', async () => {
  const before = hostile.listFiles();
  const ended = hostile.app.evaluate(
    ({ session }) =>
      new Promise<string>((resolve) => {
        session.defaultSession.once('will-download', (event) =>
          setTimeout(() => resolve(String(event.defaultPrevented)), 0),
        );
      }),
  );
  await hostile.page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['#!/bin/sh']));
    link.download = 'evil.desktop';
    link.click();
  });
  expect(await ended).toBe('true');
  const foreign = await hostile.app.evaluate(
    async ({ BrowserWindow }, preload) => {
      const answers: string[] = [];
      for (const address of [
        'data:text/html,x',
        'rollcall://app/THIRD-PARTY-NOTICES.txt',
        'rollcall://app/index.html',
      ]) {
        const window = new BrowserWindow({
          show: false,
          webPreferences: { preload, sandbox: true, contextIsolation: true },
        });
        await window.loadURL(address);
        answers.push(
          await window.webContents.executeJavaScript(
            `typeof rollcall === 'undefined' ? 'no bridge' : rollcall.appInfo().then(() => 'answered', (error) => error.message)`,
          ),
        );
        window.destroy();
      }
      return answers;
    },
    join(ROOT, 'out/preload/index.cjs'),
  );
  for (const answer of foreign) expect(answer).toContain('This call did not come from Rollcall.');
  expect(hostile.listFiles()).toEqual(before);
});

test('no more windows open than the limit allows', async () => {
  const answers = await run(async ({ call }) => {
    const said: string[] = [];
    for (let index = 0; index < 12; index += 1) said.push(await call('newWindow', { show: `encounter-${index}` }));
    return said;
  });
  expect(answers.filter((answer) => answer === 'reply {}')).toHaveLength(8);
  const working = await run(async ({ call }) => {
    const said: string[] = [];
    for (let index = 0; index < 20; index += 1) said.push(await call('newWindow', {}));
    return said;
  });
  expect(working.filter((answer) => answer === 'reply {}')).toHaveLength(15);
  expect(working.at(-1)).toMatch(/"refused":"Too many/);
  expect((await hostile.readAsked()).windows).toBe(24);
});
