import { realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * The file below `root` that a request for the app's own scheme names, or undefined when it names anything else: another
 * host, a place outside `root`, a name that some file system reads as something special.
 *
 * @param root absolute path of the folder that holds the built renderer
 * @param address the full URL of the request
 */
export function resourcePath(root: string, address: string): string | undefined {
  let url: URL;
  let name: string;
  try {
    url = new URL(address);
    name = decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  if (url.host !== 'app') return undefined;
  // A colon reaches an alternate stream or a drive on Windows, a backslash a parent folder there.
  if (/[\0\\:]/.test(name) || name.split('/').includes('..')) return undefined;
  const file = path.join(root, name === '/' ? 'index.html' : name);
  return file.startsWith(root + path.sep) ? file : undefined;
}

/** Whether the file really is below the root, also once all links on its way are followed. Rejects where it is not there. */
export async function isBelow(root: string, file: string): Promise<boolean> {
  const [realRoot, realFile] = await Promise.all([realpath(root), realpath(file)]);
  return realFile.startsWith(realRoot + path.sep);
}
