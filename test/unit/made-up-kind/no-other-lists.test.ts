/** Only the lists of kinds know every kind: glossaries and decks have nothing to do with each other, so a file that names both is such a list. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Whether code names a kind: as a text, as a key, or by the object of the kind. */
const isNamed = (code: string, folders: RegExp, ...names: readonly string[]): boolean =>
  folders.test(code) || names.some((name) => code.includes(`'${name}'`) || new RegExp(`[\\s{]${name}:`).test(code));

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name));

it('no file names the kinds one by one, apart from their lists and the catalogues of German texts', () => {
  const lists = files.filter((file) => {
    const code = readFileSync(`src/${file}`, 'utf8');
    const hasGlossary = isNamed(
      code,
      /\/glossary\/(?:kind|feature)\.ts'/,
      'rollcall.glossary',
      'glossary',
      'glossaries',
    );
    const hasDeck = isNamed(code, /\/decks?\/(?:kind|feature)\.ts'/, 'rollcall.deck', 'deck', 'decks');
    return hasGlossary && hasDeck;
  });
  expect(lists.filter((file) => !/^(?:renderer\/strings|shared\/german)\//.test(file)).sort()).toEqual([
    'renderer/app/features.ts',
    'renderer/store/database-versions.ts',
    'shared/document/kinds/kinds.ts',
  ]);
});
