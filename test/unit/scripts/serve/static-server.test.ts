import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveFolder } from '../../../../scripts/lib/serve/static-server.mjs';

let rootFolder = '';
let server: { url: string; close: () => void };
beforeEach(async () => {
  rootFolder = await mkdtemp(join(tmpdir(), 'rollcall-web-'));
  await mkdir(join(rootFolder, 'renderer', 'assets'), { recursive: true });
  await mkdir(join(rootFolder, 'renderer-secret'));
  await writeFile(join(rootFolder, 'renderer', 'index.html'), 'page');
  await writeFile(join(rootFolder, 'renderer', 'assets', 'a.js'), 'script');
  await writeFile(join(rootFolder, 'renderer-secret', 'secret.txt'), 'secret');
  server = await serveFolder({ folder: join(rootFolder, 'renderer'), port: 0, getHeaders: () => ({}) });
});
afterEach(async () => {
  server.close();
  await rm(rootFolder, { recursive: true });
});

const fetchText = async (urlPath: string): Promise<string> => {
  const response = await fetch(`${server.url}${urlPath}`, { headers: { connection: 'close' } });
  return `${response.status} ${(await response.text()).trim()}`;
};

it('the server delivers the files of its folder, and the page for other paths', async () => {
  expect(await fetchText('')).toBe('200 page');
  expect(await fetchText('teams')).toBe('200 page');
  expect(await fetchText('assets/a.js')).toBe('200 script');
  expect(await fetchText('none.js')).toBe('404 Not found.');
  const headResponse = await fetch(`${server.url}assets/a.js`, { method: 'HEAD', headers: { connection: 'close' } });
  expect([headResponse.status, headResponse.headers.get('content-length')]).toEqual([200, '6']);
});

it('the server follows a symbolic link only within its folder', async () => {
  const createLink = (linkTarget: string, linkName: string) =>
    symlink(linkTarget, join(rootFolder, 'renderer', linkName));
  await createLink(join(rootFolder, 'renderer-secret', 'secret.txt'), 'out.txt');
  await createLink('../renderer-secret/secret.txt', 'relative.txt');
  await createLink(join(rootFolder, 'renderer-secret'), 'folder');
  await createLink('out.txt', 'chain.txt');
  await createLink(join(rootFolder, 'nowhere.txt'), 'dangling.txt');
  await createLink(join(rootFolder, 'renderer', 'assets', 'a.js'), 'in.js');
  for (const urlPath of ['out.txt', 'relative.txt', 'folder/secret.txt', 'chain.txt', 'dangling.txt'])
    expect(await fetchText(urlPath), urlPath).toBe('404 Not found.');
  expect(await fetchText('in.js')).toBe('200 script');
});

it('the server answers 404 for a pipe without waiting for it', async () => {
  execFileSync('mkfifo', [join(rootFolder, 'renderer', 'pipe.txt')]);
  expect(await fetchText('pipe.txt')).toBe('404 Not found.');
});
