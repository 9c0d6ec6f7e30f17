import { describe, expect, it } from 'vitest';
import type { Faction } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { embedTeamDocuments } from '../../../src/shared/library/embed-team-documents.ts';
import { listPictureSources, replacePictureSources } from '../../../src/shared/library/picture-sources.ts';

const createHero = (documentId: string, factions: string[] = []) =>
  ({ ruleset: 'supers-unlimited', id: documentId, name: documentId, factions }) as unknown as Character;
const createFaction = (documentId: string) => ({ id: documentId, name: documentId }) as unknown as Faction;
const createTeam = (teamChanges: object): Team =>
  ({
    ruleset: 'supers-unlimited',
    id: 't',
    name: 'T',
    allegiance: { kind: 'faction', faction: 'watch' },
    members: [],
    ...teamChanges,
  }) as unknown as Team;

describe('embedTeamDocuments', () => {
  it('embeds all named characters and their factions, and keeps the characters that the team already embeds', () => {
    const ownCharacter = createHero('ash', ['choir']);
    const embeddedTeam = embedTeamDocuments(
      GAMES,
      createTeam({
        members: [{ character: 'ash' }, { character: 'birch', copies: 2 }, { character: 'gone' }],
        characters: [ownCharacter],
      }),
      (documentId) => (documentId === 'gone' ? undefined : createHero(documentId, ['oak'])),
      createFaction,
    );
    expect(embeddedTeam.characters).toEqual([ownCharacter, createHero('birch', ['oak'])]);
    expect(embeddedTeam.factions?.map(({ id }) => id)).toEqual(['watch', 'choir', 'oak']);
  });

  it('returns the same object when it finds none of the named documents', () => {
    const bareTeam = createTeam({ members: [{ character: 'gone' }] });
    expect(
      embedTeamDocuments(
        GAMES,
        bareTeam,
        () => undefined,
        () => undefined,
      ),
    ).toBe(bareTeam);
  });
});

describe('picture sources of a document', () => {
  it('listPictureSources and replacePictureSources include embedded documents', () => {
    const document = {
      characters: [{ art: { image: { src: 'sha256:1' } } }, { art: {} }],
      factions: [{ symbolImage: { src: 'b.png' } }],
    };
    expect(listPictureSources(document)).toEqual(['sha256:1', 'b.png']);
    const documentWithNewSource = replacePictureSources(document, (source) =>
      source === 'b.png' ? 'data:' : undefined,
    );
    expect(listPictureSources(documentWithNewSource)).toEqual(['sha256:1', 'data:']);
    expect(listPictureSources([3])).toEqual([]);
  });
});
