/** The quick reference of SSUA in our own words, on demand cut down to what given characters can meet. */

import type { Team } from '../../document/schema.ts';
import { changedOptions } from '../options.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../reference.ts';
import { apOf, priceList } from './derive.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import { FIELDS, type SsuaCharacter } from './fields.ts';
import { OPTIONS, type SsuaOptions } from './options.ts';

type Use = ReferenceUse<Team, SsuaCharacter>;
/** What a row is for; it is left out where nobody at the table has that. Without a table all rows stay. */
type Need = (character: SsuaCharacter) => boolean;

const row = (id: string, fact: string, name: string, text: string, more: Partial<ReferenceRow> = {}): ReferenceRow => ({
  id,
  fact,
  name,
  text,
  ...more,
});

const isFaster: Need = ({ moveMultiplier = 1 }) => moveMultiplier !== 1;
const canReroll: Need = ({ rerolls = 0 }) => rerolls > 0;

function turn(options: SsuaOptions, has: (need: Need) => boolean): ReferenceRow[] {
  const six = options['ssua.sixCountsTwo'] ? '4 and 5 are one goal, a 6 is two' : '4, 5 and 6 are one goal each';
  const tie =
    options['ssua.initTie'] === 'reroll' ? 'the tied teams roll again' : 'the higher attribute, then they roll again';
  const henchmen = options['ssua.henchmenMayRollIfAlone']
    ? 'No Henchman, unless the team has nobody else.'
    : 'No Henchman: a team of Henchmen alone does not roll.';
  return [
    row('refill', 'A-17', 'Refill', 'All AP are back to what the card says. What was left over is lost.'),
    row(
      'nominate',
      'A-3',
      'Nominate',
      `One character for each team${has(({ henchman = false }) => henchman) ? `. ${henchmen}` : '.'}`,
    ),
    row(
      'roll',
      'A-5',
      'Roll',
      `As many dice as *Mind* or *Agility*, as its player likes. ${six.charAt(0).toUpperCase()}${six.slice(1)}.`,
    ),
    ...(has(canReroll) ? [row('rerolls', 'A-6', 'Re-roll', 'As many dice as the card allows.')] : []),
    row('winner', 'A-8', 'Winner', `Who has most goals. Equal: ${tie}. Coming second means nothing.`),
    row(
      'round',
      'A-9',
      'Clockwise',
      'From the winner around the table, one Activation a team, until everybody has been Activated.',
    ),
    row(
      'pass',
      'A-14',
      'Or pass',
      options['ssua.passForfeits']
        ? 'A character is given up for this turn instead of being Activated.'
        : 'Nobody is Activated now; the team may go on later. When all pass in a row the turn is over.',
    ),
  ];
}

const activation = (options: SsuaOptions): ReferenceRow[] => [
  row('once', 'A-11', 'Once a turn', 'Each character is Activated once, in any order its team likes.'),
  row('spend', 'A-16', 'Spend AP', 'On anything listed, in any order, until they are gone or no longer wanted.'),
  row('attack', 'A-25', 'One attack', 'A turn, melee or ranged, whatever AP are left.'),
  row(
    'charge',
    'A-20',
    'Charge',
    `Twice as far, and then nothing but a *melee attack for 0 AP*${options['ssua.chargeAttackIsExtra'] ? ', besides the one attack' : '; it is the one attack'}.${options['ssua.chargeMinAp'] > 0 ? ` Only with ${options['ssua.chargeMinAp']} AP or more.` : ''}`,
  ),
  row(
    'fractions',
    'A?8',
    'Part of a point',
    `AP of each move are rounded ${options['ssua.roundApUp'] ? 'up' : 'down'}.`,
  ),
  row('anything', 'A-26', 'Anything else', 'What no list names costs as much as interacting.'),
  row(
    'flyers',
    'A-23',
    'In the air',
    'Seen from the ground 18″ up. Terrain below does not count, and flyers always reach each other in melee.',
  ),
];

const NOTES: Readonly<Record<string, string>> = {
  charge: 'then melee only',
  fly: 'in the air',
  swim: 'in or under water',
  attack: 'unless it says otherwise',
  interact: 'each try',
  'pick-up': 'carry, throw, club',
  operate: 'then its own AP',
};

const FACTS: Readonly<Record<string, string>> = {
  move: 'A-19',
  charge: 'A-20',
  'take-off': 'A-21',
  land: 'A-22',
  fly: 'A-23',
  swim: 'A-24',
  attack: 'A-25',
  interact: 'A-26',
  'pick-up': 'A-27',
  operate: 'A-28',
};

/** Nobody's own prices. */
const PLAIN = { agility: 0, mind: 0 } as SsuaCharacter;

const prices = (): ReferenceRow[] =>
  priceList(PLAIN).map(({ id, name, cost }) => ({
    id,
    fact: FACTS[id] ?? 'A-18',
    name: '',
    text: '',
    cells: [name.replaceAll('\u00a0', ' '), cost, NOTES[id] ?? ''],
  }));

/** What cards at the table change: one row a character that has prices of its own (A-18, A-30). */
const ownPrices = (members: readonly SsuaCharacter[]): ReferenceRow[] =>
  members.flatMap((character, i) => {
    const own = priceList(character).filter(({ isOwn }) => isOwn);
    if (own.length === 0) return [];
    return [row(`own-${i}`, 'A-18', character.name, own.map(({ name, cost }) => `${name} *${cost}*`).join(', '))];
  });

const lineUp = (members: readonly SsuaCharacter[]): ReferenceRow[] =>
  members.map((character, i) => {
    const { name, agility, mind, hits, henchman = false, vehicle = false, rerolls = 0 } = character;
    const who = henchman ? `${name} (Henchman)` : vehicle ? `${name} (vehicle)` : name;
    const again = members.some(canReroll) ? [rerolls > 0 ? rerolls : '–'] : [];
    const cells = [who, agility, mind, apOf(character), hits ?? '–', ...again].map(String);
    return { id: `who-${i}`, fact: 'A-31', name: '', text: '', cells };
  });

const CLUBS = [
  ['Light', '+1D'],
  ['Medium', '+2D'],
  ['Heavy', '+3D'],
  ['Massive', '+4'],
] as const;

/** Up to the heaviest class that anybody lifts. */
function clubs(use: Use | undefined): ReferenceRow[] {
  const classOf = ({ lift = 'none' }: SsuaCharacter) => FIELDS.lift.of.findIndex(({ id }) => id === lift);
  const most = use === undefined ? CLUBS.length : Math.max(0, ...use.members.map(classOf));
  return CLUBS.slice(0, most).map(([name, dice]) => ({
    id: name.toLowerCase(),
    fact: 'A-27',
    name: '',
    text: '',
    cells: [name, dice],
  }));
}

const vehicles = (): ReferenceRow[] => [
  row(
    'operate',
    'A-28',
    'Get in and drive',
    'The driver pays for operating it once in its Activation; the vehicle then spends AP of its own.',
  ),
  row('one-model', 'A-29', 'One model', 'A rider that is one model with its vehicle pays nothing for it.'),
];

/** Under the options of a table; sections that nobody at the table needs are left out. */
export function reference(options: SsuaOptions, use?: Use): Reference {
  const has = (need: Need) => use === undefined || use.members.some(need);
  const section = (
    id: string,
    title: string,
    heading: string,
    layout: ReferenceSection['layout'],
    rows: ReferenceRow[],
    heads?: string[],
  ): ReferenceSection[] =>
    rows.length === 0 ? [] : [{ id, page: 1, title, cite: { heading }, layout, rows, ...(heads ? { heads } : {}) }];
  const own = ownPrices(use?.members ?? []);
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: 'SSUA',
    edition: 'house rules',
    source: SOURCE,
    rules: RULES_VERSION,
    pages: ['Turn and AP prices'],
    changed: changedOptions(OPTIONS, options).map(([key, value]) => `${key} = ${String(value)}`),
    ...(use ? { team: use.name } : {}),
    sections: [
      ...section('turn', 'The turn', 'Initiative', 'steps', turn(options, has)),
      ...section('prices', 'AP prices', 'Activation', 'grid', prices(), ['Activity', 'Price', '']),
      ...section('own', 'Own prices', 'Activation', 'terms', own),
      ...section('activation', 'Activation', 'Activation', 'terms', activation(options)),
      ...(use === undefined && has(isFaster)
        ? section('faster', 'Multiplier', 'Activation', 'terms', [
            row(
              'x2',
              'A-30',
              'Faster ones',
              'A card may multiply inches: at ×2 a point is 2″ of moving and 4″ of charging.',
            ),
          ])
        : []),
      ...(has(({ vehicle = false }) => vehicle)
        ? section('vehicles', 'Vehicles', 'Activation', 'terms', vehicles())
        : []),
      ...section('clubs', 'Objects as clubs', 'Objects', 'strip', clubs(use), ['Class', 'Hit and Damage']),
      ...section('who', 'At the table', 'Card', 'grid', lineUp(use?.members ?? []), [
        'Name',
        'Agi',
        'Mind',
        'AP',
        'Hits',
        ...(has(canReroll) ? ['Re-roll'] : []),
      ]),
    ],
  };
}
