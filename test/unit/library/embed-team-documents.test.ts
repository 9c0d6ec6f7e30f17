import { describe, expect, it } from 'vitest';
import type { Faction } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { embedTeamDocuments } from '../../../src/shared/library/embed-team-documents.ts';
import { listPictureSources, replacePictureSources } from '../../../src/shared/library/picture-sources.ts';

const hero = (id: string, factions: string[] = []) =>
  ({ ruleset: 'supers-unlimited', id, name: id, factions }) as unknown as Character;
const faction = (id: string) => ({ id, name: id }) as unknown as Faction;
const team = (more: object): Team =>
  ({
    ruleset: 'supers-unlimited',
    id: 't',
    name: 'T',
    allegiance: { kind: 'faction', faction: 'watch' },
    members: [],
    ...more,
  }) as unknown as Team;

describe('a whole team', () => {
  it('has everybody it names and their factions, and keeps what it embeds', () => {
    const own = hero('ash', ['choir']);
    const whole = embedTeamDocuments(
      GAMES,
      team({
        members: [{ character: 'ash' }, { character: 'birch', copies: 2 }, { character: 'gone' }],
        characters: [own],
      }),
      (id) => (id === 'gone' ? undefined : hero(id, ['oak'])),
      faction,
    );
    expect(whole.characters).toEqual([own, hero('birch', ['oak'])]);
    expect(whole.factions?.map(({ id }) => id)).toEqual(['watch', 'choir', 'oak']);
  });

  it('stays the same object where nothing is known of those it names', () => {
    const bare = team({ members: [{ character: 'gone' }] });
    expect(
      embedTeamDocuments(
        GAMES,
        bare,
        () => undefined,
        () => undefined,
      ),
    ).toBe(bare);
  });
});

describe('pictures that a document names', () => {
  it('are found in what it embeds too, and renamed', () => {
    const document = {
      characters: [{ art: { image: { src: 'sha256:1' } } }, { art: {} }],
      factions: [{ symbolImage: { src: 'b.png' } }],
    };
    expect(listPictureSources(document)).toEqual(['sha256:1', 'b.png']);
    const named = replacePictureSources(document, (source) => (source === 'b.png' ? 'data:' : undefined));
    expect(listPictureSources(named)).toEqual(['sha256:1', 'data:']);
    expect(listPictureSources([3])).toEqual([]);
  });
});
