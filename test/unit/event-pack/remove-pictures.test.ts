import { expect, test } from 'vitest';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { removePictures } from '../../../src/shared/event-pack/remove-pictures.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { readBaseTeam } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { readSampleCharacters } from '../../support/documents/samples.ts';

const [characterWithDrawing] = readSampleCharacters().filter(({ art }) => art?.drawing);
const misspelledCharacter = {
  ...characterWithDrawing,
  art: { ...characterWithDrawing?.art, image: { src: 'data:x', credti: 'me' } },
} as unknown as Character;
const teamOfOne: Team = {
  ...readBaseTeam(),
  members: [{ character: misspelledCharacter.id }],
  characters: [misspelledCharacter],
};

test.each([misspelledCharacter, teamOfOne])(
  'removes the pictures of a $format but keeps its verdict, findings and fingerprint',
  (document) => {
    const withoutPictures = removePictures(document) as typeof document;
    expect(judge(GAMES, withoutPictures)).toEqual(judge(GAMES, document));
    expect(computeFingerprint(GAMES, withoutPictures)).toBe(computeFingerprint(GAMES, document));
    expect(
      judge(GAMES, withoutPictures)
        .findings.map(({ path }) => path)
        .join(),
    ).toContain('/art/image/credti');
    expect(JSON.stringify(withoutPictures).length).toBeLessThan(JSON.stringify(document).length / 2);
    expect(JSON.stringify(withoutPictures)).not.toContain('data:x');
  },
);
