/** The form of a character of SSUA and its row in lists. */
import { ENTRY } from '../../character-fields/field.ts';
import { formField, wordLists } from '../../character-fields/form-field.ts';
import type { Edit } from '../../document/edit.ts';
import type { FormSpec, PlainField } from '../../form/form.ts';
import type { ListSpec } from '../../form/list.ts';
import type { Need } from '../../form/unfinished.ts';
import { FACTION_VOCABULARY, type Vocabularies } from '../../form/vocabulary.ts';
import { apOf } from './derive.ts';
import { FIELDS, PRICES, type PriceId, type SsuaCharacter } from './fields.ts';

const mark = (label: string) => [
  { id: 'true', label },
  { id: 'false', label: '' },
];

export const VOCABULARIES: Vocabularies = {
  ...wordLists(FIELDS),
  henchman: [{ id: 'true', label: 'Henchman' }],
  vehicle: [{ id: 'true', label: 'Vehicle' }],
  // A list says who is one, and nothing of who is not.
  'henchman-mark': mark('Henchman'),
  'vehicle-mark': mark('Vehicle'),
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
      title: 'Who',
      fields: [
        { kind: 'text', at: '/name', label: 'Name', look: 'name', placeholder: 'Name your character' },
        {
          kind: 'text',
          at: '/concept',
          label: 'Secret identity or concept',
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
        {
          kind: 'row',
          look: 'pair',
          fields: [own('henchman'), own('vehicle', { label: 'Vehicle with AP of its own' })],
        },
      ],
    },
    { title: 'Art', fields: [{ kind: 'art' }] },
    {
      title: 'Numbers',
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
      title: 'Hit and Resist',
      fields: [
        {
          kind: 'group',
          at: '/physical',
          label: 'Physical Hit and Resist',
          blank: { hit: 0, resist: 0 },
          fields: roll('physical'),
        },
        {
          kind: 'group',
          at: '/mental',
          label: 'Mental Hit and Resist',
          blank: { hit: 0, resist: 0 },
          fields: roll('mental'),
        },
      ],
    },
    {
      title: 'Attacks',
      fields: [
        {
          kind: 'list',
          at: '/attacks',
          entry: 'Attack',
          summary: 'attack',
          item: [
            { kind: 'text', at: '/name', label: 'Name of the attack', look: 'name', placeholder: 'New attack' },
            {
              kind: 'row',
              look: 'line',
              fields: [
                { ...formField('/type', attack.type), along: rangeOfType } as PlainField,
                formField('/pool', attack.pool),
                formField('/range', attack.range, { label: 'Range (in.)' }),
                formField('/damage', attack.damage),
                {
                  kind: 'number',
                  at: '/ap',
                  label: 'AP',
                  placeholder: ({ character }) => String((character as SsuaCharacter).prices?.attack ?? PRICES.attack),
                  optional: true,
                },
              ],
            },
          ],
          blanks: [
            { label: 'Add a melee attack', value: { name: '', type: 'melee', pool: 3 } },
            { label: 'Add a ranged attack', value: { name: '', type: 'ranged', pool: 3, range: USUAL_RANGE } },
          ],
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
            { kind: 'name', at: '/name', label: 'Name', known: [] },
            {
              kind: 'row',
              look: 'line',
              fields: [formField('/mark', power.mark), formField('/ap', power.ap)],
            },
            formField('/text', ENTRY.text, {
              label: 'Text on the card',
              look: 'long',
            }),
            { kind: 'words', at: '/items', label: 'Items in brackets' },
          ],
          blanks: [{ label: 'Add a power', value: { name: '' } }],
        },
      ],
    },
    {
      title: 'AP prices of this card',
      short: 'AP prices',
      fields: [
        {
          kind: 'row',
          look: 'four',
          fields: (Object.keys(PRICES) as PriceId[]).map(priceField),
        },
      ],
    },
    { title: 'Notes', fields: [{ kind: 'notes' }] },
  ],
};

export const LIST: ListSpec = {
  badge: { at: '/ap', label: 'AP', otherwise: (character) => apOf(character as SsuaCharacter) },
  columns: [
    { kind: 'text', label: 'Rank', at: '/henchman', of: 'henchman-mark' },
    { kind: 'text', label: 'Kind', at: '/vehicle', of: 'vehicle-mark' },
  ],
  facets: [
    { at: '/henchman', label: 'Rank', of: 'henchman' },
    { at: '/vehicle', label: 'Kind', of: 'vehicle' },
  ],
  brief: (character: SsuaCharacter) => {
    const ap = apOf(character);
    return [
      ...(ap === undefined ? [] : [`${ap} AP`]),
      ...(character.henchman ? ['Henchman'] : []),
      ...(character.vehicle ? ['Vehicle'] : []),
      ...(character.hits === undefined ? [] : [`${character.hits} Hits`]),
    ].join(', ');
  },
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: 'Agility and Mind', at: ['/agility', '/mind'] },
  { label: 'attacks or powers', at: ['/attacks', '/powers'] },
];
