/** The quick reference in our own words, on demand cut down to what given units can meet. */

import type { Team } from '../../document/schema.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import { numberText } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
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

const linesOf = (t: Translate): readonly (readonly [Line, ReferenceRow])[] => [
  ['player', row('player', 'B-1', t('btReference.initiative.player.name'), t('btReference.initiative.player.text'))],
  ['npc', row('npc', 'B-2', 'NPC', t('btReference.initiative.npc.text', { bonus: NPC_BONUS }))],
  [
    'infantry',
    row(
      'infantry',
      'B-3',
      t('btReference.initiative.infantry.name'),
      t('btReference.initiative.infantry.text', { bonus: INFANTRY_BONUS, perLevel: PER_LEVEL }),
    ),
  ],
];

function initiative(t: Translate, options: BtOptions, use: Use | undefined): ReferenceRow[] {
  const lines = new Set(use?.members.map((unit) => lineOf(unit, options)));
  return [
    ...linesOf(t)
      .filter(([line]) => use === undefined || lines.has(line))
      .map(([, one]) => one),
    row('order', 'B-4', t('btReference.initiative.order.name'), t('btReference.initiative.order.text')),
    row('current', 'B-6', t('btReference.initiative.current.name'), t('btReference.initiative.current.text')),
    row(
      'when',
      'B?5',
      t('btReference.initiative.when.name'),
      options['bt.rollEachTurn'] ? t('btReference.initiative.when.eachTurn') : t('btReference.initiative.when.once'),
    ),
    ...(options['bt.extendedInitMods']
      ? [
          row('crew', 'B-1', t('btReference.initiative.crew.name'), t('btReference.initiative.crew.text')),
          row('many', 'B-1', t('btReference.initiative.many.name'), t('btReference.initiative.many.text')),
        ]
      : []),
  ];
}

function ties(t: Translate, options: BtOptions, use: Use | undefined): ReferenceRow[] {
  const types = [...UNIT_TYPES]
    .filter(({ id }) => use === undefined || use.members.some(({ type }) => type === id))
    .sort((a, b) => (tieRank(a.id, options) ?? 0) - (tieRank(b.id, options) ?? 0))
    .map(({ printed }) => printed);
  return [
    row('type', 'B-7', 'Type', types.join(', ')),
    row('tons', 'B-8', t('btReference.ties.tons.name'), t('btReference.ties.tons.text')),
    row('dice', 'B-9', t('btReference.ties.dice.name'), t('btReference.ties.dice.text')),
  ];
}

const actions = (t: Translate, options: BtOptions): ReferenceRow[] => [
  row('two', 'B-10', t('btReference.actions.two.name'), t('btReference.actions.two.text')),
  row('move', 'B-11', t('btReference.actions.move.name'), t('btReference.actions.move.text')),
  row('once', 'B-12', t('btReference.actions.once.name'), t('btReference.actions.once.text')),
  row('finish', 'B-13', t('btReference.actions.finish.name'), t('btReference.actions.finish.text')),
  row('must', 'B-5', t('btReference.actions.must.name'), t('btReference.actions.must.text')),
  row('anytime', 'B-17', t('btReference.actions.anytime.name'), t('btReference.actions.anytime.text')),
  row(
    'leftover',
    'B-18',
    t('btReference.actions.leftover.name'),
    options['bt.leftoverEnablesAnytime']
      ? t('btReference.actions.leftover.wantsOne')
      : t('btReference.actions.leftover.ownSlotOnly'),
  ),
];

const heat = (t: Translate): ReferenceRow[] => [
  row('end', 'B-15', t('btReference.heat.end.name'), t('btReference.heat.end.text')),
  row('opportunity', 'B-15', t('btReference.heat.opportunity.name'), t('btReference.heat.opportunity.text')),
];

const modifiers = (t: Translate): ReferenceRow[] => [
  row('pm', 'B-16', 'PM', t('btReference.modifiers.pm.text')),
  row('pr', 'B-16', 'PR', t('btReference.modifiers.pr.text')),
  row('am', 'B-16', 'AM', t('btReference.modifiers.am.text')),
  row('tm', 'B-16', 'TM', t('btReference.modifiers.tm.text')),
];

const pack = (t: Translate): ReferenceRow[] =>
  ACTION_PACK.map((action) => {
    const { id, name, sa, isMove, isAnytime } = action;
    const cost = isAnytime ? `${sa}*` : String(sa);
    return cells(id, 'B?14', isMove ? `${name} (MOVE)` : name, cost, heatText(t, action), modifiersText(t, action));
  });

const evade = (): ReferenceRow[] => [
  cells('base', 'B?14', '6+', '+1'),
  cells('base-4', 'B?14', '4–5', '+2'),
  cells('base-2', 'B?14', '2–3', '+3'),
  cells('base-0', 'B?14', '0–1', '+4'),
];

/** What a Double Fire adds to the target of weapons that fire in both. */
const doubleFire = (t: Translate): ReferenceRow[] => [
  cells('double-0', 'B?14', 'MG, AC/2', '+0'),
  cells('double-2', 'B?14', t('btReference.doubleFire.double2'), '+2'),
  cells('double-4', 'B?14', t('btReference.doubleFire.double4'), '+4'),
  cells('double-8', 'B?14', 'PPC', '+8'),
];

const outOfTurn = (t: Translate): ReferenceRow[] => [
  row('evading', 'B?14', 'Evade', t('btReference.outOfTurn.evading.text')),
  row('aiming', 'B?14', t('btReference.outOfTurn.aiming.name'), t('btReference.outOfTurn.aiming.text')),
  row('opportunity', 'B?14', t('btReference.outOfTurn.opportunity.name'), t('btReference.outOfTurn.opportunity.text')),
  row('interrupt', 'B?14', t('btReference.outOfTurn.interrupt.name'), t('btReference.outOfTurn.interrupt.text')),
];

const units = (options: BtOptions, members: readonly BtUnit[]): ReferenceRow[] =>
  members.map((unit, i) => {
    const bonus = bonusOf(unit, options);
    const type = UNIT_TYPES.find(({ id }) => id === unit.type)?.printed ?? unit.type;
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
  EXPERIENCE.map(({ id, printed }, i) => cells(id, 'B-3', printed, signed(PER_LEVEL * i)));

/** Under the options of a table; the list of actions only with its pack. */
export function reference(t: Translate, options: BtOptions, use?: Use): Reference {
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
    title: t('btReference.title'),
    edition: RULES_VERSION,
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [t('btReference.pages.first')],
    changed: changedInWords(t, OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: [
      ...section('initiative', 'Initiative', 'Initiative Phase', 'terms', initiative(t, options, use)),
      ...section(
        'levels',
        t('btReference.sections.levels'),
        'Initiative Phase',
        'grid',
        hasInfantry(options, use) ? levels() : [],
        ['Level', t('btReference.heads.adds')],
      ),
      ...section('ties', t('btReference.sections.ties'), 'Initiative Phase', 'steps', ties(t, options, use)),
      ...section('actions', t('btReference.sections.actions'), 'Action Phase', 'terms', actions(t, options)),
      ...section('heat', t('btReference.sections.heat'), 'Action Phase', 'terms', heat(t)),
      ...section('modifiers', t('btReference.sections.modifiers'), 'Action Phase', 'terms', modifiers(t)),
      ...section('pack', t('btReference.sections.pack'), 'Public list', 'grid', hasPack ? pack(t) : [], [
        t('btReference.heads.action'),
        'SA',
        t('btReference.heads.heat'),
        t('btReference.heads.modifiers'),
      ]),
      ...section('evade', t('btReference.sections.evade'), 'Public list', 'grid', hasPack ? evade() : [], [
        'Piloting base',
        'TM',
      ]),
      ...section('double', t('btReference.sections.double'), 'Public list', 'grid', hasPack ? doubleFire(t) : [], [
        t('btReference.heads.weapon'),
        t('btReference.heads.target'),
      ]),
      ...section('special', t('btReference.sections.special'), 'Public list', 'terms', hasPack ? outOfTurn(t) : []),
      ...section('units', t('btReference.sections.units'), 'Units', 'grid', units(options, use?.members ?? []), [
        t('btReference.heads.unit'),
        '2D6',
        'Type',
        t('btReference.heads.tons'),
        'MP',
      ]),
    ],
  };
}
