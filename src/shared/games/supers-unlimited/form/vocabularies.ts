/** Defines the vocabularies of the rules for choices in forms. */
import type { Vocabularies, Word } from '../../../form/vocabulary.ts';
import { formatLateText, type LateText } from '../../../texts/late-text.ts';
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

const createWords = (terms: readonly string[], group?: LateText): Word[] =>
  terms.map((id) => ({ id, label: nameWord(id), ...(group === undefined ? {} : { group }) }));

export const VOCABULARIES = {
  levels: Array.from({ length: LEVELS.max }, (_item, index) => ({
    id: String(index + 1),
    label: (translate) => translate('suForms.levelOf', { level: index + 1 }),
  })),
  classes: createWords(CLASSES),
  alignments: createWords(ALIGNMENTS),
  movements: createWords(MOVEMENTS),
  types: createWords(TYPES),
  origins: createWords(ORIGINS),
  elements: createWords(ELEMENTS),
  specialties: createWords(SPECIALTIES),
  traits: createWords(ACTION_TRAITS),
  'attack-types': createWords(ATTACK_TYPES),
  effects: createWords(EFFECTS),
  'control-targets': createWords(CONTROL_TARGETS),
  formations: createWords(FORMATIONS),
  allegiances: createWords(ALLEGIANCES),
  'team-alignments': createWords(TEAM_ALIGNMENTS),
  sizes: SIZES.map((sizeRow) => ({
    id: String(sizeRow.size),
    label: (translate) =>
      translate('suForms.sizeOf', { size: sizeRow.size, name: formatLateText(translate, nameWord(sizeRow.name)) }),
    note: (translate) => translate('suForms.base', { millimeters: sizeRow.base }),
  })),
  /** The Keywords that a Weakness may name, grouped by family (E-27). */
  weaknesses: [
    { id: PLASMA_X, label: nameWord(PLASMA_X) },
    ...createWords(ELEMENTS, (translate) => translate('suForms.elements')),
    ...createWords(TYPES, (translate) => translate('suForms.types')),
    ...createWords(ORIGINS, (translate) => translate('suForms.origins')),
    ...createWords(SPECIALTIES, (translate) => translate('suForms.specialties')),
  ],
} satisfies Vocabularies;
