import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without the window around its pages, which no test looks at: a quarter of the processor time of a page less. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** Names of a Chromium or Chrome that a test may drive, the cheapest first. */
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const FIXED_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} path */
function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of these programs that stands in the search path.
 * @param {readonly string[]} names
 * @returns {string | undefined} its full path
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const name of names)
    for (const folder of folders)
      for (const ending of endings) {
        const path = join(folder, name + ending);
        if (runnable(path)) return path;
      }
  return undefined;
}

/**
 * A Chromium or Chrome of this machine; `CHROMIUM_PATH` names another one.
 * @returns {string | undefined}
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? findProgram(NAMES) ?? FIXED_PLACES.find(runnable);
}

/** Features that Playwright switches off. Chromium only uses the last list, so ours repeats them. */
const OFF_FOR_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'msForceBrowserSignIn'],
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Features of Chromium that are off in tests. For the suggestions of its address bar each window starts a
 * process of its own: half a second of processor time in each test.
 */
export const FEATURES_OFF = [...OFF_FOR_PLAYWRIGHT, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const V8 = [
  ...['--initial-heap-size=512', '--min-semi-space-size=64', '--max-semi-space-size=64'],
  ...['--invocation-count-for-maglev=4000', '--invocation-count-for-turbofan=30000'],
  '--liftoff-only',
];

/**
 * For pages that live for seconds: room for the objects of a start before V8 looks for garbage, and ten times as many calls
 * before it compiles a function again, for speed that no test would see, and WebAssembly, with which sheets are laid out, is
 * compiled once. A seventh of the processor time of the pages.
 */
export const SHORT_LIVES = `--js-flags=${V8.join(',')}`;
