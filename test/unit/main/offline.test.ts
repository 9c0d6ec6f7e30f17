import { describe, expect, it } from 'vitest';
import { isLocalAddress, keepOffline } from '../../../src/main/offline.ts';

const LOCAL_ADDRESSES = [
  'rollcall://app/index.html',
  'blob:rollcall://app/0b7d',
  'data:image/png;base64,AA',
  'devtools://devtools/bundled/x.html',
];
const FOREIGN_ADDRESSES = [
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

describe('isLocalAddress', () => {
  it.each(LOCAL_ADDRESSES)('allows the local address %s', (address) => expect(isLocalAddress(address)).toBe(true));
  it.each(FOREIGN_ADDRESSES)('blocks the address %s, which leaves this machine or the app', (address) =>
    expect(isLocalAddress(address)).toBe(false),
  );
});

it("keepOffline switches off the spell checker's dictionaries and cancels every request that isn't local", () => {
  const spellCheckerCalls: unknown[] = [];
  let requestListener: ((details: { url: string }, answer: (reply: { cancel: boolean }) => void) => void) | undefined;
  keepOffline({
    setSpellCheckerLanguages: (languages: string[]) => spellCheckerCalls.push(languages),
    setSpellCheckerEnabled: (enabled: boolean) => spellCheckerCalls.push(enabled),
    webRequest: {
      onBeforeRequest: (listener: typeof requestListener) => {
        requestListener = listener;
      },
    },
  } as unknown as Electron.Session);
  expect(spellCheckerCalls).toEqual([[], false]);
  const isCanceled = (requestAddress: string) => {
    let isCanceledReply: boolean | undefined;
    requestListener?.({ url: requestAddress }, (reply) => {
      isCanceledReply = reply.cancel;
    });
    return isCanceledReply;
  };
  expect([...LOCAL_ADDRESSES, ...FOREIGN_ADDRESSES].map(isCanceled)).toEqual([
    ...LOCAL_ADDRESSES.map(() => false),
    ...FOREIGN_ADDRESSES.map(() => true),
  ]);
});
