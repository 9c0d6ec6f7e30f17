/** The form of a unit and its row in lists. */

import { ENTRY } from '../../character-fields/field.ts';
import { formField, wordLists } from '../../character-fields/form-field.ts';
import type { FormSpec, PlainField } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Need } from '../../form/unfinished.ts';
import { FACTION_VOCABULARY, type Vocabularies } from '../../form/vocabulary.ts';
import { t } from '../../i18n/phrases.ts';
import type { Roots } from '../../rules/roots.ts';
import type { BtRoots } from './derive.ts';
import { type BtUnit, FIELDS, UNIT_TYPES, UNITS } from './fields.ts';

export const VOCABULARIES: Vocabularies = wordLists(FIELDS);

const own = <K extends keyof typeof FIELDS>(key: K, more?: Parameters<typeof formField>[2]): PlainField =>
  formField(`/${key}`, FIELDS[key], more);

const initiative = (roots: Roots): string => {
  const { bonusText, parts } = (roots as BtRoots).derived;
  if (bonusText === undefined) return t`The initiative cannot be worked out yet.`;
  return `Initiative 2D6 ${bonusText}: ${parts.map(({ label, value }) => `${label} ${value}`).join(', ')}`;
};

export const FORM: FormSpec = {
  sections: [
    {
      title: 'Unit',
      fields: [
        { kind: 'text', at: '/name', label: 'Name', look: 'name', placeholder: 'Name your unit' },
        {
          kind: 'text',
          at: '/concept',
          label: 'Pilot, variant or role',
          placeholder: 'Who drives it, or what it is for',
          optional: true,
        },
        own('unit', { look: 'segments' }),
        {
          kind: 'row',
          look: 'four',
          fields: [own('type'), own('tonnage'), own('crew')],
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
      title: 'Movement and heat',
      short: 'Movement',
      fields: [{ kind: 'row', look: 'four', fields: [own('mp'), own('mpNow'), own('heat')] }],
    },
    {
      title: 'Initiative',
      fields: [
        {
          kind: 'row',
          look: 'pair',
          fields: [
            own('piloting', { hint: 'Of a PC or NPPC; higher is better.' }),
            own('tactics', { hint: 'Of a PC or NPPC; higher is better.' }),
          ],
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            own('pilotingBase', { hint: 'Of an NPC; lower is better.' }),
            own('gunneryBase', { hint: 'Of an NPC; lower is better.' }),
          ],
        },
        {
          kind: 'choice',
          at: '/experience',
          label: FIELDS.experience.label,
          of: FIELDS.experience.list,
          byDefault: FIELDS.experience.default,
          hint: initiative,
        },
      ],
    },
    {
      title: 'Equipment',
      fields: [
        {
          kind: 'list',
          at: '/equipment',
          entry: 'Equipment',
          item: [
            { kind: 'name', at: '/name', label: 'Name', known: [] },
            formField('/text', ENTRY.text, { label: 'Text on the card', look: 'long' }),
            { kind: 'words', at: '/items', label: 'Items in brackets' },
          ],
          blanks: [{ label: 'Add equipment', value: { name: '' } }],
        },
      ],
    },
    { title: 'Notes', fields: [{ kind: 'notes' }] },
  ],
};

const nameIn = (words: readonly { id: string; label: string }[], id: string): string =>
  words.find((word) => word.id === id)?.label ?? id;

export const LIST: ListSpec = {
  badge: { at: '/tonnage', label: 'Tons' },
  columns: [
    { kind: 'text', label: 'Type', at: '/type', of: 'types' },
    {
      kind: 'shape',
      label: 'Unit',
      at: '/unit',
      of: 'units',
      shapes: {
        pc: { d: 'M10 1 19 10 10 19 1 10Z', colour: 'blue' },
        nppc: { d: 'M10 1 19 10 10 19 1 10Z M10 5V15L5 10Z', colour: 'violet' },
        npc: { d: 'M2 2h16v16H2Z', colour: 'red' },
        infantry: { d: 'M2 17 10 3 18 17Z', colour: 'green' },
      },
    },
  ],
  facets: [
    { at: '/type', label: 'Type', of: 'types' },
    { at: '/unit', label: 'Unit', of: 'units' },
  ],
  brief: ({ unit, type, tonnage }: BtUnit) => `${nameIn(UNITS, unit)}, ${nameIn(UNIT_TYPES, type)}, ${tonnage} t`,
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [{ label: 'tonnage and movement', at: ['/tonnage', '/mp'] }];
