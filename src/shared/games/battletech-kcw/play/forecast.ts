/** What the roll for initiative is made of, and the chance to act before those who have rolled (B-1 to B-3). */
import { t, texts } from '../../../i18n/phrases.ts';
import { nameOf } from '../../../play/names.ts';
import type { Candidate } from '../../../play/play-spec.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import type { Forecast } from '../../../play/table/forecast.ts';
import { initiativeForecast } from '../../../play/table/initiative-forecast.ts';
import { type BonusPart, bonusParts } from '../initiative.ts';
import { unitsCost } from './order.ts';
import type { BtPlay } from './state.ts';

const WHY: Readonly<Record<string, string>> = texts({
  Walk: 'as it is now',
  'Walk/Cruise': 'as it is now',
  NPC: 'what every unit of no player adds',
  Infantry: 'what all infantry adds',
});

export function forecast(play: BtPlay, { kind, model, modifier }: Candidate): Forecast | undefined {
  if (kind !== 'initiative' || typeof model !== 'string' || !play.figures.has(model)) return undefined;
  const { character, side } = figureOf(play, model);
  const { mp } = stateOf(play, model);
  const parts: readonly BonusPart[] = bonusParts({ ...character, mpNow: mp } as never, play.options) ?? [];
  const extended = play.options['bt.extendedInitMods']
    ? [
        { label: t`Units of its side`, by: -unitsCost(play, side), why: t`many are hard to lead` },
        { label: t`Modifier`, by: Number(modifier ?? 0), why: t`as stated` },
      ].filter(({ by }) => by !== 0)
    : [];
  const others = [...play.state.models].filter(([id, { dice, out }]) => id !== model && dice !== null && !out);
  return initiativeForecast({
    who: model,
    what: 'Initiative',
    dice: 2,
    sides: 6,
    parts: [...parts.map(({ label, value }) => ({ label, by: value, why: WHY[label] ?? t`on the card` })), ...extended],
    others: others.map(([id, { total }]) => ({ name: nameOf(play, id) ?? id, total })),
  });
}
