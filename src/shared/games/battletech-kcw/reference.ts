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

const linesOf = (translate: Translate): readonly (readonly [Line, ReferenceRow])[] => [
  [
    'player',
    row(
      'player',
      'B-1',
      translate('btReference.initiative.player.name'),
      translate('btReference.initiative.player.text'),
    ),
  ],
  ['npc', row('npc', 'B-2', 'NPC', translate('btReference.initiative.npc.text', { bonus: NPC_BONUS }))],
  [
    'infantry',
    row(
      'infantry',
      'B-3',
      translate('btReference.initiative.infantry.name'),
      translate('btReference.initiative.infantry.text', { bonus: INFANTRY_BONUS, perLevel: PER_LEVEL }),
    ),
  ],
];

function initiative(translate: Translate, options: BtOptions, use: Use | undefined): ReferenceRow[] {
  const lines = new Set(use?.members.map((unit) => lineOf(unit, options)));
  return [
    ...linesOf(translate)
      .filter(([line]) => use === undefined || lines.has(line))
      .map(([, one]) => one),
    row('order', 'B-4', translate('btReference.initiative.order.name'), translate('btReference.initiative.order.text')),
    row(
      'current',
      'B-6',
      translate('btReference.initiative.current.name'),
      translate('btReference.initiative.current.text'),
    ),
    row(
      'when',
      'B?5',
      translate('btReference.initiative.when.name'),
      options['bt.rollEachTurn']
        ? translate('btReference.initiative.when.eachTurn')
        : translate('btReference.initiative.when.once'),
    ),
    ...(options['bt.extendedInitMods']
      ? [
          row(
            'crew',
            'B-1',
            translate('btReference.initiative.crew.name'),
            translate('btReference.initiative.crew.text'),
          ),
          row(
            'many',
            'B-1',
            translate('btReference.initiative.many.name'),
            translate('btReference.initiative.many.text'),
          ),
        ]
      : []),
  ];
}

function ties(translate: Translate, options: BtOptions, use: Use | undefined): ReferenceRow[] {
  const types = [...UNIT_TYPES]
    .filter(({ id }) => use === undefined || use.members.some(({ type }) => type === id))
    .sort((a, b) => (tieRank(a.id, options) ?? 0) - (tieRank(b.id, options) ?? 0))
    .map(({ printed }) => printed);
  return [
    row('type', 'B-7', 'Type', types.join(', ')),
    row('tons', 'B-8', translate('btReference.ties.tons.name'), translate('btReference.ties.tons.text')),
    row('dice', 'B-9', translate('btReference.ties.dice.name'), translate('btReference.ties.dice.text')),
  ];
}

const actions = (translate: Translate, options: BtOptions): ReferenceRow[] => [
  row('two', 'B-10', translate('btReference.actions.two.name'), translate('btReference.actions.two.text')),
  row('move', 'B-11', translate('btReference.actions.move.name'), translate('btReference.actions.move.text')),
  row('once', 'B-12', translate('btReference.actions.once.name'), translate('btReference.actions.once.text')),
  row('finish', 'B-13', translate('btReference.actions.finish.name'), translate('btReference.actions.finish.text')),
  row('must', 'B-5', translate('btReference.actions.must.name'), translate('btReference.actions.must.text')),
  row('anytime', 'B-17', translate('btReference.actions.anytime.name'), translate('btReference.actions.anytime.text')),
  row(
    'leftover',
    'B-18',
    translate('btReference.actions.leftover.name'),
    options['bt.leftoverEnablesAnytime']
      ? translate('btReference.actions.leftover.wantsOne')
      : translate('btReference.actions.leftover.ownSlotOnly'),
  ),
];

const heat = (translate: Translate): ReferenceRow[] => [
  row('end', 'B-15', translate('btReference.heat.end.name'), translate('btReference.heat.end.text')),
  row(
    'opportunity',
    'B-15',
    translate('btReference.heat.opportunity.name'),
    translate('btReference.heat.opportunity.text'),
  ),
];

const modifiers = (translate: Translate): ReferenceRow[] => [
  row('pm', 'B-16', 'PM', translate('btReference.modifiers.pm.text')),
  row('pr', 'B-16', 'PR', translate('btReference.modifiers.pr.text')),
  row('am', 'B-16', 'AM', translate('btReference.modifiers.am.text')),
  row('tm', 'B-16', 'TM', translate('btReference.modifiers.tm.text')),
];

const pack = (translate: Translate): ReferenceRow[] =>
  ACTION_PACK.map((action) => {
    const { id, name, sa, isMove, isAnytime } = action;
    const cost = isAnytime ? `${sa}*` : String(sa);
    return cells(
      id,
      'B?14',
      isMove ? `${name} (MOVE)` : name,
      cost,
      heatText(translate, action),
      modifiersText(translate, action),
    );
  });

const evade = (): ReferenceRow[] => [
  cells('base', 'B?14', '6+', '+1'),
  cells('base-4', 'B?14', '4–5', '+2'),
  cells('base-2', 'B?14', '2–3', '+3'),
  cells('base-0', 'B?14', '0–1', '+4'),
];

/** What a Double Fire adds to the target of weapons that fire in both. */
const doubleFire = (translate: Translate): ReferenceRow[] => [
  cells('double-0', 'B?14', 'MG, AC/2', '+0'),
  cells('double-2', 'B?14', translate('btReference.doubleFire.double2'), '+2'),
  cells('double-4', 'B?14', translate('btReference.doubleFire.double4'), '+4'),
  cells('double-8', 'B?14', 'PPC', '+8'),
];

const outOfTurn = (translate: Translate): ReferenceRow[] => [
  row('evading', 'B?14', 'Evade', translate('btReference.outOfTurn.evading.text')),
  row('aiming', 'B?14', translate('btReference.outOfTurn.aiming.name'), translate('btReference.outOfTurn.aiming.text')),
  row(
    'opportunity',
    'B?14',
    translate('btReference.outOfTurn.opportunity.name'),
    translate('btReference.outOfTurn.opportunity.text'),
  ),
  row(
    'interrupt',
    'B?14',
    translate('btReference.outOfTurn.interrupt.name'),
    translate('btReference.outOfTurn.interrupt.text'),
  ),
];

const units = (options: BtOptions, members: readonly BtUnit[]): ReferenceRow[] =>
  members.map((unit, index) => {
    const bonus = bonusOf(unit, options);
    const type = UNIT_TYPES.find(({ id }) => id === unit.type)?.printed ?? unit.type;
    const mp = unit.mpNow ?? unit.mp;
    return cells(
      `unit-${index}`,
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
  EXPERIENCE.map(({ id, printed }, index) => cells(id, 'B-3', printed, signed(PER_LEVEL * index)));

/** Under the options of a table; the list of actions only with its pack. */
export function reference(translate: Translate, options: BtOptions, use?: Use): Reference {
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
    title: translate('btReference.title'),
    edition: RULES_VERSION,
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [translate('btReference.pages.first')],
    changed: changedInWords(translate, OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: [
      ...section('initiative', 'Initiative', 'Initiative Phase', 'terms', initiative(translate, options, use)),
      ...section(
        'levels',
        translate('btReference.sections.levels'),
        'Initiative Phase',
        'grid',
        hasInfantry(options, use) ? levels() : [],
        ['Level', translate('btReference.heads.adds')],
      ),
      ...section(
        'ties',
        translate('btReference.sections.ties'),
        'Initiative Phase',
        'steps',
        ties(translate, options, use),
      ),
      ...section(
        'actions',
        translate('btReference.sections.actions'),
        'Action Phase',
        'terms',
        actions(translate, options),
      ),
      ...section('heat', translate('btReference.sections.heat'), 'Action Phase', 'terms', heat(translate)),
      ...section(
        'modifiers',
        translate('btReference.sections.modifiers'),
        'Action Phase',
        'terms',
        modifiers(translate),
      ),
      ...section(
        'pack',
        translate('btReference.sections.pack'),
        'Public list',
        'grid',
        hasPack ? pack(translate) : [],
        [
          translate('btReference.heads.action'),
          'SA',
          translate('btReference.heads.heat'),
          translate('btReference.heads.modifiers'),
        ],
      ),
      ...section('evade', translate('btReference.sections.evade'), 'Public list', 'grid', hasPack ? evade() : [], [
        'Piloting base',
        'TM',
      ]),
      ...section(
        'double',
        translate('btReference.sections.double'),
        'Public list',
        'grid',
        hasPack ? doubleFire(translate) : [],
        [translate('btReference.heads.weapon'), translate('btReference.heads.target')],
      ),
      ...section(
        'special',
        translate('btReference.sections.special'),
        'Public list',
        'terms',
        hasPack ? outOfTurn(translate) : [],
      ),
      ...section(
        'units',
        translate('btReference.sections.units'),
        'Units',
        'grid',
        units(options, use?.members ?? []),
        [translate('btReference.heads.unit'), '2D6', 'Type', translate('btReference.heads.tons'), 'MP'],
      ),
    ],
  };
}
