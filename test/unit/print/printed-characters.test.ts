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

const arbitraryCharacter = fc
  .record({
    id: fc.constantFrom(...IDS),
    name: fc.constantFrom('One', 'Two'),
    // Some characters state the default explicitly.
    movement: fc.option(fc.constantFrom(['sprint'], ['flight'], []), { nil: undefined }),
  })
  .map(
    ({ movement, ...characterKeys }) =>
      ({ ...readBaseCharacter(), ...characterKeys, ...(movement ? { movement } : {}) }) as SuCharacter,
  );

const arbitraryMember = fc
  .record({
    character: fc.constantFrom(...IDS, 'nobody'),
    copies: fc.option(fc.constantFrom(0, 1, 3, 1.5, -2), { nil: undefined }),
  })
  .map(({ character, copies }) => ({ character, ...(copies === undefined ? {} : { copies }) }));

/** A wrong number of copies is a finding; the card is then printed once. */
const getPrintableCopies = (copyCount: number): number =>
  Number.isInteger(copyCount) && copyCount > 0 ? copyCount : 1;

describe('listMembersToPrint', () => {
  it('lists the judged members with their copies in team order (property test)', () => {
    const arbitraryInputs = [
      fc.array(arbitraryMember, { maxLength: 5 }),
      fc.array(arbitraryCharacter),
      fc.array(arbitraryCharacter),
    ] as const;
    fc.assert(
      fc.property(...arbitraryInputs, (members, characters, otherCharacters) => {
        const testTeam = { ...readBaseTeam(), members, characters } as SuTeam;
        // The first of several characters with the same id counts, and a map keeps the last.
        const charactersById = new Map([...otherCharacters].reverse().map((character) => [character.id, character]));
        const { seats } = summarizeTeam(testTeam, charactersById, defaultOptions);
        const { printed, unknownIds } = listMembersToPrint(GAMES, testTeam as Team, otherCharacters as Character[]);
        const judgedSeats = seats.filter((seat) => seat.character);
        expect(printed.map((printedCharacter) => printedCharacter.character)).toEqual(
          judgedSeats.map((seat) => seat.character),
        );
        expect(printed.map(({ copies }) => copies)).toEqual(
          judgedSeats.map(({ copies }) => getPrintableCopies(copies)),
        );
        expect(unknownIds).toEqual(seats.flatMap((seat) => (seat.character ? [] : [seat.id])));
      }),
      { seed: 20 },
    );
  });

  it('uses the options of the event or team, or else the defaults of the game', () => {
    const testCharacter = readBaseCharacter() as unknown as Character;
    const testTeam = {
      ...readBaseTeam(),
      members: [{ character: testCharacter.id }],
      options: { 'su.aimLabel': 'Shoot' },
    };
    const [printed] = listMembersToPrint(GAMES, testTeam as unknown as Team, [testCharacter]).printed;
    expect(printed?.options['su.aimLabel']).toBe('Shoot');
    const eventPack = { ...baseEvent, options: { 'su.aimLabel': 'Aim' } } as unknown as EventPack;
    const [printedAtEvent] = listMembersToPrint(GAMES, testTeam as unknown as Team, [testCharacter], eventPack).printed;
    expect(printedAtEvent?.options['su.aimLabel']).toBe('Aim');
    expect(
      listCharactersToPrint(GAMES, [testCharacter, testCharacter]).map(({ copies, options }) => [copies, options]),
    ).toEqual([
      [1, defaultOptions],
      [1, defaultOptions],
    ]);
  });
});
