/**
 * Keeps track of Abilities that last from Turn to Turn (E-46). Using one makes it active. It stays active as long as its Upkeep is paid in
 * each Upkeep phase of its side. What is active changes no number of the rules; it only tells the players what to pay for.
 */
import { idKey, textKey } from '../../../../play/event/keys.ts';
import { createChoiceRefusal } from '../../../../play/event/refusal.ts';
import { normalizeWord } from '../../check/character-context.ts';
import { defineEvent, PLAY_PHASES, requireNoDutyButControl } from '../event-preconditions.ts';
import { getCard, listSideModels } from '../models.ts';
import type { ActiveAbility, SuEncounter } from '../state.ts';

/** A payment that keeps an Ability active, as the event `choose` contains it. */
export interface UpkeepPayment {
  readonly model: string;
  readonly pp: number;
  readonly what?: string | undefined;
}

/** The Upkeep of an active Ability. */
export interface AbilityUpkeep extends UpkeepPayment {
  readonly what: string;
}

export const listActiveAbilities = ({ state }: SuEncounter, modelId: string): readonly ActiveAbility[] =>
  state.models.get(modelId)?.out === false ? (state.extra.activeAbilities.get(modelId) ?? []) : [];

/** Lists the Upkeep of all active Abilities of a side, model by model in file order. */
export const listSideUpkeep = (encounter: SuEncounter, sideId: string): readonly AbilityUpkeep[] =>
  [...listSideModels(encounter, sideId)].flatMap((modelId) =>
    listActiveAbilities(encounter, modelId).map(({ name, pp }) => ({ model: modelId, pp, what: name })),
  );

const isSameAbility = (abilityName: string, otherName: string): boolean =>
  normalizeWord(abilityName) === normalizeWord(otherName);

/** Makes an Ability active if it has an Upkeep: the stated one, or else that of the card. */
export function startAbility(
  encounter: SuEncounter,
  modelId: string,
  abilityName: string,
  statedUpkeep?: number,
): void {
  const pp = statedUpkeep ?? getCard(encounter, modelId).upkeepCosts.get(normalizeWord(abilityName));
  if (pp === undefined) return;
  const { activeAbilities } = encounter.state.extra;
  const otherAbilities = (activeAbilities.get(modelId) ?? []).filter(({ name }) => !isSameAbility(name, abilityName));
  activeAbilities.set(modelId, [...otherAbilities, { name: abilityName, pp }]);
}

/** Ends the Abilities of a side whose Upkeep is not paid. Payments for Abilities that were not active make them active. */
export function keepPaidAbilities(encounter: SuEncounter, sideId: string, payments: readonly UpkeepPayment[]): void {
  for (const modelId of listSideModels(encounter, sideId)) encounter.state.extra.activeAbilities.delete(modelId);
  for (const { model: modelId, pp, what: abilityName } of payments)
    if (abilityName !== undefined) startAbility(encounter, modelId, abilityName, pp);
}

/** Ends the Abilities of models that are out of play. */
export function endAbilitiesOfLostModels({ state }: SuEncounter): void {
  for (const modelId of state.extra.activeAbilities.keys())
    if (state.models.get(modelId)?.out !== false) state.extra.activeAbilities.delete(modelId);
}

/** Ends an active Ability before its next Upkeep. */
export const endAbilityEvent = defineEvent({
  keys: { model: idKey(), what: textKey },
  due: requireNoDutyButControl,
  phases: PLAY_PHASES,
  refuse: (encounter, { model: modelId, what: abilityName }) =>
    listActiveAbilities(encounter, modelId).some(({ name }) => isSameAbility(name, abilityName))
      ? undefined
      : createChoiceRefusal(abilityName, 'E-46'),
  apply(encounter, { model: modelId, what: abilityName }) {
    const remainingAbilities = listActiveAbilities(encounter, modelId).filter(
      ({ name }) => !isSameAbility(name, abilityName),
    );
    encounter.state.extra.activeAbilities.set(modelId, remainingAbilities);
    return undefined;
  },
});
