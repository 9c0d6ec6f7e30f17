import { expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../../../src/shared/document/kinds/kinds.ts';
import {
  formatOtherFile,
  formatReceivedSummary,
  listOtherFileLines,
  type OtherFile,
  PICTURE,
} from '../../../src/shared/event-pack/other-files.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createTranslateFor } from '../../../src/shared/texts/catalogues.ts';

const translateToEnglish = await createTranslateFor('en', GAMES, []);
const translateToGerman = await createTranslateFor('de', GAMES, []);

const createFile = (kindName: string): OtherFile => ({
  kind: 'library',
  file: `${kindName}.json`,
  kindName,
  id: kindName,
  name: kindName,
  fingerprint: '',
});

const kindNames = DOCUMENT_KINDS.map(({ name }) => name).filter((kindName) => kindName !== 'team');

it('formatOtherFile explains for every kind of document why it is not a submission', () => {
  expect(kindNames.map((kindName) => formatOtherFile(translateToEnglish, createFile(kindName)))).not.toContainEqual(
    expect.stringMatching(/a document: /),
  );
  expect(formatOtherFile(translateToEnglish, createFile('encounter'))).toBe('Not a list but an encounter.');
  expect(formatOtherFile(translateToGerman, createFile('encounter'))).toBe(
    'Keine Liste, sondern ein Dokument: Begegnung.',
  );
});

it('formatReceivedSummary counts every kind of document in the language of the report', () => {
  const otherFiles = kindNames.map(createFile);
  expect(formatReceivedSummary(translateToEnglish, 0, otherFiles)).toContain('1 encounter');
  expect(formatReceivedSummary(translateToGerman, 0, otherFiles)).toContain('1 Begegnung');
  expect(formatReceivedSummary(translateToGerman, 0, otherFiles)).not.toMatch(/encounter|deck\b|glossary|font/);
});

it('listOtherFileLines names a picture that somebody sent, but none of an archive', () => {
  const files = ['photo-of-list.png', 'ash.rollcall/art/ash.png'];
  expect(
    listOtherFileLines(
      translateToEnglish,
      files.map((file) => ({ kind: 'no-list', file, reason: PICTURE })),
    ),
  ).toEqual(['photo-of-list.png (a picture)']);
});
