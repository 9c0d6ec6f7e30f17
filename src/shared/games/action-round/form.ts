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
  'power-levels': Array.from({ length: 21 }, (_, i) => ({
    id: String(i),
    label: (t) => t('arForms.powerLevelOf', { level: i }),
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
      title: (t) => t('labels.who'),
      fields: [
        {
          kind: 'row',
          look: 'lead',
          fields: [
            {
              kind: 'text',
              at: '/name',
              label: (t) => t('labels.name'),
              look: 'name',
              placeholder: (t) => t('labels.namePlaceholder'),
            },
            { kind: 'number', at: '/powerLevel', label: FIELDS.powerLevel.label },
          ],
        },
        {
          kind: 'text',
          at: '/concept',
          label: (t) => t('labels.concept'),
          placeholder: (t) => t('labels.conceptPlaceholder'),
          optional: true,
        },
        {
          kind: 'tags',
          at: '/factions',
          label: (t) => t('labels.factions'),
          of: FACTION_VOCABULARY,
          hint: (t) => t('labels.factionsHint'),
          optional: true,
        },
      ],
    },
    { title: (t) => t('labels.art'), fields: [{ kind: 'art' }] },
    {
      title: (t) => t('labels.numbers'),
      fields: [
        {
          kind: 'row',
          look: 'four',
          fields: [
            field('initiative', (t) => t('arForms.initiativeHint')),
            {
              kind: 'number',
              at: '/speedRank',
              label: FIELDS.speedRank.label,
              placeholder: '0',
              hint: {
                derive: (roots) => {
                  const { walk } = derivedOf(roots);
                  return walk === undefined ? '' : (t) => t('arForms.walks', { feet: walk });
                },
              },
              optional: true,
            },
            field('wits'),
            field('destiny', (t) => t('arForms.destinyHint')),
          ],
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            field('conditions', (t) => t('arForms.conditionsHint')),
            field('stress', (t) => t('arForms.stressHint')),
          ],
        },
      ],
    },
    {
      title: (t) => t('arForms.skills'),
      fields: [
        {
          kind: 'list',
          at: '/skills',
          entry: (t) => t('arForms.skill'),
          item: [
            {
              kind: 'row',
              look: 'line',
              fields: [
                { kind: 'name', at: '/name', label: (t) => t('labels.name'), known: KNOWN_SKILLS },
                { kind: 'number', at: '/rank', label: (t) => t('labels.rank') },
                { kind: 'text', at: '/ability', label: (t) => t('arForms.ability'), optional: true },
              ],
            },
          ],
          blanks: [{ label: (t) => t('arForms.addSkill'), value: { name: '', rank: 0 } }],
        },
      ],
    },
    {
      title: (t) => t('labels.powers'),
      fields: [
        {
          kind: 'list',
          at: '/powers',
          entry: (t) => t('labels.power'),
          item: [
            {
              kind: 'row',
              look: 'line',
              fields: [
                { kind: 'name', at: '/name', label: (t) => t('labels.name'), known: [] },
                { kind: 'number', at: '/rank', label: (t) => t('labels.rank'), optional: true },
              ],
            },
            { kind: 'flag', at: '/area', label: (t) => t('arForms.areaPowerOncePerRound') },
            { kind: 'text', at: '/text', label: (t) => t('labels.textOnCard'), look: 'long', optional: true },
            { kind: 'words', at: '/items', label: (t) => t('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (t) => t('labels.addPower'), value: { name: '', rank: 0 } }],
        },
      ],
    },
    { title: (t) => t('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { at: '/powerLevel', label: (t) => t('arForms.powerLevel') },
  columns: [{ kind: 'text', label: (t) => t('arForms.skills'), at: '/skills/*/name' }],
  facets: [{ at: '/powerLevel', label: (t) => t('arForms.powerLevel'), of: 'power-levels' }],
  brief: (t: Translate, { powerLevel, initiative }: ArCharacter) => t('arForms.brief', { powerLevel, initiative }),
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: (t) => t('arForms.needNumbers'), at: ['/powerLevel', '/initiative', '/speedRank', '/wits', '/destiny'] },
  { label: (t) => t('arForms.needSkillsOrPowers'), at: ['/skills', '/powers'] },
];
