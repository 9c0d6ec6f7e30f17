import { describe, expect, it } from 'vitest';
import { listMissingPackages } from '../../../scripts/lib/dependencies.mjs';
import { parseDisplay } from '../../../scripts/lib/electron/display.mjs';
import { hasFailedToday } from '../../../scripts/lib/electron/electron.mjs';
import { choosePackages } from '../../../scripts/lib/electron/packages.mjs';
import { isNodeSupported } from '../../../scripts/lib/node-version.mjs';
import { getCacheControl, getMimeType, isHostAllowed, resolveFile } from '../../../scripts/lib/serve/static-server.mjs';

describe('isNodeSupported', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.12.0', true],
    ['24.0.0', true],
    ['26.12.1', true],
    ['22.11.0', false],
    ['21.7.3', false],
    ['20.18.3', false],
    ['18.20.8', false],
  ])('decides for Node %s: %s', (version, isSupported) => expect(isNodeSupported(version)).toBe(isSupported));
});

describe('listMissingPackages', () => {
  const requiredPackages = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
    },
  };

  it('returns nothing when every required version is installed, even if optional packages are absent', () => {
    const installed = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } };
    expect(listMissingPackages(requiredPackages, installed)).toEqual([]);
  });

  it('lists a package that is absent, has another version, or has no checksum', () => {
    for (const packages of [{}, { 'node_modules/a': { version: '0.9.0' } }, { 'node_modules/a': { version: '1.0.0' } }])
      expect(listMissingPackages(requiredPackages, { packages })).toEqual(['node_modules/a']);
  });

  it('lists an optional package that is installed in the wrong version', () => {
    const packages = { ...requiredPackages.packages, 'node_modules/only-elsewhere': { version: '2.0.0' } };
    expect(listMissingPackages(requiredPackages, { packages })).toEqual(['node_modules/only-elsewhere']);
  });
});

describe('choosePackages', () => {
  it('chooses the Debian package name that apt can install on this system', () => {
    const policyOutput = [
      'libasound2:',
      '  Installed: (none)',
      '  Candidate: (none)',
      'libasound2t64:',
      '  Installed: (none)',
      '  Candidate: 1.2.14-1',
      'chromium:',
      '  Installed: (none)',
      '  Candidate: 1',
      'chromium-headless-shell:',
      '  Installed: (none)',
      '  Candidate: 1',
      '',
    ].join('\n');
    const packageNeeds = [
      ['libasound2t64', 'libasound2'],
      ['libdrm2t64', 'libdrm2'],
      ['chromium-headless-shell', 'chromium'],
    ].map((packages) => ({ name: 'a need', packages, isPresent: false }));
    expect(choosePackages(packageNeeds, policyOutput)).toEqual(['libasound2t64', 'libdrm2', 'chromium-headless-shell']);
  });
});

describe('hasFailedToday', () => {
  const failedAt = 1_000_000_000;
  it('remembers a failed download of Electron for a day and for one version', () => {
    expect(hasFailedToday({ version: '45.4.1', failedAt }, '45.4.1', failedAt + 1000)).toBe(true);
    expect(hasFailedToday({ version: '45.4.1', failedAt }, '45.4.2', failedAt + 1000)).toBe(false);
    expect(hasFailedToday({ version: '45.4.1', failedAt }, '45.4.1', failedAt + 25 * 3_600_000)).toBe(false);
    expect(hasFailedToday({}, '45.4.1', failedAt)).toBe(false);
  });
  it('forgets a failed download when the clock was set back', () => {
    expect(hasFailedToday({ version: '45.4.1', failedAt }, '45.4.1', failedAt - 1)).toBe(false);
  });
});

describe('parseDisplay', () => {
  it.each([
    [':0', { path: '/tmp/.X11-unix/X0' }],
    [':12.1', { path: '/tmp/.X11-unix/X12' }],
    ['unix:3', { path: '/tmp/.X11-unix/X3' }],
    ['localhost:10.0', { host: 'localhost', port: 6010 }],
    ['nonsense', undefined],
  ])('parses the display name "%s"', (displayName, address) => expect(parseDisplay(displayName)).toEqual(address));
});

describe('the local web server', () => {
  it.each([
    ['/', 'index.html'],
    ['/assets/index-1a2b.js?x=1', 'assets/index-1a2b.js'],
    ['/characters/tide-warden', 'index.html'],
    ['//assets//a.js', 'assets/a.js'],
    ['/../package.json', 'package.json'], // a URL cannot leave its root, so this one means /package.json
    ['/%2e%2e/package.json', 'package.json'],
    ['/..%2fpackage.json', undefined],
    ['/..%5cpackage.json', undefined],
    ['/.stamps/app.txt', undefined],
    ['/C:/x.txt', undefined],
    ['/%00.txt', undefined],
    ['/%zz', undefined],
    ['http://elsewhere.example/a.js', undefined],
  ])('resolves the address "%s" to the file %s', (requestPath, fileName) =>
    expect(resolveFile(requestPath)).toBe(fileName),
  );

  it('accepts only its own host names', () => {
    expect(isHostAllowed('127.0.0.1:4173', 4173)).toBe(true);
    expect(isHostAllowed('localhost:4173', 4173)).toBe(true);
    for (const hostName of ['rollcall.example:4173', '127.0.0.1:80', '127.0.0.1.example:4173', undefined])
      expect(isHostAllowed(hostName, 4173)).toBe(false);
  });

  it('lets a browser cache only files with a hash in their names', () => {
    expect(getCacheControl('assets/index-DWJ3xJNp.js')).toContain('immutable');
    expect(getCacheControl('workers/pdf.worker-wDrYvgzZ.js')).toContain('immutable');
    for (const fileName of ['index.html', 'THIRD-PARTY-NOTICES.txt', 'other/assets/x.js']) {
      expect(getCacheControl(fileName)).toBe('no-cache');
    }
  });

  it("knows the MIME types of the app's files", () => {
    expect(getMimeType('a/b.JS')).toBe('text/javascript; charset=utf-8');
    expect(getMimeType('x.ttf')).toBe('font/ttf');
    expect(getMimeType('x.unknown')).toBe('application/octet-stream');
  });
});
