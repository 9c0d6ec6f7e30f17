import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLibraryHint, getDataFolder } from '../../../scripts/lib/checkout-library.mjs';

let dataFolder = '';
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'rollcall-data-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

describe('the hint about the library of a checkout', () => {
  it('names both folders when only the library of the installed app exists', () => {
    mkdirSync(join(dataFolder, 'Rollcall'));
    const hint = findLibraryHint(dataFolder, 'Rollcall');
    expect(hint).toContain(`in ${join(dataFolder, 'Rollcall Checkout')};`);
    expect(hint).toContain(`ROLLCALL_USER_DATA=${JSON.stringify(join(dataFolder, 'Rollcall'))}`);
  });

  it('does not appear without an earlier library, nor once the checkout has one', () => {
    expect(findLibraryHint(dataFolder, 'Rollcall')).toBeUndefined();
    mkdirSync(join(dataFolder, 'Rollcall'));
    mkdirSync(join(dataFolder, 'Rollcall Checkout'));
    expect(findLibraryHint(dataFolder, 'Rollcall')).toBeUndefined();
  });
});

it('getDataFolder returns the folder that Electron uses on each system', () => {
  expect(getDataFolder('linux', {}, '/home/a')).toBe(join('/home/a', '.config'));
  expect(getDataFolder('linux', { XDG_CONFIG_HOME: '/config' }, '/home/a')).toBe('/config');
  expect(getDataFolder('darwin', {}, '/Users/a')).toBe(join('/Users/a', 'Library', 'Application Support'));
  expect(getDataFolder('win32', { APPDATA: 'D:\\Data' }, 'C:\\Users\\a')).toBe('D:\\Data');
});
