import { describe, expect, it } from 'vitest';
import { isOurPage } from '../../../src/main/guards.ts';
import { readSaveRequest } from '../../../src/main/save-file.ts';
import { makeSafeFileName } from '../../../src/shared/text/file-name.ts';

/** Tests which pages the main process answers, and how it reads their requests to save a file. */
describe('isOurPage', () => {
  it.each(['rollcall://app/', 'rollcall://app/index.html', 'rollcall://app/index.html#/teams'])(
    'accepts %s as a page of the app',
    (address) => {
      expect(isOurPage(address)).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'about:blank',
    'https://example.com/rollcall://app/',
    'rollcall://application/',
    'rollcall://app.example.com/',
    'rollcall://other/',
    'rollcall://app@example.com/index.html',
    'rollcall://app/assets/index.js',
    'rollcall://app/index.html/../THIRD-PARTY-NOTICES.txt',
    'blob:rollcall://app/index.html',
    'file:///rollcall://app/',
  ])("rejects %s, which isn't a page of the app", (address) => {
    expect(isOurPage(address)).toBe(false);
  });
});

describe('save requests', () => {
  it('reads the name and the bytes of a save request and drops all other fields', () => {
    const bytes = new Uint8Array([1]);
    const request = { suggestedName: 'Tide Warden.pdf', bytes, filePath: '/etc/passwd' };
    expect(readSaveRequest(request)).toEqual({ file: { name: 'Tide Warden.pdf', bytes, kind: 'pdf' } });
  });

  it.each([
    ['nothing', undefined, 'object'],
    ['a text', 'x', 'object'],
    ['no name', { bytes: new Uint8Array() }, 'name'],
    ['a list of numbers', { suggestedName: 'a', bytes: [1, 2] }, 'bytes'],
  ])('rejects a save request with %s, with an error that names the bad part', (_caseName, request, expectedWord) => {
    expect(() => readSaveRequest(request)).toThrow(expectedWord);
  });

  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\win.ini', 'C Windows win.ini'],
    ['a\u0000b.pdf', 'a b.pdf'],
    ['con.pdf', 'rollcall con.pdf'],
    ['...', 'rollcall'],
    ['', 'rollcall'],
    ['Cigüeña – Flügel.pdf', 'Cigüeña – Flügel.pdf'],
  ])('turns the suggested file name "%s" into the safe name "%s"', (suggestedName, safeName) => {
    expect(makeSafeFileName(suggestedName)).toBe(safeName);
  });
});
