import { afterEach, describe, expect, it, vi } from 'vitest';

/** Tests that only a development build allows connections to the dev server. */

const SERVER_ADDRESS = 'http://127.0.0.1:5173';

/** Loads modules of the main process as they behave in a development build or in a production build. */
async function loadBuild(development: boolean) {
  vi.resetModules();
  vi.stubEnv('DEV', development);
  vi.stubEnv('ROLLCALL_DEV_SERVER', SERVER_ADDRESS);
  const address = await import('../../../../src/main/dev/address.ts');
  const { isLocalAddress, switchOffNetwork } = await import('../../../../src/main/offline.ts');
  const switches: Record<string, string> = {};
  const commandLine = {
    appendSwitch: (switchName: string, switchValue = '') => Object.assign(switches, { [switchName]: switchValue }),
  };
  switchOffNetwork({ commandLine, on: () => undefined } as unknown as Electron.App);
  return { ...address, isLocalAddress, hostRules: switches['host-resolver-rules'] };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a production build', () => {
  it('ignores the address of the dev server in the environment and maps all hosts to nothing', async () => {
    const { DEV_SERVER, DEV_SOCKET, hostRules, isLocalAddress } = await loadBuild(false);
    expect([DEV_SERVER, DEV_SOCKET]).toEqual([undefined, undefined]);
    expect(hostRules).toBe('MAP * ~NOTFOUND');
    expect(['ws://127.0.0.1:5173/', `${SERVER_ADDRESS}/`].map(isLocalAddress)).toEqual([false, false]);
  });
});

describe('a development build', () => {
  it('allows the host of the dev server and its WebSocket, and no other address', async () => {
    const { DEV_SERVER, DEV_SOCKET, hostRules, isLocalAddress } = await loadBuild(true);
    expect([DEV_SERVER, DEV_SOCKET]).toEqual([SERVER_ADDRESS, 'ws://127.0.0.1:5173']);
    expect(hostRules).toBe('MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
    expect(isLocalAddress('ws://127.0.0.1:5173/?token=x')).toBe(true);
    for (const foreignAddress of [
      'ws://127.0.0.1:51730/',
      'ws://127.0.0.1:80/',
      `${SERVER_ADDRESS}/`,
      'wss://example.com/',
    ])
      expect(isLocalAddress(foreignAddress)).toBe(false);
  });
});
