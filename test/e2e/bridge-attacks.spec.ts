/**
 * A compromised page calls the bridge in every hostile way: none of the calls writes, opens or starts anything. `call` of the tools calls
 * the bridge; `again` exports into the folder that the user has chosen before.
 */
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

/** Runs an attack in the page. */
const runAttack = <T>(attack: (tools: AttackTools) => Promise<T>): Promise<T> =>
  hostile.page.evaluate(`(${attack.toString()})(globalThis.attacker)`) as Promise<T>;

/** Expects that an answer contains no path of this computer. */
function expectNoPath(bridgeAnswer: string): void {
  for (const forbiddenText of [ROOT, homedir(), hostile.chosenFolder, 'node:internal', '.cjs'])
    expect(bridgeAnswer, 'a path in the answer').not.toContain(forbiddenText);
}

/** Makes one regular export into the folder. From then on, the page may write there without a dialog. */
const exportHonestFile = (): Promise<string> =>
  runAttack(async ({ call, pdf }) =>
    call('saveToFolder', { of: 'prints', again: false, files: [{ name: 'honest.pdf', bytes: pdf('') }] }),
  );

test('more than forty attacks through the bridge write, open and start nothing', async () => {
  expect(ATTACKS.length).toBeGreaterThan(40);
  expect(await exportHonestFile()).toMatch(/^reply .*"kind":"written"/);
  let stateBefore = { files: hostile.listFiles(), asked: await hostile.readSystemRequests(), opened: 0 };
  expect(Object.keys(stateBefore.files).sort()).toEqual(['chosen/honest.pdf', 'victim/secret.txt']);
  const effects: string[] = [];
  for (const { name: attackName, run: tryAttack, answer: expectedAnswer = REFUSAL } of ATTACKS) {
    const answer = await runAttack(tryAttack);
    expectNoPath(answer);
    // Each attack must be stopped by its own guard, not by the one against floods.
    expect(answer, attackName).not.toContain('too many calls');
    const stateAfter = {
      files: hostile.listFiles(),
      asked: await hostile.readSystemRequests(),
      opened: hostile.listOpened().length,
    };
    const hasEffect = JSON.stringify(stateAfter) !== JSON.stringify(stateBefore);
    if (hasEffect || !expectedAnswer.test(answer)) {
      const writtenFiles = Object.keys(stateAfter.files).filter(
        (fileName) => !Object.hasOwn(stateBefore.files, fileName),
      );
      const { dialogs, drags } = stateAfter.asked;
      effects.push(
        `${attackName}: ${answer.slice(0, 80)}; wrote ${writtenFiles}; ${dialogs.at(-1)}, ${drags} drags, opened ${stateAfter.opened}`,
      );
    }
    stateBefore = stateAfter;
  }
  expect(effects).toEqual([]);
  expect(await hostile.app.evaluate(() => 'polluted' in {})).toBe(false);
});

test('does not write into an export folder that was replaced by a link since the user chose it', async () => {
  const { chosenFolder: exportFolder, victimFolder: victim } = hostile;
  await exportHonestFile();
  const movedFolder = `${exportFolder} moved`;
  renameSync(exportFolder, movedFolder);
  symlinkSync(victim, exportFolder);
  try {
    const answer = await runAttack(({ again, pdf }) => again('b.pdf', pdf('')));
    expect(answer).toMatch(REFUSAL);
    expectNoPath(answer);
    expect(Object.keys(hostile.listFiles()).filter((fileName) => fileName.startsWith('victim'))).toEqual([
      'victim/secret.txt',
    ]);
  } finally {
    rmSync(exportFolder);
    renameSync(movedFolder, exportFolder);
  }
});

test('replaces a file only if the user agrees, and never follows a link in its place', async () => {
  const { chosenFolder: exportFolder, victimFolder: victim } = hostile;
  writeFileSync(join(exportFolder, 'mine.pdf'), 'mine');
  symlinkSync(join(victim, 'secret.txt'), join(exportFolder, 'link.pdf'));
  symlinkSync(join(victim, 'new.txt'), join(exportFolder, 'dangling.pdf'));
  const replaceFile = (fileName: string) =>
    runAttack(
      new Function('tools', `return tools.again(${JSON.stringify(fileName)}, tools.pdf(''))`) as (
        tools: AttackTools,
      ) => Promise<string>,
    );
  // The dialog about an existing file has the buttons Keep both (0), Replace (1) and Cancel (2).
  await hostile.answerClash(2);
  for (const fileName of ['mine.pdf', 'MINE.PDF', 'link.pdf', 'dangling.pdf'])
    expect(await replaceFile(fileName)).toBe('reply {"kind":"closed"}');
  expect(readFileSync(join(exportFolder, 'mine.pdf'), 'utf8')).toBe('mine');
  await hostile.answerClash(1);
  for (const fileName of ['link.pdf', 'dangling.pdf']) expect(await replaceFile(fileName)).toContain('written');
  expect(readFileSync(join(victim, 'secret.txt'), 'utf8')).toBe('secret');
  expect(Object.keys(hostile.listFiles()).filter((fileName) => fileName.startsWith('victim'))).toEqual([
    'victim/secret.txt',
  ]);
  await hostile.answerClash(2);
});

test('opens a saved PDF only while it is unchanged, and never opens documents, spreadsheets or SVG files', async () => {
  const { chosenFolder: exportFolder, page } = hostile;
  const saveFile = (fileName: string, bytesCode: string) =>
    runAttack(
      new Function('tools', `return tools.call('saveFile', { suggestedName: '${fileName}', bytes: ${bytesCode} })`) as (
        tools: AttackTools,
      ) => Promise<string>,
    );
  const openSavedFile = (saveReply: string) => {
    const { key } = JSON.parse(saveReply.replace(/^reply /, '')) as { key: string };
    return page.evaluate(
      (fileKey) => (globalThis as unknown as Attacker).attacker.call('showWritten', { key: fileKey, how: 'open' }),
      key,
    );
  };
  const pdfReply = await saveFile('shown.pdf', "tools.pdf('')");
  expect(await openSavedFile(pdfReply)).toBe('reply {}');
  const pdfPath = join(exportFolder, 'shown.pdf');
  await expect.poll(() => hostile.listOpened()).toEqual([pdfPath]);
  // The file is replaced by a script of the same size.
  const byteCount = readFileSync(pdfPath).length;
  writeFileSync(pdfPath, '#!/bin/sh\n'.padEnd(byteCount, '#'));
  expect(await openSavedFile(pdfReply)).toMatch(REFUSAL);
  rmSync(pdfPath);
  symlinkSync('/bin/sh', pdfPath);
  expect(await openSavedFile(pdfReply)).toMatch(REFUSAL);
  const documentReply = await saveFile('a.hero.json', `tools.encode('{"format":"rollcall.character"}')`);
  const spreadsheetReply = await saveFile('a.csv', `tools.encode('=cmd|calc!A1')`);
  const svgReply = await saveFile('a.svg', `tools.svg('')`);
  for (const saveReply of [documentReply, spreadsheetReply, svgReply])
    expect(await openSavedFile(saveReply)).toMatch(REFUSAL);
  expect(hostile.listOpened()).toEqual([pdfPath]);
});

test('ends a drag without a pressed mouse button at once, and answers later calls', async () => {
  const requestsBefore = await hostile.readSystemRequests();
  const answers = await runAttack(async ({ call, encode }) => {
    const bytes = encode('{"format":"rollcall.character"}');
    const drag = await call('dragOut', [{ name: 'a.hero.json', bytes }]);
    return `${drag} ${await call('appInfo')}`;
  });
  expect(answers).toMatch(/^reply undefined reply \{"version"/);
  expect((await hostile.readSystemRequests()).drags).toBe(requestsBefore.drags);
});

test('refuses floods of calls, and still answers the page afterward', async () => {
  const countAnswers = (floodCalls: (tools: AttackTools) => Promise<string[]>) =>
    runAttack(floodCalls).then((answers) => ({
      done: answers.filter((answer) => !REFUSAL.test(answer)).length,
      refused: answers.filter((answer) => REFUSAL.test(answer)).length,
    }));
  const dialogCounts = await countAnswers(({ call, pdf }) =>
    Promise.all(
      Array.from({ length: 50 }, (_element, index) =>
        call('saveFile', { suggestedName: `${index}.pdf`, bytes: pdf('') }),
      ),
    ),
  );
  expect(dialogCounts.done).toBeLessThanOrEqual(4);
  expect((await hostile.readSystemRequests()).dialogsAtOnce).toBe(1);
  const assetCounts = await countAnswers(async ({ call }) => {
    const createAsset = async (index: number) => {
      const bytes = new Uint8Array(100_000).fill(index);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return { hash, kind: 'file', bytes };
    };
    const assets = await Promise.all(Array.from({ length: 200 }, (_element, index) => createAsset(index)));
    return Promise.all(assets.map((asset) => call('journalAsset', asset)));
  });
  expect(assetCounts.refused).toBeGreaterThan(100);
  const menuCounts = await countAnswers(({ call }) =>
    Promise.all(
      Array.from({ length: 2000 }, (_element, index) =>
        call('setMenu', {
          language: 'en',
          text: { cut: '', copy: '', paste: '', selectAll: '' },
          menus: [{ kind: 'menu', label: `x${index}`, items: [] }],
        }),
      ),
    ),
  );
  expect(menuCounts.refused).toBeGreaterThan(1000);
  expect(await runAttack(({ call }) => call('appInfo'))).toMatch(/^reply /);
});

test('blocks downloads, and refuses bridge calls from foreign pages', async () => {
  const filesBefore = hostile.listFiles();
  const preventedDownload = hostile.app.evaluate(
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
  expect(await preventedDownload).toBe('true');
  const foreignAnswers = await hostile.app.evaluate(
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
  for (const answer of foreignAnswers) expect(answer).toContain('This call did not come from Rollcall.');
  expect(hostile.listFiles()).toEqual(filesBefore);
});

test('opens no more windows than the limits allow', async () => {
  const showAnswers = await runAttack(async ({ call }) => {
    const replies: string[] = [];
    for (let index = 0; index < 12; index += 1) replies.push(await call('newWindow', { show: `encounter-${index}` }));
    return replies;
  });
  expect(showAnswers.filter((answer) => answer === 'reply {}')).toHaveLength(8);
  const workAnswers = await runAttack(async ({ call }) => {
    const replies: string[] = [];
    for (let index = 0; index < 20; index += 1) replies.push(await call('newWindow', {}));
    return replies;
  });
  expect(workAnswers.filter((answer) => answer === 'reply {}')).toHaveLength(15);
  expect(workAnswers.at(-1)).toMatch(/"refused":"Too many/);
  expect((await hostile.readSystemRequests()).windows).toBe(24);
});
