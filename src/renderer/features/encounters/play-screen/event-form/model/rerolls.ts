/** Edits the rerolls of an event: the dice, and the ability that allows the reroll. */
import { getEventKeys } from '../../../../../../shared/play/event/event-keys.ts';
import { judgeEvent } from '../../../../../../shared/play/event/judge-event.ts';
import { createOffer } from '../../../../../../shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import {
  createEventFields,
  type FieldChoice,
  setField,
} from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';

export const REROLLS_PATH = '/rerolls';

/** A reroll in an event: the indexes of the dice, and their new faces. */
export interface Reroll {
  /** The ability that allows the reroll. */
  readonly by: string;
  readonly indexes: readonly number[];
  readonly dice: readonly number[];
}

export const getRerolls = ({ rerolls }: CandidateEvent): readonly Reroll[] =>
  Array.isArray(rerolls) ? (rerolls as readonly Reroll[]) : [];

/** Lists the abilities that allow rerolls for this event, including those that are used already. */
export function listRerollChoices(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
): FieldChoice[] {
  const abilities = getEventKeys(rules, activeEncounter, event).rerolls?.itemKeys?.by?.allowedValues ?? [];
  const usedRerolls = getRerolls(event);
  return abilities.flatMap((ability) => {
    const triedRerolls = usedRerolls.some((reroll) => reroll.by === ability)
      ? usedRerolls
      : [...usedRerolls, { by: ability, indexes: [], dice: [] }];
    const triedEvent = setField(event, REROLLS_PATH, triedRerolls);
    const withDice = false; // The new faces are not rolled yet.
    if ('refused' in judgeEvent(rules, activeEncounter, triedEvent, withDice)) return [];
    return [labelAbility(translate, rules, activeEncounter, triedEvent, ability)];
  });
}

function labelAbility(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  ability: string | number,
): FieldChoice {
  const rerollsField = createEventFields(
    translate,
    rules,
    activeEncounter,
    createOffer(rules, activeEncounter, event, false),
  ).find(({ path }) => path === REROLLS_PATH);
  const choices = rerollsField?.entries?.flatMap((entry) => entry.flatMap((field) => field.choices ?? [])) ?? [];
  return choices.find(({ value }) => value === ability) ?? { value: ability, label: String(ability) };
}

/** Adds a reroll with this ability, or removes it if there is one. Returns undefined if no rerolls remain. */
export const toggleReroll = (rerolls: readonly Reroll[], ability: string): readonly Reroll[] | undefined =>
  omitEmpty(
    rerolls.some((reroll) => reroll.by === ability)
      ? rerolls.filter((reroll) => reroll.by !== ability)
      : [...rerolls, { by: ability, indexes: [], dice: [] }],
  );

/** Adds or removes a die of a reroll. The faces are cleared, because they have to be rolled again. */
export const toggleRerollDie = (rerolls: readonly Reroll[], ability: string, dieIndex: number): readonly Reroll[] =>
  rerolls.map((reroll) => {
    if (reroll.by !== ability) return reroll;
    const indexes = reroll.indexes.includes(dieIndex)
      ? reroll.indexes.filter((index) => index !== dieIndex)
      : [...reroll.indexes, dieIndex].sort((a, b) => a - b);
    return { ...reroll, indexes, dice: [] };
  });

const omitEmpty = (rerolls: readonly Reroll[]): readonly Reroll[] | undefined =>
  rerolls.length === 0 ? undefined : rerolls;
