// @ts-nocheck: Electron's own default app uses functions of Electron and Node that have no types.
// The default app of the old runtime (old-runtime.mjs). Like Electron's own default app, it starts the app in FOLDER for
// `electron FOLDER`.
const { app } = require('electron');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

/** @param {string} folder */
function startApp(folder) {
  const packageFile = path.join(folder, 'package.json');
  if (fs.existsSync(packageFile)) {
    const { name, productName, version } = JSON.parse(fs.readFileSync(packageFile, 'utf8'));
    if (version) app.setVersion(version);
    app.setName(productName || name || 'Electron');
    app.setPath('userData', path.join(app.getPath('appData'), app.getName()));
    app.setAppPath(folder);
  }
  const script = Module._resolveFilename(folder, module, true);
  if (!fs.existsSync(packageFile)) app.setAppPath(path.dirname(script));
  require(script);
}

const args = process.argv.slice(1);
const folder = args.find((arg) => !arg.startsWith('-'));
if (args.includes('--version') || args.includes('-v')) {
  console.log(`v${process.versions.electron}`);
  app.exit(0);
} else if (folder === undefined) {
  console.error('electron: no app folder given');
  app.exit(1);
} else {
  Object.defineProperty(process, 'defaultApp', { enumerable: true, value: true });
  try {
    startApp(path.resolve(folder));
  } catch (error) {
    console.error(error);
    app.exit(1);
  }
}
