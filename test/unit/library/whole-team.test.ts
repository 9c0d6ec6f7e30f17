import { describe, expect, it } from 'vitest';
import type { Faction } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { pictureSources, withPictureSources } from '../../../src/shared/library/picture-places.ts';
import { wholeTeam } from '../../../src/shared/library/whole-team.ts';

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
    const whole = wholeTeam(
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
      wholeTeam(
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
    expect(pictureSources(document)).toEqual(['sha256:1', 'b.png']);
    const named = withPictureSources(document, (source) => (source === 'b.png' ? 'data:' : undefined));
    expect(pictureSources(named)).toEqual(['sha256:1', 'data:']);
    expect(pictureSources([3])).toEqual([]);
  });
});
