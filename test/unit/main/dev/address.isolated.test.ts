import { afterEach, describe, expect, it, vi } from 'vitest';

const SERVER = 'http://127.0.0.1:5173';

/** The modules of the main process as a build for development, or for use, holds them. */
async function built(development: boolean) {
  vi.resetModules();
  vi.stubEnv('DEV', development);
  vi.stubEnv('ROLLCALL_DEV_SERVER', SERVER);
  const address = await import('../../../../src/main/dev/address.ts');
  const { isLocalAddress: staysHere, switchOffNetwork } = await import('../../../../src/main/offline.ts');
  const switches: Record<string, string> = {};
  const commandLine = { appendSwitch: (name: string, value = '') => Object.assign(switches, { [name]: value }) };
  switchOffNetwork({ commandLine, on: () => undefined } as unknown as Electron.App);
  return { ...address, staysHere, hosts: switches['host-resolver-rules'] };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a build for use', () => {
  it('knows no dev server, whatever the environment holds', async () => {
    const { DEV_SERVER, DEV_SOCKET, hosts, staysHere } = await built(false);
    expect([DEV_SERVER, DEV_SOCKET]).toEqual([undefined, undefined]);
    expect(hosts).toBe('MAP * ~NOTFOUND');
    expect(['ws://127.0.0.1:5173/', `${SERVER}/`].map(staysHere)).toEqual([false, false]);
  });
});

describe('a build for development', () => {
  it('may call the dev server and nobody else', async () => {
    const { DEV_SERVER, DEV_SOCKET, hosts, staysHere } = await built(true);
    expect([DEV_SERVER, DEV_SOCKET]).toEqual([SERVER, 'ws://127.0.0.1:5173']);
    expect(hosts).toBe('MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
    expect(staysHere('ws://127.0.0.1:5173/?token=x')).toBe(true);
    for (const foreign of ['ws://127.0.0.1:51730/', 'ws://127.0.0.1:80/', `${SERVER}/`, 'wss://example.com/'])
      expect(staysHere(foreign)).toBe(false);
  });
});
