/**
 * Tests that only the lists of kinds name every kind. Glossaries and decks are unrelated, so a file that names both is
 * considered such a list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Whether code names a kind in a string, as a key, or by importing the object of the kind. */
const namesKind = (sourceCode: string, folders: RegExp, ...kindNames: readonly string[]): boolean =>
  folders.test(sourceCode) ||
  kindNames.some(
    (kindName) => sourceCode.includes(`'${kindName}'`) || new RegExp(`[\\s{]${kindName}:`).test(sourceCode),
  );

const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((fileName) => fileName.replaceAll('\\', '/'))
  .filter((fileName) => /\.tsx?$/.test(fileName));

it('no file names the document kinds one by one, except the lists of kinds and the message texts', () => {
  const filesWithLists = sourceFiles.filter((fileName) => {
    const sourceCode = readFileSync(`src/${fileName}`, 'utf8');
    const hasGlossary = namesKind(
      sourceCode,
      /\/glossary\/(?:kind|feature)\.ts'/,
      'rollcall.glossary',
      'glossary',
      'glossaries',
    );
    const hasDeck = namesKind(sourceCode, /\/decks?\/(?:kind|feature)\.ts'/, 'rollcall.deck', 'deck', 'decks');
    return hasGlossary && hasDeck;
  });
  expect(filesWithLists.filter((fileName) => !/^renderer\/strings\//.test(fileName)).sort()).toEqual([
    'renderer/app/features.ts',
    'renderer/store/database-versions.ts',
    'shared/document/kinds/kinds.ts',
  ]);
});
