import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Character, EventPack, Team } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { summarizeTeam } from '../../../src/shared/games/supers-unlimited/derive/team-summary.ts';
import type {
  Character as SuCharacter,
  Team as SuTeam,
} from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { defaultOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { listCharactersToPrint, listMembersToPrint } from '../../../src/shared/print/printed-characters.ts';
import baseEvent from '../../fixtures/base/event.json';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const IDS = ['ash', 'birch', 'cedar'] as const;

const character = fc
  .record({
    id: fc.constantFrom(...IDS),
    name: fc.constantFrom('One', 'Two'),
    // Says the same as what is filled in where it is left out, in some of them.
    movement: fc.option(fc.constantFrom(['sprint'], ['flight'], []), { nil: undefined }),
  })
  .map(
    ({ movement, ...own }) => ({ ...readBaseCharacter(), ...own, ...(movement ? { movement } : {}) }) as SuCharacter,
  );

const member = fc
  .record({
    character: fc.constantFrom(...IDS, 'nobody'),
    copies: fc.option(fc.constantFrom(0, 1, 3, 1.5, -2), { nil: undefined }),
  })
  .map(({ character: id, copies }) => ({ character: id, ...(copies === undefined ? {} : { copies }) }));

const printable = (copies: number): number => (Number.isInteger(copies) && copies > 0 ? copies : 1);

describe('listMembersToPrint', () => {
  it('lists the judged members with their copies in team order (property test)', () => {
    const given = [fc.array(member, { maxLength: 5 }), fc.array(character), fc.array(character)] as const;
    fc.assert(
      fc.property(...given, (members, characters, others) => {
        const team = { ...readBaseTeam(), members, characters } as SuTeam;
        const known = new Map([...others].reverse().map((one) => [one.id, one]));
        const { seats } = summarizeTeam(team, known, defaultOptions);
        const { printed, unknownIds } = listMembersToPrint(GAMES, team as Team, others as Character[]);
        const judged = seats.filter((seat) => seat.character);
        expect(printed.map((one) => one.character)).toEqual(judged.map((seat) => seat.character));
        expect(printed.map(({ copies }) => copies)).toEqual(judged.map(({ copies }) => printable(copies)));
        expect(unknownIds).toEqual(seats.flatMap((seat) => (seat.character ? [] : [seat.id])));
      }),
      { seed: 20 },
    );
  });

  it('uses the options of the event or team, or else the defaults of the game', () => {
    const one = readBaseCharacter() as unknown as Character;
    const team = { ...readBaseTeam(), members: [{ character: one.id }], options: { 'su.aimLabel': 'Shoot' } };
    const [printed] = listMembersToPrint(GAMES, team as unknown as Team, [one]).printed;
    expect(printed?.options['su.aimLabel']).toBe('Shoot');
    const event = { ...baseEvent, options: { 'su.aimLabel': 'Aim' } } as unknown as EventPack;
    const [atEvent] = listMembersToPrint(GAMES, team as unknown as Team, [one], event).printed;
    expect(atEvent?.options['su.aimLabel']).toBe('Aim');
    expect(listCharactersToPrint(GAMES, [one, one]).map(({ copies, options }) => [copies, options])).toEqual([
      [1, defaultOptions],
      [1, defaultOptions],
    ]);
  });
});
