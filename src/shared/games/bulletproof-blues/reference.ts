/** Creates the quick reference of Bulletproof Blues in our own words, optionally reduced to what given characters need. */

import type { Team } from '../../document/schema.ts';
import { formatChangedOptions } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';
import { derive } from './derive.ts';
import { EXPERTISE_BONUS, getDefenseDifficulty, isRank, NAME, RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import type { BbCharacter } from './fields.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type BbOptions, OPTIONS } from './options.ts';

const createRow = (rowId: string, factNumber: string, rowName: string, rowText: string): ReferenceRow => ({
  id: rowId,
  fact: factNumber,
  name: rowName,
  text: rowText,
});
const createCellsRow = (rowId: string, factNumber: string, ...cellValues: (string | number)[]): ReferenceRow => ({
  id: rowId,
  fact: factNumber,
  name: '',
  text: '',
  cells: cellValues.map(String),
});

function listOrderRows(translate: Translate, options: BbOptions, hasSuperSpeed: boolean): ReferenceRow[] {
  const gmText =
    options['bb.gmRolls'] === 'single'
      ? translate('bbReference.order.roll.oneOfGm')
      : translate('bbReference.order.roll.eachOfGm');
  const rollText = hasSuperSpeed
    ? translate('bbReference.order.roll.textWithSuperSpeed')
    : translate('bbReference.order.roll.text');
  const tieText = translate('bbReference.order.roll.ties', { isRolled: options['bb.initTie'] === 'rollOff' });
  return [
    createRow('aware', 'D-2', translate('bbReference.order.aware.name'), translate('bbReference.order.aware.text')),
    createRow('set', 'D-3', translate('bbReference.order.set.name'), translate('bbReference.order.set.text')),
    createRow('roll', 'D-4', translate('bbReference.order.roll.name'), `${rollText} ${gmText} ${tieText}`),
    createRow(
      'arrivals',
      'D-8',
      translate('bbReference.order.arrivals.name'),
      translate('bbReference.order.arrivals.text'),
    ),
    createRow(
      'environment',
      'D-6',
      translate('bbReference.order.environment.name'),
      translate('bbReference.order.environment.text'),
    ),
    createRow(
      'vehicles',
      'D-7',
      translate('bbReference.order.vehicles.name'),
      translate('bbReference.order.vehicles.text'),
    ),
  ];
}

const listTurnRows = (translate: Translate): readonly ReferenceRow[] => [
  createRow('actions', 'D?10', translate('bbReference.turn.actions.name'), translate('bbReference.turn.actions.text')),
  createRow('delay', 'D-9', translate('bbReference.turn.delay.name'), translate('bbReference.turn.delay.text')),
];

const listDelayRows = (translate: Translate, options: BbOptions): ReferenceRow[] => [
  createRow(
    'give-up',
    'D-9',
    translate('bbReference.delaying.giveUp.name'),
    translate('bbReference.delaying.giveUp.text'),
  ),
  createRow('use', 'D-9', translate('bbReference.delaying.use.name'), translate('bbReference.delaying.use.text')),
  createRow(
    'own-slot',
    'D?4',
    translate('bbReference.delaying.ownSlot.name'),
    options['bb.delayStacks']
      ? translate('bbReference.delaying.ownSlot.isExtra')
      : translate('bbReference.delaying.ownSlot.isLost'),
  ),
  createRow(
    'order-stays',
    'D-9',
    translate('bbReference.delaying.orderStays.name'),
    translate('bbReference.delaying.orderStays.text'),
  ),
];

const getShownTexts = (translate: Translate): Readonly<Record<BbOptions['bb.forcedShownAt'], string>> => ({
  asExamples: translate('bbReference.forcing.shown.whereStillToCome'),
  use: translate('bbReference.forcing.shown.whereUsed'),
  slot: translate('bbReference.forcing.shown.whereGivenUp'),
});

const listForcingRows = (translate: Translate, options: BbOptions): ReferenceRow[] => [
  createRow('price', 'D-10', translate('bbReference.forcing.price.name'), translate('bbReference.forcing.price.text')),
  createRow('what', 'D-10', translate('bbReference.forcing.what.name'), translate('bbReference.forcing.what.text')),
  createRow('once', 'D-11', translate('bbReference.forcing.once.name'), translate('bbReference.forcing.once.text')),
  createRow(
    'moment',
    'D-12',
    translate('bbReference.forcing.moment.name'),
    translate('bbReference.forcing.moment.text'),
  ),
  createRow(
    'forced-order',
    'D-13',
    translate('bbReference.forcing.forcedOrder.name'),
    `${translate('bbReference.forcing.forcedOrder.text')} ${getShownTexts(translate)[options['bb.forcedShownAt']]}`,
  ),
];

const listDefenseRows = (translate: Translate, options: BbOptions): ReferenceRow[] => [
  createRow('when', 'D-18', translate('bbReference.defending.when.name'), translate('bbReference.defending.when.text')),
  createRow('block', 'D-14', 'Block', translate('bbReference.defending.block.text')),
  createRow('dodge', 'D-15', 'Dodge', translate('bbReference.defending.dodge.text')),
  createRow(
    'expertise',
    'D-16',
    'Expertise',
    translate('bbReference.defending.expertise.text', { bonus: EXPERTISE_BONUS }),
  ),
  createRow(
    'again',
    'D-17',
    translate('bbReference.defending.again.name'),
    translate('bbReference.defending.again.text'),
  ),
  createRow(
    'success',
    'D-19',
    translate('bbReference.defending.success.name'),
    translate('bbReference.defending.success.text'),
  ),
  createRow(
    'what-may',
    'D-20',
    translate('bbReference.defending.whatMay.name'),
    translate('bbReference.defending.whatMay.text'),
  ),
  createRow(
    'extreme',
    'D-21',
    translate('bbReference.defending.extreme.name'),
    translate('bbReference.defending.extreme.text', { margin: options['bb.extremeMargin'] }),
  ),
];

/** Ranks in a reference without characters. */
const RANKS = Array.from({ length: 14 }, (_item, index) => index + 1);

function listPowerRows(characters: readonly BbCharacter[] | undefined): ReferenceRow[] {
  if (!characters) return RANKS.map((rank) => createCellsRow(`rank-${rank}`, 'D-14', rank, getDefenseDifficulty(rank)));
  const knownRanks = [...new Set(characters.flatMap(({ powers = [] }) => powers.map(({ rank }) => rank)))].sort(
    (firstRank, secondRank) => firstRank - secondRank,
  );
  return knownRanks.map((rank) =>
    createCellsRow(`rank-${rank}`, 'D-14', rank, isRank(rank) ? getDefenseDifficulty(rank) : '–'),
  );
}

/** Lists the rolls of each character. */
const listMemberRows = (characters: readonly BbCharacter[]): ReferenceRow[] =>
  characters.map((member, index) => {
    const { order, block = '–', dodge = '–' } = derive(member).derived;
    return createCellsRow(
      `member-${index + 1}`,
      'D-4',
      member.name,
      order === undefined ? '–' : `2d6 + ${order}`,
      block,
      dodge,
    );
  });

export function reference(
  translate: Translate,
  options: BbOptions,
  referenceUse?: ReferenceUse<Team, BbCharacter>,
): Reference {
  const characters = referenceUse?.members;
  const hasSuperSpeed = characters?.some(({ superSpeed = 0 }) => superSpeed > 0) ?? true;
  const createSection = (
    sectionId: string,
    title: string,
    heading: string,
    layout: ReferenceSection['layout'],
    rows: readonly ReferenceRow[],
    columnHeads?: string[],
  ): ReferenceSection => ({
    id: sectionId,
    page: 1,
    title,
    cite: { heading },
    layout,
    rows: [...rows],
    ...(columnHeads ? { heads: columnHeads } : {}),
  });
  const sections = [
    createSection(
      'order',
      translate('bbReference.sections.order'),
      'Order Of Play',
      'terms',
      listOrderRows(translate, options, hasSuperSpeed),
    ),
    createSection('turn', translate('bbReference.sections.turn'), 'Order Of Play', 'terms', listTurnRows(translate)),
    createSection(
      'delaying',
      translate('bbReference.sections.delaying'),
      'Delaying A Turn',
      'terms',
      listDelayRows(translate, options),
    ),
    createSection(
      'forcing',
      translate('bbReference.sections.forcing'),
      'Forcing An Action',
      'terms',
      listForcingRows(translate, options),
    ),
    createSection(
      'defending',
      translate('bbReference.sections.defending'),
      'Blocking; Dodging',
      'terms',
      listDefenseRows(translate, options),
    ),
    createSection(
      'powers',
      translate('bbReference.sections.powers'),
      'Blocking; Dodging',
      'grid',
      listPowerRows(characters),
      [translate('bbReference.heads.rank'), translate('bbReference.heads.blockOrDodgeAt')],
    ),
    createSection(
      'people',
      translate('bbReference.sections.people'),
      'Order Of Play',
      'grid',
      listMemberRows(characters ?? []),
      [translate('bbReference.heads.name'), translate('bbReference.heads.order'), 'Block', 'Dodge'],
    ),
  ];
  return {
    ruleset: RULESET_ID,
    // The sections may be placed in any column.
    isLoose: true,
    title: NAME,
    edition: translate('bbReference.edition'),
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [translate('bbReference.pages.first')],
    changed: formatChangedOptions(translate, OPTIONS, OPTION_TEXTS, options),
    ...(referenceUse ? { team: referenceUse.name } : {}),
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
}
