/** Defines the form of a unit and its row in document lists. */

import { ENTRY } from '../../character-fields/field.ts';
import { collectWordLists, createFormField } from '../../character-fields/form-field.ts';
import { CREDITS_SECTION } from '../../form/credits-section.ts';
import type { FormSpec, PlainField } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Requirement } from '../../form/missing-requirements.ts';
import { FACTION_VOCABULARY, type Vocabularies, type Word } from '../../form/vocabulary.ts';
import type { Roots } from '../../rules/roots.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { BtRoots } from './derive.ts';
import { type BtUnit, FIELDS, UNIT_TYPES, UNITS } from './fields.ts';
import { formatPartLabel } from './initiative.ts';

export const VOCABULARIES: Vocabularies = collectWordLists(FIELDS);

const createField = <K extends keyof typeof FIELDS>(
  fieldName: K,
  settings?: Parameters<typeof createFormField>[2],
): PlainField => createFormField(`/${fieldName}`, FIELDS[fieldName], settings);

const describeInitiative = (roots: Roots): LateText => {
  const { bonusText, parts } = (roots as BtRoots).derived;
  if (bonusText === undefined) return (translate) => translate('btForms.noInitiative');
  return (translate) => {
    const partList = parts.map(({ label, value }) => `${formatPartLabel(translate, label)} ${value}`).join(', ');
    return translate('btForms.initiativeParts', { bonus: bonusText, parts: partList });
  };
};

export const FORM: FormSpec = {
  sections: [
    {
      title: (translate) => translate('btForms.unit'),
      fields: [
        {
          kind: 'text',
          pointer: '/name',
          label: (translate) => translate('labels.name'),
          look: 'name',
          placeholder: (translate) => translate('btForms.namePlaceholder'),
        },
        {
          kind: 'text',
          pointer: '/concept',
          label: (translate) => translate('btForms.pilotVariantOrRole'),
          placeholder: (translate) => translate('btForms.conceptPlaceholder'),
          optional: true,
        },
        createField('unit', { look: 'segments' }),
        {
          kind: 'row',
          look: 'four',
          fields: [createField('type'), createField('tonnage'), createField('crew')],
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
      title: (translate) => translate('btForms.movementAndHeat'),
      short: (translate) => translate('labels.movement'),
      fields: [{ kind: 'row', look: 'four', fields: [createField('mp'), createField('mpNow'), createField('heat')] }],
    },
    {
      title: (translate) => translate('labels.initiative'),
      fields: [
        {
          kind: 'row',
          look: 'pair',
          fields: [
            createField('piloting', { hint: (translate) => translate('btForms.skillLevelHint') }),
            createField('tactics', { hint: (translate) => translate('btForms.skillLevelHint') }),
          ],
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            createField('pilotingBase', { hint: (translate) => translate('btForms.skillBaseHint') }),
            createField('gunneryBase', { hint: (translate) => translate('btForms.skillBaseHint') }),
          ],
        },
        {
          kind: 'choice',
          pointer: '/experience',
          label: FIELDS.experience.label,
          vocabulary: FIELDS.experience.list,
          defaultWord: FIELDS.experience.default,
          hint: { derive: describeInitiative },
        },
      ],
    },
    {
      title: (translate) => translate('btForms.equipment'),
      fields: [
        {
          kind: 'list',
          pointer: '/equipment',
          entry: (translate) => translate('btForms.equipment'),
          item: [
            { kind: 'name', pointer: '/name', label: (translate) => translate('labels.name'), known: [] },
            createFormField('/text', ENTRY.text, {
              label: (translate) => translate('labels.textOnCard'),
              look: 'long',
            }),
            { kind: 'words', pointer: '/items', label: (translate) => translate('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (translate) => translate('btForms.addEquipment'), value: { name: '' } }],
        },
      ],
    },
    CREDITS_SECTION,
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

const getWordLabel = (translate: Translate, words: readonly Word[], wordId: string): string =>
  formatLateText(translate, words.find((word) => word.id === wordId)?.label ?? wordId);

export const LIST: ListSpec = {
  badge: { pointer: '/tonnage', label: (translate) => translate('btForms.tons') },
  columns: [
    { kind: 'text', label: (translate) => translate('labels.type'), pointer: '/type', vocabulary: 'types' },
    {
      kind: 'shape',
      label: (translate) => translate('btForms.unit'),
      pointer: '/unit',
      vocabulary: 'units',
      shapes: {
        pc: { d: 'M10 1 19 10 10 19 1 10Z', colour: 'blue' },
        nppc: { d: 'M10 1 19 10 10 19 1 10Z M10 5V15L5 10Z', colour: 'violet' },
        npc: { d: 'M2 2h16v16H2Z', colour: 'red' },
        infantry: { d: 'M2 17 10 3 18 17Z', colour: 'green' },
      },
    },
  ],
  facets: [
    { pointer: '/type', label: (translate) => translate('labels.type'), vocabulary: 'types' },
    { pointer: '/unit', label: (translate) => translate('btForms.unit'), vocabulary: 'units' },
  ],
  summarize: (translate: Translate, { unit, type, tonnage }: BtUnit) =>
    translate('btForms.brief', {
      unit: getWordLabel(translate, UNITS, unit),
      type: getWordLabel(translate, UNIT_TYPES, type),
      tonnage,
    }),
};

/** What a finished unit needs. A requirement is missing while all its fields are empty. */
export const REQUIREMENTS: readonly Requirement[] = [
  { label: (translate) => translate('btForms.needTonnageAndMovement'), pointers: ['/tonnage', '/mp'] },
];
