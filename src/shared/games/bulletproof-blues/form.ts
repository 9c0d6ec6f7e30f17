/** The form of a character and its row in lists. */

import { formField } from '../../character-fields/form-field.ts';
import type { FormSpec, PlainField, TextOrDerived } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Need } from '../../form/unfinished.ts';
import { FACTION_VOCABULARY, type Vocabularies } from '../../form/vocabulary.ts';
import { t } from '../../i18n/phrases.ts';
import type { Roots } from '../../rules/roots.ts';
import { numberText } from '../../text/number-text.ts';
import type { BbRoots } from './derive.ts';
import { type BbCharacter, FIELDS } from './fields.ts';

const upTo = (most: number, label: string) =>
  Array.from({ length: most }, (_, i) => ({ id: String(i + 1), label: `${label} ${i + 1}` }));

export const VOCABULARIES: Vocabularies = {
  perceptions: upTo(14, FIELDS.perception.label),
  'super-speeds': upTo(14, FIELDS.superSpeed.label),
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

const orders = (bonus: number | undefined): string => (bonus === undefined ? '' : t`Order: 2d6 + ${numberText(bonus)}`);
const blocks = (bonus: number | undefined): string =>
  bonus === undefined ? '' : t`Blocks with 2d6 + ${numberText(bonus)}`;
const dodges = (bonus: number | undefined): string =>
  bonus === undefined ? '' : t`Dodges with 2d6 + ${numberText(bonus)}`;

export const FORM: FormSpec = {
  sections: [
    {
      title: 'Who',
      fields: [
        {
          kind: 'row',
          look: 'lead',
          fields: [
            { kind: 'text', at: '/name', label: 'Name', look: 'name', placeholder: 'Name your character' },
            attribute('perception', (roots) => orders(derivedOf(roots).order)),
          ],
        },
        {
          kind: 'text',
          at: '/concept',
          label: 'Concept',
          placeholder: 'Who this is, in a few words',
          optional: true,
        },
        {
          kind: 'tags',
          at: '/factions',
          label: 'Factions',
          of: FACTION_VOCABULARY,
          hint: 'The symbol of the first one is printed.',
          optional: true,
        },
      ],
    },
    { title: 'Art', fields: [{ kind: 'art' }] },
    {
      title: 'Numbers',
      fields: [
        {
          kind: 'row',
          look: 'four',
          fields: [
            attribute('superSpeed', ''),
            attribute('prowess', (roots) => blocks(derivedOf(roots).block)),
            attribute('agility', (roots) => dodges(derivedOf(roots).dodge)),
            formField('/endurance', FIELDS.endurance),
          ],
        },
        formField('/expertise', FIELDS.expertise, {
          hint: 'Block and dodge add 3 to these rolls; any word may stand here.',
        }),
      ],
    },
    {
      title: 'Powers',
      fields: [
        {
          kind: 'list',
          at: '/powers',
          entry: 'Power',
          item: [
            {
              kind: 'row',
              look: 'line',
              fields: [
                { kind: 'name', at: '/name', label: 'Name', known: [] },
                { kind: 'number', at: '/rank', label: 'Rank' },
              ],
            },
            { kind: 'text', at: '/text', label: 'Text on the card', look: 'long', optional: true },
            { kind: 'words', at: '/items', label: 'Items in brackets' },
          ],
          blanks: [{ label: 'Add a power', value: { name: '', rank: 5 } }],
        },
      ],
    },
    { title: 'Notes', fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { at: '/perception', label: 'Perception' },
  columns: [{ kind: 'text', label: 'Powers', at: '/powers/*/name' }],
  facets: [
    { at: '/perception', label: 'Perception', of: 'perceptions' },
    { at: '/superSpeed', label: 'Super-speed', of: 'super-speeds' },
  ],
  brief: ({ perception, superSpeed = 0 }: BbCharacter) =>
    [`Perception ${perception}`, ...(superSpeed > 0 ? [`Super-speed ${superSpeed}`] : [])].join(', '),
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: 'a Perception', at: ['/perception'] },
  { label: 'powers', at: ['/powers'] },
];
