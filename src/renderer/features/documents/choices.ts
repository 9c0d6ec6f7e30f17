/** The vocabularies of the rules as lists for pickers. */
import {
  ALIGNMENTS,
  ATTACK_TYPES,
  CLASSES,
  CONTROL_TARGETS,
  EFFECTS,
  ELEMENTS,
  FORMATIONS,
  MOVEMENTS,
  ORIGINS,
  PLASMA_X,
  SIZES,
  SPECIALTIES,
  TYPES,
} from '../../../shared/games/supers-unlimited/facts.ts';
import { nameOf } from '../../../shared/games/supers-unlimited/words.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { CHOICES } from '../../strings/documents/choices.ts';

const named = (ids: readonly string[], group?: string): Choice[] =>
  ids.map((id) => ({ id, label: nameOf(id), ...(group === undefined ? {} : { group }) }));

export const CLASS_CHOICES = named(CLASSES);
export const ALIGNMENT_CHOICES = named(ALIGNMENTS);
export const MOVEMENT_CHOICES = named(MOVEMENTS);
export const TYPE_CHOICES = named(TYPES);
export const ORIGIN_CHOICES = named(ORIGINS);
export const ELEMENT_CHOICES = named(ELEMENTS);
export const SPECIALTY_CHOICES = named(SPECIALTIES);
export const ATTACK_TYPE_CHOICES = named(ATTACK_TYPES);
export const EFFECT_CHOICES = named(EFFECTS);
export const CONTROL_CHOICES = named(CONTROL_TARGETS);
export const FORMATION_CHOICES = named(FORMATIONS);

export const SIZE_CHOICES: readonly Choice[] = SIZES.map((row) => ({
  id: String(row.size),
  label: `${row.size} ${nameOf(row.name)}`,
  note: CHOICES.base(row.base),
}));

/** E-27: what a Weakness may name, under the heading of its family. */
export const WEAKNESS_CHOICES: readonly Choice[] = [
  { id: PLASMA_X, label: nameOf(PLASMA_X) },
  ...named(ELEMENTS, CHOICES.elements),
  ...named(TYPES, CHOICES.types),
  ...named(ORIGINS, CHOICES.origins),
  ...named(SPECIALTIES, CHOICES.specialties),
];
