/** What a block or a dodge promises before it is rolled (D-14 to D-21). */
import type { Candidate } from '../../../play/play-rules.ts';
import { getFigure } from '../../../play/state.ts';
import type { Forecast, ForecastPart } from '../../../play/table/forecast.ts';
import type { Translate } from '../../../texts/translate.ts';
import { attributeOf, EXPERTISE, isExpertIn, NEED, rankOf } from './defend-event.ts';
import type { BbEncounter } from './state.ts';

const SIDES = 6;

/** The chances that two dice and the value reach the number; undefined for what is not rolled against one. */
export function forecast(translate: Translate, encounter: BbEncounter, event: Candidate): Forecast | undefined {
  const { kind, model, how, rank, power } = event;
  if (kind !== 'defend' || typeof model !== 'string' || typeof rank !== 'number') return undefined;
  if (how !== 'block' && how !== 'dodge') return undefined;
  const need = rank + NEED;
  const parts = partsOf(translate, encounter, model, how, typeof power === 'string' ? power : undefined);
  const value = parts.reduce((sum, { by }) => sum + by, 0);
  return {
    rolls: [
      {
        who: model,
        what: translate(`bbRolls.${how}`),
        dice: 2,
        sides: SIDES,
        need,
        isSum: true,
        parts,
        chances: [
          { label: translate('bbRolls.succeeds'), chance: reaching(need - value) },
          {
            label: translate('bbRolls.extreme'),
            chance: reaching(need + encounter.options['bb.extremeMargin'] - value),
          },
        ],
      },
    ],
    options: [],
    asks: [],
  };
}

function partsOf(
  translate: Translate,
  encounter: BbEncounter,
  model: string,
  how: 'block' | 'dodge',
  power: string | undefined,
): ForecastPart[] {
  const own = power === undefined ? undefined : rankOf(encounter, model, power);
  if (own !== undefined) return [{ label: power ?? '', by: own, why: translate('bbRolls.rankOfPower') }];
  const isExpert = isExpertIn(getFigure(encounter, model).character, how);
  const value = attributeOf(encounter, model, how) - (isExpert ? EXPERTISE : 0);
  const label = how === 'block' ? 'Prowess' : 'Agility';
  return [
    { label, by: value, why: translate(how === 'block' ? 'bbRolls.blockBy' : 'bbRolls.dodgeBy', { attribute: label }) },
    ...(isExpert ? [{ label: 'Expertise', by: EXPERTISE, why: translate('bbRolls.onTheCard') }] : []),
  ];
}

/** The chance that the sum of two dice is this or more. */
function reaching(sum: number): number {
  let ways = 0;
  for (let a = 1; a <= SIDES; a += 1) for (let b = 1; b <= SIDES; b += 1) if (a + b >= sum) ways += 1;
  return ways / SIDES ** 2;
}
