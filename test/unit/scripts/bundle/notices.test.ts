import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../../package.json';
import {
  formatNotices,
  listShippedPackages,
  listUnnamed,
  readLicense,
} from '../../../../scripts/lib/bundle/notices.mjs';
import { ROOT } from '../../../../scripts/lib/node-version.mjs';
import libvips from '../../../../scripts/notices/libvips.json';
import { readDoc, tableRows } from '../../docs/markdown.ts';

const shippedPackages = listShippedPackages(ROOT);
const isMachineSpecific = (packageName: string) => /^@img\/sharp-/.test(packageName);

describe('license notices', () => {
  const noticesText = formatNotices(ROOT);

  it('names every installed package of the program with its version and its license text', () => {
    const installedPackages = shippedPackages.filter(
      ({ path, name }) => existsSync(`${ROOT}/${path}`) && !/sharp-libvips/.test(name),
    );
    expect(installedPackages.length).toBeGreaterThan(80);
    for (const { name, version } of installedPackages)
      expect(noticesText).toMatch(new RegExp(`^${name} ${version}$`.replaceAll('.', '\\.'), 'm'));
    for (const noticePart of noticesText.split(/^={100}\n[^=]+\n={100}\n/m))
      expect(noticePart.trim().length).toBeGreaterThan(60);
  });

  it('contains the texts for fonts, patterns, color profile, libvips, symbols and Electron', () => {
    const requiredTexts = [
      'SIL OPEN FONT LICENSE',
      'Gerard D.C. Kuiken',
      'International Color Consortium',
      'GNU LESSER GENERAL PUBLIC LICENSE',
      'GNU GENERAL PUBLIC LICENSE',
      'Mozilla Public License Version 1.1',
      'Alliance for Open Media Patent License',
      'Keith Packard',
      'The FreeType Project LICENSE',
      'Creative Commons',
      'Lorc',
      'Electron contributors',
      'Cole Bemis',
    ];
    for (const requiredText of requiredTexts)
      expect(noticesText.toLowerCase(), requiredText).toContain(requiredText.toLowerCase());
    const fontFiles = readdirSync(`${ROOT}/fonts`).filter((packageName) => packageName.startsWith('OFL-'));
    for (const fontFile of fontFiles)
      expect(noticesText).toContain(readFileSync(`${ROOT}/fonts/${fontFile}`, 'utf8').trim().replaceAll('\r\n', '\n'));
    expect(noticesText).not.toMatch(/^copyright (?:\(c\) )?<(?:year|owner)>/im);
  });

  it('knows exactly the libraries that the installed libvips lists', () => {
    const [libvipsPackage] = shippedPackages.filter(
      ({ path, name }) => /sharp-libvips/.test(name) && existsSync(`${ROOT}/${path}/README.md`),
    );
    // On machines without a libvips package, sharp contains libvips.
    if (libvipsPackage === undefined) return;
    const libraryRows = tableRows(readFileSync(`${ROOT}/${libvipsPackage.path}/README.md`, 'utf8'), 'Library');
    expect(Object.keys(libvips)).toEqual(libraryRows.map(([packageName]) => packageName));
  });

  it('refuses a license without a text, and reports bundled packages without a notice', () => {
    expect(() => readLicense(ROOT, 'No-Such-Licence', [])).toThrow(/no text of the licence No-Such-Licence/);
    const getModulePath = (packagePath: string) => `/somewhere/node_modules/${packagePath}`;
    const knownPaths = [
      getModulePath('zod/index.js'),
      getModulePath('@react-pdf/textkit/lib/a.js'),
      getModulePath('linebreak/node_modules/base64-js/b.js'),
    ];
    expect(listUnnamed(ROOT, [...knownPaths, '/src/a.ts', getModulePath('hyphen/patterns/en-us.js')])).toEqual([]);
    expect(
      listUnnamed(ROOT, [
        getModulePath('vitest/a.js'),
        getModulePath('@vitejs/plugin-react/a.js'),
        getModulePath('zod/node_modules/x/a.js'),
      ]),
    ).toEqual(['node_modules/@vitejs/plugin-react', 'node_modules/vitest', 'node_modules/zod/node_modules/x']);
    expect(listUnnamed(ROOT, [getModulePath('hyphen/patterns/de-1996.js')])).toEqual([
      'the hyphenation patterns de-1996',
    ]);
  });
});

describe('CREDITS.md', () => {
  const removeLinks = (cell = '') => cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const creditRows = tableRows(readDoc('CREDITS.md'), 'Library').map(
    ([packageName, ...cells]) => [removeLinks(packageName), ...cells] as const,
  );
  // Rows of direct dependencies have a name, author, license and use; those of other packages only a name and a license.
  const directRows = creditRows.filter((row) => row.length === 4);
  const indirectRows = creditRows
    .filter(([packageName]) => !Object.hasOwn(libvips, packageName))
    .filter((row) => row.length === 2);

  const listLicenses = (packageName: string) =>
    [
      ...new Set(
        shippedPackages
          .filter((candidate) => candidate.name === packageName)
          .map((candidate) => (candidate.license ?? 'MIT').replace(/^\(|\)$/g, '')),
      ),
    ]
      .sort()
      .join(', ');

  it('names every direct dependency with its author, license and use', () => {
    expect(directRows.map(([packageName]) => packageName)).toEqual([
      ...Object.keys(packageJson.dependencies).sort(),
      'Electron',
    ]);
    for (const [packageName, author, licence, purpose] of directRows.slice(0, -1)) {
      expect([packageName, licence]).toEqual([packageName, listLicenses(packageName)]);
      expect([author, purpose].every((cell) => (cell ?? '').length > 2)).toBe(true);
    }
  });

  it('names every indirect dependency with its license', () => {
    const directNames = new Set(Object.keys(packageJson.dependencies));
    const indirectNames = [...new Set(shippedPackages.map(({ name }) => name))].filter(
      (packageName) => !directNames.has(packageName) && !isMachineSpecific(packageName),
    );
    expect(indirectRows.map(([packageName, licence]) => [packageName, licence])).toEqual(
      indirectNames.map((packageName) => [packageName, listLicenses(packageName)]),
    );
  });

  it('names the licenses of the machine-specific packages and of the libraries in libvips', () => {
    const machineLicenses = new Set(
      shippedPackages
        .filter(({ name }) => isMachineSpecific(name))
        .flatMap(({ license = '' }) => license.split(' AND ')),
    );
    expect([...machineLicenses].sort()).toEqual(['Apache-2.0', 'LGPL-3.0-or-later', 'MIT']);
    const libvipsRows = creditRows.filter(
      ([packageName, , ...otherCells]) => Object.hasOwn(libvips, packageName) && otherCells.length === 0,
    );
    expect(libvipsRows).toEqual(
      Object.entries(libvips).map(([packageName, { licences }]) => [packageName, licences.join(', ')]),
    );
  });

  it('uses the MIT text for png-js, whose package names no license', () => {
    expect(shippedPackages.filter(({ license }) => license === undefined).map(({ name }) => name)).toEqual(['png-js']);
    expect(readFileSync(`${ROOT}/node_modules/png-js/LICENSE`, 'utf8')).toContain(
      'Permission is hereby granted, free of charge',
    );
  });
});

it('the CI workflow pins each action to a commit hash and makes a bill of materials', () => {
  const workflow = readDoc('.github/workflows/ci.yml');
  const actionUses = [...workflow.matchAll(/uses: (\S+)(.*)/g)];
  expect(actionUses.length).toBeGreaterThan(0);
  for (const [, action, comment] of actionUses) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
  expect(workflow).toContain('npm sbom');
});
