/** The vocabularies of the rules as people choose from them. */
import type { Vocabularies, Word } from '../../../form/vocabulary.ts';
import { formatText, type LateText } from '../../../texts/late-text.ts';
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
import { nameWord } from '../word-labels.ts';

const named = (ids: readonly string[], group?: LateText): Word[] =>
  ids.map((id) => ({ id, label: nameWord(id), ...(group === undefined ? {} : { group }) }));

export const VOCABULARIES = {
  levels: Array.from({ length: LEVELS.max }, (_, index) => ({
    id: String(index + 1),
    label: (translate) => translate('suForms.levelOf', { level: index + 1 }),
  })),
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
    label: (translate) =>
      translate('suForms.sizeOf', { size: row.size, name: formatText(translate, nameWord(row.name)) }),
    note: (translate) => translate('suForms.base', { millimeters: row.base }),
  })),
  /** E-27: what a Weakness may name, under the heading of its family. */
  weaknesses: [
    { id: PLASMA_X, label: nameWord(PLASMA_X) },
    ...named(ELEMENTS, (translate) => translate('suForms.elements')),
    ...named(TYPES, (translate) => translate('suForms.types')),
    ...named(ORIGINS, (translate) => translate('suForms.origins')),
    ...named(SPECIALTIES, (translate) => translate('suForms.specialties')),
  ],
} satisfies Vocabularies;
