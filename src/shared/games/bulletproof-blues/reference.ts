/** The quick reference of Bulletproof Blues in our own words, on demand cut down to what given characters can meet. */

import type { Team } from '../../document/schema.ts';
import { t } from '../../i18n/phrases.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
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

function order(options: BbOptions, fast: boolean): ReferenceRow[] {
  const tie = options['bb.initTie'] === 'rollOff' ? t`roll again` : t`Perception, then Super-speed, then roll again`;
  const gm =
    options['bb.gmRolls'] === 'single'
      ? t`The GM rolls once for all others.`
      : t`The GM rolls for each character or group.`;
  return [
    row(
      'aware',
      'D-2',
      t`Aware?`,
      t`Who knows of no enemy cannot act against one. The others may have rounds to themselves.`,
    ),
    row('set', 'D-3', t`One by one`, t`Who becomes aware first acts first: that is the order.`),
    row(
      'roll',
      'D-4',
      t`All at once`,
      t`Everybody rolls 2d6 + Perception${fast ? t` + rank of Super-speed` : ''}, once a scene. ${gm} Highest first, in every round; ties: ${tie}.`,
    ),
    row('arrivals', 'D-8', t`Arrivals`, t`The GM says where they come in.`),
    row(
      'environment',
      'D-6',
      t`At the end`,
      t`The environment is always last: what falls and what rolls on unsteered moves now.`,
    ),
    row(
      'vehicles',
      'D-7',
      t`Vehicles`,
      t`Steered: when the driver moves it, or at the end of the round, as the driver likes. Not steered: at the end.`,
    ),
  ];
}

const turn = (): readonly ReferenceRow[] => [
  row('actions', 'D?10', t`A turn`, t`One task action and one movement action.`),
  row('delay', 'D-9', t`Or delay`, t`Not now, but later: below.`),
];

const delaying = (options: BbOptions): ReferenceRow[] => [
  row('give-up', 'D-9', t`Give up`, t`Your turn, before you use any of it.`),
  row('use', 'D-9', t`Use it`, t`Between two turns of others, in this round or in a later one.`),
  row(
    'own-slot',
    'D?4',
    t`Next round`,
    options['bb.delayStacks']
      ? t`Kept until then, it comes besides your own turn.`
      : t`Used in a later round, it is that round’s turn. Your own place comes first: it is lost, and you act as usual.`,
  ),
  row('order-stays', 'D-9', t`Order`, t`Stays as it was.`),
];

const shownAt = (): Readonly<Record<BbOptions['bb.forcedShownAt'], string>> => ({
  asExamples: t`A turn still to come in this round is shown there, else where it was used.`,
  use: t`Shown where it was used.`,
  slot: t`Shown in the place that was given up.`,
});

const forcing = (options: BbOptions): ReferenceRow[] => [
  row(
    'price',
    'D-10',
    t`Price`,
    t`Your next turn: this round’s if it is still to come, else the next round’s. A delayed turn goes first.`,
  ),
  row(
    'what',
    'D-10',
    t`For what`,
    t`Block, dodge, dive for cover, a defensive power; also for somebody else. Nothing that could be called an attack.`,
  ),
  row('once', 'D-11', t`How often`, t`Once a round.`),
  row('moment', 'D-12', t`When`, t`Just around the attack that made you do it; the attacker cannot take it back.`),
  row('forced-order', 'D-13', t`Order`, t`Stays as it was. ${shownAt()[options['bb.forcedShownAt']]}`),
];

const defending = (options: BbOptions): ReferenceRow[] => [
  row('when', 'D-18', t`When`, t`Once you know that you are hit. A task action in your turn, or forced.`),
  row('block', 'D-14', 'Block', t`2d6 + *Prowess* against the rank of the attack + 8.`),
  row('dodge', 'D-15', 'Dodge', t`2d6 + *Agility* against the same.`),
  row('expertise', 'D-16', 'Expertise', t`+${EXPERTISE_BONUS} with the one you use.`),
  row('again', 'D-17', t`Go on`, t`Against further attacks, until your next action.`),
  row('success', 'D-19', t`Success`, t`The attack does nothing. Failure changes nothing.`),
  row(
    'what-may',
    'D-20',
    t`Only`,
    t`Attacks that hurt Endurance. Others with the same power, rolled instead; with one like it if the GM agrees.`,
  ),
  row(
    'extreme',
    'D-21',
    t`Extreme`,
    t`By ${options['bb.extremeMargin']} or more: from the next round on the attacker acts right after you. Who acts after you already stays there.`,
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

export function reference(options: BbOptions, use?: ReferenceUse<Team, BbCharacter>): Reference {
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
    section('order', t`Order of play`, 'Order Of Play', 'terms', order(options, fast)),
    section('turn', t`In your turn`, 'Order Of Play', 'terms', turn()),
    section('delaying', t`Delaying`, 'Delaying A Turn', 'terms', delaying(options)),
    section('forcing', t`Forcing`, 'Forcing An Action', 'terms', forcing(options)),
    section('defending', t`Defending`, 'Blocking; Dodging', 'terms', defending(options)),
    section('powers', t`To stop a power`, 'Blocking; Dodging', 'grid', powers(members), [
      t`Rank`,
      t`Block or dodge at`,
    ]),
    section('people', t`At the table`, 'Order Of Play', 'grid', people(members ?? []), [
      t`Name`,
      t`Order`,
      'Block',
      'Dodge',
    ]),
  ];
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: NAME,
    edition: t`2nd edition`,
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [t`Order of play`],
    changed: changedInWords(OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
}
