/** What an event would roll, before it is rolled: for the attack resolver and for every other roll. */
import { firstUnknownIn, firstWrong, type Keys, readKeys } from '../../../../play/event/keys.ts';
import type { Candidate } from '../../../../play/play-rules.ts';
import type { Forecast, ForecastRoll } from '../../../../play/table/forecast.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { traitName } from '../../names.ts';
import { hasSwung } from '../actions/actor.ts';
import { attackDuties } from '../attack/attack-duties.ts';
import { type AttackEvent, attackKeys, declared } from '../attack/declared.ts';
import { koRoll } from '../duties/answers.ts';
import { attackRoll } from '../duties/attack-roll.ts';
import type { AttackDuty } from '../duty.ts';
import { EVENTS } from '../events.ts';
import { traitRollOf } from '../field/free-events.ts';
import { objectiveRoll, type Trait } from '../field/manipulate.ts';
import { isThere } from '../is-there.ts';
import { attackOn } from '../reactions/react.ts';
import type { TraitRoll } from '../rolls/trait-roll.ts';
import { witsRoll } from '../setup/order-events.ts';
import type { SuEncounter } from '../state.ts';
import { recoverRoll } from '../turn/recover-event.ts';
import { nameIn } from '../words/called.ts';
import { answered, answersTo, asksOf } from './asks.ts';
import { attackOptions } from './attack-options.ts';
import { attackRollForecast } from './attack-roll.ts';
import { crashForecast, koForecast, plasmaForecast, vulnerabilityForecast } from './duty-rolls.ts';
import { type Additions, addedDice, NONE, rerollAsks, rollOptions } from './roll-options.ts';
import { objectiveForecast, recoveryForecast, traitForecast, witsForecast } from './trait-rolls.ts';

const onlyRolls = (...rolls: readonly ForecastRoll[]): Forecast => ({ rolls, options: [], asks: [] });

/** Undefined for what rolls nothing, and for an event that lacks something or names what is not there. */
export function forecast(translate: Translate, encounter: SuEncounter, logged: Candidate): Forecast | undefined {
  const event = read(encounter, logged);
  if (!event) return undefined;
  switch (logged.kind) {
    case 'attack':
      return attackForecast(translate, encounter, event as AttackEvent);
    case 'roll':
      return dutyForecast(translate, encounter, { ...NONE, ...event } as Additions);
    case 'react':
    case 'gimmick':
      return answerForecast(translate, encounter, event);
    case 'recover': {
      const roll = recoverRoll(encounter, String(event.model));
      return ofTrait(translate, encounter, event, roll, (more) =>
        recoveryForecast(translate, encounter, roll, more, String(event.what)),
      );
    }
    case 'manipulate': {
      const roll = objectiveRoll(encounter, event as never);
      return (
        roll &&
        ofTrait(translate, encounter, event, roll, (more) =>
          objectiveForecast(translate, encounter, roll, more, String(event.marker)),
        )
      );
    }
    case 'trait-roll': {
      const roll = traitRollOf(encounter, String(event.model), event.trait as Trait, Number(event.tn));
      const what = translate('suRolls.trait', { trait: traitName(String(event.trait), encounter.options) });
      return ofTrait(translate, encounter, event, roll, (more) =>
        traitForecast(translate, encounter, roll, more, what),
      );
    }
    case 'wits':
      return wits(translate, encounter, event.rolls as readonly WitsEntry[]);
    default:
      return undefined;
  }
}

/** The event with its defaults; the dice are nobody's business yet. */
function read(encounter: SuEncounter, logged: Candidate): Readonly<Record<string, unknown>> | undefined {
  const spec = EVENTS.get(logged.kind);
  if (!spec) return undefined;
  const keys: Keys = logged.kind === 'attack' ? attackKeys : (spec.keysNow?.(encounter, logged) ?? spec.keys);
  if (firstWrong(keys, logged) !== undefined) return undefined;
  const event = readKeys(keys, logged) as Readonly<Record<string, unknown>>;
  const unknown = firstUnknownIn(keys, event, (kind, id) => isThere(encounter, kind, id, event));
  return unknown === undefined ? event : undefined;
}

function attackForecast(translate: Translate, encounter: SuEncounter, event: AttackEvent): Forecast {
  const duties = attackDuties(encounter, declared(encounter, event));
  return {
    rolls: duties.map((duty) => attackRollForecast(translate, encounter, duty)),
    options: [...attackOptions(translate, encounter, event)],
    asks: duties.filter(isFirstOn).flatMap((duty) => asksOf(translate, encounter, duty, hasSwung(encounter, duty.by))),
  };
}

/** Of several rolls at one target the first: nobody is asked twice in one breath. */
const isFirstOn = ({ target }: AttackDuty, index: number, all: readonly AttackDuty[]): boolean =>
  all.findIndex((other) => other.target === target) === index;

function dutyForecast(translate: Translate, encounter: SuEncounter, now: Additions): Forecast | undefined {
  const [duty] = encounter.state.due;
  switch (duty?.due) {
    case 'attack':
      return {
        rolls: [attackRollForecast(translate, encounter, duty, addedDice(now))],
        options: [...rollOptions(translate, encounter, attackRoll(duty), now)],
        asks: [
          ...asksOf(translate, encounter, duty, hasSwung(encounter, duty.by)),
          ...rerollAsks(translate, encounter, attackRoll(duty), now),
        ],
      };
    case 'ko-roll':
      return {
        rolls: [koForecast(translate, encounter, duty, addedDice(now))],
        options: [...rollOptions(translate, encounter, koRoll(duty), now)],
        asks: [...rerollAsks(translate, encounter, koRoll(duty), now)],
      };
    case 'slam':
    case 'fall':
    case 'hazard':
      return onlyRolls(crashForecast(translate, encounter, duty));
    case 'plasma':
      return onlyRolls(plasmaForecast(translate, encounter, duty));
    case 'vulnerability':
      return onlyRolls(vulnerabilityForecast(translate, encounter, duty));
    default:
      return undefined;
  }
}

/** A Reaction or a Gimmick against an attack: the attack as it would be then. */
function answerForecast(
  translate: Translate,
  encounter: SuEncounter,
  event: Readonly<Record<string, unknown>>,
): Forecast | undefined {
  const duty = attackOn(encounter, String(event.model));
  const what = event.reaction ?? event.gimmick;
  const answer = duty && answersTo(encounter, duty).find((each) => each.what === what);
  if (!answer || !duty) return undefined;
  return onlyRolls(attackRollForecast(translate, encounter, answered(duty, answer.what, hasSwung(encounter, duty.by))));
}

function ofTrait(
  translate: Translate,
  encounter: SuEncounter,
  event: Readonly<Record<string, unknown>>,
  roll: TraitRoll,
  rollWith: (more: number) => ForecastRoll,
): Forecast {
  const now = { ...NONE, ...event } as Additions;
  return {
    rolls: [rollWith(addedDice(now))],
    options: [...rollOptions(translate, encounter, roll, now)],
    asks: [...rerollAsks(translate, encounter, roll, now)],
  };
}

interface WitsEntry {
  readonly side: string;
  readonly powerUp: boolean;
}

function wits(translate: Translate, encounter: SuEncounter, entries: readonly WitsEntry[]): Forecast {
  const rolls = entries.map((entry) => ({ ...entry, roll: witsRoll(encounter, entry), more: entry.powerUp ? 1 : 0 }));
  const options = rolls.flatMap(({ side, roll, powerUp }, index) =>
    roll
      ? [...rollOptions(translate, encounter, roll, { ...NONE, powerUp }, `/rolls/${index}`)].map((option) => ({
          ...option,
          label: `${nameIn(translate, encounter)(side)}: ${option.label}`,
        }))
      : [],
  );
  return { rolls: witsForecast(translate, encounter, rolls), options, asks: [] };
}
