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

function order(t: Translate, options: BbOptions, fast: boolean): ReferenceRow[] {
  const gm =
    options['bb.gmRolls'] === 'single' ? t('bbReference.order.roll.oneOfGm') : t('bbReference.order.roll.eachOfGm');
  const roll = fast ? t('bbReference.order.roll.textWithSuperSpeed') : t('bbReference.order.roll.text');
  const ties = t('bbReference.order.roll.ties', { isRolled: options['bb.initTie'] === 'rollOff' });
  return [
    row('aware', 'D-2', t('bbReference.order.aware.name'), t('bbReference.order.aware.text')),
    row('set', 'D-3', t('bbReference.order.set.name'), t('bbReference.order.set.text')),
    row('roll', 'D-4', t('bbReference.order.roll.name'), `${roll} ${gm} ${ties}`),
    row('arrivals', 'D-8', t('bbReference.order.arrivals.name'), t('bbReference.order.arrivals.text')),
    row('environment', 'D-6', t('bbReference.order.environment.name'), t('bbReference.order.environment.text')),
    row('vehicles', 'D-7', t('bbReference.order.vehicles.name'), t('bbReference.order.vehicles.text')),
  ];
}

const turn = (t: Translate): readonly ReferenceRow[] => [
  row('actions', 'D?10', t('bbReference.turn.actions.name'), t('bbReference.turn.actions.text')),
  row('delay', 'D-9', t('bbReference.turn.delay.name'), t('bbReference.turn.delay.text')),
];

const delaying = (t: Translate, options: BbOptions): ReferenceRow[] => [
  row('give-up', 'D-9', t('bbReference.delaying.giveUp.name'), t('bbReference.delaying.giveUp.text')),
  row('use', 'D-9', t('bbReference.delaying.use.name'), t('bbReference.delaying.use.text')),
  row(
    'own-slot',
    'D?4',
    t('bbReference.delaying.ownSlot.name'),
    options['bb.delayStacks'] ? t('bbReference.delaying.ownSlot.isExtra') : t('bbReference.delaying.ownSlot.isLost'),
  ),
  row('order-stays', 'D-9', t('bbReference.delaying.orderStays.name'), t('bbReference.delaying.orderStays.text')),
];

const shownAt = (t: Translate): Readonly<Record<BbOptions['bb.forcedShownAt'], string>> => ({
  asExamples: t('bbReference.forcing.shown.whereStillToCome'),
  use: t('bbReference.forcing.shown.whereUsed'),
  slot: t('bbReference.forcing.shown.whereGivenUp'),
});

const forcing = (t: Translate, options: BbOptions): ReferenceRow[] => [
  row('price', 'D-10', t('bbReference.forcing.price.name'), t('bbReference.forcing.price.text')),
  row('what', 'D-10', t('bbReference.forcing.what.name'), t('bbReference.forcing.what.text')),
  row('once', 'D-11', t('bbReference.forcing.once.name'), t('bbReference.forcing.once.text')),
  row('moment', 'D-12', t('bbReference.forcing.moment.name'), t('bbReference.forcing.moment.text')),
  row(
    'forced-order',
    'D-13',
    t('bbReference.forcing.forcedOrder.name'),
    `${t('bbReference.forcing.forcedOrder.text')} ${shownAt(t)[options['bb.forcedShownAt']]}`,
  ),
];

const defending = (t: Translate, options: BbOptions): ReferenceRow[] => [
  row('when', 'D-18', t('bbReference.defending.when.name'), t('bbReference.defending.when.text')),
  row('block', 'D-14', 'Block', t('bbReference.defending.block.text')),
  row('dodge', 'D-15', 'Dodge', t('bbReference.defending.dodge.text')),
  row('expertise', 'D-16', 'Expertise', t('bbReference.defending.expertise.text', { bonus: EXPERTISE_BONUS })),
  row('again', 'D-17', t('bbReference.defending.again.name'), t('bbReference.defending.again.text')),
  row('success', 'D-19', t('bbReference.defending.success.name'), t('bbReference.defending.success.text')),
  row('what-may', 'D-20', t('bbReference.defending.whatMay.name'), t('bbReference.defending.whatMay.text')),
  row(
    'extreme',
    'D-21',
    t('bbReference.defending.extreme.name'),
    t('bbReference.defending.extreme.text', { margin: options['bb.extremeMargin'] }),
  ),
];

/** Ranks in the reference of nobody in particular. */
const RANKS = Array.from({ length: 14 }, (_, i) => i + 1);

function powers(members: readonly BbCharacter[] | undefined): ReferenceRow[] {
  if (!members) return RANKS.map((rank) => cells(`rank-${rank}`, 'D-14', rank, defenceDifficulty(rank)));
  const ranks = [...new Set(members.flatMap(({ powers = [] }) => powers.map(({ rank }) => rank)))].sort(
    (a, b) => a - b,
  );
  return ranks.map((rank) => cells(`rank-${rank}`, 'D-14', rank, isRank(rank) ? defenceDifficulty(rank) : '–'));
}

/** What each at the table rolls. */
const people = (members: readonly BbCharacter[]): ReferenceRow[] =>
  members.map((member, i) => {
    const { order, block = '–', dodge = '–' } = derive(member).derived;
    return cells(`member-${i + 1}`, 'D-4', member.name, order === undefined ? '–' : `2d6 + ${order}`, block, dodge);
  });

export function reference(t: Translate, options: BbOptions, use?: ReferenceUse<Team, BbCharacter>): Reference {
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
    section('order', t('bbReference.sections.order'), 'Order Of Play', 'terms', order(t, options, fast)),
    section('turn', t('bbReference.sections.turn'), 'Order Of Play', 'terms', turn(t)),
    section('delaying', t('bbReference.sections.delaying'), 'Delaying A Turn', 'terms', delaying(t, options)),
    section('forcing', t('bbReference.sections.forcing'), 'Forcing An Action', 'terms', forcing(t, options)),
    section('defending', t('bbReference.sections.defending'), 'Blocking; Dodging', 'terms', defending(t, options)),
    section('powers', t('bbReference.sections.powers'), 'Blocking; Dodging', 'grid', powers(members), [
      t('bbReference.heads.rank'),
      t('bbReference.heads.blockOrDodgeAt'),
    ]),
    section('people', t('bbReference.sections.people'), 'Order Of Play', 'grid', people(members ?? []), [
      t('bbReference.heads.name'),
      t('bbReference.heads.order'),
      'Block',
      'Dodge',
    ]),
  ];
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: NAME,
    edition: t('bbReference.edition'),
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [t('bbReference.pages.first')],
    changed: changedInWords(t, OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
}
