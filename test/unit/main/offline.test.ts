import { describe, expect, it } from 'vitest';
import { isLocalAddress, keepOffline } from '../../../src/main/offline.ts';

const OWN = [
  'rollcall://app/index.html',
  'blob:rollcall://app/0b7d',
  'data:image/png;base64,AA',
  'devtools://devtools/bundled/x.html',
];
const FOREIGN = [
  'https://redirector.gvt1.com/edgedl/chrome/dict/en-us-10-1.bdic',
  'http://127.0.0.1:80/',
  'ws://localhost/',
  'wss://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'rollcalls://app/',
  'https://rollcall:x@example.com/',
  '',
];

describe('addresses that stay on this machine', () => {
  it.each(OWN)('%s does', (address) => expect(isLocalAddress(address)).toBe(true));
  it.each(FOREIGN)('%s does not', (address) => expect(isLocalAddress(address)).toBe(false));
});

it('a session is kept from dictionaries and from all that is foreign', () => {
  const said: unknown[] = [];
  let gate: ((details: { url: string }, answer: (reply: { cancel: boolean }) => void) => void) | undefined;
  keepOffline({
    setSpellCheckerLanguages: (languages: string[]) => said.push(languages),
    setSpellCheckerEnabled: (enabled: boolean) => said.push(enabled),
    webRequest: {
      onBeforeRequest: (listener: typeof gate) => {
        gate = listener;
      },
    },
  } as unknown as Electron.Session);
  expect(said).toEqual([[], false]);
  const cancelled = (url: string) => {
    let cancel: boolean | undefined;
    gate?.({ url }, (reply) => {
      cancel = reply.cancel;
    });
    return cancel;
  };
  expect([...OWN, ...FOREIGN].map(cancelled)).toEqual([...OWN.map(() => false), ...FOREIGN.map(() => true)]);
});
