import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveFolder } from '../../../../scripts/lib/serve/static-server.mjs';

let root = '';
let server: { url: string; close: () => void };
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rollcall-web-'));
  await mkdir(join(root, 'renderer', 'assets'), { recursive: true });
  await mkdir(join(root, 'renderer-secret'));
  await writeFile(join(root, 'renderer', 'index.html'), 'page');
  await writeFile(join(root, 'renderer', 'assets', 'a.js'), 'script');
  await writeFile(join(root, 'renderer-secret', 'secret.txt'), 'secret');
  server = await serveFolder({ folder: join(root, 'renderer'), port: 0, getHeaders: () => ({}) });
});
afterEach(async () => {
  server.close();
  await rm(root, { recursive: true });
});

const get = async (path: string): Promise<string> => {
  const reply = await fetch(`${server.url}${path}`, { headers: { connection: 'close' } });
  return `${reply.status} ${(await reply.text()).trim()}`;
};

it('the server hands out the files of its folder', async () => {
  expect(await get('')).toBe('200 page');
  expect(await get('teams')).toBe('200 page');
  expect(await get('assets/a.js')).toBe('200 script');
  expect(await get('none.js')).toBe('404 Not found.');
  const head = await fetch(`${server.url}assets/a.js`, { method: 'HEAD', headers: { connection: 'close' } });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '6']);
});

it('the server follows a link only within its folder', async () => {
  const link = (target: string, name: string) => symlink(target, join(root, 'renderer', name));
  await link(join(root, 'renderer-secret', 'secret.txt'), 'out.txt');
  await link('../renderer-secret/secret.txt', 'relative.txt');
  await link(join(root, 'renderer-secret'), 'folder');
  await link('out.txt', 'chain.txt');
  await link(join(root, 'nowhere.txt'), 'dangling.txt');
  await link(join(root, 'renderer', 'assets', 'a.js'), 'in.js');
  for (const path of ['out.txt', 'relative.txt', 'folder/secret.txt', 'chain.txt', 'dangling.txt'])
    expect(await get(path), path).toBe('404 Not found.');
  expect(await get('in.js')).toBe('200 script');
});

it('the server does not wait for a pipe', async () => {
  execFileSync('mkfifo', [join(root, 'renderer', 'pipe.txt')]);
  expect(await get('pipe.txt')).toBe('404 Not found.');
});
