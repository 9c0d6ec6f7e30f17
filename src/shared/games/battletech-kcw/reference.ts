/** The quick reference in our own words, on demand cut down to what given units can meet. */

import type { Team } from '../../document/schema.ts';
import { t } from '../../i18n/phrases.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import { numberText } from '../../text/number-text.ts';
import { ACTION_PACK, heatText, modifiersText } from './action-pack.ts';
import { signed, tieRank } from './derive.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import { type BtUnit, EXPERIENCE, UNIT_TYPES } from './fields.ts';
import { bonusOf, INFANTRY_BONUS, type Line, lineOf, NPC_BONUS, PER_LEVEL } from './initiative.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type BtOptions, OPTIONS } from './options.ts';

type Use = ReferenceUse<Team, BtUnit>;

const row = (id: string, fact: string, name: string, text: string): ReferenceRow => ({ id, fact, name, text });
const cells = (id: string, fact: string, ...texts: readonly string[]): ReferenceRow => ({
  ...row(id, fact, '', ''),
  cells: [...texts],
});

const linesOf = (): readonly (readonly [Line, ReferenceRow])[] => [
  ['player', row('player', 'B-1', t`PC and NPPC`, t`2D6 + Walk/Cruise + *Piloting* level + *Tactics* level`)],
  ['npc', row('npc', 'B-2', 'NPC', t`2D6 + Walk/Cruise + ${NPC_BONUS} − *Piloting base* − *Gunnery base*`)],
  [
    'infantry',
    row(
      'infantry',
      'B-3',
      t`Infantry`,
      t`2D6 + Walk + ${INFANTRY_BONUS} + ${PER_LEVEL} for each level of experience above Green`,
    ),
  ],
];

function initiative(options: BtOptions, use: Use | undefined): ReferenceRow[] {
  const lines = new Set(use?.members.map((unit) => lineOf(unit, options)));
  return [
    ...linesOf()
      .filter(([line]) => use === undefined || lines.has(line))
      .map(([, one]) => one),
    row('order', 'B-4', t`Order`, t`The highest total first.`),
    row('current', 'B-6', t`Current MP`, t`Count: heat and damage that slow a unit take its bonus away too.`),
    row(
      'when',
      'B?5',
      t`When`,
      options['bt.rollEachTurn'] ? t`Each turn anew.` : t`Once; the dice are kept, and totals follow the current MP.`,
    ),
    ...(options['bt.extendedInitMods']
      ? [
          row('crew', 'B-1', t`Crew`, t`Of two or more: − the square root of their number, rounded up.`),
          row(
            'many',
            'B-1',
            t`Many units`,
            t`Of two or more on a side: − the square root of their number, rounded up.`,
          ),
        ]
      : []),
  ];
}

function ties(options: BtOptions, use: Use | undefined): ReferenceRow[] {
  const types = [...UNIT_TYPES]
    .filter(({ id }) => use === undefined || use.members.some(({ type }) => type === id))
    .sort((a, b) => (tieRank(a.id, options) ?? 0) - (tieRank(b.id, options) ?? 0))
    .map(({ label }) => label);
  return [
    row('type', 'B-7', 'Type', types.join(', ')),
    row('tons', 'B-8', t`Tons`, t`The lightest first.`),
    row('dice', 'B-9', t`Dice`, t`2D6 each, higher first, until nobody is equal.`),
  ];
}

const actions = (options: BtOptions): ReferenceRow[] => [
  row('two', 'B-10', t`Two`, t`*Simple Actions* a unit in its slot. They need not be used.`),
  row('move', 'B-11', t`One MOVE`, t`At most, of whatever kind.`),
  row('once', 'B-12', t`Each once`, t`Nothing twice in a turn: who fires again does a 2nd Fire.`),
  row('finish', 'B-13', t`One by one`, t`An action ends before the next one begins.`),
  row('must', 'B-5', t`Now`, t`A unit goes when its slot comes; what it does not use is wasted.`),
  row(
    'anytime',
    'B-17',
    t`Anytime (*)`,
    t`Once a turn each, in anybody’s slot or in the middle of an action; in the own slot at its price.`,
  ),
  row(
    'leftover',
    'B-18',
    t`Costly`,
    options['bt.leftoverEnablesAnytime']
      ? t`An Anytime Action of more than 1 outside the slot wants a Simple Action left over; it is not spent.`
      : t`An Anytime Action of more than 1 is for the own slot alone.`,
  ),
];

const heat = (): ReferenceRow[] => [
  row('end', 'B-15', t`End of the slot`, t`Heat of the actions is added and some of it dissipates, only now.`),
  row('opportunity', 'B-15', t`In between`, t`Heat of actions in somebody else’s slot counts at once.`),
];

const modifiers = (): ReferenceRow[] => [
  row('pm', 'B-16', 'PM', t`To Piloting targets of the unit, until its next slot.`),
  row('pr', 'B-16', 'PR', t`A Piloting roll is needed, with this.`),
  row('am', 'B-16', 'AM', t`To combat targets of the unit, until its next slot.`),
  row('tm', 'B-16', 'TM', t`To targets of others who fire at it, until its next slot; hexes moved count besides.`),
];

const pack = (): ReferenceRow[] =>
  ACTION_PACK.map((action) => {
    const { id, name, sa, isMove, isAnytime } = action;
    const cost = isAnytime ? `${sa}*` : String(sa);
    return cells(id, 'B?14', isMove ? `${name} (MOVE)` : name, cost, heatText(action), modifiersText(action));
  });

const evade = (): ReferenceRow[] => [
  cells('base', 'B?14', '6+', '+1'),
  cells('base-4', 'B?14', '4–5', '+2'),
  cells('base-2', 'B?14', '2–3', '+3'),
  cells('base-0', 'B?14', '0–1', '+4'),
];

/** What a Double Fire adds to the target of weapons that fire in both. */
const doubleFire = (): ReferenceRow[] => [
  cells('double-0', 'B?14', 'MG, AC/2', '+0'),
  cells('double-2', 'B?14', t`Flamer, small or medium laser, AC/5, AC/10, SRM`, '+2'),
  cells('double-4', 'B?14', t`Large laser, AC/20, LRM`, '+4'),
  cells('double-8', 'B?14', 'PPC', '+8'),
];

const outOfTurn = (): ReferenceRow[] => [
  row('evading', 'B?14', 'Evade', t`Not while prone; both hips are needed.`),
  row('aiming', 'B?14', t`Careful aim`, t`Adds up to −3, for weapons that have not fired.`),
  row(
    'opportunity',
    'B?14',
    t`Opportunity`,
    t`Each Simple Action costs two, a MOVE one more; AM +2. All at one time, against the unit that acts.`,
  ),
  row('interrupt', 'B?14', t`Interrupt`, t`Each costs two: in the middle of another’s action.`),
];

const units = (options: BtOptions, members: readonly BtUnit[]): ReferenceRow[] =>
  members.map((unit, i) => {
    const bonus = bonusOf(unit, options);
    const type = UNIT_TYPES.find(({ id }) => id === unit.type)?.label ?? unit.type;
    const mp = unit.mpNow ?? unit.mp;
    return cells(
      `unit-${i}`,
      'B-20',
      unit.name,
      bonus === undefined ? '–' : signed(bonus),
      type,
      numberText(unit.tonnage),
      numberText(mp),
    );
  });

const hasInfantry = (options: BtOptions, use: Use | undefined): boolean =>
  use === undefined || use.members.some((unit) => lineOf(unit, options) === 'infantry');

const levels = (): ReferenceRow[] =>
  EXPERIENCE.map(({ id, label }, i) => cells(id, 'B-3', label, signed(PER_LEVEL * i)));

/** Under the options of a table; the list of actions only with its pack. */
export function reference(options: BtOptions, use?: Use): Reference {
  const section = (
    id: string,
    title: string,
    heading: string,
    layout: ReferenceSection['layout'],
    rows: ReferenceRow[],
    heads?: string[],
  ): ReferenceSection[] =>
    rows.length === 0 ? [] : [{ id, page: 1, title, cite: { heading }, layout, rows, ...(heads ? { heads } : {}) }];
  const hasPack = options['bt.actionPack'];
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: t`BattleTech combat rules`,
    edition: RULES_VERSION,
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [t`Initiative and actions`],
    changed: changedInWords(OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: [
      ...section('initiative', 'Initiative', 'Initiative Phase', 'terms', initiative(options, use)),
      ...section('levels', t`Infantry levels`, 'Initiative Phase', 'grid', hasInfantry(options, use) ? levels() : [], [
        'Level',
        t`Adds`,
      ]),
      ...section('ties', t`Equal totals`, 'Initiative Phase', 'steps', ties(options, use)),
      ...section('actions', t`Simple Actions`, 'Action Phase', 'terms', actions(options)),
      ...section('heat', t`Heat`, 'Action Phase', 'terms', heat()),
      ...section('modifiers', t`Modifiers`, 'Action Phase', 'terms', modifiers()),
      ...section('pack', t`List of actions`, 'Public list', 'grid', hasPack ? pack() : [], [
        t`Action`,
        'SA',
        t`Heat`,
        t`Modifiers`,
      ]),
      ...section('evade', t`TM of Evade`, 'Public list', 'grid', hasPack ? evade() : [], ['Piloting base', 'TM']),
      ...section('double', t`Double Fire`, 'Public list', 'grid', hasPack ? doubleFire() : [], [t`Weapon`, t`Target`]),
      ...section('special', t`Of the list`, 'Public list', 'terms', hasPack ? outOfTurn() : []),
      ...section('units', t`At the table`, 'Units', 'grid', units(options, use?.members ?? []), [
        t`Unit`,
        '2D6',
        'Type',
        t`Tons`,
        'MP',
      ]),
    ],
  };
}
