/** The quick reference of Bulletproof Blues in our own words, on demand cut down to what given characters can meet. */

import type { Team } from '../../document/schema.ts';
import { say } from '../../language/say.ts';
import { changedInWords } from '../option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../reference.ts';
import { derive } from './derive.ts';
import { defenceDifficulty, EXPERTISE_BONUS, NAME, RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
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
  const tie =
    options['bb.initTie'] === 'rollOff' ? say`roll again` : say`Perception, then Super-speed, then roll again`;
  const gm =
    options['bb.gmRolls'] === 'single'
      ? say`The GM rolls once for all others.`
      : say`The GM rolls for each character or group.`;
  return [
    row(
      'aware',
      'D-2',
      say`Aware?`,
      say`Who knows of no enemy cannot act against one. The others may have rounds to themselves.`,
    ),
    row('set', 'D-3', say`One by one`, say`Who becomes aware first acts first: that is the order.`),
    row(
      'roll',
      'D-4',
      say`All at once`,
      say`Everybody rolls 2d6 + Perception${fast ? say` + rank of Super-speed` : ''}, once a scene. ${gm} Highest first, in every round; ties: ${tie}.`,
    ),
    row('arrivals', 'D-8', say`Arrivals`, say`The GM says where they come in.`),
    row(
      'environment',
      'D-6',
      say`At the end`,
      say`The environment is always last: what falls and what rolls on unsteered moves now.`,
    ),
    row(
      'vehicles',
      'D-7',
      say`Vehicles`,
      say`Steered: when the driver moves it, or at the end of the round, as the driver likes. Not steered: at the end.`,
    ),
  ];
}

const turn = (): readonly ReferenceRow[] => [
  row('actions', 'D?10', say`A turn`, say`One task action and one movement action.`),
  row('delay', 'D-9', say`Or delay`, say`Not now, but later: below.`),
];

const delaying = (options: BbOptions): ReferenceRow[] => [
  row('give-up', 'D-9', say`Give up`, say`Your turn, before you use any of it.`),
  row('use', 'D-9', say`Use it`, say`Between two turns of others, in this round or in a later one.`),
  row(
    'own-slot',
    'D?4',
    say`Next round`,
    options['bb.delayStacks']
      ? say`Kept until then, it comes besides your own turn.`
      : say`Used in a later round, it is that round’s turn. Your own place comes first: it is lost, and you act as usual.`,
  ),
  row('order-stays', 'D-9', say`Order`, say`Stays as it was.`),
];

const shownAt = (): Readonly<Record<BbOptions['bb.forcedShownAt'], string>> => ({
  asExamples: say`A turn still to come in this round is shown there, else where it was used.`,
  use: say`Shown where it was used.`,
  slot: say`Shown in the place that was given up.`,
});

const forcing = (options: BbOptions): ReferenceRow[] => [
  row(
    'price',
    'D-10',
    say`Price`,
    say`Your next turn: this round’s if it is still to come, else the next round’s. A delayed turn goes first.`,
  ),
  row(
    'what',
    'D-10',
    say`For what`,
    say`Block, dodge, dive for cover, a defensive power; also for somebody else. Nothing that could be called an attack.`,
  ),
  row('once', 'D-11', say`How often`, say`Once a round.`),
  row('moment', 'D-12', say`When`, say`Just around the attack that made you do it; the attacker cannot take it back.`),
  row('forced-order', 'D-13', say`Order`, say`Stays as it was. ${shownAt()[options['bb.forcedShownAt']]}`),
];

const defending = (options: BbOptions): ReferenceRow[] => [
  row('when', 'D-18', say`When`, say`Once you know that you are hit. A task action in your turn, or forced.`),
  row('block', 'D-14', 'Block', say`2d6 + *Prowess* against the rank of the attack + 8.`),
  row('dodge', 'D-15', 'Dodge', say`2d6 + *Agility* against the same.`),
  row('expertise', 'D-16', 'Expertise', say`+${EXPERTISE_BONUS} with the one you use.`),
  row('again', 'D-17', say`Go on`, say`Against further attacks, until your next action.`),
  row('success', 'D-19', say`Success`, say`The attack does nothing. Failure changes nothing.`),
  row(
    'what-may',
    'D-20',
    say`Only`,
    say`Attacks that hurt Endurance. Others with the same power, rolled instead; with one like it if the GM agrees.`,
  ),
  row(
    'extreme',
    'D-21',
    say`Extreme`,
    say`By ${options['bb.extremeMargin']} or more: from the next round on the attacker acts right after you. Who acts after you already stays there.`,
  ),
];

/** Ranks in the reference of nobody in particular. */
const RANKS = Array.from({ length: 14 }, (_, i) => i + 1);

function powers(members: readonly BbCharacter[] | undefined): ReferenceRow[] {
  if (!members) return RANKS.map((rank) => cells(`rank-${rank}`, 'D-14', rank, defenceDifficulty(rank)));
  const ranks = [...new Set(members.flatMap(({ powers = [] }) => powers.map(({ rank }) => rank)))].sort(
    (a, b) => a - b,
  );
  return ranks.map((rank) => cells(`rank-${rank}`, 'D-14', rank, defenceDifficulty(rank)));
}

/** What each at the table rolls. */
const people = (members: readonly BbCharacter[]): ReferenceRow[] =>
  members.map((member, i) => {
    const { order, block = '–', dodge = '–' } = derive(member).derived;
    return cells(`member-${i + 1}`, 'D-4', member.name, `2d6 + ${order}`, block, dodge);
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
    section('order', say`Order of play`, 'Order Of Play', 'terms', order(options, fast)),
    section('turn', say`In your turn`, 'Order Of Play', 'terms', turn()),
    section('delaying', say`Delaying`, 'Delaying A Turn', 'terms', delaying(options)),
    section('forcing', say`Forcing`, 'Forcing An Action', 'terms', forcing(options)),
    section('defending', say`Defending`, 'Blocking; Dodging', 'terms', defending(options)),
    section('powers', say`To stop a power`, 'Blocking; Dodging', 'grid', powers(members), [
      say`Rank`,
      say`Block or dodge at`,
    ]),
    section('people', say`At the table`, 'Order Of Play', 'grid', people(members ?? []), [
      say`Name`,
      say`Order`,
      'Block',
      'Dodge',
    ]),
  ];
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: NAME,
    edition: say`2nd edition`,
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [say`Order of play`],
    changed: changedInWords(OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
}
