/** An app whose page has been taken over: what it asks of the main process, and everything that happens outside of it because of that. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { type AppWindow, closeApp, freshFolder, openApp } from './app-window.ts';

/** What the main process asked of the system. */
export interface Asked {
  /** Dialogs, by their kind. */
  readonly dialogs: readonly string[];
  /** Dialogs that were open at the same time, at most. */
  readonly dialogsAtOnce: number;
  readonly drags: number;
  readonly windows: number;
}

export interface HostileApp {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** The folder that the user chooses in every dialog. */
  readonly chosen: string;
  /** Folder of files that no attack may touch. */
  readonly victim: string;
  /** Everything below the folders that the app could write to, besides its profile: names with what is in them. */
  listFiles(): Readonly<Record<string, string>>;
  /** What was handed to other programs: a stand-in for `xdg-open` notes it. */
  listOpened(): readonly string[];
  readAsked(): Promise<Asked>;
  /** What a dialog about files that exist already is answered: 0 = keep both, 1 = replace, 2 = cancel. */
  answerClash(button: number): Promise<void>;
  end(): Promise<void>;
}

/** Starts the app. The user accepts every dialog as it is offered. */
export async function openHostileApp(): Promise<HostileApp> {
  const folder = freshFolder();
  const places = { bin: '', temp: '', chosen: '', victim: '', desktop: '' };
  for (const name of Object.keys(places) as (keyof typeof places)[]) {
    places[name] = join(folder.path, name);
    mkdirSync(places[name]);
  }
  const openedLog = join(folder.path, 'opened.log');
  for (const name of ['xdg-open', 'gio', 'gvfs-open', 'kde-open', 'exo-open']) {
    const program = join(places.bin, name);
    writeFileSync(program, `#!/bin/sh\necho "$@" >> '${openedLog}'\n`);
    chmodSync(program, 0o755);
  }
  writeFileSync(join(places.victim, 'secret.txt'), 'secret');
  const { PATH = '', TMPDIR } = process.env;
  process.env.PATH = `${places.bin}${delimiter}${PATH}`;
  process.env.TMPDIR = places.temp;
  let window: AppWindow;
  try {
    window = await openApp(join(folder.path, 'profile'));
  } finally {
    process.env.PATH = PATH;
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  const { app, page } = window;
  await watchMain(app, places.chosen);
  await page.evaluate(addTools);
  return {
    app,
    page,
    chosen: places.chosen,
    victim: places.victim,
    listFiles: () =>
      Object.fromEntries(
        [places.chosen, places.victim, places.temp, places.desktop].flatMap((each) => filesIn(each, folder.path)),
      ),
    listOpened: () => (existsSync(openedLog) ? readFileSync(openedLog, 'utf8').split('\n').filter(Boolean) : []),
    readAsked: () => app.evaluate(() => (globalThis as unknown as { asked: () => Asked }).asked()),
    answerClash: (button) =>
      app.evaluate((_electron, response) => {
        Object.assign(globalThis, { clashAnswer: response });
      }, button),
    async end() {
      try {
        await closeApp(window);
      } finally {
        folder.remove();
      }
    },
  };
}

/** Files of Chromium's own in the folder for temporary files. */
const OF_CHROMIUM = /(?:^|\/)(?:\.?org\.chromium\.|\.?com\.github\.|scoped_dir|Crashpad)/;

function filesIn(folder: string, root: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name): [string, string][] => {
    const file = join(folder, name);
    if (OF_CHROMIUM.test(name)) return [];
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.isDirectory()) return [];
    return [[relative(root, file), stats.isFile() ? readFileSync(file, 'latin1').slice(0, 200) : 'a link']];
  });
}

/** Answers dialogs as the user would, and counts what the main process does. */
const watchMain = (app: ElectronApplication, chosen: string): Promise<void> =>
  app.evaluate(({ dialog, BrowserWindow }, folder) => {
    const dialogs: string[] = [];
    let open = 0;
    let atOnce = 0;
    let drags = 0;
    const state = globalThis as unknown as { clashAnswer: number; asked: () => unknown };
    state.clashAnswer = 2;
    const show = async <T>(kind: string, answer: T): Promise<T> => {
      dialogs.push(kind);
      open += 1;
      atOnce = Math.max(atOnce, open);
      await new Promise((resolve) => setTimeout(resolve, 30));
      open -= 1;
      return answer;
    };
    const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
    Object.assign(dialog, {
      showSaveDialog: (_window: unknown, { defaultPath = '' }: { defaultPath?: string }) =>
        show('save', { canceled: false, filePath: `${folder}/${nameOf(defaultPath)}` }),
      showOpenDialog: () => show('folder', { canceled: false, filePaths: [folder] }),
      showMessageBox: () => show('clash', { response: state.clashAnswer, checkboxChecked: false }),
    });
    const watch = (window: Electron.BrowserWindow) => {
      window.webContents.startDrag = () => {
        drags += 1;
      };
    };
    for (const window of BrowserWindow.getAllWindows()) watch(window);
    state.asked = () => ({ dialogs, dialogsAtOnce: atOnce, drags, windows: BrowserWindow.getAllWindows().length });
  }, chosen);

/** Tools of the attacker. They are put into the page, so they may use nothing from outside. */
function addTools(): void {
  const encode = (text: string) => new TextEncoder().encode(text);
  /** Calls the bridge. Answers with the reply or the error, as text. */
  const call = async (name: string, ...values: unknown[]): Promise<string> => {
    const bridge = (globalThis as unknown as { rollcall: Record<string, (...values: unknown[]) => Promise<unknown>> })
      .rollcall;
    try {
      const answer = Promise.resolve(bridge[name]?.(...values)).then((reply) => `reply ${JSON.stringify(reply)}`);
      const late = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), 20_000));
      return await Promise.race([answer, late]);
    } catch (error) {
      return `error ${(error as Error).message}`;
    }
  };
  /** A PDF with this in its first object, which is not packed. */
  const pdf = (inside: string) => encode(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\n%%EOF\n`);
  /** A PDF with this in a packed stream of objects. */
  const packedPdf = async (objects: string, extra = ''): Promise<Uint8Array> => {
    const head = '1 0 ';
    const packing = new Response(new Blob([head, objects]).stream().pipeThrough(new CompressionStream('deflate')));
    const packed = new Uint8Array(await packing.arrayBuffer());
    const dictionary = `<< /Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode ${extra}/Length ${packed.length} >>`;
    const before = encode(`%PDF-1.7\n2 0 obj\n${dictionary}\nstream\n`);
    const after = encode('\nendstream\nendobj\nstartxref\n0\n%%EOF\n');
    return new Uint8Array(
      await new Blob([before, packed, after].map((part) => part as Uint8Array<ArrayBuffer>)).arrayBuffer(),
    );
  };
  const svg = (inside: string) => encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
  /** One file into the folder of last time. */
  const again = (name: string, bytes: Uint8Array = encode('#!/bin/sh\ntouch hacked\n'), of = 'prints') =>
    call('saveToFolder', { of, again: true, files: [{ name, bytes }] });
  Object.assign(globalThis, { attacker: { call, encode, pdf, packedPdf, svg, again } });
}

/** As `addTools` puts them into the page. */
export interface Tools {
  call(name: string, ...values: unknown[]): Promise<string>;
  encode(text: string): Uint8Array;
  pdf(inside: string): Uint8Array;
  packedPdf(objects: string, extra?: string): Promise<Uint8Array>;
  svg(inside: string): Uint8Array;
  again(name: string, bytes?: Uint8Array, of?: string): Promise<string>;
}
