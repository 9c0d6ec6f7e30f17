/** Classes that components ask of their style sheets: one that is not there is the class `undefined`, and nobody is told. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join('src', 'renderer');
const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

/** `file: name` of every class that its style sheet does not have. */
function missing(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  return [...code.matchAll(IMPORT)].flatMap(([, name = '', sheet = '']) => {
    const place = join(ROOT, dirname(file), sheet);
    const rules = existsSync(place) ? readFileSync(place, 'utf8') : '';
    const body = code.replace(/^.* from '[^']+';$/gm, '');
    const asked = [...body.matchAll(new RegExp(`(?<![\\w./'\`])${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
    const unknown = [...new Set(asked)].filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(rules));
    return unknown.map((one) => `${file}: ${name}.${one}`);
  });
}

it('every class is in its style sheet', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(missing)).toEqual([]);
});
