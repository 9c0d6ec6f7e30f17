/** Defines the form of a character and its row in document lists. */

import { createFormField } from '../../character-fields/form-field.ts';
import { CREDITS_SECTION } from '../../form/credits-section.ts';
import type { FormSpec, PlainField, TextOrDerived } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Requirement } from '../../form/missing-requirements.ts';
import { FACTION_VOCABULARY, type Vocabularies, type Word } from '../../form/vocabulary.ts';
import type { Roots } from '../../rules/roots.ts';
import { formatPlainNumber } from '../../text/number-text.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { BbRoots } from './derive.ts';
import { type BbCharacter, FIELDS } from './fields.ts';

/** Creates the ranks of a number as words of a vocabulary. */
const createRankWords = (messageKey: 'bbForms.perceptionOf' | 'bbForms.superSpeedOf'): Word[] =>
  Array.from({ length: 14 }, (_item, index) => ({
    id: String(index + 1),
    label: (translate) => translate(messageKey, { rank: index + 1 }),
  }));

export const VOCABULARIES: Vocabularies = {
  perceptions: createRankWords('bbForms.perceptionOf'),
  'super-speeds': createRankWords('bbForms.superSpeedOf'),
};

const getDerived = (roots: Roots) => (roots as BbRoots).derived;

/** Creates the field of an attribute, with a hint about the rolls that use it. */
const createField = (
  fieldName: 'perception' | 'prowess' | 'agility' | 'superSpeed',
  hint: TextOrDerived,
): PlainField => ({
  kind: 'number',
  pointer: `/${fieldName}`,
  label: FIELDS[fieldName].label,
  hint,
  ...(fieldName === 'perception' ? {} : { optional: true, placeholder: fieldName === 'superSpeed' ? '0' : '–' }),
});

/** Describes the roll that a bonus is added to. Empty if the bonus is unknown. */
const describeRoll = (
  messageKey: 'bbForms.order' | 'bbForms.blocks' | 'bbForms.dodges',
  bonus: number | undefined,
): LateText => (bonus === undefined ? '' : (translate) => translate(messageKey, { bonus: formatPlainNumber(bonus) }));

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
            createField('perception', { derive: (roots) => describeRoll('bbForms.order', getDerived(roots).order) }),
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
            createField('superSpeed', ''),
            createField('prowess', { derive: (roots) => describeRoll('bbForms.blocks', getDerived(roots).block) }),
            createField('agility', { derive: (roots) => describeRoll('bbForms.dodges', getDerived(roots).dodge) }),
            createFormField('/endurance', FIELDS.endurance),
          ],
        },
        createFormField('/expertise', FIELDS.expertise, {
          hint: (translate) => translate('bbForms.expertiseHint'),
        }),
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
                { kind: 'number', pointer: '/rank', label: (translate) => translate('labels.rank') },
              ],
            },
            {
              kind: 'text',
              pointer: '/text',
              label: (translate) => translate('labels.textOnCard'),
              look: 'long',
              optional: true,
            },
            { kind: 'words', pointer: '/items', label: (translate) => translate('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (translate) => translate('labels.addPower'), value: { name: '', rank: 5 } }],
        },
      ],
    },
    CREDITS_SECTION,
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { pointer: '/perception', label: (translate) => translate('bbForms.perception') },
  columns: [{ kind: 'text', label: (translate) => translate('labels.powers'), pointer: '/powers/*/name' }],
  facets: [
    { pointer: '/perception', label: (translate) => translate('bbForms.perception'), vocabulary: 'perceptions' },
    { pointer: '/superSpeed', label: (translate) => translate('bbForms.superSpeed'), vocabulary: 'super-speeds' },
  ],
  summarize: (translate: Translate, { perception, superSpeed = 0 }: BbCharacter) =>
    [
      translate('bbForms.perceptionOf', { rank: perception }),
      ...(superSpeed > 0 ? [translate('bbForms.superSpeedOf', { rank: superSpeed })] : []),
    ].join(', '),
};

/** What a finished character needs. A requirement is missing while all its fields are empty. */
export const REQUIREMENTS: readonly Requirement[] = [
  { label: (translate) => translate('bbForms.needPerception'), pointers: ['/perception'] },
  { label: (translate) => translate('bbForms.needPowers'), pointers: ['/powers'] },
];
