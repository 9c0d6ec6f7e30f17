/** The types of objectives, and the Trait each is tried with (E-139b, E-142, E-143). */
import type { ActionTrait, SpecialtyId } from '../../facts.ts';

export const QUEST_TYPES = ['high-value', 'athletics', 'knowledge', 'might', 'mystic'] as const;

const TRAIT_OF: Readonly<Record<SpecialtyId, ActionTrait>> = {
  athletics: 'aim',
  knowledge: 'mind',
  might: 'fight',
  mystic: 'magic',
};

/** The Trait of a type; undefined for High Value and for a quest without type, which ask for no roll. */
export const traitOf = (type: string | undefined): ActionTrait | undefined =>
  type !== undefined && Object.hasOwn(TRAIT_OF, type) ? TRAIT_OF[type as SpecialtyId] : undefined;
