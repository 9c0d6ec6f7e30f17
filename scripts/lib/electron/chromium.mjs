import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs that can run the browser tests. The first one opens no window, so it is the fastest. */
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const FIXED_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether this user can run a file. @param {string} filePath */
function isExecutable(filePath) {
  try {
    accessSync(filePath, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the first of these programs in the search path.
 * @param {readonly string[]} programNames
 * @returns {string | undefined} its full path
 */
export function findProgram(programNames) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  return programNames
    .flatMap((programName) => folders.flatMap((folder) => endings.map((ending) => join(folder, programName + ending))))
    .find(isExecutable);
}

/**
 * Finds a Chromium or Chrome on this machine; `CHROMIUM_PATH` names another one.
 * @returns {string | undefined}
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? findProgram(PROGRAM_NAMES) ?? FIXED_PATHS.find(isExecutable);
}
