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
  if (bonusText === undefined) return (t) => t('btForms.noInitiative');
  return (t) => {
    const list = parts.map(({ label, value }) => `${formatPartLabel(t, label)} ${value}`).join(', ');
    return t('btForms.initiativeParts', { bonus: bonusText, parts: list });
  };
};

export const FORM: FormSpec = {
  sections: [
    {
      title: (t) => t('btForms.unit'),
      fields: [
        {
          kind: 'text',
          at: '/name',
          label: (t) => t('labels.name'),
          look: 'name',
          placeholder: (t) => t('btForms.namePlaceholder'),
        },
        {
          kind: 'text',
          at: '/concept',
          label: (t) => t('btForms.pilotVariantOrRole'),
          placeholder: (t) => t('btForms.conceptPlaceholder'),
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
          label: (t) => t('labels.factions'),
          of: FACTION_VOCABULARY,
          hint: (t) => t('labels.factionsHint'),
          optional: true,
        },
      ],
    },
    { title: (t) => t('labels.art'), fields: [{ kind: 'art' }] },
    {
      title: (t) => t('btForms.movementAndHeat'),
      short: (t) => t('labels.movement'),
      fields: [{ kind: 'row', look: 'four', fields: [own('mp'), own('mpNow'), own('heat')] }],
    },
    {
      title: (t) => t('labels.initiative'),
      fields: [
        {
          kind: 'row',
          look: 'pair',
          fields: [
            own('piloting', { hint: (t) => t('btForms.skillLevelHint') }),
            own('tactics', { hint: (t) => t('btForms.skillLevelHint') }),
          ],
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            own('pilotingBase', { hint: (t) => t('btForms.skillBaseHint') }),
            own('gunneryBase', { hint: (t) => t('btForms.skillBaseHint') }),
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
      title: (t) => t('btForms.equipment'),
      fields: [
        {
          kind: 'list',
          at: '/equipment',
          entry: (t) => t('btForms.equipment'),
          item: [
            { kind: 'name', at: '/name', label: (t) => t('labels.name'), known: [] },
            formField('/text', ENTRY.text, { label: (t) => t('labels.textOnCard'), look: 'long' }),
            { kind: 'words', at: '/items', label: (t) => t('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (t) => t('btForms.addEquipment'), value: { name: '' } }],
        },
      ],
    },
    { title: (t) => t('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

const nameIn = (t: Translate, words: readonly Word[], id: string): string =>
  formatText(t, words.find((word) => word.id === id)?.label ?? id);

export const LIST: ListSpec = {
  badge: { at: '/tonnage', label: (t) => t('btForms.tons') },
  columns: [
    { kind: 'text', label: (t) => t('labels.type'), at: '/type', of: 'types' },
    {
      kind: 'shape',
      label: (t) => t('btForms.unit'),
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
    { at: '/type', label: (t) => t('labels.type'), of: 'types' },
    { at: '/unit', label: (t) => t('btForms.unit'), of: 'units' },
  ],
  brief: (t: Translate, { unit, type, tonnage }: BtUnit) =>
    t('btForms.brief', { unit: nameIn(t, UNITS, unit), type: nameIn(t, UNIT_TYPES, type), tonnage }),
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [{ label: (t) => t('btForms.needTonnageAndMovement'), at: ['/tonnage', '/mp'] }];
