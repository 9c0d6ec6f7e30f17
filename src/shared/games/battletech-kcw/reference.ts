/** Creates the quick reference in our own words, optionally reduced to what given units need. */

import type { Team } from '../../document/schema.ts';
import { formatChangedOptions } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { ACTION_PACK, formatHeat, formatModifiers } from './action-pack.ts';
import { formatSigned, getTieRank } from './derive.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import { type BtUnit, EXPERIENCE, UNIT_TYPES } from './fields.ts';
import {
  computeBonus,
  getInitiativeLine,
  INFANTRY_BONUS,
  type InitiativeLine,
  NPC_BONUS,
  PER_LEVEL,
} from './initiative.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type BtOptions, OPTIONS } from './options.ts';

type Use = ReferenceUse<Team, BtUnit>;

/** Creates a row with a name and a text. `factNumber` is the number of the rule: `B-4`, or `B?5` for an open question. */
const createRow = (rowId: string, factNumber: string, rowName: string, rowText: string): ReferenceRow => ({
  id: rowId,
  fact: factNumber,
  name: rowName,
  text: rowText,
});
/** Creates a row of a table. */
const createCellsRow = (rowId: string, factNumber: string, ...cellTexts: readonly string[]): ReferenceRow => ({
  ...createRow(rowId, factNumber, '', ''),
  cells: [...cellTexts],
});

const getLineRows = (translate: Translate): readonly (readonly [InitiativeLine, ReferenceRow])[] => [
  [
    'player',
    createRow(
      'player',
      'B-1',
      translate('btReference.initiative.player.name'),
      translate('btReference.initiative.player.text'),
    ),
  ],
  ['npc', createRow('npc', 'B-2', 'NPC', translate('btReference.initiative.npc.text', { bonus: NPC_BONUS }))],
  [
    'infantry',
    createRow(
      'infantry',
      'B-3',
      translate('btReference.initiative.infantry.name'),
      translate('btReference.initiative.infantry.text', { bonus: INFANTRY_BONUS, perLevel: PER_LEVEL }),
    ),
  ],
];

function listInitiativeRows(translate: Translate, options: BtOptions, referenceUse: Use | undefined): ReferenceRow[] {
  const usedLines = new Set(referenceUse?.members.map((unit) => getInitiativeLine(unit, options)));
  return [
    ...getLineRows(translate)
      .filter(([initiativeLine]) => referenceUse === undefined || usedLines.has(initiativeLine))
      .map(([, lineRow]) => lineRow),
    createRow(
      'order',
      'B-4',
      translate('btReference.initiative.order.name'),
      translate('btReference.initiative.order.text'),
    ),
    createRow(
      'current',
      'B-6',
      translate('btReference.initiative.current.name'),
      translate('btReference.initiative.current.text'),
    ),
    createRow(
      'when',
      'B?5',
      translate('btReference.initiative.when.name'),
      options['bt.rollEachTurn']
        ? translate('btReference.initiative.when.eachTurn')
        : translate('btReference.initiative.when.once'),
    ),
    ...(options['bt.extendedInitMods']
      ? [
          createRow(
            'crew',
            'B-1',
            translate('btReference.initiative.crew.name'),
            translate('btReference.initiative.crew.text'),
          ),
          createRow(
            'many',
            'B-1',
            translate('btReference.initiative.many.name'),
            translate('btReference.initiative.many.text'),
          ),
        ]
      : []),
  ];
}

function listTieRows(translate: Translate, options: BtOptions, referenceUse: Use | undefined): ReferenceRow[] {
  const typeNames = [...UNIT_TYPES]
    .filter(({ id }) => referenceUse === undefined || referenceUse.members.some(({ type }) => type === id))
    .sort(
      (firstType, secondType) => (getTieRank(firstType.id, options) ?? 0) - (getTieRank(secondType.id, options) ?? 0),
    )
    .map(({ printed }) => printed);
  return [
    createRow('type', 'B-7', 'Type', typeNames.join(', ')),
    createRow('tons', 'B-8', translate('btReference.ties.tons.name'), translate('btReference.ties.tons.text')),
    createRow('dice', 'B-9', translate('btReference.ties.dice.name'), translate('btReference.ties.dice.text')),
  ];
}

const listActionRows = (translate: Translate, options: BtOptions): ReferenceRow[] => [
  createRow('two', 'B-10', translate('btReference.actions.two.name'), translate('btReference.actions.two.text')),
  createRow('move', 'B-11', translate('btReference.actions.move.name'), translate('btReference.actions.move.text')),
  createRow('once', 'B-12', translate('btReference.actions.once.name'), translate('btReference.actions.once.text')),
  createRow(
    'finish',
    'B-13',
    translate('btReference.actions.finish.name'),
    translate('btReference.actions.finish.text'),
  ),
  createRow('must', 'B-5', translate('btReference.actions.must.name'), translate('btReference.actions.must.text')),
  createRow(
    'anytime',
    'B-17',
    translate('btReference.actions.anytime.name'),
    translate('btReference.actions.anytime.text'),
  ),
  createRow(
    'leftover',
    'B-18',
    translate('btReference.actions.leftover.name'),
    options['bt.leftoverEnablesAnytime']
      ? translate('btReference.actions.leftover.wantsOne')
      : translate('btReference.actions.leftover.ownSlotOnly'),
  ),
];

const listHeatRows = (translate: Translate): ReferenceRow[] => [
  createRow('end', 'B-15', translate('btReference.heat.end.name'), translate('btReference.heat.end.text')),
  createRow(
    'opportunity',
    'B-15',
    translate('btReference.heat.opportunity.name'),
    translate('btReference.heat.opportunity.text'),
  ),
];

const listModifierRows = (translate: Translate): ReferenceRow[] => [
  createRow('pm', 'B-16', 'PM', translate('btReference.modifiers.pm.text')),
  createRow('pr', 'B-16', 'PR', translate('btReference.modifiers.pr.text')),
  createRow('am', 'B-16', 'AM', translate('btReference.modifiers.am.text')),
  createRow('tm', 'B-16', 'TM', translate('btReference.modifiers.tm.text')),
];

const listPackRows = (translate: Translate): ReferenceRow[] =>
  ACTION_PACK.map((action) => {
    const { id, name, sa: simpleActions, isMove, isAnytime } = action;
    const cost = isAnytime ? `${simpleActions}*` : String(simpleActions);
    return createCellsRow(
      id,
      'B?14',
      isMove ? `${name} (MOVE)` : name,
      cost,
      formatHeat(translate, action),
      formatModifiers(translate, action),
    );
  });

/** Lists the target modifier of Evade by Piloting base. */
const listEvadeRows = (): ReferenceRow[] => [
  createCellsRow('base', 'B?14', '6+', '+1'),
  createCellsRow('base-4', 'B?14', '4–5', '+2'),
  createCellsRow('base-2', 'B?14', '2–3', '+3'),
  createCellsRow('base-0', 'B?14', '0–1', '+4'),
];

/** Lists the numbers that a Double Fire adds to the target number of weapons that fire twice. */
const listDoubleFireRows = (translate: Translate): ReferenceRow[] => [
  createCellsRow('double-0', 'B?14', 'MG, AC/2', '+0'),
  createCellsRow('double-2', 'B?14', translate('btReference.doubleFire.double2'), '+2'),
  createCellsRow('double-4', 'B?14', translate('btReference.doubleFire.double4'), '+4'),
  createCellsRow('double-8', 'B?14', 'PPC', '+8'),
];

const listOutOfTurnRows = (translate: Translate): ReferenceRow[] => [
  createRow('evading', 'B?14', 'Evade', translate('btReference.outOfTurn.evading.text')),
  createRow(
    'aiming',
    'B?14',
    translate('btReference.outOfTurn.aiming.name'),
    translate('btReference.outOfTurn.aiming.text'),
  ),
  createRow(
    'opportunity',
    'B?14',
    translate('btReference.outOfTurn.opportunity.name'),
    translate('btReference.outOfTurn.opportunity.text'),
  ),
  createRow(
    'interrupt',
    'B?14',
    translate('btReference.outOfTurn.interrupt.name'),
    translate('btReference.outOfTurn.interrupt.text'),
  ),
];

const listUnitRows = (options: BtOptions, members: readonly BtUnit[]): ReferenceRow[] =>
  members.map((unit, index) => {
    const bonus = computeBonus(unit, options);
    const typeName = UNIT_TYPES.find(({ id }) => id === unit.type)?.printed ?? unit.type;
    const movementPoints = unit.mpNow ?? unit.mp;
    return createCellsRow(
      `unit-${index}`,
      'B-20',
      unit.name,
      bonus === undefined ? '–' : formatSigned(bonus),
      typeName,
      formatPlainNumber(unit.tonnage),
      formatPlainNumber(movementPoints),
    );
  });

const hasInfantry = (options: BtOptions, referenceUse: Use | undefined): boolean =>
  referenceUse === undefined || referenceUse.members.some((unit) => getInitiativeLine(unit, options) === 'infantry');

const listLevelRows = (): ReferenceRow[] =>
  EXPERIENCE.map(({ id, printed }, index) => createCellsRow(id, 'B-3', printed, formatSigned(PER_LEVEL * index)));

/** Creates the reference under the given house rules. The public list of actions is only included with its option. */
export function reference(translate: Translate, options: BtOptions, referenceUse?: Use): Reference {
  const createSection = (
    sectionId: string,
    title: string,
    heading: string,
    layout: ReferenceSection['layout'],
    rows: ReferenceRow[],
    columnHeads?: string[],
  ): ReferenceSection[] =>
    rows.length === 0
      ? []
      : [
          {
            id: sectionId,
            page: 1,
            title,
            cite: { heading },
            layout,
            rows,
            ...(columnHeads ? { heads: columnHeads } : {}),
          },
        ];
  const hasPack = options['bt.actionPack'];
  return {
    ruleset: RULESET_ID,
    // Sections may be placed in any column.
    isLoose: true,
    title: translate('btReference.title'),
    edition: RULES_VERSION,
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [translate('btReference.pages.first')],
    changed: formatChangedOptions(translate, OPTIONS, OPTION_TEXTS, options),
    ...(referenceUse ? { team: referenceUse.name } : {}),
    sections: [
      ...createSection(
        'initiative',
        'Initiative',
        'Initiative Phase',
        'terms',
        listInitiativeRows(translate, options, referenceUse),
      ),
      ...createSection(
        'levels',
        translate('btReference.sections.levels'),
        'Initiative Phase',
        'grid',
        hasInfantry(options, referenceUse) ? listLevelRows() : [],
        ['Level', translate('btReference.heads.adds')],
      ),
      ...createSection(
        'ties',
        translate('btReference.sections.ties'),
        'Initiative Phase',
        'steps',
        listTieRows(translate, options, referenceUse),
      ),
      ...createSection(
        'actions',
        translate('btReference.sections.actions'),
        'Action Phase',
        'terms',
        listActionRows(translate, options),
      ),
      ...createSection(
        'heat',
        translate('btReference.sections.heat'),
        'Action Phase',
        'terms',
        listHeatRows(translate),
      ),
      ...createSection(
        'modifiers',
        translate('btReference.sections.modifiers'),
        'Action Phase',
        'terms',
        listModifierRows(translate),
      ),
      ...createSection(
        'pack',
        translate('btReference.sections.pack'),
        'Public list',
        'grid',
        hasPack ? listPackRows(translate) : [],
        [
          translate('btReference.heads.action'),
          'SA',
          translate('btReference.heads.heat'),
          translate('btReference.heads.modifiers'),
        ],
      ),
      ...createSection(
        'evade',
        translate('btReference.sections.evade'),
        'Public list',
        'grid',
        hasPack ? listEvadeRows() : [],
        ['Piloting base', 'TM'],
      ),
      ...createSection(
        'double',
        translate('btReference.sections.double'),
        'Public list',
        'grid',
        hasPack ? listDoubleFireRows(translate) : [],
        [translate('btReference.heads.weapon'), translate('btReference.heads.target')],
      ),
      ...createSection(
        'special',
        translate('btReference.sections.special'),
        'Public list',
        'terms',
        hasPack ? listOutOfTurnRows(translate) : [],
      ),
      ...createSection(
        'units',
        translate('btReference.sections.units'),
        'Units',
        'grid',
        listUnitRows(options, referenceUse?.members ?? []),
        [translate('btReference.heads.unit'), '2D6', 'Type', translate('btReference.heads.tons'), 'MP'],
      ),
    ],
  };
}
