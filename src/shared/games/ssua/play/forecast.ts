/** What the goals of a pool promise before it is rolled: for initiative, and for attacks whose card states a pool (A-5 to A-8). */

import { atLeast, totals } from '../../../dice/totals.ts';
import { t } from '../../../i18n/phrases.ts';
import { isSameName } from '../../../play/encounter/same-name.ts';
import type { Candidate } from '../../../play/play-spec.ts';
import { figureOf } from '../../../play/state.ts';
import type { Chance, DieMark, Forecast } from '../../../play/table/forecast.ts';
import { counted } from '../../../text/counted.ts';
import type { SsuaPlay } from './state.ts';

/** Totals worth telling when nothing has to be beaten. */
const TOLD = 4;

export function forecast(play: SsuaPlay, event: Candidate): Forecast | undefined {
  const { model, kind } = event;
  if (typeof model !== 'string' || !play.figures.has(model)) return undefined;
  if (kind === 'initiative') return initiative(play, model, event);
  return kind === 'attack' ? attack(play, model, event) : undefined;
}

function initiative(play: SsuaPlay, who: string, event: Candidate): Forecast | undefined {
  const attribute = event.with;
  if (attribute !== 'agility' && attribute !== 'mind') return undefined;
  const dice = figureOf(play, who).character[attribute];
  const goals = totals(dice, worth(play));
  const others = [...play.state.rolls].filter(([side]) => side !== event.side);
  const [best] = others.sort(([, a], [, b]) => b.goals - a.goals || b.value - a.value);
  return pool(play, who, 'Initiative', dice, best ? against(play, goals, best) : orMore(goals));
}

/** A?2: as many goals are enough with the higher attribute; that is not foretold. */
function against(
  play: SsuaPlay,
  goals: readonly number[],
  [side, { goals: most }]: [string, { goals: number }],
): Chance[] {
  const name = play.seats.find(({ id }) => id === side)?.name ?? side;
  return [
    { label: t`More than ${name} with ${counted(most, t`goal`, t`goals`)}`, chance: atLeast(goals, most + 1) },
    { label: t`As many`, chance: goals[most] ?? 0 },
  ];
}

function attack(play: SsuaPlay, who: string, { attack: named }: Candidate): Forecast | undefined {
  const { attacks } = figureOf(play, who).character;
  const card = typeof named === 'string' ? attacks.find(({ name }) => isSameName(name, named)) : undefined;
  return card && pool(play, who, card.name, card.pool, orMore(totals(card.pool, worth(play))));
}

/** A-8, A?1: what each face counts. */
const worth = ({ options }: SsuaPlay): readonly number[] => [0, 0, 0, 1, 1, options['ssua.sixCountsTwo'] ? 2 : 1];

/** The first few totals from one goal up. */
const orMore = (goals: readonly number[]): Chance[] =>
  Array.from({ length: Math.min(TOLD, goals.length - 1) }, (_, i) => ({
    label: t`${counted(i + 1, t`goal`, t`goals`)} or more`,
    chance: atLeast(goals, i + 1),
  }));

function pool(play: SsuaPlay, who: string, what: string, dice: number, chances: readonly Chance[]): Forecast {
  const doesSixCountTwo = play.options['ssua.sixCountsTwo'];
  const marks: readonly DieMark[] = ['miss', 'miss', 'miss', 'success', 'success', doesSixCountTwo ? 'pow' : 'success'];
  const reads = doesSixCountTwo ? t`each 4 or 5 is a goal, each 6 two` : t`each 4 or more is a goal`;
  const markText = { miss: t`no goal`, success: t`a goal`, pow: t`two goals` };
  const roll = { who, what, dice, sides: 6, isSum: false, reads, parts: [], chances, marks, markText };
  return { rolls: [roll], options: [], asks: [] };
}
