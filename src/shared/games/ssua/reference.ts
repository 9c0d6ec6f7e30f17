/** The quick reference of SSUA in our own words, on demand cut down to what given characters can meet. */

import type { Team } from '../../document/schema.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';
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

function turn(translate: Translate, options: SsuaOptions, has: (need: Need) => boolean): ReferenceRow[] {
  const goals = options['ssua.sixCountsTwo']
    ? translate('ssuaReference.turn.roll.sixIsTwo')
    : translate('ssuaReference.turn.roll.sixIsOne');
  const henchmen = options['ssua.henchmenMayRollIfAlone']
    ? translate('ssuaReference.turn.nominate.henchmanIfAlone')
    : translate('ssuaReference.turn.nominate.noHenchman');
  return [
    row('refill', 'A-17', translate('ssuaReference.turn.refill.name'), translate('ssuaReference.turn.refill.text')),
    row(
      'nominate',
      'A-3',
      translate('ssuaReference.turn.nominate.name'),
      [
        translate('ssuaReference.turn.nominate.text'),
        ...(has(({ henchman = false }) => henchman) ? [henchmen] : []),
      ].join(' '),
    ),
    row(
      'roll',
      'A-5',
      translate('ssuaReference.turn.roll.name'),
      `${translate('ssuaReference.turn.roll.text')} ${goals}`,
    ),
    ...(has(canReroll)
      ? [
          row(
            'rerolls',
            'A-6',
            translate('ssuaReference.turn.rerolls.name'),
            translate('ssuaReference.turn.rerolls.text'),
          ),
        ]
      : []),
    row(
      'winner',
      'A-8',
      translate('ssuaReference.turn.winner.name'),
      translate('ssuaReference.turn.winner.text', { isRerolled: options['ssua.initTie'] === 'reroll' }),
    ),
    row('round', 'A-9', translate('ssuaReference.turn.round.name'), translate('ssuaReference.turn.round.text')),
    row(
      'pass',
      'A-14',
      translate('ssuaReference.turn.pass.name'),
      options['ssua.passForfeits']
        ? translate('ssuaReference.turn.pass.givesUp')
        : translate('ssuaReference.turn.pass.mayGoOn'),
    ),
  ];
}

const activation = (translate: Translate, options: SsuaOptions): ReferenceRow[] => [
  row('once', 'A-11', translate('ssuaReference.activation.once.name'), translate('ssuaReference.activation.once.text')),
  row(
    'spend',
    'A-16',
    translate('ssuaReference.activation.spend.name'),
    translate('ssuaReference.activation.spend.text'),
  ),
  row(
    'attack',
    'A-25',
    translate('ssuaReference.activation.attack.name'),
    translate('ssuaReference.activation.attack.text'),
  ),
  row(
    'charge',
    'A-20',
    'Charge',
    [
      options['ssua.chargeAttackIsExtra']
        ? translate('ssuaReference.activation.charge.extraAttack')
        : translate('ssuaReference.activation.charge.oneAttack'),
      ...(options['ssua.chargeMinAp'] > 0
        ? [translate('ssuaReference.activation.charge.minAp', { ap: options['ssua.chargeMinAp'] })]
        : []),
    ].join(' '),
  ),
  row(
    'fractions',
    'A?8',
    translate('ssuaReference.activation.fractions.name'),
    options['ssua.roundApUp']
      ? translate('ssuaReference.activation.fractions.roundedUp')
      : translate('ssuaReference.activation.fractions.roundedDown'),
  ),
  row(
    'anything',
    'A-26',
    translate('ssuaReference.activation.anything.name'),
    translate('ssuaReference.activation.anything.text'),
  ),
  row(
    'flyers',
    'A-23',
    translate('ssuaReference.activation.flyers.name'),
    translate('ssuaReference.activation.flyers.text'),
  ),
];

const notes = (translate: Translate): Readonly<Record<string, string>> => ({
  charge: translate('ssuaReference.notes.charge'),
  fly: translate('ssuaReference.notes.fly'),
  swim: translate('ssuaReference.notes.swim'),
  attack: translate('ssuaReference.notes.attack'),
  interact: translate('ssuaReference.notes.interact'),
  'pick-up': translate('ssuaReference.notes.pickUp'),
  operate: translate('ssuaReference.notes.operate'),
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

const prices = (translate: Translate): ReferenceRow[] =>
  priceList(PLAIN).map(({ id, name, cost }) => ({
    id,
    fact: FACTS[id] ?? 'A-18',
    name: '',
    text: '',
    cells: [name.replaceAll('\u00a0', ' '), cost, notes(translate)[id] ?? ''],
  }));

/** What cards at the table change: one row a character that has prices of its own. */
const ownPrices = (members: readonly SsuaCharacter[]): ReferenceRow[] =>
  members.flatMap((character, index) => {
    const own = priceList(character).filter(({ isOwn }) => isOwn);
    if (own.length === 0) return [];
    return [row(`own-${index}`, 'A-18', character.name, own.map(({ name, cost }) => `${name} *${cost}*`).join(', '))];
  });

const lineUp = (translate: Translate, members: readonly SsuaCharacter[]): ReferenceRow[] =>
  members.map((character, index) => {
    const { name, agility, mind, hits, henchman = false, vehicle = false, rerolls = 0 } = character;
    const who = henchman
      ? translate('ssuaReference.lineUp.henchman', { name })
      : vehicle
        ? translate('ssuaReference.lineUp.vehicle', { name })
        : name;
    const again = members.some(canReroll) ? [rerolls > 0 ? rerolls : '–'] : [];
    const cells = [who, agility, mind, apOf(character) ?? '–', hits ?? '–', ...again].map(String);
    return { id: `who-${index}`, fact: 'A-31', name: '', text: '', cells };
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

const vehicles = (translate: Translate): ReferenceRow[] => [
  row(
    'operate',
    'A-28',
    translate('ssuaReference.vehicles.operate.name'),
    translate('ssuaReference.vehicles.operate.text'),
  ),
  row(
    'one-model',
    'A-29',
    translate('ssuaReference.vehicles.oneModel.name'),
    translate('ssuaReference.vehicles.oneModel.text'),
  ),
];

/** Under the options of a table; sections that nobody at the table needs are left out. */
export function reference(translate: Translate, options: SsuaOptions, use?: Use): Reference {
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
    edition: translate('ssuaReference.edition'),
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [translate('ssuaReference.pages.first')],
    changed: changedInWords(translate, OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: [
      ...section(
        'turn',
        translate('ssuaReference.sections.turn'),
        'Initiative',
        'steps',
        turn(translate, options, has),
      ),
      ...section('prices', translate('ssuaReference.sections.prices'), 'Activation', 'grid', prices(translate), [
        translate('ssuaReference.heads.activity'),
        translate('ssuaReference.heads.price'),
        '',
      ]),
      ...section('own', translate('ssuaReference.sections.own'), 'Activation', 'terms', own),
      ...section('activation', 'Activation', 'Activation', 'terms', activation(translate, options)),
      ...(use === undefined && has(isFaster)
        ? section('faster', translate('ssuaReference.sections.faster'), 'Activation', 'terms', [
            row('x2', 'A-30', translate('ssuaReference.faster.x2.name'), translate('ssuaReference.faster.x2.text')),
          ])
        : []),
      ...(has(({ vehicle = false }) => vehicle)
        ? section('vehicles', translate('ssuaReference.sections.vehicles'), 'Activation', 'terms', vehicles(translate))
        : []),
      ...section('clubs', translate('ssuaReference.sections.clubs'), 'Objects', 'strip', clubs(use), [
        translate('ssuaReference.heads.class'),
        translate('ssuaReference.heads.hitAndDamage'),
      ]),
      ...section(
        'who',
        translate('ssuaReference.sections.who'),
        'Card',
        'grid',
        lineUp(translate, use?.members ?? []),
        [
          translate('ssuaReference.heads.name'),
          'Agi',
          'Mind',
          'AP',
          'Hits',
          ...(has(canReroll) ? [translate('ssuaReference.heads.reRoll')] : []),
        ],
      ),
    ],
  };
}
