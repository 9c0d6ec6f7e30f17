/** The form of a character and its row in lists. */

import { formField } from '../../character-fields/form-field.ts';
import type { FormSpec, PlainField } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Need } from '../../form/unfinished.ts';
import { FACTION_VOCABULARY, type Vocabularies } from '../../form/vocabulary.ts';
import type { Roots } from '../../rules/roots.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { ArRoots } from './derive.ts';
import { type ArCharacter, FIELDS } from './fields.ts';

export const VOCABULARIES: Vocabularies = {
  'power-levels': Array.from({ length: 21 }, (_, index) => ({
    id: String(index),
    label: (translate) => translate('arForms.powerLevelOf', { level: index }),
  })),
};

const derivedOf = (roots: Roots) => (roots as ArRoots).derived;

const field = (key: 'wits' | 'destiny' | 'stress' | 'conditions' | 'initiative', hint?: LateText): PlainField =>
  formField(`/${key}`, FIELDS[key], hint === undefined ? {} : { hint });

/** Names that the actions of the rules roll; any other may be typed. */
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
              at: '/name',
              label: (translate) => translate('labels.name'),
              look: 'name',
              placeholder: (translate) => translate('labels.namePlaceholder'),
            },
            { kind: 'number', at: '/powerLevel', label: FIELDS.powerLevel.label },
          ],
        },
        {
          kind: 'text',
          at: '/concept',
          label: (translate) => translate('labels.concept'),
          placeholder: (translate) => translate('labels.conceptPlaceholder'),
          optional: true,
        },
        {
          kind: 'tags',
          at: '/factions',
          label: (translate) => translate('labels.factions'),
          of: FACTION_VOCABULARY,
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
            field('initiative', (translate) => translate('arForms.initiativeHint')),
            {
              kind: 'number',
              at: '/speedRank',
              label: FIELDS.speedRank.label,
              placeholder: '0',
              hint: {
                derive: (roots) => {
                  const { walk } = derivedOf(roots);
                  return walk === undefined ? '' : (translate) => translate('arForms.walks', { feet: walk });
                },
              },
              optional: true,
            },
            field('wits'),
            field('destiny', (translate) => translate('arForms.destinyHint')),
          ],
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            field('conditions', (translate) => translate('arForms.conditionsHint')),
            field('stress', (translate) => translate('arForms.stressHint')),
          ],
        },
      ],
    },
    {
      title: (translate) => translate('arForms.skills'),
      fields: [
        {
          kind: 'list',
          at: '/skills',
          entry: (translate) => translate('arForms.skill'),
          item: [
            {
              kind: 'row',
              look: 'line',
              fields: [
                { kind: 'name', at: '/name', label: (translate) => translate('labels.name'), known: KNOWN_SKILLS },
                { kind: 'number', at: '/rank', label: (translate) => translate('labels.rank') },
                { kind: 'text', at: '/ability', label: (translate) => translate('arForms.ability'), optional: true },
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
          at: '/powers',
          entry: (translate) => translate('labels.power'),
          item: [
            {
              kind: 'row',
              look: 'line',
              fields: [
                { kind: 'name', at: '/name', label: (translate) => translate('labels.name'), known: [] },
                { kind: 'number', at: '/rank', label: (translate) => translate('labels.rank'), optional: true },
              ],
            },
            { kind: 'flag', at: '/area', label: (translate) => translate('arForms.areaPowerOncePerRound') },
            {
              kind: 'text',
              at: '/text',
              label: (translate) => translate('labels.textOnCard'),
              look: 'long',
              optional: true,
            },
            { kind: 'words', at: '/items', label: (translate) => translate('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (translate) => translate('labels.addPower'), value: { name: '', rank: 0 } }],
        },
      ],
    },
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { at: '/powerLevel', label: (translate) => translate('arForms.powerLevel') },
  columns: [{ kind: 'text', label: (translate) => translate('arForms.skills'), at: '/skills/*/name' }],
  facets: [{ at: '/powerLevel', label: (translate) => translate('arForms.powerLevel'), of: 'power-levels' }],
  brief: (translate: Translate, { powerLevel, initiative }: ArCharacter) =>
    translate('arForms.brief', { powerLevel, initiative }),
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  {
    label: (translate) => translate('arForms.needNumbers'),
    at: ['/powerLevel', '/initiative', '/speedRank', '/wits', '/destiny'],
  },
  { label: (translate) => translate('arForms.needSkillsOrPowers'), at: ['/skills', '/powers'] },
];
