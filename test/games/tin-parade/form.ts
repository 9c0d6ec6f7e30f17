/** Describes the form and the document list of bands. */
import type { FormSpec } from '../../../src/shared/form/form.ts';
import type { ListSpec } from '../../../src/shared/form/list.ts';
import { FACTION_VOCABULARY, type Vocabularies } from '../../../src/shared/form/vocabulary.ts';
import type { Band } from './character.ts';
import { PACES } from './rules.ts';

export const VOCABULARIES: Vocabularies = {
  paces: PACES.map((id) => ({ id, label: id.charAt(0).toUpperCase() + id.slice(1) })),
};

export const FORM: FormSpec = {
  sections: [
    {
      title: 'Band',
      fields: [
        { kind: 'text', pointer: '/name', label: 'Name', look: 'name', placeholder: 'Name your band' },
        { kind: 'text', pointer: '/concept', label: 'Motto', optional: true },
        {
          kind: 'row',
          look: 'four',
          fields: [
            { kind: 'number', pointer: '/brass', label: 'Horns' },
            {
              kind: 'number',
              pointer: '/drums',
              label: 'Drums',
              placeholder: { derive: ({ derived }) => String((derived as { drums: number }).drums) },
              optional: true,
            },
            { kind: 'choice', pointer: '/pace', label: 'Pace', vocabulary: 'paces' },
          ],
        },
        { kind: 'tags', pointer: '/factions', label: 'Streets', vocabulary: FACTION_VOCABULARY, optional: true },
      ],
    },
    { title: 'Art', fields: [{ kind: 'art' }] },
    {
      title: 'Tunes',
      fields: [
        {
          kind: 'list',
          pointer: '/tunes',
          entry: 'this tune',
          item: [
            { kind: 'name', pointer: '/name', label: 'Tune', known: ['Tin Roof'] },
            { kind: 'text', pointer: '/text', label: 'How it goes', look: 'long', optional: true },
            { kind: 'words', pointer: '/items', label: 'Instruments' },
          ],
          blanks: [{ label: 'Add a tune', value: { name: '' } }],
        },
      ],
    },
    { title: 'Notes', fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { pointer: '/brass', label: 'Horns' },
  columns: [
    {
      kind: 'shape',
      label: 'Pace',
      pointer: '/pace',
      vocabulary: 'paces',
      shapes: { double: { d: 'M2 4 10 10 2 16Z M10 4 18 10 10 16Z', colour: 'green' } },
    },
  ],
  facets: [{ pointer: '/pace', label: 'Pace', vocabulary: 'paces' }],
  summarize: (_translate, { brass, pace }: Band) => `${brass} horns, ${pace}`,
};
