/** An app whose page was taken over: what it asks of the main process, and the effects outside the app. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { type AppWindow, closeApp, createTempFolder, openApp } from './app-window.ts';

/** What the main process has asked of the system. */
export interface SystemRequests {
  /** Kinds of dialogs. */
  readonly dialogs: readonly string[];
  /** Maximum number of dialogs that were open at the same time. */
  readonly dialogsAtOnce: number;
  readonly drags: number;
  readonly windows: number;
}

export interface HostileApp {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** The folder that the user chooses in every dialog. */
  readonly chosenFolder: string;
  /** Folder of files that no attack may touch. */
  readonly victimFolder: string;
  /** Lists all files in the folders that the app could write to, except its profile, with their content. */
  listFiles(): Readonly<Record<string, string>>;
  /** Lists what was passed to other programs, as logged by a fake `xdg-open`. */
  listOpened(): readonly string[];
  readSystemRequests(): Promise<SystemRequests>;
  /** Sets the answer to a dialog about existing files: 0 = keep both, 1 = replace, 2 = cancel. */
  answerClash(buttonIndex: number): Promise<void>;
  end(): Promise<void>;
}

/** Starts the app. The user accepts every dialog as it is offered. */
export async function openHostileApp(): Promise<HostileApp> {
  const tempFolder = createTempFolder();
  const folders = { bin: '', temp: '', chosen: '', victim: '', desktop: '' };
  for (const folderName of Object.keys(folders) as (keyof typeof folders)[]) {
    folders[folderName] = join(tempFolder.path, folderName);
    mkdirSync(folders[folderName]);
  }
  const openedLog = join(tempFolder.path, 'opened.log');
  for (const programName of ['xdg-open', 'gio', 'gvfs-open', 'kde-open', 'exo-open']) {
    const programFile = join(folders.bin, programName);
    writeFileSync(programFile, `#!/bin/sh\necho "$@" >> '${openedLog}'\n`);
    chmodSync(programFile, 0o755);
  }
  writeFileSync(join(folders.victim, 'secret.txt'), 'secret');
  const { PATH = '', TMPDIR } = process.env;
  process.env.PATH = `${folders.bin}${delimiter}${PATH}`;
  process.env.TMPDIR = folders.temp;
  let appWindow: AppWindow;
  try {
    appWindow = await openApp(join(tempFolder.path, 'profile'));
  } finally {
    process.env.PATH = PATH;
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  const { app: electronApp, page: appPage } = appWindow;
  await watchMainProcess(electronApp, folders.chosen);
  await appPage.evaluate(addTools);
  return {
    app: electronApp,
    page: appPage,
    chosenFolder: folders.chosen,
    victimFolder: folders.victim,
    listFiles: () =>
      Object.fromEntries(
        [folders.chosen, folders.victim, folders.temp, folders.desktop].flatMap((folderPath) =>
          listFilesWithContent(folderPath, tempFolder.path),
        ),
      ),
    listOpened: () => (existsSync(openedLog) ? readFileSync(openedLog, 'utf8').split('\n').filter(Boolean) : []),
    readSystemRequests: () =>
      electronApp.evaluate(() => (globalThis as unknown as { asked: () => SystemRequests }).asked()),
    answerClash: (buttonIndex) =>
      electronApp.evaluate((_electron, response) => {
        Object.assign(globalThis, { clashAnswer: response });
      }, buttonIndex),
    async end() {
      try {
        await closeApp(appWindow);
      } finally {
        tempFolder.remove();
      }
    },
  };
}

/** Chromium's own files in the folder for temporary files. */
const CHROMIUM_FILES = /(?:^|\/)(?:\.?org\.chromium\.|\.?com\.github\.|scoped_dir|Crashpad)/;

function listFilesWithContent(folderPath: string, rootFolder: string): [string, string][] {
  return readdirSync(folderPath, { recursive: true, encoding: 'utf8' }).flatMap((fileName): [string, string][] => {
    const filePath = join(folderPath, fileName);
    if (CHROMIUM_FILES.test(fileName)) return [];
    const fileStats = lstatSync(filePath, { throwIfNoEntry: false });
    if (fileStats === undefined || fileStats.isDirectory()) return [];
    return [
      [relative(rootFolder, filePath), fileStats.isFile() ? readFileSync(filePath, 'latin1').slice(0, 200) : 'a link'],
    ];
  });
}

/** Answers dialogs as the user would, and counts what the main process does. */
const watchMainProcess = (electronApp: ElectronApplication, chosenFolder: string): Promise<void> =>
  electronApp.evaluate(({ dialog, BrowserWindow }, answerFolder) => {
    const dialogs: string[] = [];
    let openCount = 0;
    let maxOpenCount = 0;
    let dragCount = 0;
    const mainState = globalThis as unknown as { clashAnswer: number; asked: () => unknown };
    mainState.clashAnswer = 2;
    const answerDialog = async <T>(dialogKind: string, dialogAnswer: T): Promise<T> => {
      dialogs.push(dialogKind);
      openCount += 1;
      maxOpenCount = Math.max(maxOpenCount, openCount);
      await new Promise((resolve) => setTimeout(resolve, 30));
      openCount -= 1;
      return dialogAnswer;
    };
    const getFileName = (filePath: string): string => filePath.slice(filePath.lastIndexOf('/') + 1);
    Object.assign(dialog, {
      showSaveDialog: (_window: unknown, { defaultPath = '' }: { defaultPath?: string }) =>
        answerDialog('save', { canceled: false, filePath: `${answerFolder}/${getFileName(defaultPath)}` }),
      showOpenDialog: () => answerDialog('folder', { canceled: false, filePaths: [answerFolder] }),
      showMessageBox: () => answerDialog('clash', { response: mainState.clashAnswer, checkboxChecked: false }),
    });
    const watchDrags = (appWindow: Electron.BrowserWindow) => {
      appWindow.webContents.startDrag = () => {
        dragCount += 1;
      };
    };
    for (const appWindow of BrowserWindow.getAllWindows()) watchDrags(appWindow);
    mainState.asked = () => ({
      dialogs,
      dialogsAtOnce: maxOpenCount,
      drags: dragCount,
      windows: BrowserWindow.getAllWindows().length,
    });
  }, chosenFolder);

/** Adds the attacker's tools to the page. They run there, so they may use nothing from outside. */
function addTools(): void {
  const encodeText = (sourceText: string) => new TextEncoder().encode(sourceText);
  /** Calls the bridge and returns the reply or the error as text. */
  const callBridge = async (functionName: string, ...callArguments: unknown[]): Promise<string> => {
    const bridge = (globalThis as unknown as { rollcall: Record<string, (...values: unknown[]) => Promise<unknown>> })
      .rollcall;
    try {
      const bridgeAnswer = Promise.resolve(bridge[functionName]?.(...callArguments)).then(
        (reply) => `reply ${JSON.stringify(reply)}`,
      );
      const timeout = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), 20_000));
      return await Promise.race([bridgeAnswer, timeout]);
    } catch (error) {
      return `error ${(error as Error).message}`;
    }
  };
  /** Creates a PDF with this code in its first object, which is not packed. */
  const createPdf = (innerCode: string) =>
    encodeText(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${innerCode} >>\nendobj\n%%EOF\n`);
  /** Creates a PDF with this code in a packed object stream. */
  const packedPdf = async (objects: string, extraEntries = ''): Promise<Uint8Array> => {
    const headText = '1 0 ';
    const packedResponse = new Response(
      new Blob([headText, objects]).stream().pipeThrough(new CompressionStream('deflate')),
    );
    const packedBytes = new Uint8Array(await packedResponse.arrayBuffer());
    const dictionary = `<< /Type /ObjStm /N 1 /First ${headText.length} /Filter /FlateDecode ${extraEntries}/Length ${packedBytes.length} >>`;
    const pdfStart = encodeText(`%PDF-1.7\n2 0 obj\n${dictionary}\nstream\n`);
    const pdfEnd = encodeText('\nendstream\nendobj\nstartxref\n0\n%%EOF\n');
    return new Uint8Array(
      await new Blob(
        [pdfStart, packedBytes, pdfEnd].map((blobPart) => blobPart as Uint8Array<ArrayBuffer>),
      ).arrayBuffer(),
    );
  };
  const createSvg = (innerMarkup: string) =>
    encodeText(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${innerMarkup}</svg>`);
  /** Saves one file into the folder of the last export. */
  const saveAgain = (
    fileName: string,
    fileBytes: Uint8Array = encodeText('#!/bin/sh\ntouch hacked\n'),
    exportKind = 'prints',
  ) => callBridge('saveToFolder', { of: exportKind, again: true, files: [{ name: fileName, bytes: fileBytes }] });
  Object.assign(globalThis, {
    attacker: { call: callBridge, encode: encodeText, pdf: createPdf, packedPdf, svg: createSvg, again: saveAgain },
  });
}

/** The tools that `addTools` puts into the page. */
export interface AttackTools {
  call(functionName: string, ...callArguments: unknown[]): Promise<string>;
  encode(sourceText: string): Uint8Array;
  pdf(innerCode: string): Uint8Array;
  packedPdf(objects: string, extraEntries?: string): Promise<Uint8Array>;
  svg(innerCode: string): Uint8Array;
  again(fileName: string, fileBytes?: Uint8Array, exportKind?: string): Promise<string>;
}
