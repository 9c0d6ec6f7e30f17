/** What the goals of a pool promise before it is rolled: for initiative, and for attacks whose card states a pool. */

import { atLeast, totals } from '../../../dice/totals.ts';
import { isSameName } from '../../../play/encounter/same-name.ts';
import type { Candidate } from '../../../play/play-rules.ts';
import { getFigure } from '../../../play/state.ts';
import type { Chance, DieMark, Forecast } from '../../../play/table/forecast.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { SsuaEncounter } from './state.ts';

/** Totals worth telling when nothing has to be beaten. */
const TOLD = 4;

export function forecast(translate: Translate, encounter: SsuaEncounter, event: Candidate): Forecast | undefined {
  const { model, kind } = event;
  if (typeof model !== 'string' || !encounter.figures.has(model)) return undefined;
  if (kind === 'initiative') return initiative(translate, encounter, model, event);
  return kind === 'attack' ? attack(translate, encounter, model, event) : undefined;
}

function initiative(
  translate: Translate,
  encounter: SsuaEncounter,
  who: string,
  event: Candidate,
): Forecast | undefined {
  const attribute = event.with;
  if (attribute !== 'agility' && attribute !== 'mind') return undefined;
  const dice = getFigure(encounter, who).character[attribute];
  const goals = totals(dice, worth(encounter));
  const others = [...encounter.state.rolls].filter(([side]) => side !== event.side);
  const [best] = others.sort(([, a], [, b]) => b.goals - a.goals || b.value - a.value);
  return pool(
    translate,
    encounter,
    who,
    'Initiative',
    dice,
    best ? against(translate, encounter, goals, best) : orMore(translate, goals),
  );
}

/** A?2: as many goals are enough with the higher attribute; that is not foretold. */
function against(
  translate: Translate,
  encounter: SsuaEncounter,
  goals: readonly number[],
  [side, { goals: most }]: [string, { goals: number }],
): Chance[] {
  const name = encounter.seats.find(({ id }) => id === side)?.name ?? side;
  return [
    { label: translate('ssuaRolls.moreThan', { name, count: most }), chance: atLeast(goals, most + 1) },
    { label: translate('ssuaRolls.asMany'), chance: goals[most] ?? 0 },
  ];
}

function attack(
  translate: Translate,
  encounter: SsuaEncounter,
  who: string,
  { attack: named }: Candidate,
): Forecast | undefined {
  const { attacks } = getFigure(encounter, who).character;
  const card = typeof named === 'string' ? attacks.find(({ name }) => isSameName(name, named)) : undefined;
  return (
    card &&
    pool(translate, encounter, who, card.name, card.pool, orMore(translate, totals(card.pool, worth(encounter))))
  );
}

/** A-8, A?1: what each face counts. */
const worth = ({ options }: SsuaEncounter): readonly number[] => [0, 0, 0, 1, 1, options['ssua.sixCountsTwo'] ? 2 : 1];

/** The first few totals from one goal up. */
const orMore = (translate: Translate, goals: readonly number[]): Chance[] =>
  Array.from({ length: Math.min(TOLD, goals.length - 1) }, (_, index) => ({
    label: translate('ssuaRolls.orMore', { count: index + 1 }),
    chance: atLeast(goals, index + 1),
  }));

function pool(
  translate: Translate,
  encounter: SsuaEncounter,
  who: string,
  what: string,
  dice: number,
  chances: readonly Chance[],
): Forecast {
  const doesSixCountTwo = encounter.options['ssua.sixCountsTwo'];
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
