/** Only the lists of kinds know every kind: glossaries and decks have nothing to do with each other, so a file that names both is such a list. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Whether code names a kind: as a text, as a key, or by the object of the kind. */
const namesKind = (sourceCode: string, folders: RegExp, ...kindNames: readonly string[]): boolean =>
  folders.test(sourceCode) ||
  kindNames.some(
    (kindName) => sourceCode.includes(`'${kindName}'`) || new RegExp(`[\\s{]${kindName}:`).test(sourceCode),
  );

const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((fileName) => fileName.replaceAll('\\', '/'))
  .filter((fileName) => /\.tsx?$/.test(fileName));

it('no file names the document kinds one by one, except the lists of kinds', () => {
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
  expect(filesWithLists.filter((fileName) => !/^(?:renderer\/strings|shared\/german)\//.test(fileName)).sort()).toEqual(
    ['renderer/app/features.ts', 'renderer/store/database-versions.ts', 'shared/document/kinds/kinds.ts'],
  );
});
