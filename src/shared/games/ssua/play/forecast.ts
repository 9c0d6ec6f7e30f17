/** What the goals of a pool promise before it is rolled: for initiative, and for attacks whose card states a pool. */

import { atLeast, totals } from '../../../dice/totals.ts';
import { isSameName } from '../../../play/encounter/same-name.ts';
import type { Candidate } from '../../../play/play-spec.ts';
import { figureOf } from '../../../play/state.ts';
import type { Chance, DieMark, Forecast } from '../../../play/table/forecast.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { SsuaPlay } from './state.ts';

/** Totals worth telling when nothing has to be beaten. */
const TOLD = 4;

export function forecast(translate: Translate, play: SsuaPlay, event: Candidate): Forecast | undefined {
  const { model, kind } = event;
  if (typeof model !== 'string' || !play.figures.has(model)) return undefined;
  if (kind === 'initiative') return initiative(translate, play, model, event);
  return kind === 'attack' ? attack(translate, play, model, event) : undefined;
}

function initiative(translate: Translate, play: SsuaPlay, who: string, event: Candidate): Forecast | undefined {
  const attribute = event.with;
  if (attribute !== 'agility' && attribute !== 'mind') return undefined;
  const dice = figureOf(play, who).character[attribute];
  const goals = totals(dice, worth(play));
  const others = [...play.state.rolls].filter(([side]) => side !== event.side);
  const [best] = others.sort(([, a], [, b]) => b.goals - a.goals || b.value - a.value);
  return pool(
    translate,
    play,
    who,
    'Initiative',
    dice,
    best ? against(translate, play, goals, best) : orMore(translate, goals),
  );
}

/** A?2: as many goals are enough with the higher attribute; that is not foretold. */
function against(
  translate: Translate,
  play: SsuaPlay,
  goals: readonly number[],
  [side, { goals: most }]: [string, { goals: number }],
): Chance[] {
  const name = play.seats.find(({ id }) => id === side)?.name ?? side;
  return [
    { label: translate('ssuaRolls.moreThan', { name, count: most }), chance: atLeast(goals, most + 1) },
    { label: translate('ssuaRolls.asMany'), chance: goals[most] ?? 0 },
  ];
}

function attack(translate: Translate, play: SsuaPlay, who: string, { attack: named }: Candidate): Forecast | undefined {
  const { attacks } = figureOf(play, who).character;
  const card = typeof named === 'string' ? attacks.find(({ name }) => isSameName(name, named)) : undefined;
  return card && pool(translate, play, who, card.name, card.pool, orMore(translate, totals(card.pool, worth(play))));
}

/** A-8, A?1: what each face counts. */
const worth = ({ options }: SsuaPlay): readonly number[] => [0, 0, 0, 1, 1, options['ssua.sixCountsTwo'] ? 2 : 1];

/** The first few totals from one goal up. */
const orMore = (translate: Translate, goals: readonly number[]): Chance[] =>
  Array.from({ length: Math.min(TOLD, goals.length - 1) }, (_, i) => ({
    label: translate('ssuaRolls.orMore', { count: i + 1 }),
    chance: atLeast(goals, i + 1),
  }));

function pool(
  translate: Translate,
  play: SsuaPlay,
  who: string,
  what: string,
  dice: number,
  chances: readonly Chance[],
): Forecast {
  const doesSixCountTwo = play.options['ssua.sixCountsTwo'];
  const marks: readonly DieMark[] = ['miss', 'miss', 'miss', 'success', 'success', doesSixCountTwo ? 'pow' : 'success'];
  const reads = translate(`ssuaRolls.${doesSixCountTwo ? 'sixCountsTwo' : 'sixCountsOne'}`);
  const markText = {
    miss: translate('ssuaRolls.noGoal'),
    success: translate('ssuaRolls.oneGoal'),
    pow: translate('ssuaRolls.twoGoals'),
  };
  const roll = { who, what, dice, sides: 6, isSum: false, reads, parts: [], chances, marks, markText };
  return { rolls: [roll], options: [], asks: [] };
}
