/** The form of a character and its row in lists. */

import { formField } from '../../character-fields/form-field.ts';
import type { FormSpec, PlainField } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Need } from '../../form/unfinished.ts';
import { FACTION_VOCABULARY, type Vocabularies } from '../../form/vocabulary.ts';
import { t } from '../../i18n/phrases.ts';
import type { Roots } from '../../rules/roots.ts';
import type { ArRoots } from './derive.ts';
import { type ArCharacter, FIELDS } from './fields.ts';

export const VOCABULARIES: Vocabularies = {
  'power-levels': Array.from({ length: 21 }, (_, i) => ({ id: String(i), label: `Power Level ${i}` })),
};

const derivedOf = (roots: Roots) => (roots as ArRoots).derived;

const field = (key: 'wits' | 'destiny' | 'stress' | 'conditions' | 'initiative', hint?: string): PlainField =>
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
      title: 'Who',
      fields: [
        {
          kind: 'row',
          look: 'lead',
          fields: [
            { kind: 'text', at: '/name', label: 'Name', look: 'name', placeholder: 'Name your character' },
            { kind: 'number', at: '/powerLevel', label: FIELDS.powerLevel.label },
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
            field('initiative', 'Highest acts first.'),
            {
              kind: 'number',
              at: '/speedRank',
              label: FIELDS.speedRank.label,
              placeholder: '0',
              hint: (roots) => {
                const { walk } = derivedOf(roots);
                return walk === undefined ? '' : t`Walks ${walk} ft`;
              },
              optional: true,
            },
            field('wits'),
            field('destiny', 'Fate and Corruption count too.'),
          ],
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            field('conditions', 'At the start. Free words; Enter makes a tag.'),
            field('stress', 'At the start.'),
          ],
        },
      ],
    },
    {
      title: 'Skills',
      fields: [
        {
          kind: 'list',
          at: '/skills',
          entry: 'Skill',
          item: [
            {
              kind: 'row',
              look: 'line',
              fields: [
                { kind: 'name', at: '/name', label: 'Name', known: KNOWN_SKILLS },
                { kind: 'number', at: '/rank', label: 'Rank' },
                { kind: 'text', at: '/ability', label: 'Ability', optional: true },
              ],
            },
          ],
          blanks: [{ label: 'Add a skill', value: { name: '', rank: 0 } }],
        },
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
                { kind: 'number', at: '/rank', label: 'Rank', optional: true },
              ],
            },
            { kind: 'flag', at: '/area', label: 'An Area Power: one a round' },
            { kind: 'text', at: '/text', label: 'Text on the card', look: 'long', optional: true },
            { kind: 'words', at: '/items', label: 'Items in brackets' },
          ],
          blanks: [{ label: 'Add a power', value: { name: '', rank: 0 } }],
        },
      ],
    },
    { title: 'Notes', fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { at: '/powerLevel', label: 'Power Level' },
  columns: [{ kind: 'text', label: 'Skills', at: '/skills/*/name' }],
  facets: [{ at: '/powerLevel', label: 'Power Level', of: 'power-levels' }],
  brief: ({ powerLevel, initiative }: ArCharacter) => t`Power Level ${powerLevel}, initiative ${initiative}`,
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: 'numbers', at: ['/powerLevel', '/initiative', '/speedRank', '/wits', '/destiny'] },
  { label: 'skills or powers', at: ['/skills', '/powers'] },
];
