/** How the check grows with a list: its entries, characters, words and attacks. */

import type { Character, EventPack, Team } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { supersUnlimited } from '../../src/shared/games/supers-unlimited/index.ts';
import { defaultOptions } from '../../src/shared/games/supers-unlimited/options.ts';
import type { Growth } from './growth.ts';

const hero = (index: number): Character => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'supers-unlimited',
  id: `hero-${index}`,
  name: `Hero ${index}`,
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

const team = (more: Partial<Team>): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 50,
  formation: 'goon-squad',
  allegiance: { kind: 'faction', faction: 'watch' },
  members: [],
  ...more,
});

const many = <T>(size: number, of: (index: number) => T): T[] => Array.from({ length: size }, (_, index) => of(index));

const checking =
  (of: (size: number) => Team, event?: (size: number) => EventPack) =>
  (size: number): (() => unknown) => {
    const list = of(size);
    const at = event?.(size);
    return () =>
      supersUnlimited.check(list, { characters: new Map(), options: defaultOptions, ...(at ? { eventPack: at } : {}) });
  };

const embedded = (size: number): Team =>
  team({ members: many(size, (index) => ({ character: `hero-${index}` })), characters: many(size, hero) });

const one = (more: Partial<Character>, members = 1): Team =>
  team({ members: many(members, () => ({ character: 'hero-0' })), characters: [{ ...hero(0), ...more }] });

/** An event that forbids all of them. */
const strict = (size: number): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'event',
  name: 'Event',
  levels: 25,
  banned: many(size, (index) => `hero-${size - index}`),
  maxCopies: 1,
  ceilings: { power: 1 },
});

export const ruleGrowths: readonly Growth[] = [
  {
    name: 'check: members that nobody knows',
    sizes: [20_000, 40_000, 80_000],
    prepare: checking((size) => team({ members: many(size, (index) => ({ character: `unknown-${index}` })) })),
  },
  {
    name: 'check: embedded members who all may lead',
    sizes: [5000, 10_000, 20_000],
    prepare: checking((size) => ({ ...embedded(size), leader: 'nobody' })),
  },
  {
    name: 'check: members that an event bans',
    sizes: [5000, 10_000, 20_000],
    prepare: checking(embedded, strict),
  },
  {
    name: 'check: entries of one character with as many words',
    sizes: [20_000, 40_000, 80_000],
    prepare: checking((size) => {
      const words = many(size, (index) => `word-${index}`);
      return one({ classes: words, factions: words, abilities: words.map((name) => ({ name })) }, size);
    }),
  },
  {
    name: 'check: words that stand again',
    sizes: [20_000, 40_000, 80_000],
    prepare: checking((size) => one({ immunities: many(size, (index) => `word-${index % 10}`) })),
  },
  {
    name: 'check: attacks',
    sizes: [10_000, 20_000, 40_000],
    prepare: checking((size) =>
      one({
        attacks: many(size, (index) => ({ name: `A${index}`, trait: 'x', type: 'beam', bonus: 0.5, effects: [] })),
      }),
    ),
  },
  {
    name: 'check: embedded characters of one id',
    sizes: [2000, 4000, 8000],
    prepare: checking((size) =>
      team({ members: [{ character: 'hero-0' }], characters: many(size, (index) => ({ ...hero(0), power: index })) }),
    ),
  },
  {
    name: 'check: Gimmicks and house rules that nobody knows',
    sizes: [20_000, 40_000, 80_000],
    prepare: checking((size) => ({
      ...one({}),
      gimmicks: many(size, (index) => `gimmick-${index}`),
      options: Object.fromEntries(many(size, (index) => [`option-${index}`, index])),
    })),
  },
];
