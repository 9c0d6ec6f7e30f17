/** Fonts, language and pictures of a print are values that are passed: modules on its way to paper keep none of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';

const FOLDERS = ['src/shared/print-job', 'src/shared/print', 'src/cli/cards', 'src/cli/commands'];

/** A variable, or an empty collection to be filled, at the top level of a module. Caches by object hold nothing alive. */
const STATE =
  /^(?:export )?(?:let \w+|const \w+(?:: [^=\n]+)? = (?:new (?:Map|Set)(?:<[^\n]*>)?\(\)|\[\]|\{\})(?: as [^;]+)?;)/gm;

const sources = (folder: string): (readonly [file: string, text: string])[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [`${folder}/${name.replaceAll('\\', '/')}`, readFileSync(join(ROOT, folder, name), 'utf8')]);

describe('the way of a print to paper', () => {
  it.each(FOLDERS)('keeps no state in the modules of %s', (folder) => {
    const found = sources(folder).flatMap(([file, text]) =>
      [...text.matchAll(STATE)].map(([line]) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });

  it('finds such state where there is some', () => {
    const lines = [
      'let fonts: FontSet | undefined;',
      'const own = new Map<string, Uint8Array>();',
      'const folders: string[] = [];',
    ];
    expect([...lines.join('\n').matchAll(STATE)]).toHaveLength(3);
    const constants = [
      'const NAMES = new Map([[1, 2]]);',
      'const known = new WeakMap<object, string>();',
      '  let inner = 1;',
    ];
    expect([...constants.join('\n').matchAll(STATE)]).toEqual([]);
  });
});
