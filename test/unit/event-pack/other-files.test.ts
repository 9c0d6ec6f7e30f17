import { expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../../../src/shared/document/kinds/kinds.ts';
import { formatOtherFile, formatReceivedSummary, type OtherFile } from '../../../src/shared/event-pack/other-files.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createTranslateFor } from '../../../src/shared/texts/catalogues.ts';

const english = await createTranslateFor('en', GAMES, []);
const german = await createTranslateFor('de', GAMES, []);

const createFile = (kindName: string): OtherFile => ({
  kind: 'library',
  file: `${kindName}.json`,
  kindName,
  id: kindName,
  name: kindName,
  fingerprint: '',
});

const kindNames = DOCUMENT_KINDS.map(({ name }) => name).filter((kindName) => kindName !== 'team');

it('says of every kind of document in whole sentences why it is no list', () => {
  expect(kindNames.map((kindName) => formatOtherFile(english, createFile(kindName)))).not.toContainEqual(
    expect.stringMatching(/a document: /),
  );
  expect(formatOtherFile(english, createFile('encounter'))).toBe('No list but an encounter.');
  expect(formatOtherFile(german, createFile('encounter'))).toBe('Keine Liste, sondern ein Dokument: Begegnung.');
});

it('counts every kind of document in the language of the report', () => {
  const files = kindNames.map(createFile);
  expect(formatReceivedSummary(english, 0, files)).toContain('1 encounter');
  expect(formatReceivedSummary(german, 0, files)).toContain('1 Begegnung');
  expect(formatReceivedSummary(german, 0, files)).not.toMatch(/encounter|deck\b|glossary|font/);
});
