/** What a d20 promises: for initiative, for a check with each skill of the card, and for a die of Destiny (C?1, C-64, C-79). */

import { atLeast, facesOf, totals } from '../../../dice/totals.ts';
import { nameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { Forecast, ForecastRoll } from '../../../play/table/forecast.ts';
import { initiativeForecast } from '../../../play/table/initiative-forecast.ts';
import type { Translate } from '../../../texts/translate.ts';
import { RAISE } from './check-event.ts';
import { WAKES } from './events.ts';
import type { ArEncounter } from './state.ts';

const D20 = 20;

export function forecast(translate: Translate, encounter: ArEncounter, event: Candidate): Forecast | undefined {
  const { kind, model } = event;
  if (typeof model !== 'string' || !encounter.figures.has(model)) return undefined;
  if (kind === 'initiative') return initiative(translate, encounter, model);
  if (kind === 'check') return check(translate, encounter, model, event);
  return kind === 'destiny' && event.use === 'recover' ? waking(translate, encounter, model) : undefined;
}

function initiative(translate: Translate, encounter: ArEncounter, who: string): Forecast | undefined {
  if (encounter.options['ar.initMode'] === 'typed') return undefined;
  const { initiative } = getFigure(encounter, who).character;
  const others = encounter.state.extra.rolled.filter((id) => id !== who && !getModelState(encounter, id).out);
  return initiativeForecast(translate, {
    who,
    what: 'Initiative',
    dice: 1,
    sides: D20,
    parts: [{ label: 'Initiative', by: initiative, why: translate('arRolls.onTheCard') }],
    others: others.map((id) => ({ name: nameOf(encounter, id) ?? id, total: getModelState(encounter, id).score })),
  });
}

/** The table rolls a check by itself and types its total: which skill it goes by only the table knows. */
function check(
  translate: Translate,
  encounter: ArEncounter,
  who: string,
  { dc, raises }: Candidate,
): Forecast | undefined {
  if (typeof dc !== 'number') return undefined;
  const need = dc + RAISE * Number(raises ?? 0);
  const step = encounter.options['ar.degreeStep'];
  const chances = totals(1, facesOf(D20));
  const rolls = getFigure(encounter, who).character.skills.map(({ name, rank }): ForecastRoll => {
    const reach = (total: number) => atLeast(chances, total - rank);
    return {
      who,
      what: name,
      dice: 1,
      sides: D20,
      need,
      isSum: true,
      parts: [{ label: name, by: rank, why: translate('arRolls.rankOnTheCard') }],
      chances: [
        { label: translate('arRolls.succeeds'), chance: reach(need) },
        { label: translate('arRolls.furtherDegree'), chance: reach(need + step) },
      ],
    };
  });
  return rolls.length === 0 ? undefined : { rolls, options: [], asks: [] };
}

/** C-64: somebody incapacitated recovers with the highest faces only. */
function waking(translate: Translate, encounter: ArEncounter, who: string): Forecast | undefined {
  if (getModelState(encounter, who).fatigue < 3) return undefined;
  const sides = Number(encounter.options['ar.destinyDie'].slice(1));
  const chance = atLeast(totals(1, facesOf(sides)), WAKES);
  const chances = [{ label: translate('arRolls.recovers'), chance }];
  const roll = { who, what: 'Destiny', dice: 1, sides, need: WAKES, isSum: true, parts: [], chances };
  return { rolls: [roll], options: [], asks: [] };
}
