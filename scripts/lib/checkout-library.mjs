/** Tells users of a checkout where their library is, since that of the installed app is in another folder. */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './node-version.mjs';

/**
 * Returns the folder in which Electron keeps the data of apps.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 * @param {string} home
 */
export function getDataFolder(platform, env, home) {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  if (platform === 'win32') return env.APPDATA ?? join(home, 'AppData', 'Roaming');
  return env.XDG_CONFIG_HOME || join(home, '.config');
}

/**
 * Returns a hint if the checkout has no library yet, but there is one in the folder that checkouts used before and that now belongs to
 * the installed app.
 * @param {string} dataFolder
 * @param {string} productName
 * @returns {string | undefined}
 */
export function findLibraryHint(dataFolder, productName) {
  const appFolder = join(dataFolder, productName);
  const checkoutFolder = join(dataFolder, `${productName} Checkout`);
  if (!existsSync(appFolder) || existsSync(checkoutFolder)) return undefined;
  return `this checkout starts with a library of its own in ${checkoutFolder}; the one in ${appFolder} is unchanged and belongs to the installed app. To work on that one here, set ROLLCALL_USER_DATA=${JSON.stringify(appFolder)}`;
}

/** Returns the hint for this machine. It is shown once, because the start makes the folder of the checkout. */
export function getLibraryHint() {
  if (process.env.ROLLCALL_USER_DATA) return undefined;
  const { name } = JSON.parse(readFileSync(join(ROOT, 'product.json'), 'utf8'));
  return findLibraryHint(getDataFolder(process.platform, process.env, homedir()), name);
}
