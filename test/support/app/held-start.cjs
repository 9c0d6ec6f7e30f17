/**
 * Starts the app once the driver has connected. Playwright does the same with an Electron that it has found itself. An Electron at a
 * given path would open its window while the driver connects, and the driver could then wait for that window forever.
 */
const path = require('node:path');
const electron = require('electron');
const { main, productName, version } = require('../../../package.json');

/** @typedef {{ setAppPath(path: string): void, setVersion(version: string): void }} Unnamed in the types of Electron. */
const app = /** @type {Electron.App & Unnamed} */ (electron.app);

// Makes the app believe that it was started by its folder.
const root = path.resolve(__dirname, '../../..');
process.argv = process.argv.map((argument) => (argument === __filename ? root : argument));
app.setAppPath(root);
app.setName(productName);
app.setVersion(version);

const chromiumReady = app.whenReady();
const emit = app.emit.bind(app);
/** @type {unknown[]} */
let readyArguments = [];
app.emit = (event, ...values) => {
  if (event !== 'ready') return emit(event, ...values);
  readyArguments = values;
  return app.listenerCount('ready') > 0;
};
let isReady = false;
/** @type {() => void} */
let releaseReady = () => undefined;
const driverReady = new Promise((/** @type {(nothing: void) => void} */ resolve) => {
  releaseReady = resolve;
});
app.isReady = () => isReady;
app.whenReady = () => driverReady;

/** Runs a script in every page before the page's own. @param {string} filePath */
function addPreload(filePath) {
  const { defaultSession } = electron.session;
  // Electron before 35 has only the older function.
  if (typeof defaultSession.registerPreloadScript === 'function')
    defaultSession.registerPreloadScript({ type: 'frame', filePath });
  else defaultSession.setPreloads([filePath]);
}

Object.assign(globalThis, {
  /** The driver calls this function by its name. */
  async __playwright_run() {
    await chromiumReady;
    addPreload(path.join(__dirname, 'rows-preload.cjs'));
    isReady = true;
    releaseReady();
    emit('ready', ...readyArguments);
  },
});

require(path.join(root, main));
