import { describe, expect, it } from 'vitest';
import { isOurPage } from '../../../src/main/guards.ts';
import { readSaveRequest } from '../../../src/main/save-file.ts';
import { makeSafeFileName } from '../../../src/shared/text/file-name.ts';

describe('who may speak to main', () => {
  it.each(['rollcall://app/', 'rollcall://app/index.html', 'rollcall://app/index.html#/teams'])(
    '%s is ours',
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
  ])('%s is not', (address) => {
    expect(isOurPage(address)).toBe(false);
  });
});

describe('what may be saved', () => {
  it('is a name and bytes, and nothing else is handed on', () => {
    const bytes = new Uint8Array([1]);
    const request = { suggestedName: 'Tide Warden.pdf', bytes, filePath: '/etc/passwd' };
    expect(readSaveRequest(request)).toEqual({ file: { name: 'Tide Warden.pdf', bytes, kind: 'pdf' } });
  });

  it.each([
    ['nothing', undefined, 'object'],
    ['a text', 'x', 'object'],
    ['no name', { bytes: new Uint8Array() }, 'name'],
    ['a list of numbers', { suggestedName: 'a', bytes: [1, 2] }, 'bytes'],
  ])('%s is refused with a word about it', (_, value, word) => {
    expect(() => readSaveRequest(value)).toThrow(word);
  });

  it.each([
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\win.ini', 'C Windows win.ini'],
    ['a\u0000b.pdf', 'a b.pdf'],
    ['con.pdf', 'rollcall con.pdf'],
    ['...', 'rollcall'],
    ['', 'rollcall'],
    ['Cigüeña – Flügel.pdf', 'Cigüeña – Flügel.pdf'],
  ])('the name %s is offered as %s', (name, offered) => {
    expect(makeSafeFileName(name)).toBe(offered);
  });
});
