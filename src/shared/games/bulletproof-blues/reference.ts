/** The quick reference of Bulletproof Blues in our own words, on demand cut down to what given characters can meet. */

import type { Team } from '../../document/schema.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';
import { derive } from './derive.ts';
import { defenceDifficulty, EXPERTISE_BONUS, isRank, NAME, RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import type { BbCharacter } from './fields.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type BbOptions, OPTIONS } from './options.ts';

const row = (id: string, fact: string, name: string, text: string): ReferenceRow => ({ id, fact, name, text });
const cells = (id: string, fact: string, ...of: (string | number)[]): ReferenceRow => ({
  id,
  fact,
  name: '',
  text: '',
  cells: of.map(String),
});

function order(translate: Translate, options: BbOptions, fast: boolean): ReferenceRow[] {
  const gm =
    options['bb.gmRolls'] === 'single'
      ? translate('bbReference.order.roll.oneOfGm')
      : translate('bbReference.order.roll.eachOfGm');
  const roll = fast ? translate('bbReference.order.roll.textWithSuperSpeed') : translate('bbReference.order.roll.text');
  const ties = translate('bbReference.order.roll.ties', { isRolled: options['bb.initTie'] === 'rollOff' });
  return [
    row('aware', 'D-2', translate('bbReference.order.aware.name'), translate('bbReference.order.aware.text')),
    row('set', 'D-3', translate('bbReference.order.set.name'), translate('bbReference.order.set.text')),
    row('roll', 'D-4', translate('bbReference.order.roll.name'), `${roll} ${gm} ${ties}`),
    row('arrivals', 'D-8', translate('bbReference.order.arrivals.name'), translate('bbReference.order.arrivals.text')),
    row(
      'environment',
      'D-6',
      translate('bbReference.order.environment.name'),
      translate('bbReference.order.environment.text'),
    ),
    row('vehicles', 'D-7', translate('bbReference.order.vehicles.name'), translate('bbReference.order.vehicles.text')),
  ];
}

const turn = (translate: Translate): readonly ReferenceRow[] => [
  row('actions', 'D?10', translate('bbReference.turn.actions.name'), translate('bbReference.turn.actions.text')),
  row('delay', 'D-9', translate('bbReference.turn.delay.name'), translate('bbReference.turn.delay.text')),
];

const delaying = (translate: Translate, options: BbOptions): ReferenceRow[] => [
  row('give-up', 'D-9', translate('bbReference.delaying.giveUp.name'), translate('bbReference.delaying.giveUp.text')),
  row('use', 'D-9', translate('bbReference.delaying.use.name'), translate('bbReference.delaying.use.text')),
  row(
    'own-slot',
    'D?4',
    translate('bbReference.delaying.ownSlot.name'),
    options['bb.delayStacks']
      ? translate('bbReference.delaying.ownSlot.isExtra')
      : translate('bbReference.delaying.ownSlot.isLost'),
  ),
  row(
    'order-stays',
    'D-9',
    translate('bbReference.delaying.orderStays.name'),
    translate('bbReference.delaying.orderStays.text'),
  ),
];

const shownAt = (translate: Translate): Readonly<Record<BbOptions['bb.forcedShownAt'], string>> => ({
  asExamples: translate('bbReference.forcing.shown.whereStillToCome'),
  use: translate('bbReference.forcing.shown.whereUsed'),
  slot: translate('bbReference.forcing.shown.whereGivenUp'),
});

const forcing = (translate: Translate, options: BbOptions): ReferenceRow[] => [
  row('price', 'D-10', translate('bbReference.forcing.price.name'), translate('bbReference.forcing.price.text')),
  row('what', 'D-10', translate('bbReference.forcing.what.name'), translate('bbReference.forcing.what.text')),
  row('once', 'D-11', translate('bbReference.forcing.once.name'), translate('bbReference.forcing.once.text')),
  row('moment', 'D-12', translate('bbReference.forcing.moment.name'), translate('bbReference.forcing.moment.text')),
  row(
    'forced-order',
    'D-13',
    translate('bbReference.forcing.forcedOrder.name'),
    `${translate('bbReference.forcing.forcedOrder.text')} ${shownAt(translate)[options['bb.forcedShownAt']]}`,
  ),
];

const defending = (translate: Translate, options: BbOptions): ReferenceRow[] => [
  row('when', 'D-18', translate('bbReference.defending.when.name'), translate('bbReference.defending.when.text')),
  row('block', 'D-14', 'Block', translate('bbReference.defending.block.text')),
  row('dodge', 'D-15', 'Dodge', translate('bbReference.defending.dodge.text')),
  row('expertise', 'D-16', 'Expertise', translate('bbReference.defending.expertise.text', { bonus: EXPERTISE_BONUS })),
  row('again', 'D-17', translate('bbReference.defending.again.name'), translate('bbReference.defending.again.text')),
  row(
    'success',
    'D-19',
    translate('bbReference.defending.success.name'),
    translate('bbReference.defending.success.text'),
  ),
  row(
    'what-may',
    'D-20',
    translate('bbReference.defending.whatMay.name'),
    translate('bbReference.defending.whatMay.text'),
  ),
  row(
    'extreme',
    'D-21',
    translate('bbReference.defending.extreme.name'),
    translate('bbReference.defending.extreme.text', { margin: options['bb.extremeMargin'] }),
  ),
];

/** Ranks in the reference of nobody in particular. */
const RANKS = Array.from({ length: 14 }, (_, index) => index + 1);

function powers(members: readonly BbCharacter[] | undefined): ReferenceRow[] {
  if (!members) return RANKS.map((rank) => cells(`rank-${rank}`, 'D-14', rank, defenceDifficulty(rank)));
  const ranks = [...new Set(members.flatMap(({ powers = [] }) => powers.map(({ rank }) => rank)))].sort(
    (a, b) => a - b,
  );
  return ranks.map((rank) => cells(`rank-${rank}`, 'D-14', rank, isRank(rank) ? defenceDifficulty(rank) : '–'));
}

/** What each at the table rolls. */
const people = (members: readonly BbCharacter[]): ReferenceRow[] =>
  members.map((member, index) => {
    const { order, block = '–', dodge = '–' } = derive(member).derived;
    return cells(`member-${index + 1}`, 'D-4', member.name, order === undefined ? '–' : `2d6 + ${order}`, block, dodge);
  });

export function reference(translate: Translate, options: BbOptions, use?: ReferenceUse<Team, BbCharacter>): Reference {
  const members = use?.members;
  const fast = members?.some(({ superSpeed = 0 }) => superSpeed > 0) ?? true;
  const section = (
    id: string,
    title: string,
    heading: string,
    layout: ReferenceSection['layout'],
    rows: readonly ReferenceRow[],
    heads?: string[],
  ): ReferenceSection => ({
    id,
    page: 1,
    title,
    cite: { heading },
    layout,
    rows: [...rows],
    ...(heads ? { heads } : {}),
  });
  const sections = [
    section(
      'order',
      translate('bbReference.sections.order'),
      'Order Of Play',
      'terms',
      order(translate, options, fast),
    ),
    section('turn', translate('bbReference.sections.turn'), 'Order Of Play', 'terms', turn(translate)),
    section(
      'delaying',
      translate('bbReference.sections.delaying'),
      'Delaying A Turn',
      'terms',
      delaying(translate, options),
    ),
    section(
      'forcing',
      translate('bbReference.sections.forcing'),
      'Forcing An Action',
      'terms',
      forcing(translate, options),
    ),
    section(
      'defending',
      translate('bbReference.sections.defending'),
      'Blocking; Dodging',
      'terms',
      defending(translate, options),
    ),
    section('powers', translate('bbReference.sections.powers'), 'Blocking; Dodging', 'grid', powers(members), [
      translate('bbReference.heads.rank'),
      translate('bbReference.heads.blockOrDodgeAt'),
    ]),
    section('people', translate('bbReference.sections.people'), 'Order Of Play', 'grid', people(members ?? []), [
      translate('bbReference.heads.name'),
      translate('bbReference.heads.order'),
      'Block',
      'Dodge',
    ]),
  ];
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: NAME,
    edition: translate('bbReference.edition'),
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [translate('bbReference.pages.first')],
    changed: changedInWords(translate, OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
}
