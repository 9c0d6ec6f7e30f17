/** What the roll for initiative is made of, and the chance to act before those who have rolled (B-1 to B-3). */
import { nameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-spec.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import type { Forecast } from '../../../play/table/forecast.ts';
import { initiativeForecast } from '../../../play/table/initiative-forecast.ts';
import { formatText, type LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { type BonusPart, bonusParts, formatPartLabel } from '../initiative.ts';
import { unitsCost } from './order.ts';
import type { BtPlay } from './state.ts';

const WHY: Readonly<Record<string, LateText>> = {
  Walk: (t) => t('kcwRolls.asItIsNow'),
  'Walk/Cruise': (t) => t('kcwRolls.asItIsNow'),
  NPC: (t) => t('kcwRolls.everyNpc'),
  Infantry: (t) => t('kcwRolls.allInfantry'),
};

const ON_THE_CARD: LateText = (t) => t('kcwRolls.onTheCard');

export function forecast(t: Translate, play: BtPlay, { kind, model, modifier }: Candidate): Forecast | undefined {
  if (kind !== 'initiative' || typeof model !== 'string' || !play.figures.has(model)) return undefined;
  const { character, side } = figureOf(play, model);
  const { mp } = stateOf(play, model);
  const parts: readonly BonusPart[] = bonusParts({ ...character, mpNow: mp } as never, play.options) ?? [];
  const extended = play.options['bt.extendedInitMods']
    ? [
        { label: t('kcwRolls.unitsOfSide'), by: -unitsCost(play, side), why: t('kcwRolls.hardToLead') },
        { label: t('kcwRolls.modifier'), by: Number(modifier ?? 0), why: t('kcwRolls.asStated') },
      ].filter(({ by }) => by !== 0)
    : [];
  const others = [...play.state.models].filter(([id, { dice, out }]) => id !== model && dice !== null && !out);
  return initiativeForecast(t, {
    who: model,
    what: 'Initiative',
    dice: 2,
    sides: 6,
    parts: [
      ...parts.map(({ label, value }) => ({
        label: formatPartLabel(t, label),
        by: value,
        why: formatText(t, WHY[label] ?? ON_THE_CARD),
      })),
      ...extended,
    ],
    others: others.map(([id, { total }]) => ({ name: nameOf(play, id) ?? id, total })),
  });
}
