/** Describes the outcome of an event right after it was applied: the roll, its result and its consequences. */
import type { GetName } from '../../../../play/model-names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName } from '../../names.ts';
import { createEffectDuties } from '../duties/attack-roll.ts';
import type { AttackDuty, EffectDuty, SuDuty } from '../duty.ts';
import { formatPlasmaRow, isPlasmaRow } from '../forecast/duty-forecasts.ts';
import { getCard, getModel, isSuper } from '../models.ts';
import type { PlayCard } from '../play-card.ts';
import type { SuEncounter } from '../state.ts';
import { type EventFields, formatValue } from './log-values.ts';
import { filterPresent, formatInches, joinContinuation, joinWithAnd } from './phrases.ts';

/** Returns an empty string if the event has no outcome. */
export function formatOutcome(
  translate: Translate,
  encounter: SuEncounter,
  event: EventFields,
  getName: GetName,
): string {
  const { last: lastOutcome } = encounter.state;
  switch (event.kind) {
    case 'roll':
      return formatRollOutcome(translate, encounter, lastOutcome, getName);
    case 'knockback':
      return formatAnsweredDuty(encounter, 'knockback', ({ model: modelId }) =>
        translate('suOutcome.takesKnockback', { model: getName(modelId) }),
      );
    case 'collapse':
      return formatAnsweredDuty(encounter, 'collapse', ({ thing: thingId }) =>
        translate('suOutcome.buildingIs', { building: getName(thingId) }),
      );
    case 'activate':
      return formatActivationStart(translate, encounter, getName);
    case 'end-turn':
    case 'pass':
      return formatTurnEnd(translate, encounter, getName);
    case 'end-game':
      return formatFinalScore(translate, encounter, getName);
    case 'wits':
      return filterPresent(
        formatBySide(lastOutcome.successes, (sideId, successes) =>
          translate('suOutcome.sideSuccesses', { side: getName(sideId), successes }),
        ),
        formatRollOff(translate, encounter.state.witsWinner, encounter, getName),
      ).join('; ');
    case 'terrain-roll':
      return formatRollOff(translate, encounter.state.terrainWinner, encounter, getName);
    case 'marker-roll':
      return formatRollOff(translate, encounter.state.firstMarker, encounter, getName);
    case 'plasma-roll':
      return formatBySide(lastOutcome.markers, (sideId, markers) =>
        translate('suOutcome.sideMarkers', { side: getName(sideId), markers }),
      );
    case 'manipulate':
      return formatObjectiveOutcome(translate, encounter, event, lastOutcome);
    default:
      return formatSuccesses(translate, lastOutcome);
  }
}

/** Formats the answered duty if it is of this kind. */
function formatAnsweredDuty<D extends SuDuty['due']>(
  { state }: SuEncounter,
  dutyKind: D,
  formatDuty: (duty: Extract<SuDuty, { due: D }>) => string,
): string {
  const duty = state.extra.answered;
  return duty?.due === dutyKind ? formatDuty(duty as Extract<SuDuty, { due: D }>) : '';
}

/** Describes the damage of Poison after the Recovery, and whether the model is Incapacitated or has no Actions. */
function formatActivationStart(translate: Translate, { state }: SuEncounter, getName: GetName): string {
  const modelState = state.models.get(state.active ?? '');
  if (!modelState) return '';
  const damage = modelState.effects.get('poison') ?? 0;
  return filterPresent(
    damage > 0 && translate('suOutcome.poison', { damage }),
    modelState.out && translate('suOutcome.isIncapacitated'),
    !modelState.out && modelState.ko && translate('suOutcome.hasNoActions', { model: getName(state.active ?? '') }),
  ).join(', ');
}

/** Announces the start of the Endgame, or the winner after the last Turn. */
function formatTurnEnd(translate: Translate, encounter: SuEncounter, getName: GetName): string {
  const { phase, endgame, finalTurns, models } = encounter.state;
  if (phase === 'over') return formatFinalScore(translate, encounter, getName);
  const supersInPlay = [...models.keys()].filter(
    (modelId) => !getModel(encounter, modelId).out && isSuper(encounter, modelId),
  );
  return endgame && finalTurns.length === supersInPlay.length ? translate('suOutcome.endgameBegins') : '';
}

/** Example: `Harbour Watch wins: Harbour Watch 3 VP, Night Riders 1 VP`. */
function formatFinalScore(translate: Translate, { state, seats }: SuEncounter, getName: GetName): string {
  const pointsBySide = seats.map(({ id }) => ({ id, vp: state.vp.get(id) ?? 0 })).sort((a, b) => b.vp - a.vp);
  const bestSides = pointsBySide.filter(({ vp: victoryPoints }) => victoryPoints === pointsBySide[0]?.vp);
  const scoreText = pointsBySide
    .map(({ id, vp: victoryPoints }) => translate('suOutcome.sidePoints', { side: getName(id), points: victoryPoints }))
    .join(', ');
  return bestSides.length > 1
    ? translate('suOutcome.draw', { score: scoreText })
    : translate('suOutcome.winner', { side: getName(bestSides[0]?.id ?? ''), score: scoreText });
}

function formatRollOff(translate: Translate, winner: string | null, { state }: SuEncounter, getName: GetName): string {
  if (winner !== null) return translate('suOutcome.sideWins', { side: getName(winner) });
  return state.contenders.length > 0
    ? translate('suOutcome.tie', { sides: joinWithAnd(translate, state.contenders.map(getName)) })
    : '';
}

const formatBySide = (numberBySide: unknown, formatSide: (sideId: string, number: number) => string): string =>
  typeof numberBySide === 'object' && numberBySide !== null
    ? Object.entries(numberBySide)
        .map(([sideId, number]) => formatSide(sideId, Number(number)))
        .join(', ')
    : '';

/** Returns `2 Successes, 1 POW` or `no Success`, or an empty string if nothing was counted. */
function formatSuccesses(translate: Translate, { successes, pows }: EventFields): string {
  if (typeof successes !== 'number') return '';
  return filterPresent(
    successes === 0 ? translate('suOutcome.noSuccess') : translate('suOutcome.successes', { successes }),
    typeof pows === 'number' && pows > 0 && translate('suOutcome.pows', { pows }),
  ).join(', ');
}

function formatObjectiveOutcome(
  translate: Translate,
  { state }: SuEncounter,
  { marker: markerId }: EventFields,
  lastOutcome: EventFields,
): string {
  const marker = typeof markerId === 'string' ? state.markers.get(markerId) : undefined;
  if (!marker) return formatSuccesses(translate, lastOutcome);
  const isScored = marker.kind === 'prize' || marker.kind === 'vip';
  return filterPresent(
    formatSuccesses(translate, lastOutcome),
    marker.kind === 'prize' && translate('suOutcome.studyPoints', { points: marker.total ?? 0 }),
    marker.resolved && translate(isScored ? 'suOutcome.scores' : 'suOutcome.isResolved'),
  ).join(', ');
}

/** Describes the result of a roll for the duty that it answered, which is in `extra.answered`. */
function formatRollOutcome(
  translate: Translate,
  encounter: SuEncounter,
  lastOutcome: EventFields,
  getName: GetName,
): string {
  const duty = encounter.state.extra.answered;
  const successes = formatSuccesses(translate, lastOutcome);
  switch (duty?.due) {
    case 'attack':
      return translate('suOutcome.attack', {
        attack: duty.name,
        attacker: getName(duty.by),
        target: getName(duty.target),
        successes,
        effects: formatAttackEffects(translate, encounter, duty, lastOutcome, getName),
      });
    case 'ko-roll':
      return translate(lastOutcome.successes === 0 ? 'suOutcome.isKo' : 'suOutcome.staysAwake', {
        model: getName(duty.model),
        successes,
      });
    case 'slam':
    case 'fall':
    case 'hazard':
      return translate(`suOutcome.${duty.due}`, {
        body: getBodyName(duty, getName),
        harm: formatHarm(translate, duty, lastOutcome),
        isOut: isModelOut(encounter, duty.model),
      });
    case 'plasma': {
      const plasmaRow = formatValue(lastOutcome.row);
      return translate('suOutcome.getsRow', {
        model: getName(duty.model),
        row: isPlasmaRow(plasmaRow) ? formatPlasmaRow(translate, plasmaRow) : plasmaRow,
      });
    }
    case 'vulnerability':
      return translate('suOutcome.vulnerability', {
        model: getName(duty.model),
        stun: formatValue(lastOutcome.stun),
        weaken: formatValue(lastOutcome.weaken),
      });
    default:
      return successes;
  }
}

const isDestroyed = ({ state }: SuEncounter, thingId: string): boolean => state.things.get(thingId)?.destroyed === true;

/** Whether the model is out after the roll. */
const isModelOut = ({ state }: SuEncounter, modelId: string | undefined): boolean =>
  modelId !== undefined && state.models.get(modelId)?.out === true;

const getBodyName = (duty: SuDuty, getName: GetName): string =>
  getName(('model' in duty ? duty.model : undefined) ?? ('thing' in duty ? duty.thing : undefined) ?? '');

function formatHarm(translate: Translate, { due }: SuDuty, { successes, pows }: EventFields): string {
  const stunPoints = Number(pows ?? 0) * (due === 'hazard' ? 2 : 1);
  const damage = Number(successes ?? 0);
  const harmTexts = filterPresent(damage > 0 && `${damage} Damage`, stunPoints > 0 && `${stunPoints} Stun`);
  return harmTexts.length === 0 ? translate('suOutcome.nothingHappens') : joinWithAnd(translate, harmTexts);
}

/** Returns a text such as `: Wasp takes 2 Damage and 2 Stun`, without Effects that the target is immune to. */
function formatAttackEffects(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  { successes, pows }: EventFields,
  getName: GetName,
): string {
  if (typeof successes !== 'number' || typeof pows !== 'number') return '';
  const bonusSuccesses =
    successes > 0 || encounter.options['su.plasmaOnMiss']
      ? (encounter.state.models.get(duty.by)?.bonusSuccesses ?? 0)
      : 0;
  const successCount = successes + bonusSuccesses;
  if (successCount === 0) return '';
  const additions = filterPresent(
    bonusSuccesses > 0 && translate('suOutcome.morePlasma', { successes: bonusSuccesses }),
  );
  const effectsText = formatTargetEffects(translate, encounter, duty, successCount, pows, getName);
  return `${joinContinuation([], additions)}${effectsText === undefined ? '' : `: ${effectsText}`}`;
}

/** Describes the Effects that the target takes. Returns undefined if the attack has no Effect. */
function formatTargetEffects(
  translate: Translate,
  encounter: SuEncounter,
  duty: AttackDuty,
  successCount: number,
  pows: number,
  getName: GetName,
): string | undefined {
  const targetName = getName(duty.target);
  if (!encounter.figures.has(duty.target)) {
    const values = { thing: targetName, isDestroyed: isDestroyed(encounter, duty.target) };
    return duty.effects.some(({ effect }) => effect === 'damage')
      ? translate('suOutcome.thingTakesDamage', { ...values, damage: successCount })
      : translate('suOutcome.thingTakesNothing', values);
  }
  const targetCard = getCard(encounter, duty.target);
  const effectDuties = createEffectDuties(encounter, duty, duty.effects, { successes: successCount, pows });
  if (effectDuties.length === 0) return undefined;
  const sufferedTexts = effectDuties
    .filter((effectDuty) => !isImmune(targetCard, effectDuty))
    .map((effectDuty) => formatEffect(translate, effectDuty, targetCard.size));
  const immuneNames = effectDuties
    .filter((effectDuty) => isImmune(targetCard, effectDuty))
    .map(({ effect }) => getTermName(effect));
  const values = { model: targetName, isOut: isModelOut(encounter, duty.target) };
  const [effectsText, immuneText] = [joinWithAnd(translate, sufferedTexts), joinWithAnd(translate, immuneNames)];
  if (sufferedTexts.length > 0 && immuneNames.length > 0)
    return translate('suOutcome.modelTakesAndIsImmune', { ...values, effects: effectsText, immune: immuneText });
  return immuneNames.length > 0
    ? translate('suOutcome.modelIsImmune', { ...values, immune: immuneText })
    : translate('suOutcome.modelTakes', { ...values, effects: effectsText });
}

/** Whether the model is immune to the Effect, or has a Type that the Control doesn't affect. */
const isImmune = (card: PlayCard, { effect, type }: EffectDuty): boolean =>
  card.immune.has(effect) || (effect === 'control' && type !== 'all' && !card.keywords.type.includes(type ?? ''));

function formatEffect(
  translate: Translate,
  { effect, amount }: { readonly effect: string; readonly amount: number },
  targetSize: number,
): string {
  if (effect !== 'knockback') return `${amount} ${getTermName(effect)}`;
  return amount > targetSize
    ? translate('suOutcome.knockback', {
        amount,
        inches: formatInches(translate, amount - targetSize),
        size: targetSize,
      })
    : translate('suOutcome.knockbackTooLittle', { amount, size: targetSize });
}
