import { expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../../../src/shared/document/kinds/kinds.ts';
import { type OtherFile, otherFileMessage, receivedSummary } from '../../../src/shared/event/other-files.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createTranslateFor } from '../../../src/shared/texts/catalogues.ts';

const english = await createTranslateFor('en', GAMES, []);
const german = await createTranslateFor('de', GAMES, []);

const createFile = (kindName: string): OtherFile => ({
  kind: 'library',
  file: `${kindName}.json`,
  what: kindName,
  id: kindName,
  name: kindName,
  fingerprint: '',
});

const kindNames = DOCUMENT_KINDS.map(({ name }) => name).filter((kindName) => kindName !== 'team');

it('says of every kind of document in whole sentences why it is no list', () => {
  expect(kindNames.map((kindName) => otherFileMessage(english, createFile(kindName)))).not.toContainEqual(
    expect.stringMatching(/a document: /),
  );
  expect(otherFileMessage(english, createFile('encounter'))).toBe('No list but an encounter.');
  expect(otherFileMessage(german, createFile('encounter'))).toBe('Keine Liste, sondern ein Dokument: Begegnung.');
});

it('counts every kind of document in the language of the report', () => {
  const files = kindNames.map(createFile);
  expect(receivedSummary(english, 0, files)).toContain('1 encounter');
  expect(receivedSummary(german, 0, files)).toContain('1 Begegnung');
  expect(receivedSummary(german, 0, files)).not.toMatch(/encounter|deck\b|glossary|font/);
});
