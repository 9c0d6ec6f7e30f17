/** The form of a character and its row in lists. */

import { formField } from '../../character-fields/form-field.ts';
import type { FormSpec, PlainField, TextOrDerived } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Need } from '../../form/unfinished.ts';
import { FACTION_VOCABULARY, type Vocabularies, type Word } from '../../form/vocabulary.ts';
import type { Roots } from '../../rules/roots.ts';
import { numberText } from '../../text/number-text.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { BbRoots } from './derive.ts';
import { type BbCharacter, FIELDS } from './fields.ts';

/** The ranks of a number as words. */
const ranks = (key: 'bbForms.perceptionOf' | 'bbForms.superSpeedOf'): Word[] =>
  Array.from({ length: 14 }, (_, index) => ({
    id: String(index + 1),
    label: (translate) => translate(key, { rank: index + 1 }),
  }));

export const VOCABULARIES: Vocabularies = {
  perceptions: ranks('bbForms.perceptionOf'),
  'super-speeds': ranks('bbForms.superSpeedOf'),
};

const derivedOf = (roots: Roots) => (roots as BbRoots).derived;

/** A number that stands for what is rolled, with what follows from it. */
const attribute = (key: 'perception' | 'prowess' | 'agility' | 'superSpeed', hint: TextOrDerived): PlainField => ({
  kind: 'number',
  at: `/${key}`,
  label: FIELDS[key].label,
  hint,
  ...(key === 'perception' ? {} : { optional: true, placeholder: key === 'superSpeed' ? '0' : '–' }),
});

/** Says what is rolled with a bonus. */
const roll = (key: 'bbForms.order' | 'bbForms.blocks' | 'bbForms.dodges', bonus: number | undefined): LateText =>
  bonus === undefined ? '' : (translate) => translate(key, { bonus: numberText(bonus) });

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
            attribute('perception', { derive: (roots) => roll('bbForms.order', derivedOf(roots).order) }),
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
            attribute('superSpeed', ''),
            attribute('prowess', { derive: (roots) => roll('bbForms.blocks', derivedOf(roots).block) }),
            attribute('agility', { derive: (roots) => roll('bbForms.dodges', derivedOf(roots).dodge) }),
            formField('/endurance', FIELDS.endurance),
          ],
        },
        formField('/expertise', FIELDS.expertise, {
          hint: (translate) => translate('bbForms.expertiseHint'),
        }),
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
                { kind: 'number', at: '/rank', label: (translate) => translate('labels.rank') },
              ],
            },
            {
              kind: 'text',
              at: '/text',
              label: (translate) => translate('labels.textOnCard'),
              look: 'long',
              optional: true,
            },
            { kind: 'words', at: '/items', label: (translate) => translate('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (translate) => translate('labels.addPower'), value: { name: '', rank: 5 } }],
        },
      ],
    },
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { at: '/perception', label: (translate) => translate('bbForms.perception') },
  columns: [{ kind: 'text', label: (translate) => translate('labels.powers'), at: '/powers/*/name' }],
  facets: [
    { at: '/perception', label: (translate) => translate('bbForms.perception'), of: 'perceptions' },
    { at: '/superSpeed', label: (translate) => translate('bbForms.superSpeed'), of: 'super-speeds' },
  ],
  brief: (translate: Translate, { perception, superSpeed = 0 }: BbCharacter) =>
    [
      translate('bbForms.perceptionOf', { rank: perception }),
      ...(superSpeed > 0 ? [translate('bbForms.superSpeedOf', { rank: superSpeed })] : []),
    ].join(', '),
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: (translate) => translate('bbForms.needPerception'), at: ['/perception'] },
  { label: (translate) => translate('bbForms.needPowers'), at: ['/powers'] },
];
