/** Defines the form of a character of SSUA and its row in document lists. */

import { ENTRY } from '../../character-fields/field.ts';
import { collectWordLists, createFormField } from '../../character-fields/form-field.ts';
import type { Edit } from '../../document/edit.ts';
import { CREDITS_SECTION } from '../../form/credits-section.ts';
import type { FormSpec, PlainField } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Requirement } from '../../form/missing-requirements.ts';
import { FACTION_VOCABULARY, type Vocabularies } from '../../form/vocabulary.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { getActionPoints } from './derive.ts';
import { FIELDS, PRICES, type PriceId, type SsuaCharacter } from './fields.ts';

/** Creates the words of a flag in a column of a list: the label if the flag is set, else nothing. */
const createMarkWords = (label: LateText) => [
  { id: 'true', label },
  { id: 'false', label: '' },
];

export const VOCABULARIES: Vocabularies = {
  ...collectWordLists(FIELDS),
  henchman: [{ id: 'true', label: (translate) => translate('ssuaForms.henchman') }],
  vehicle: [{ id: 'true', label: (translate) => translate('ssuaForms.vehicle') }],
  // Lists mark Henchmen and vehicles, and show nothing for all others.
  'henchman-mark': createMarkWords((translate) => translate('ssuaForms.henchman')),
  'vehicle-mark': createMarkWords((translate) => translate('ssuaForms.vehicle')),
};

const createField = <K extends keyof typeof FIELDS>(
  fieldName: K,
  settings?: Parameters<typeof createFormField>[2],
): PlainField => createFormField(`/${fieldName}`, FIELDS[fieldName], settings);

const ATTACK_FIELDS = FIELDS.attacks.item;
const POWER_FIELDS = FIELDS.powers.item;

const createPriceField = (priceId: PriceId): PlainField => ({
  kind: 'number',
  pointer: `/prices/${priceId}`,
  label: FIELDS.prices.words.find((priceWord) => priceWord.id === priceId)?.label ?? priceId,
  placeholder: String(PRICES[priceId]),
  optional: true,
});

const createHitFields = (groupName: 'physical' | 'mental'): PlainField[] => [
  createFormField('/hit', FIELDS[groupName].fields.hit),
  createFormField('/resist', FIELDS[groupName].fields.resist),
];

/** Range of a new ranged attack in inches, since a ranged attack without a range reaches no target. */
const DEFAULT_RANGE = 12;

/** Keeps the range legal when the type of an attack changes: a melee attack has none, a ranged one needs one. */
function adjustRange(attackType: string, entry: unknown): readonly Edit[] {
  const { range } = entry as { range?: number };
  if (attackType === 'melee') return [{ op: 'remove', path: '/range' }];
  return range === undefined ? [{ op: 'set', path: '/range', value: DEFAULT_RANGE }] : [];
}

export const FORM: FormSpec = {
  sections: [
    {
      title: (translate) => translate('labels.who'),
      fields: [
        {
          kind: 'text',
          pointer: '/name',
          label: (translate) => translate('labels.name'),
          look: 'name',
          placeholder: (translate) => translate('labels.namePlaceholder'),
        },
        {
          kind: 'text',
          pointer: '/concept',
          label: (translate) => translate('ssuaForms.secretIdentityOrConcept'),
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
        {
          kind: 'row',
          look: 'pair',
          fields: [
            createField('henchman'),
            createField('vehicle', { label: (translate) => translate('ssuaForms.vehicleWithAp') }),
          ],
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
          fields: [createField('agility'), createField('mind'), createField('strength'), createField('resolve')],
        },
        {
          kind: 'row',
          look: 'four',
          fields: [createField('ap'), createField('hits'), createField('rerolls'), createField('moveMultiplier')],
        },
        { kind: 'row', look: 'four', fields: [createField('lift')] },
      ],
    },
    {
      title: (translate) => translate('ssuaForms.hitAndResist'),
      fields: [
        {
          kind: 'group',
          pointer: '/physical',
          label: (translate) => translate('ssuaForms.physicalHitAndResist'),
          blank: { hit: 0, resist: 0 },
          fields: createHitFields('physical'),
        },
        {
          kind: 'group',
          pointer: '/mental',
          label: (translate) => translate('ssuaForms.mentalHitAndResist'),
          blank: { hit: 0, resist: 0 },
          fields: createHitFields('mental'),
        },
      ],
    },
    {
      title: (translate) => translate('labels.attacks'),
      fields: [
        {
          kind: 'list',
          pointer: '/attacks',
          entry: (translate) => translate('labels.attack'),
          summary: 'attack',
          item: [
            {
              kind: 'text',
              pointer: '/name',
              label: (translate) => translate('labels.nameOfAttack'),
              look: 'name',
              placeholder: (translate) => translate('labels.attackNamePlaceholder'),
            },
            {
              kind: 'row',
              look: 'line',
              fields: [
                { ...createFormField('/type', ATTACK_FIELDS.type), listRelatedEdits: adjustRange } as PlainField,
                createFormField('/pool', ATTACK_FIELDS.pool),
                createFormField('/range', ATTACK_FIELDS.range, { label: (translate) => translate('labels.rangeIn') }),
                createFormField('/damage', ATTACK_FIELDS.damage),
                {
                  kind: 'number',
                  pointer: '/ap',
                  label: (translate) => translate('ssuaForms.ap'),
                  placeholder: {
                    derive: ({ character }) => String((character as SsuaCharacter).prices?.attack ?? PRICES.attack),
                  },
                  optional: true,
                },
              ],
            },
          ],
          blanks: [
            {
              label: (translate) => translate('ssuaForms.addMeleeAttack'),
              value: { name: '', type: 'melee', pool: 3 },
            },
            {
              label: (translate) => translate('labels.addRangedAttack'),
              value: { name: '', type: 'ranged', pool: 3, range: DEFAULT_RANGE },
            },
          ],
        },
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
            { kind: 'name', pointer: '/name', label: (translate) => translate('labels.name'), known: [] },
            {
              kind: 'row',
              look: 'line',
              fields: [createFormField('/mark', POWER_FIELDS.mark), createFormField('/ap', POWER_FIELDS.ap)],
            },
            createFormField('/text', ENTRY.text, {
              label: (translate) => translate('labels.textOnCard'),
              look: 'long',
            }),
            { kind: 'words', pointer: '/items', label: (translate) => translate('labels.itemsInBrackets') },
          ],
          blanks: [{ label: (translate) => translate('labels.addPower'), value: { name: '' } }],
        },
      ],
    },
    {
      title: (translate) => translate('ssuaForms.apPricesOfThisCard'),
      short: (translate) => translate('ssuaForms.apPrices'),
      fields: [
        {
          kind: 'row',
          look: 'four',
          fields: (Object.keys(PRICES) as PriceId[]).map(createPriceField),
        },
      ],
    },
    CREDITS_SECTION,
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: {
    pointer: '/ap',
    label: (translate) => translate('ssuaForms.ap'),
    getFallback: (character) => getActionPoints(character as SsuaCharacter),
  },
  columns: [
    { kind: 'text', label: (translate) => translate('labels.rank'), pointer: '/henchman', vocabulary: 'henchman-mark' },
    {
      kind: 'text',
      label: (translate) => translate('ssuaForms.kind'),
      pointer: '/vehicle',
      vocabulary: 'vehicle-mark',
    },
  ],
  facets: [
    { pointer: '/henchman', label: (translate) => translate('labels.rank'), vocabulary: 'henchman' },
    { pointer: '/vehicle', label: (translate) => translate('ssuaForms.kind'), vocabulary: 'vehicle' },
  ],
  summarize: (translate: Translate, character: SsuaCharacter) => {
    const actionPoints = getActionPoints(character);
    return [
      ...(actionPoints === undefined ? [] : [translate('ssuaForms.briefAp', { ap: actionPoints })]),
      ...(character.henchman ? [translate('ssuaForms.henchman')] : []),
      ...(character.vehicle ? [translate('ssuaForms.vehicle')] : []),
      ...(character.hits === undefined ? [] : [translate('ssuaForms.briefHits', { hits: character.hits })]),
    ].join(', ');
  },
};

/** What a finished character needs. A requirement is missing while all its fields are empty. */
export const REQUIREMENTS: readonly Requirement[] = [
  { label: (translate) => translate('ssuaForms.needAgilityAndMind'), pointers: ['/agility', '/mind'] },
  { label: (translate) => translate('ssuaForms.needAttacksOrPowers'), pointers: ['/attacks', '/powers'] },
];
