/** The vocabularies of the rules as people choose from them. */
import type { Vocabularies, Word } from '../../../form/vocabulary.ts';
import {
  ACTION_TRAITS,
  ALIGNMENTS,
  ALLEGIANCES,
  ATTACK_TYPES,
  CLASSES,
  CONTROL_TARGETS,
  EFFECTS,
  ELEMENTS,
  FORMATIONS,
  LEVELS,
  MOVEMENTS,
  ORIGINS,
  PLASMA_X,
  SIZES,
  SPECIALTIES,
  TEAM_ALIGNMENTS,
  TYPES,
} from '../facts.ts';
import { nameOf } from '../names.ts';

const named = (ids: readonly string[], group?: string): Word[] =>
  ids.map((id) => ({ id, label: nameOf(id), ...(group === undefined ? {} : { group }) }));

export const VOCABULARIES = {
  levels: Array.from({ length: LEVELS.max }, (_, i) => ({ id: String(i + 1), label: `Level ${i + 1}` })),
  classes: named(CLASSES),
  alignments: named(ALIGNMENTS),
  movements: named(MOVEMENTS),
  types: named(TYPES),
  origins: named(ORIGINS),
  elements: named(ELEMENTS),
  specialties: named(SPECIALTIES),
  traits: named(ACTION_TRAITS),
  'attack-types': named(ATTACK_TYPES),
  effects: named(EFFECTS),
  'control-targets': named(CONTROL_TARGETS),
  formations: named(FORMATIONS),
  allegiances: named(ALLEGIANCES),
  'team-alignments': named(TEAM_ALIGNMENTS),
  sizes: SIZES.map((row) => ({
    id: String(row.size),
    label: `${row.size} ${nameOf(row.name)}`,
    note: `${row.base} mm base`,
  })),
  /** E-27: what a Weakness may name, under the heading of its family. */
  weaknesses: [
    { id: PLASMA_X, label: nameOf(PLASMA_X) },
    ...named(ELEMENTS, 'Elements'),
    ...named(TYPES, 'Types'),
    ...named(ORIGINS, 'Origins'),
    ...named(SPECIALTIES, 'Specialties'),
  ],
} satisfies Vocabularies;
