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

function turn(t: Translate, options: SsuaOptions, has: (need: Need) => boolean): ReferenceRow[] {
  const goals = options['ssua.sixCountsTwo']
    ? t('ssuaReference.turn.roll.sixIsTwo')
    : t('ssuaReference.turn.roll.sixIsOne');
  const henchmen = options['ssua.henchmenMayRollIfAlone']
    ? t('ssuaReference.turn.nominate.henchmanIfAlone')
    : t('ssuaReference.turn.nominate.noHenchman');
  return [
    row('refill', 'A-17', t('ssuaReference.turn.refill.name'), t('ssuaReference.turn.refill.text')),
    row(
      'nominate',
      'A-3',
      t('ssuaReference.turn.nominate.name'),
      [t('ssuaReference.turn.nominate.text'), ...(has(({ henchman = false }) => henchman) ? [henchmen] : [])].join(' '),
    ),
    row('roll', 'A-5', t('ssuaReference.turn.roll.name'), `${t('ssuaReference.turn.roll.text')} ${goals}`),
    ...(has(canReroll)
      ? [row('rerolls', 'A-6', t('ssuaReference.turn.rerolls.name'), t('ssuaReference.turn.rerolls.text'))]
      : []),
    row(
      'winner',
      'A-8',
      t('ssuaReference.turn.winner.name'),
      t('ssuaReference.turn.winner.text', { isRerolled: options['ssua.initTie'] === 'reroll' }),
    ),
    row('round', 'A-9', t('ssuaReference.turn.round.name'), t('ssuaReference.turn.round.text')),
    row(
      'pass',
      'A-14',
      t('ssuaReference.turn.pass.name'),
      options['ssua.passForfeits'] ? t('ssuaReference.turn.pass.givesUp') : t('ssuaReference.turn.pass.mayGoOn'),
    ),
  ];
}

const activation = (t: Translate, options: SsuaOptions): ReferenceRow[] => [
  row('once', 'A-11', t('ssuaReference.activation.once.name'), t('ssuaReference.activation.once.text')),
  row('spend', 'A-16', t('ssuaReference.activation.spend.name'), t('ssuaReference.activation.spend.text')),
  row('attack', 'A-25', t('ssuaReference.activation.attack.name'), t('ssuaReference.activation.attack.text')),
  row(
    'charge',
    'A-20',
    'Charge',
    [
      options['ssua.chargeAttackIsExtra']
        ? t('ssuaReference.activation.charge.extraAttack')
        : t('ssuaReference.activation.charge.oneAttack'),
      ...(options['ssua.chargeMinAp'] > 0
        ? [t('ssuaReference.activation.charge.minAp', { ap: options['ssua.chargeMinAp'] })]
        : []),
    ].join(' '),
  ),
  row(
    'fractions',
    'A?8',
    t('ssuaReference.activation.fractions.name'),
    options['ssua.roundApUp']
      ? t('ssuaReference.activation.fractions.roundedUp')
      : t('ssuaReference.activation.fractions.roundedDown'),
  ),
  row('anything', 'A-26', t('ssuaReference.activation.anything.name'), t('ssuaReference.activation.anything.text')),
  row('flyers', 'A-23', t('ssuaReference.activation.flyers.name'), t('ssuaReference.activation.flyers.text')),
];

const notes = (t: Translate): Readonly<Record<string, string>> => ({
  charge: t('ssuaReference.notes.charge'),
  fly: t('ssuaReference.notes.fly'),
  swim: t('ssuaReference.notes.swim'),
  attack: t('ssuaReference.notes.attack'),
  interact: t('ssuaReference.notes.interact'),
  'pick-up': t('ssuaReference.notes.pickUp'),
  operate: t('ssuaReference.notes.operate'),
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

const prices = (t: Translate): ReferenceRow[] =>
  priceList(PLAIN).map(({ id, name, cost }) => ({
    id,
    fact: FACTS[id] ?? 'A-18',
    name: '',
    text: '',
    cells: [name.replaceAll('\u00a0', ' '), cost, notes(t)[id] ?? ''],
  }));

/** What cards at the table change: one row a character that has prices of its own. */
const ownPrices = (members: readonly SsuaCharacter[]): ReferenceRow[] =>
  members.flatMap((character, i) => {
    const own = priceList(character).filter(({ isOwn }) => isOwn);
    if (own.length === 0) return [];
    return [row(`own-${i}`, 'A-18', character.name, own.map(({ name, cost }) => `${name} *${cost}*`).join(', '))];
  });

const lineUp = (t: Translate, members: readonly SsuaCharacter[]): ReferenceRow[] =>
  members.map((character, i) => {
    const { name, agility, mind, hits, henchman = false, vehicle = false, rerolls = 0 } = character;
    const who = henchman
      ? t('ssuaReference.lineUp.henchman', { name })
      : vehicle
        ? t('ssuaReference.lineUp.vehicle', { name })
        : name;
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

const vehicles = (t: Translate): ReferenceRow[] => [
  row('operate', 'A-28', t('ssuaReference.vehicles.operate.name'), t('ssuaReference.vehicles.operate.text')),
  row('one-model', 'A-29', t('ssuaReference.vehicles.oneModel.name'), t('ssuaReference.vehicles.oneModel.text')),
];

/** Under the options of a table; sections that nobody at the table needs are left out. */
export function reference(t: Translate, options: SsuaOptions, use?: Use): Reference {
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
    edition: t('ssuaReference.edition'),
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [t('ssuaReference.pages.first')],
    changed: changedInWords(t, OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: [
      ...section('turn', t('ssuaReference.sections.turn'), 'Initiative', 'steps', turn(t, options, has)),
      ...section('prices', t('ssuaReference.sections.prices'), 'Activation', 'grid', prices(t), [
        t('ssuaReference.heads.activity'),
        t('ssuaReference.heads.price'),
        '',
      ]),
      ...section('own', t('ssuaReference.sections.own'), 'Activation', 'terms', own),
      ...section('activation', 'Activation', 'Activation', 'terms', activation(t, options)),
      ...(use === undefined && has(isFaster)
        ? section('faster', t('ssuaReference.sections.faster'), 'Activation', 'terms', [
            row('x2', 'A-30', t('ssuaReference.faster.x2.name'), t('ssuaReference.faster.x2.text')),
          ])
        : []),
      ...(has(({ vehicle = false }) => vehicle)
        ? section('vehicles', t('ssuaReference.sections.vehicles'), 'Activation', 'terms', vehicles(t))
        : []),
      ...section('clubs', t('ssuaReference.sections.clubs'), 'Objects', 'strip', clubs(use), [
        t('ssuaReference.heads.class'),
        t('ssuaReference.heads.hitAndDamage'),
      ]),
      ...section('who', t('ssuaReference.sections.who'), 'Card', 'grid', lineUp(t, use?.members ?? []), [
        t('ssuaReference.heads.name'),
        'Agi',
        'Mind',
        'AP',
        'Hits',
        ...(has(canReroll) ? [t('ssuaReference.heads.reRoll')] : []),
      ]),
    ],
  };
}
