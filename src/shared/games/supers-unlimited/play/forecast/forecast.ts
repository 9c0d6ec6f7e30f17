/** Forecasts what an event would roll, for attacks and all other rolls. */
import { type EventKeys, findUnknownInEvent, findWrongKey, parseEvent } from '../../../../play/event/keys.ts';
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import type { Forecast, ForecastRoll } from '../../../../play/play-screen/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTraitName } from '../../names.ts';
import { hasSwung } from '../actions/actor.ts';
import { createAttackDuties } from '../attack/attack-duties.ts';
import { type AttackEvent, attackKeys, declareAttack } from '../attack/declared-attack.ts';
import { createTraitRoll } from '../battlefield/free-events.ts';
import { createObjectiveRoll, type DiceTrait } from '../battlefield/manipulate-event.ts';
import { createKoRoll } from '../duties/answer-events.ts';
import { createAttackRoll } from '../duties/attack-roll.ts';
import type { AttackDuty } from '../duty.ts';
import { EVENTS } from '../events.ts';
import { findPendingAttack } from '../reactions/react-event.ts';
import { hasReference } from '../references.ts';
import type { TraitRoll } from '../rolls/trait-roll.ts';
import { createWitsRoll } from '../setup/order-events.ts';
import type { SuEncounter } from '../state.ts';
import { createNameLookup } from '../texts/item-names.ts';
import { createCurrentRecoveryRoll } from '../turn/recover-event.ts';
import { applyAnswer, listAnswers, listAsks } from './attack-answers.ts';
import { forecastAttackRoll } from './attack-forecast.ts';
import { listAttackOptions } from './attack-options.ts';
import { forecastCrash, forecastKo, forecastPlasma, forecastVulnerability } from './duty-forecasts.ts';
import { type Additions, countAddedDice, listRerollAsks, listRollOptions, NO_ADDITIONS } from './roll-options.ts';
import { forecastObjective, forecastRecovery, forecastTraitRoll, forecastWits } from './trait-forecasts.ts';

const createRollForecast = (...rolls: readonly ForecastRoll[]): Forecast => ({ rolls, options: [], asks: [] });

/** Returns the forecast, or undefined for an event that rolls nothing, is incomplete or names something that doesn't exist. */
export function forecastEvent(
  translate: Translate,
  encounter: SuEncounter,
  candidate: CandidateEvent,
): Forecast | undefined {
  const event = readEvent(encounter, candidate);
  if (!event) return undefined;
  switch (candidate.kind) {
    case 'attack':
      return forecastAttack(translate, encounter, event as AttackEvent);
    case 'roll':
      return forecastDuty(translate, encounter, { ...NO_ADDITIONS, ...event } as Additions);
    case 'react':
    case 'gimmick':
      return forecastAnswer(translate, encounter, event);
    case 'recover': {
      const roll = createCurrentRecoveryRoll(encounter, String(event.model));
      return forecastTraitEvent(translate, encounter, event, roll, (extraDice) =>
        forecastRecovery(translate, encounter, roll, extraDice, String(event.what)),
      );
    }
    case 'manipulate': {
      // `readEvent` has checked the keys of the event.
      const roll = createObjectiveRoll(encounter, event as never);
      return (
        roll &&
        forecastTraitEvent(translate, encounter, event, roll, (extraDice) =>
          forecastObjective(translate, encounter, roll, extraDice, String(event.marker)),
        )
      );
    }
    case 'trait-roll': {
      const roll = createTraitRoll(encounter, String(event.model), event.trait as DiceTrait, Number(event.tn));
      const subject = translate('suRolls.trait', { trait: getTraitName(String(event.trait), encounter.options) });
      return forecastTraitEvent(translate, encounter, event, roll, (extraDice) =>
        forecastTraitRoll(translate, encounter, roll, extraDice, subject),
      );
    }
    case 'wits':
      return forecastWitsEvent(translate, encounter, event.rolls as readonly WitsEntry[]);
    default:
      return undefined;
  }
}

/** Reads the event and fills in defaults. Returns undefined if a key is wrong or an id is unknown. Doesn't check the dice. */
function readEvent(encounter: SuEncounter, candidate: CandidateEvent): Readonly<Record<string, unknown>> | undefined {
  const eventSpec = EVENTS.get(candidate.kind);
  if (!eventSpec) return undefined;
  const eventKeys: EventKeys =
    candidate.kind === 'attack' ? attackKeys : (eventSpec.getKeys?.(encounter, candidate) ?? eventSpec.keys);
  if (findWrongKey(eventKeys, candidate) !== undefined) return undefined;
  const event = parseEvent(eventKeys, candidate) as Readonly<Record<string, unknown>>;
  const unknownId = findUnknownInEvent(eventKeys, event, (referenceKind, referenceId) =>
    hasReference(encounter, referenceKind, referenceId, event),
  );
  return unknownId === undefined ? event : undefined;
}

function forecastAttack(translate: Translate, encounter: SuEncounter, event: AttackEvent): Forecast {
  const duties = createAttackDuties(encounter, declareAttack(encounter, event));
  return {
    rolls: duties.map((duty) => forecastAttackRoll(translate, encounter, duty)),
    options: [...listAttackOptions(translate, encounter, event)],
    asks: duties
      .filter(isFirstOnTarget)
      .flatMap((duty) => listAsks(translate, encounter, duty, hasSwung(encounter, duty.by))),
  };
}

/** Whether this is the first of several rolls against the same target. Players answer an attack only once. */
const isFirstOnTarget = ({ target }: AttackDuty, index: number, duties: readonly AttackDuty[]): boolean =>
  duties.findIndex((otherDuty) => otherDuty.target === target) === index;

function forecastDuty(translate: Translate, encounter: SuEncounter, additions: Additions): Forecast | undefined {
  const [duty] = encounter.state.due;
  switch (duty?.due) {
    case 'attack':
      return {
        rolls: [forecastAttackRoll(translate, encounter, duty, countAddedDice(additions))],
        options: [...listRollOptions(translate, encounter, createAttackRoll(duty), additions)],
        asks: [
          ...listAsks(translate, encounter, duty, hasSwung(encounter, duty.by)),
          ...listRerollAsks(translate, encounter, createAttackRoll(duty), additions),
        ],
      };
    case 'ko-roll':
      return {
        rolls: [forecastKo(translate, encounter, duty, countAddedDice(additions))],
        options: [...listRollOptions(translate, encounter, createKoRoll(duty), additions)],
        asks: [...listRerollAsks(translate, encounter, createKoRoll(duty), additions)],
      };
    case 'slam':
    case 'fall':
    case 'hazard':
      return createRollForecast(forecastCrash(translate, encounter, duty));
    case 'plasma':
      return createRollForecast(forecastPlasma(translate, encounter, duty));
    case 'vulnerability':
      return createRollForecast(forecastVulnerability(translate, encounter, duty));
    default:
      return undefined;
  }
}

/** Forecasts the attack as it would be after a Reaction or Gimmick against it. */
function forecastAnswer(
  translate: Translate,
  encounter: SuEncounter,
  event: Readonly<Record<string, unknown>>,
): Forecast | undefined {
  const duty = findPendingAttack(encounter, String(event.model));
  const answerKind = event.reaction ?? event.gimmick;
  const answer = duty && listAnswers(encounter, duty).find((otherAnswer) => otherAnswer.kind === answerKind);
  if (!answer || !duty) return undefined;
  return createRollForecast(
    forecastAttackRoll(translate, encounter, applyAnswer(duty, answer.kind, hasSwung(encounter, duty.by))),
  );
}

function forecastTraitEvent(
  translate: Translate,
  encounter: SuEncounter,
  event: Readonly<Record<string, unknown>>,
  roll: TraitRoll,
  createRoll: (extraDice: number) => ForecastRoll,
): Forecast {
  const additions = { ...NO_ADDITIONS, ...event } as Additions;
  return {
    rolls: [createRoll(countAddedDice(additions))],
    options: [...listRollOptions(translate, encounter, roll, additions)],
    asks: [...listRerollAsks(translate, encounter, roll, additions)],
  };
}

interface WitsEntry {
  readonly side: string;
  readonly powerUp: boolean;
}

function forecastWitsEvent(translate: Translate, encounter: SuEncounter, entries: readonly WitsEntry[]): Forecast {
  const rolls = entries.map((entry) => ({
    ...entry,
    roll: createWitsRoll(encounter, entry),
    extraDice: entry.powerUp ? 1 : 0,
  }));
  const options = rolls.flatMap(({ side: sideId, roll, powerUp }, index) =>
    roll
      ? [...listRollOptions(translate, encounter, roll, { ...NO_ADDITIONS, powerUp }, `/rolls/${index}`)].map(
          (option) => ({
            ...option,
            label: `${createNameLookup(translate, encounter)(sideId)}: ${option.label}`,
          }),
        )
      : [],
  );
  return { rolls: forecastWits(translate, encounter, rolls), options, asks: [] };
}
