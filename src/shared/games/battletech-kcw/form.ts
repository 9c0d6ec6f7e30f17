/** The form of a unit and its row in lists. */

import { ENTRY } from '../../character-fields/field.ts';
import { formField, wordLists } from '../../character-fields/form-field.ts';
import type { FormSpec, PlainField } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Need } from '../../form/unfinished.ts';
import { FACTION_VOCABULARY, type Vocabularies, type Word } from '../../form/vocabulary.ts';
import type { Roots } from '../../rules/roots.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { BtRoots } from './derive.ts';
import { type BtUnit, FIELDS, UNIT_TYPES, UNITS } from './fields.ts';
import { formatPartLabel } from './initiative.ts';

export const VOCABULARIES: Vocabularies = wordLists(FIELDS);

const own = <K extends keyof typeof FIELDS>(key: K, more?: Parameters<typeof formField>[2]): PlainField =>
  formField(`/${key}`, FIELDS[key], more);

const initiative = (roots: Roots): LateText => {
  const { bonusText, parts } = (roots as BtRoots).derived;
  if (bonusText === undefined) return (translate) => translate('btForms.noInitiative');
  return (translate) => {
    const list = parts.map(({ label, value }) => `${formatPartLabel(translate, label)} ${value}`).join(', ');
    return translate('btForms.initiativeParts', { bonus: bonusText, parts: list });
  };
};

export const FORM: FormSpec = {
  sections: [
    {
      title: (translate) => translate('btForms.unit'),
      fields: [
        {
          kind: 'text',
          at: '/name',
          label: (translate) => translate('labels.name'),
          look: 'name',
          placeholder: (translate) => translate('btForms.namePlaceholder'),
        },
        {
          kind: 'text',
          at: '/concept',
          label: (translate) => translate('btForms.pilotVariantOrRole'),
          placeholder: (translate) => translate('btForms.conceptPlaceholder'),
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
          label: (translate) => translate('labels.factions'),
          of: FACTION_VOCABULARY,
          hint: (translate) => translate('labels.factionsHint'),
          optional: true,
        },
      ],
    },
    { title: (translate) => translate('labels.art'), fields: [{ kind: 'art' }] },
    {
      title: (translate) => translate('btForms.movementAndHeat'),
      short: (translate) => translate('labels.movement'),
      fields: [{ kind: 'row', look: 'four', fields: [own('mp'), own('mpNow'), own('heat')] }],
    },
    {
      title: (translate) => translate('labels.initiative'),
      fields: [
        {
          kind: 'row',
          look: 'pair',
          fields: [
            own('piloting', { hint: (translate) => translate('btForms.skillLevelHint') }),
            own('tactics', { hint: (translate) => translate('btForms.skillLevelHint') }),
          ],
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            own('pilotingBase', { hint: (translate) => translate('btForms.skillBaseHint') }),
            own('gunneryBase', { hint: (translate) => translate('btForms.skillBaseHint') }),
          ],
        },
        {
          kind: 'choice',
          at: '/experience',
          label: FIELDS.experience.label,
          of: FIELDS.experience.list,
          byDefault: FIELDS.experience.default,
          hint: { derive: initiative },
        },
      ],
    },
    {
      title: (translate) => translate('btForms.equipment'),
      fields: [
        {
          kind: 'list',
          at: '/equipment',
          entry: (translate) => translate('btForms.equipment'),
          item: [
            { kind: 'name', at: '/name', label: (translate) => translate('labels.name'), known: [] },
            formField('/text', ENTRY.text, { label: (translate) => translate('labels.textOnCard'), look: 'long' }),
            { kind: 'words', at: '/items', label: (translate) => translate('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (translate) => translate('btForms.addEquipment'), value: { name: '' } }],
        },
      ],
    },
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

const nameIn = (translate: Translate, words: readonly Word[], id: string): string =>
  formatText(translate, words.find((word) => word.id === id)?.label ?? id);

export const LIST: ListSpec = {
  badge: { at: '/tonnage', label: (translate) => translate('btForms.tons') },
  columns: [
    { kind: 'text', label: (translate) => translate('labels.type'), at: '/type', of: 'types' },
    {
      kind: 'shape',
      label: (translate) => translate('btForms.unit'),
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
    { at: '/type', label: (translate) => translate('labels.type'), of: 'types' },
    { at: '/unit', label: (translate) => translate('btForms.unit'), of: 'units' },
  ],
  brief: (translate: Translate, { unit, type, tonnage }: BtUnit) =>
    translate('btForms.brief', {
      unit: nameIn(translate, UNITS, unit),
      type: nameIn(translate, UNIT_TYPES, type),
      tonnage,
    }),
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: (translate) => translate('btForms.needTonnageAndMovement'), at: ['/tonnage', '/mp'] },
];
