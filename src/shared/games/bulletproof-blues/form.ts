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
  Array.from({ length: 14 }, (_, i) => ({ id: String(i + 1), label: (t) => t(key, { rank: i + 1 }) }));

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
  bonus === undefined ? '' : (t) => t(key, { bonus: numberText(bonus) });

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
            attribute('perception', { derive: (roots) => roll('bbForms.order', derivedOf(roots).order) }),
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
            attribute('superSpeed', ''),
            attribute('prowess', { derive: (roots) => roll('bbForms.blocks', derivedOf(roots).block) }),
            attribute('agility', { derive: (roots) => roll('bbForms.dodges', derivedOf(roots).dodge) }),
            formField('/endurance', FIELDS.endurance),
          ],
        },
        formField('/expertise', FIELDS.expertise, {
          hint: (t) => t('bbForms.expertiseHint'),
        }),
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
                { kind: 'number', at: '/rank', label: (t) => t('labels.rank') },
              ],
            },
            { kind: 'text', at: '/text', label: (t) => t('labels.textOnCard'), look: 'long', optional: true },
            { kind: 'words', at: '/items', label: (t) => t('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (t) => t('labels.addPower'), value: { name: '', rank: 5 } }],
        },
      ],
    },
    { title: (t) => t('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { at: '/perception', label: (t) => t('bbForms.perception') },
  columns: [{ kind: 'text', label: (t) => t('labels.powers'), at: '/powers/*/name' }],
  facets: [
    { at: '/perception', label: (t) => t('bbForms.perception'), of: 'perceptions' },
    { at: '/superSpeed', label: (t) => t('bbForms.superSpeed'), of: 'super-speeds' },
  ],
  brief: (t: Translate, { perception, superSpeed = 0 }: BbCharacter) =>
    [
      t('bbForms.perceptionOf', { rank: perception }),
      ...(superSpeed > 0 ? [t('bbForms.superSpeedOf', { rank: superSpeed })] : []),
    ].join(', '),
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: (t) => t('bbForms.needPerception'), at: ['/perception'] },
  { label: (t) => t('bbForms.needPowers'), at: ['/powers'] },
];
