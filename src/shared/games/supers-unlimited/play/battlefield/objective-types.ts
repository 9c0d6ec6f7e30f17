/** Lists the types of quests and Prizes, and the Trait that each is rolled with: Athletics with Aim, Might with Fight … (E-139b, E-142). */
import type { ActionTrait, SpecialtyId } from '../../facts.ts';

export const QUEST_TYPES = ['high-value', 'athletics', 'knowledge', 'might', 'mystic'] as const;

const TRAIT_BY_TYPE: Readonly<Record<SpecialtyId, ActionTrait>> = {
  athletics: 'aim',
  knowledge: 'mind',
  might: 'fight',
  mystic: 'magic',
};

/** Returns the Trait of a type, or undefined for High Value and for a quest without a type, which need no roll. */
export const getTypeTrait = (objectiveType: string | undefined): ActionTrait | undefined =>
  objectiveType !== undefined && Object.hasOwn(TRAIT_BY_TYPE, objectiveType)
    ? TRAIT_BY_TYPE[objectiveType as SpecialtyId]
    : undefined;
