/** Measures how the check grows with a list: entries, characters, words and attacks. */

import type { Character, EventPack, Team } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { supersUnlimited } from '../../src/shared/games/supers-unlimited/index.ts';
import { defaultOptions } from '../../src/shared/games/supers-unlimited/options.ts';
import type { Growth } from './growth.ts';

const createHero = (itemIndex: number): Character => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'supers-unlimited',
  id: `hero-${itemIndex}`,
  name: `Hero ${itemIndex}`,
  level: 7,
  alignment: 'villain',
  classes: ['tank'],
  factions: ['choir'],
  power: 6,
  move: 6,
  size: 2,
  hp: { total: 10 },
  traits: {
    fight: { dice: 3, resistance: 1 },
    aim: { dice: 2, resistance: 1 },
    mind: { dice: 2, resistance: 1 },
    magic: { dice: 1, resistance: 0 },
    recovery: { dice: 3 },
  },
  keywords: { type: ['living'], origin: ['skill'] },
  attacks: [{ name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] }],
});

const createTeam = (changedFields: Partial<Team>): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 50,
  formation: 'goon-squad',
  allegiance: { kind: 'faction', faction: 'watch' },
  members: [],
  ...changedFields,
});

const createItems = <T>(itemCount: number, createItem: (itemIndex: number) => T): T[] =>
  Array.from({ length: itemCount }, (_item, itemIndex) => createItem(itemIndex));

const prepareCheck =
  (createSizedTeam: (inputSize: number) => Team, createEventPack?: (inputSize: number) => EventPack) =>
  (inputSize: number): (() => unknown) => {
    const checkedTeam = createSizedTeam(inputSize);
    const eventPack = createEventPack?.(inputSize);
    return () =>
      supersUnlimited.check(checkedTeam, {
        characters: new Map(),
        options: defaultOptions,
        ...(eventPack ? { eventPack } : {}),
      });
  };

const createEmbeddedTeam = (inputSize: number): Team =>
  createTeam({
    members: createItems(inputSize, (itemIndex) => ({ character: `hero-${itemIndex}` })),
    characters: createItems(inputSize, createHero),
  });

const createSingleCharacterTeam = (changedFields: Partial<Character>, memberCount = 1): Team =>
  createTeam({
    members: createItems(memberCount, () => ({ character: 'hero-0' })),
    characters: [{ ...createHero(0), ...changedFields }],
  });

/** Creates an event pack that forbids all of the members. */
const createStrictEventPack = (inputSize: number): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'event',
  name: 'Event',
  levels: 25,
  banned: createItems(inputSize, (itemIndex) => `hero-${inputSize - itemIndex}`),
  maxCopies: 1,
  ceilings: { power: 1 },
});

export const ruleGrowths: readonly Growth[] = [
  {
    name: 'check: members that nobody knows',
    sizes: [20_000, 40_000, 80_000],
    prepare: prepareCheck((inputSize) =>
      createTeam({ members: createItems(inputSize, (itemIndex) => ({ character: `unknown-${itemIndex}` })) }),
    ),
  },
  {
    name: 'check: embedded members who all may lead',
    sizes: [5000, 10_000, 20_000],
    prepare: prepareCheck((inputSize) => ({ ...createEmbeddedTeam(inputSize), leader: 'nobody' })),
  },
  {
    name: 'check: members that an event bans',
    sizes: [5000, 10_000, 20_000],
    prepare: prepareCheck(createEmbeddedTeam, createStrictEventPack),
  },
  {
    name: 'check: entries of one character with as many words',
    sizes: [20_000, 40_000, 80_000],
    prepare: prepareCheck((inputSize) => {
      const wordNames = createItems(inputSize, (itemIndex) => `word-${itemIndex}`);
      return createSingleCharacterTeam(
        { classes: wordNames, factions: wordNames, abilities: wordNames.map((wordName) => ({ name: wordName })) },
        inputSize,
      );
    }),
  },
  {
    name: 'check: words that stand again',
    sizes: [20_000, 40_000, 80_000],
    prepare: prepareCheck((inputSize) =>
      createSingleCharacterTeam({ immunities: createItems(inputSize, (itemIndex) => `word-${itemIndex % 10}`) }),
    ),
  },
  {
    name: 'check: attacks',
    sizes: [10_000, 20_000, 40_000],
    prepare: prepareCheck((inputSize) =>
      createSingleCharacterTeam({
        attacks: createItems(inputSize, (itemIndex) => ({
          name: `A${itemIndex}`,
          trait: 'x',
          type: 'beam',
          bonus: 0.5,
          effects: [],
        })),
      }),
    ),
  },
  {
    name: 'check: embedded characters of one id',
    sizes: [2000, 4000, 8000],
    prepare: prepareCheck((inputSize) =>
      createTeam({
        members: [{ character: 'hero-0' }],
        characters: createItems(inputSize, (itemIndex) => ({ ...createHero(0), power: itemIndex })),
      }),
    ),
  },
  {
    name: 'check: Gimmicks and house rules that nobody knows',
    sizes: [20_000, 40_000, 80_000],
    prepare: prepareCheck((inputSize) => ({
      ...createSingleCharacterTeam({}),
      gimmicks: createItems(inputSize, (itemIndex) => `gimmick-${itemIndex}`),
      options: Object.fromEntries(createItems(inputSize, (itemIndex) => [`option-${itemIndex}`, itemIndex])),
    })),
  },
];
