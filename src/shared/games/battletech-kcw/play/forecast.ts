/** What the roll for initiative is made of, and the chance to act before those who have rolled (B-1 to B-3). */
import { nameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-rules.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { Forecast } from '../../../play/table/forecast.ts';
import { initiativeForecast } from '../../../play/table/initiative-forecast.ts';
import { formatText, type LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { type BonusPart, bonusParts, formatPartLabel } from '../initiative.ts';
import { unitsCost } from './order.ts';
import type { BtEncounter } from './state.ts';

const WHY: Readonly<Record<string, LateText>> = {
  Walk: (translate) => translate('kcwRolls.asItIsNow'),
  'Walk/Cruise': (translate) => translate('kcwRolls.asItIsNow'),
  NPC: (translate) => translate('kcwRolls.everyNpc'),
  Infantry: (translate) => translate('kcwRolls.allInfantry'),
};

const ON_THE_CARD: LateText = (translate) => translate('kcwRolls.onTheCard');

export function forecast(
  translate: Translate,
  encounter: BtEncounter,
  { kind, model, modifier }: Candidate,
): Forecast | undefined {
  if (kind !== 'initiative' || typeof model !== 'string' || !encounter.figures.has(model)) return undefined;
  const { character, side } = getFigure(encounter, model);
  const { mp } = getModelState(encounter, model);
  const parts: readonly BonusPart[] = bonusParts({ ...character, mpNow: mp } as never, encounter.options) ?? [];
  const extended = encounter.options['bt.extendedInitMods']
    ? [
        {
          label: translate('kcwRolls.unitsOfSide'),
          by: -unitsCost(encounter, side),
          why: translate('kcwRolls.hardToLead'),
        },
        { label: translate('kcwRolls.modifier'), by: Number(modifier ?? 0), why: translate('kcwRolls.asStated') },
      ].filter(({ by }) => by !== 0)
    : [];
  const others = [...encounter.state.models].filter(([id, { dice, out }]) => id !== model && dice !== null && !out);
  return initiativeForecast(translate, {
    who: model,
    what: 'Initiative',
    dice: 2,
    sides: 6,
    parts: [
      ...parts.map(({ label, value }) => ({
        label: formatPartLabel(translate, label),
        by: value,
        why: formatText(translate, WHY[label] ?? ON_THE_CARD),
      })),
      ...extended,
    ],
    others: others.map(([id, { total }]) => ({ name: nameOf(encounter, id) ?? id, total })),
  });
}
