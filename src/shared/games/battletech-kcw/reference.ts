/** The quick reference in our own words, on demand cut down to what given units can meet. */
import type { Team } from '../../document/schema.ts';
import { numberText } from '../../text/number-text.ts';
import { changedOptions } from '../options.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../reference.ts';
import { ACTION_PACK, heatText, modifiersText } from './action-pack.ts';
import { signed, tieRank } from './derive.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import { type BtUnit, EXPERIENCE, UNIT_TYPES } from './fields.ts';
import { bonusOf, INFANTRY_BONUS, type Line, lineOf, NPC_BONUS, PER_LEVEL } from './initiative.ts';
import { type BtOptions, OPTIONS } from './options.ts';

type Use = ReferenceUse<Team, BtUnit>;

const row = (id: string, fact: string, name: string, text: string): ReferenceRow => ({ id, fact, name, text });
const cells = (id: string, fact: string, ...texts: readonly string[]): ReferenceRow => ({
  ...row(id, fact, '', ''),
  cells: [...texts],
});

const LINES: readonly (readonly [Line, ReferenceRow])[] = [
  ['player', row('player', 'B-1', 'PC and NPPC', '2D6 + Walk/Cruise + *Piloting* level + *Tactics* level')],
  ['npc', row('npc', 'B-2', 'NPC', `2D6 + Walk/Cruise + ${NPC_BONUS} − *Piloting base* − *Gunnery base*`)],
  [
    'infantry',
    row(
      'infantry',
      'B-3',
      'Infantry',
      `2D6 + Walk + ${INFANTRY_BONUS} + ${PER_LEVEL} for each level of experience above Green`,
    ),
  ],
];

function initiative(options: BtOptions, use: Use | undefined): ReferenceRow[] {
  const lines = new Set(use?.members.map((unit) => lineOf(unit, options)));
  return [
    ...LINES.filter(([line]) => use === undefined || lines.has(line)).map(([, one]) => one),
    row('order', 'B-4', 'Order', 'The highest total first.'),
    row('current', 'B-6', 'Current MP', 'Count: heat and damage that slow a unit take its bonus away too.'),
    row(
      'when',
      'B?5',
      'When',
      options['bt.rollEachTurn'] ? 'Each turn anew.' : 'Once; the dice are kept, and totals follow the current MP.',
    ),
    ...(options['bt.extendedInitMods']
      ? [
          row('crew', 'B-1', 'Crew', 'Of two or more: − the square root of their number, rounded up.'),
          row('many', 'B-1', 'Many units', 'Of two or more on a side: − the square root of their number, rounded up.'),
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
    row('tons', 'B-8', 'Tons', 'The lightest first.'),
    row('dice', 'B-9', 'Dice', '2D6 each, higher first, until nobody is equal.'),
  ];
}

const actions = (options: BtOptions): ReferenceRow[] => [
  row('two', 'B-10', 'Two', '*Simple Actions* a unit in its slot. They need not be used.'),
  row('move', 'B-11', 'One MOVE', 'At most, of whatever kind.'),
  row('once', 'B-12', 'Each once', 'Nothing twice in a turn: who fires again does a 2nd Fire.'),
  row('finish', 'B-13', 'One by one', 'An action ends before the next one begins.'),
  row('must', 'B-5', 'Now', 'A unit goes when its slot comes; what it does not use is wasted.'),
  row(
    'anytime',
    'B-17',
    'Anytime (*)',
    'Once a turn each, in anybody’s slot or in the middle of an action; in the own slot at its price.',
  ),
  row(
    'leftover',
    'B-18',
    'Costly',
    options['bt.leftoverEnablesAnytime']
      ? 'An Anytime Action of more than 1 outside the slot wants a Simple Action left over; it is not spent.'
      : 'An Anytime Action of more than 1 is for the own slot alone.',
  ),
];

const heat = (): ReferenceRow[] => [
  row('end', 'B-15', 'End of the slot', 'Heat of the actions is added and some of it dissipates, only now.'),
  row('opportunity', 'B-15', 'In between', 'Heat of actions in somebody else’s slot counts at once.'),
];

const modifiers = (): ReferenceRow[] => [
  row('pm', 'B-16', 'PM', 'To Piloting targets of the unit, until its next slot.'),
  row('pr', 'B-16', 'PR', 'A Piloting roll is needed, with this.'),
  row('am', 'B-16', 'AM', 'To combat targets of the unit, until its next slot.'),
  row('tm', 'B-16', 'TM', 'To targets of others who fire at it, until its next slot; hexes moved count besides.'),
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
  cells('double-2', 'B?14', 'Flamer, small or medium laser, AC/5, AC/10, SRM', '+2'),
  cells('double-4', 'B?14', 'Large laser, AC/20, LRM', '+4'),
  cells('double-8', 'B?14', 'PPC', '+8'),
];

const outOfTurn = (): ReferenceRow[] => [
  row('evading', 'B?14', 'Evade', 'Not while prone; both hips are needed.'),
  row('aiming', 'B?14', 'Careful aim', 'Adds up to −3, for weapons that have not fired.'),
  row(
    'opportunity',
    'B?14',
    'Opportunity',
    'Each Simple Action costs two, a MOVE one more; AM +2. All at one time, against the unit that acts.',
  ),
  row('interrupt', 'B?14', 'Interrupt', 'Each costs two: in the middle of another’s action.'),
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
    title: 'BattleTech combat rules',
    edition: RULES_VERSION,
    source: SOURCE,
    rules: RULES_VERSION,
    pages: ['Initiative and actions'],
    changed: changedOptions(OPTIONS, options).map(([key, value]) => `${key} = ${String(value)}`),
    ...(use ? { team: use.name } : {}),
    sections: [
      ...section('initiative', 'Initiative', 'Initiative Phase', 'terms', initiative(options, use)),
      ...section('levels', 'Infantry levels', 'Initiative Phase', 'grid', hasInfantry(options, use) ? levels() : [], [
        'Level',
        'Adds',
      ]),
      ...section('ties', 'Equal totals', 'Initiative Phase', 'steps', ties(options, use)),
      ...section('actions', 'Simple Actions', 'Action Phase', 'terms', actions(options)),
      ...section('heat', 'Heat', 'Action Phase', 'terms', heat()),
      ...section('modifiers', 'Modifiers', 'Action Phase', 'terms', modifiers()),
      ...section('pack', 'List of actions', 'Public list', 'grid', hasPack ? pack() : [], [
        'Action',
        'SA',
        'Heat',
        'Modifiers',
      ]),
      ...section('evade', 'TM of Evade', 'Public list', 'grid', hasPack ? evade() : [], ['Piloting base', 'TM']),
      ...section('double', 'Double Fire', 'Public list', 'grid', hasPack ? doubleFire() : [], ['Weapon', 'Target']),
      ...section('special', 'Of the list', 'Public list', 'terms', hasPack ? outOfTurn() : []),
      ...section('units', 'At the table', 'Units', 'grid', units(options, use?.members ?? []), [
        'Unit',
        '2D6',
        'Type',
        'Tons',
        'MP',
      ]),
    ],
  };
}
