/** Defines the form of a character and its row in document lists. */

import { createFormField } from '../../character-fields/form-field.ts';
import { CREDITS_SECTION } from '../../form/credits-section.ts';
import type { FormSpec, PlainField } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Requirement } from '../../form/missing-requirements.ts';
import { FACTION_VOCABULARY, type Vocabularies } from '../../form/vocabulary.ts';
import type { Roots } from '../../rules/roots.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { ArRoots } from './derive.ts';
import { type ArCharacter, FIELDS } from './fields.ts';

export const VOCABULARIES: Vocabularies = {
  'power-levels': Array.from({ length: 21 }, (_item, index) => ({
    id: String(index),
    label: (translate) => translate('arForms.powerLevelOf', { level: index }),
  })),
};

const getDerived = (roots: Roots) => (roots as ArRoots).derived;

const createField = (
  fieldName: 'wits' | 'destiny' | 'stress' | 'conditions' | 'initiative',
  hint?: LateText,
): PlainField => createFormField(`/${fieldName}`, FIELDS[fieldName], hint === undefined ? {} : { hint });

/** Skills that the actions of the rules use, as suggestions. Players may type any other skill. */
const KNOWN_SKILLS = [
  'Acrobatics',
  'Athletics',
  'Deception',
  'Dexterity',
  'Endurance',
  'Guile',
  'Insight',
  'Intuition',
  'Investigation',
  'Lore',
  'Might',
  'Perception',
  'Reaction',
  'Stealth',
];

export const FORM: FormSpec = {
  sections: [
    {
      title: (translate) => translate('labels.who'),
      fields: [
        {
          kind: 'row',
          look: 'lead',
          fields: [
            {
              kind: 'text',
              pointer: '/name',
              label: (translate) => translate('labels.name'),
              look: 'name',
              placeholder: (translate) => translate('labels.namePlaceholder'),
            },
            { kind: 'number', pointer: '/powerLevel', label: FIELDS.powerLevel.label },
          ],
        },
        {
          kind: 'text',
          pointer: '/concept',
          label: (translate) => translate('labels.concept'),
          placeholder: (translate) => translate('labels.conceptPlaceholder'),
          optional: true,
        },
        {
          kind: 'tags',
          pointer: '/factions',
          label: (translate) => translate('labels.factions'),
          vocabulary: FACTION_VOCABULARY,
          hint: (translate) => translate('labels.factionsHint'),
          optional: true,
        },
      ],
    },
    { title: (translate) => translate('labels.art'), fields: [{ kind: 'art' }] },
    {
      title: (translate) => translate('labels.numbers'),
      fields: [
        {
          kind: 'row',
          look: 'four',
          fields: [
            createField('initiative', (translate) => translate('arForms.initiativeHint')),
            {
              kind: 'number',
              pointer: '/speedRank',
              label: FIELDS.speedRank.label,
              placeholder: '0',
              hint: {
                derive: (roots) => {
                  const { walk: walkFeet } = getDerived(roots);
                  return walkFeet === undefined ? '' : (translate) => translate('arForms.walks', { feet: walkFeet });
                },
              },
              optional: true,
            },
            createField('wits'),
            createField('destiny', (translate) => translate('arForms.destinyHint')),
          ],
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            createField('conditions', (translate) => translate('arForms.conditionsHint')),
            createField('stress', (translate) => translate('arForms.stressHint')),
          ],
        },
      ],
    },
    {
      title: (translate) => translate('arForms.skills'),
      fields: [
        {
          kind: 'list',
          pointer: '/skills',
          entry: (translate) => translate('arForms.skill'),
          item: [
            {
              kind: 'row',
              look: 'line',
              fields: [
                { kind: 'name', pointer: '/name', label: (translate) => translate('labels.name'), known: KNOWN_SKILLS },
                { kind: 'number', pointer: '/rank', label: (translate) => translate('labels.rank') },
                {
                  kind: 'text',
                  pointer: '/ability',
                  label: (translate) => translate('arForms.ability'),
                  optional: true,
                },
              ],
            },
          ],
          blanks: [{ label: (translate) => translate('arForms.addSkill'), value: { name: '', rank: 0 } }],
        },
      ],
    },
    {
      title: (translate) => translate('labels.powers'),
      fields: [
        {
          kind: 'list',
          pointer: '/powers',
          entry: (translate) => translate('labels.power'),
          item: [
            {
              kind: 'row',
              look: 'line',
              fields: [
                { kind: 'name', pointer: '/name', label: (translate) => translate('labels.name'), known: [] },
                { kind: 'number', pointer: '/rank', label: (translate) => translate('labels.rank'), optional: true },
              ],
            },
            { kind: 'flag', pointer: '/area', label: (translate) => translate('arForms.areaPowerOncePerRound') },
            {
              kind: 'text',
              pointer: '/text',
              label: (translate) => translate('labels.textOnCard'),
              look: 'long',
              optional: true,
            },
            { kind: 'words', pointer: '/items', label: (translate) => translate('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (translate) => translate('labels.addPower'), value: { name: '', rank: 0 } }],
        },
      ],
    },
    CREDITS_SECTION,
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { pointer: '/powerLevel', label: (translate) => translate('arForms.powerLevel') },
  columns: [{ kind: 'text', label: (translate) => translate('arForms.skills'), pointer: '/skills/*/name' }],
  facets: [
    { pointer: '/powerLevel', label: (translate) => translate('arForms.powerLevel'), vocabulary: 'power-levels' },
  ],
  summarize: (translate: Translate, { powerLevel, initiative }: ArCharacter) =>
    translate('arForms.brief', { powerLevel, initiative }),
};

/** What a finished character needs. A requirement is missing while all its fields are empty. */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    label: (translate) => translate('arForms.needNumbers'),
    pointers: ['/powerLevel', '/initiative', '/speedRank', '/wits', '/destiny'],
  },
  { label: (translate) => translate('arForms.needSkillsOrPowers'), pointers: ['/skills', '/powers'] },
];
