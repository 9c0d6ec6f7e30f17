/** The quick reference of SSUA in our own words, on demand cut down to what given characters can meet. */

import type { Team } from '../../document/schema.ts';
import { t } from '../../i18n/phrases.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import { apOf, priceList } from './derive.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import { FIELDS, type SsuaCharacter } from './fields.ts';
import { OPTION_TEXTS } from './option-texts.ts';
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
  const six = options['ssua.sixCountsTwo'] ? t`4 and 5 are one goal, a 6 is two` : t`4, 5 and 6 are one goal each`;
  const tie =
    options['ssua.initTie'] === 'reroll' ? t`the tied teams roll again` : t`the higher attribute, then they roll again`;
  const henchmen = options['ssua.henchmenMayRollIfAlone']
    ? t`No Henchman, unless the team has nobody else.`
    : t`No Henchman: a team of Henchmen alone does not roll.`;
  return [
    row('refill', 'A-17', t`Refill`, t`All AP are back to what the card says. What was left over is lost.`),
    row(
      'nominate',
      'A-3',
      t`Nominate`,
      t`One character for each team${has(({ henchman = false }) => henchman) ? `. ${henchmen}` : '.'}`,
    ),
    row('roll', 'A-5', t`Roll`, t`As many dice as *Mind* or *Agility*, as its player likes. ${six}.`),
    ...(has(canReroll) ? [row('rerolls', 'A-6', t`Re-roll`, t`As many dice as the card allows.`)] : []),
    row('winner', 'A-8', t`Winner`, t`Who has most goals. Equal: ${tie}. Coming second means nothing.`),
    row(
      'round',
      'A-9',
      t`Clockwise`,
      t`From the winner around the table, one Activation a team, until everybody has been Activated.`,
    ),
    row(
      'pass',
      'A-14',
      t`Or pass`,
      options['ssua.passForfeits']
        ? t`A character is given up for this turn instead of being Activated.`
        : t`Nobody is Activated now; the team may go on later. When all pass in a row the turn is over.`,
    ),
  ];
}

const activation = (options: SsuaOptions): ReferenceRow[] => [
  row('once', 'A-11', t`Once a turn`, t`Each character is Activated once, in any order its team likes.`),
  row('spend', 'A-16', t`Spend AP`, t`On anything listed, in any order, until they are gone or no longer wanted.`),
  row('attack', 'A-25', t`One attack`, t`A turn, melee or ranged, whatever AP are left.`),
  row(
    'charge',
    'A-20',
    'Charge',
    t`Twice as far, and then nothing but a *melee attack for 0 AP*${options['ssua.chargeAttackIsExtra'] ? t`, besides the one attack` : t`; it is the one attack`}.${options['ssua.chargeMinAp'] > 0 ? t` Only with ${options['ssua.chargeMinAp']} AP or more.` : ''}`,
  ),
  row(
    'fractions',
    'A?8',
    t`Part of a point`,
    options['ssua.roundApUp'] ? t`AP of each move are rounded up.` : t`AP of each move are rounded down.`,
  ),
  row('anything', 'A-26', t`Anything else`, t`What no list names costs as much as interacting.`),
  row(
    'flyers',
    'A-23',
    t`In the air`,
    t`Seen from the ground 18″ up. Terrain below does not count, and flyers always reach each other in melee.`,
  ),
];

const notes = (): Readonly<Record<string, string>> => ({
  charge: t`then melee only`,
  fly: t`in the air`,
  swim: t`in or under water`,
  attack: t`unless it says otherwise`,
  interact: t`each try`,
  'pick-up': t`carry, throw, club`,
  operate: t`then its own AP`,
});

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
    cells: [name.replaceAll('\u00a0', ' '), cost, notes()[id] ?? ''],
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
    const who = henchman ? t`${name} (Henchman)` : vehicle ? t`${name} (vehicle)` : name;
    const again = members.some(canReroll) ? [rerolls > 0 ? rerolls : '–'] : [];
    const cells = [who, agility, mind, apOf(character) ?? '–', hits ?? '–', ...again].map(String);
    return { id: `who-${i}`, fact: 'A-31', name: '', text: '', cells };
  });

const clubClasses = () =>
  [
    ['Light', '+1D'],
    ['Medium', '+2D'],
    ['Heavy', '+3D'],
    ['Massive', '+4'],
  ] as const;

/** Up to the heaviest class that anybody lifts. */
function clubs(use: Use | undefined): ReferenceRow[] {
  const classOf = ({ lift = 'none' }: SsuaCharacter) => FIELDS.lift.of.findIndex(({ id }) => id === lift);
  const most = use === undefined ? clubClasses().length : Math.max(0, ...use.members.map(classOf));
  return clubClasses()
    .slice(0, most)
    .map(([name, dice]) => ({
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
    t`Get in and drive`,
    t`The driver pays for operating it once in its Activation; the vehicle then spends AP of its own.`,
  ),
  row('one-model', 'A-29', t`One model`, t`A rider that is one model with its vehicle pays nothing for it.`),
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
    edition: t`house rules`,
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [t`Turn and AP prices`],
    changed: changedInWords(OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: [
      ...section('turn', t`The turn`, 'Initiative', 'steps', turn(options, has)),
      ...section('prices', t`AP prices`, 'Activation', 'grid', prices(), [t`Activity`, t`Price`, '']),
      ...section('own', t`Own prices`, 'Activation', 'terms', own),
      ...section('activation', 'Activation', 'Activation', 'terms', activation(options)),
      ...(use === undefined && has(isFaster)
        ? section('faster', t`Multiplier`, 'Activation', 'terms', [
            row(
              'x2',
              'A-30',
              t`Faster ones`,
              t`A card may multiply inches: at ×2 a point is 2″ of moving and 4″ of charging.`,
            ),
          ])
        : []),
      ...(has(({ vehicle = false }) => vehicle)
        ? section('vehicles', t`Vehicles`, 'Activation', 'terms', vehicles())
        : []),
      ...section('clubs', t`Objects as clubs`, 'Objects', 'strip', clubs(use), [t`Class`, t`Hit and Damage`]),
      ...section('who', t`At the table`, 'Card', 'grid', lineUp(use?.members ?? []), [
        t`Name`,
        'Agi',
        'Mind',
        'AP',
        'Hits',
        ...(has(canReroll) ? [t`Re-roll`] : []),
      ]),
    ],
  };
}
