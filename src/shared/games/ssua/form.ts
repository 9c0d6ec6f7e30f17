/** The form of a character of SSUA and its row in lists. */
import { ENTRY } from '../../character-fields/field.ts';
import { formField, wordLists } from '../../character-fields/form-field.ts';
import type { Edit } from '../../document/edit.ts';
import type { FormSpec, PlainField } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Need } from '../../form/unfinished.ts';
import { FACTION_VOCABULARY, type Vocabularies } from '../../form/vocabulary.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { apOf } from './derive.ts';
import { FIELDS, PRICES, type PriceId, type SsuaCharacter } from './fields.ts';

const mark = (label: LateText) => [
  { id: 'true', label },
  { id: 'false', label: '' },
];

export const VOCABULARIES: Vocabularies = {
  ...wordLists(FIELDS),
  henchman: [{ id: 'true', label: (translate) => translate('ssuaForms.henchman') }],
  vehicle: [{ id: 'true', label: (translate) => translate('ssuaForms.vehicle') }],
  // A list says who is one, and nothing of who is not.
  'henchman-mark': mark((translate) => translate('ssuaForms.henchman')),
  'vehicle-mark': mark((translate) => translate('ssuaForms.vehicle')),
};

const own = <K extends keyof typeof FIELDS>(key: K, more?: Parameters<typeof formField>[2]): PlainField =>
  formField(`/${key}`, FIELDS[key], more);

const attack = FIELDS.attacks.item;
const power = FIELDS.powers.item;

const priceField = (id: PriceId): PlainField => ({
  kind: 'number',
  at: `/prices/${id}`,
  label: FIELDS.prices.of.find((word) => word.id === id)?.label ?? id,
  placeholder: String(PRICES[id]),
  optional: true,
});

const roll = (of: 'physical' | 'mental'): PlainField[] => [
  formField('/hit', FIELDS[of].fields.hit),
  formField('/resist', FIELDS[of].fields.resist),
];

/** A ranged attack without a range reaches nobody. */
const USUAL_RANGE = 12;

function rangeOfType(type: string, entry: unknown): readonly Edit[] {
  const { range } = entry as { range?: number };
  if (type === 'melee') return [{ op: 'remove', path: '/range' }];
  return range === undefined ? [{ op: 'set', path: '/range', value: USUAL_RANGE }] : [];
}

export const FORM: FormSpec = {
  sections: [
    {
      title: (translate) => translate('labels.who'),
      fields: [
        {
          kind: 'text',
          at: '/name',
          label: (translate) => translate('labels.name'),
          look: 'name',
          placeholder: (translate) => translate('labels.namePlaceholder'),
        },
        {
          kind: 'text',
          at: '/concept',
          label: (translate) => translate('ssuaForms.secretIdentityOrConcept'),
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
        {
          kind: 'row',
          look: 'pair',
          fields: [own('henchman'), own('vehicle', { label: (translate) => translate('ssuaForms.vehicleWithAp') })],
        },
      ],
    },
    { title: (translate) => translate('labels.art'), fields: [{ kind: 'art' }] },
    {
      title: (translate) => translate('labels.numbers'),
      fields: [
        { kind: 'row', look: 'four', fields: [own('agility'), own('mind'), own('strength'), own('resolve')] },
        {
          kind: 'row',
          look: 'four',
          fields: [own('ap'), own('hits'), own('rerolls'), own('moveMultiplier')],
        },
        { kind: 'row', look: 'four', fields: [own('lift')] },
      ],
    },
    {
      title: (translate) => translate('ssuaForms.hitAndResist'),
      fields: [
        {
          kind: 'group',
          at: '/physical',
          label: (translate) => translate('ssuaForms.physicalHitAndResist'),
          blank: { hit: 0, resist: 0 },
          fields: roll('physical'),
        },
        {
          kind: 'group',
          at: '/mental',
          label: (translate) => translate('ssuaForms.mentalHitAndResist'),
          blank: { hit: 0, resist: 0 },
          fields: roll('mental'),
        },
      ],
    },
    {
      title: (translate) => translate('labels.attacks'),
      fields: [
        {
          kind: 'list',
          at: '/attacks',
          entry: (translate) => translate('labels.attack'),
          summary: 'attack',
          item: [
            {
              kind: 'text',
              at: '/name',
              label: (translate) => translate('labels.nameOfAttack'),
              look: 'name',
              placeholder: (translate) => translate('labels.attackNamePlaceholder'),
            },
            {
              kind: 'row',
              look: 'line',
              fields: [
                { ...formField('/type', attack.type), along: rangeOfType } as PlainField,
                formField('/pool', attack.pool),
                formField('/range', attack.range, { label: (translate) => translate('labels.rangeIn') }),
                formField('/damage', attack.damage),
                {
                  kind: 'number',
                  at: '/ap',
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
              value: { name: '', type: 'ranged', pool: 3, range: USUAL_RANGE },
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
          at: '/powers',
          entry: (translate) => translate('labels.power'),
          item: [
            { kind: 'name', at: '/name', label: (translate) => translate('labels.name'), known: [] },
            {
              kind: 'row',
              look: 'line',
              fields: [formField('/mark', power.mark), formField('/ap', power.ap)],
            },
            formField('/text', ENTRY.text, {
              label: (translate) => translate('labels.textOnCard'),
              look: 'long',
            }),
            { kind: 'words', at: '/items', label: (translate) => translate('labels.itemsInBrackets') },
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
          fields: (Object.keys(PRICES) as PriceId[]).map(priceField),
        },
      ],
    },
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: {
    at: '/ap',
    label: (translate) => translate('ssuaForms.ap'),
    otherwise: (character) => apOf(character as SsuaCharacter),
  },
  columns: [
    { kind: 'text', label: (translate) => translate('labels.rank'), at: '/henchman', of: 'henchman-mark' },
    { kind: 'text', label: (translate) => translate('ssuaForms.kind'), at: '/vehicle', of: 'vehicle-mark' },
  ],
  facets: [
    { at: '/henchman', label: (translate) => translate('labels.rank'), of: 'henchman' },
    { at: '/vehicle', label: (translate) => translate('ssuaForms.kind'), of: 'vehicle' },
  ],
  brief: (translate: Translate, character: SsuaCharacter) => {
    const ap = apOf(character);
    return [
      ...(ap === undefined ? [] : [translate('ssuaForms.briefAp', { ap })]),
      ...(character.henchman ? [translate('ssuaForms.henchman')] : []),
      ...(character.vehicle ? [translate('ssuaForms.vehicle')] : []),
      ...(character.hits === undefined ? [] : [translate('ssuaForms.briefHits', { hits: character.hits })]),
    ].join(', ');
  },
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: (translate) => translate('ssuaForms.needAgilityAndMind'), at: ['/agility', '/mind'] },
  { label: (translate) => translate('ssuaForms.needAttacksOrPowers'), at: ['/attacks', '/powers'] },
];
