import { expect, test } from 'vitest';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { removePictures } from '../../../src/shared/event-pack/remove-pictures.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { baseTeam } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { sampleCharacters } from '../../support/documents/samples.ts';

const [first] = sampleCharacters().filter(({ art }) => art?.drawing);
const misspelt = { ...first, art: { ...first?.art, image: { src: 'data:x', credti: 'me' } } } as unknown as Character;
const team: Team = { ...baseTeam(), members: [{ character: misspelt.id }], characters: [misspelt] };

test.each([misspelt, team])('verdict, findings and fingerprint stay, and little of the pictures does', (document) => {
  const light = removePictures(document) as typeof document;
  expect(judge(GAMES, light)).toEqual(judge(GAMES, document));
  expect(computeFingerprint(GAMES, light)).toBe(computeFingerprint(GAMES, document));
  expect(
    judge(GAMES, light)
      .findings.map(({ path }) => path)
      .join(),
  ).toContain('/art/image/credti');
  expect(JSON.stringify(light).length).toBeLessThan(JSON.stringify(document).length / 2);
  expect(JSON.stringify(light)).not.toContain('data:x');
});
