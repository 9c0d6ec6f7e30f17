import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../../package.json';
import {
  formatNotices,
  listShippedPackages,
  listUnnamed,
  readLicence,
} from '../../../../scripts/lib/bundle/notices.mjs';
import { ROOT } from '../../../../scripts/lib/node-version.mjs';
import libvips from '../../../../scripts/notices/libvips.json';
import { readDoc, tableRows } from '../../docs/markdown.ts';

const shipped = listShippedPackages(ROOT);
const isForMachine = (name: string) => /^@img\/sharp-/.test(name);

describe('the notices that ship', () => {
  const text = formatNotices(ROOT);

  it('name every package of the program that is installed, with its version and a text', () => {
    const here = shipped.filter(({ path, name }) => existsSync(`${ROOT}/${path}`) && !/sharp-libvips/.test(name));
    expect(here.length).toBeGreaterThan(80);
    for (const { name, version } of here)
      expect(text).toMatch(new RegExp(`^${name} ${version}$`.replaceAll('.', '\\.'), 'm'));
    for (const part of text.split(/^={100}\n[^=]+\n={100}\n/m)) expect(part.trim().length).toBeGreaterThan(60);
  });

  it('hold the texts of what is no package: fonts, patterns, colour profile, libvips, symbols, Electron', () => {
    const needed = [
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
    for (const words of needed) expect(text.toLowerCase(), words).toContain(words.toLowerCase());
    const fonts = readdirSync(`${ROOT}/fonts`).filter((name) => name.startsWith('OFL-'));
    for (const font of fonts)
      expect(text).toContain(readFileSync(`${ROOT}/fonts/${font}`, 'utf8').trim().replaceAll('\r\n', '\n'));
    expect(text).not.toMatch(/^copyright (?:\(c\) )?<(?:year|owner)>/im);
  });

  it('know exactly the libraries that the installed libvips says it holds', () => {
    const [home] = shipped.filter(
      ({ path, name }) => /sharp-libvips/.test(name) && existsSync(`${ROOT}/${path}/README.md`),
    );
    // A machine without a libvips of its own has it inside of sharp.
    if (home === undefined) return;
    const rows = tableRows(readFileSync(`${ROOT}/${home.path}/README.md`, 'utf8'), 'Library');
    expect(Object.keys(libvips)).toEqual(rows.map(([name]) => name));
  });

  it('refuse a licence without a text, and a bundle with what they do not name', () => {
    expect(() => readLicence(ROOT, 'No-Such-Licence', [])).toThrow(/no text of the licence No-Such-Licence/);
    const at = (path: string) => `/somewhere/node_modules/${path}`;
    const known = [at('zod/index.js'), at('@react-pdf/textkit/lib/a.js'), at('linebreak/node_modules/base64-js/b.js')];
    expect(listUnnamed(ROOT, [...known, '/src/a.ts', at('hyphen/patterns/en-us.js')])).toEqual([]);
    expect(
      listUnnamed(ROOT, [at('vitest/a.js'), at('@vitejs/plugin-react/a.js'), at('zod/node_modules/x/a.js')]),
    ).toEqual(['node_modules/@vitejs/plugin-react', 'node_modules/vitest', 'node_modules/zod/node_modules/x']);
    expect(listUnnamed(ROOT, [at('hyphen/patterns/de-1996.js')])).toEqual(['the hyphenation patterns de-1996']);
  });
});

describe('CREDITS.md is true', () => {
  const plain = (cell = '') => cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const rows = tableRows(readDoc('CREDITS.md'), 'Library').map(([name, ...cells]) => [plain(name), ...cells] as const);
  const own = rows.filter((row) => row.length === 4);
  const brought = rows.filter(([name]) => !Object.hasOwn(libvips, name)).filter((row) => row.length === 2);

  const licencesOf = (name: string) =>
    [...new Set(shipped.filter((s) => s.name === name).map((s) => (s.licence ?? 'MIT').replace(/^\(|\)$/g, '')))]
      .sort()
      .join(', ');

  it('on every library we chose, by name, maker, licence and use', () => {
    expect(own.map(([name]) => name)).toEqual([...Object.keys(packageJson.dependencies).sort(), 'Electron']);
    for (const [name, by, licence, use] of own.slice(0, -1)) {
      expect([name, licence]).toEqual([name, licencesOf(name)]);
      expect([by, use].every((cell) => (cell ?? '').length > 2)).toBe(true);
    }
  });

  it('on every library that these bring, by name and licence', () => {
    const direct = new Set(Object.keys(packageJson.dependencies));
    const names = [...new Set(shipped.map(({ name }) => name))].filter(
      (name) => !direct.has(name) && !isForMachine(name),
    );
    expect(brought.map(([name, licence]) => [name, licence])).toEqual(names.map((name) => [name, licencesOf(name)]));
  });

  it('on what the packages for single machines and libvips are under', () => {
    const machine = new Set(
      shipped.filter(({ name }) => isForMachine(name)).flatMap(({ licence = '' }) => licence.split(' AND ')),
    );
    expect([...machine].sort()).toEqual(['Apache-2.0', 'LGPL-3.0-or-later', 'MIT']);
    const held = rows.filter(([name, , ...rest]) => Object.hasOwn(libvips, name) && rest.length === 0);
    expect(held).toEqual(Object.entries(libvips).map(([name, { licences }]) => [name, licences.join(', ')]));
  });

  it('png-js, whose package names no licence, has the text of MIT', () => {
    expect(shipped.filter(({ licence }) => licence === undefined).map(({ name }) => name)).toEqual(['png-js']);
    expect(readFileSync(`${ROOT}/node_modules/png-js/LICENSE`, 'utf8')).toContain(
      'Permission is hereby granted, free of charge',
    );
  });
});

it('the workflow names each action by the hash of a commit and makes a bill of materials', () => {
  const workflow = readDoc('.github/workflows/ci.yml');
  const uses = [...workflow.matchAll(/uses: (\S+)(.*)/g)];
  expect(uses.length).toBeGreaterThan(0);
  for (const [, action, comment] of uses) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
  }
  expect(workflow).toContain('npm sbom');
});
