/** The form of a character, in the order of the card. */

import type { FormSpec, GridField, ListField } from '../../../form/form.ts';
import type { Need } from '../../../form/unfinished.ts';
import { FACTION_VOCABULARY } from '../../../form/vocabulary.ts';
import { t } from '../../../i18n/phrases.ts';
import type { Roots } from '../../../rules/roots.ts';
import { ACTION_TRAITS, type ActionTrait, LEADERSHIP, THROW_ABILITIES } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { CharacterRoots } from '../printed/character-data.ts';
import { ATTACKS } from './attack-list.ts';

const derivedOf = (roots: Roots) => (roots as CharacterRoots).derived;

/** The five die-based traits, one a row, with the number that attackers need (E-75). */
const TRAITS: GridField = {
  kind: 'grid',
  rows: [
    ...ACTION_TRAITS.map((trait) => ({ at: `/traits/${trait}`, label: nameOf(trait) })),
    { at: '/traits/recovery', label: nameOf('recovery'), only: ['/dice'] },
  ],
  columns: [
    { kind: 'number', at: '/dice', label: 'Dice', suffix: 'dice' },
    { kind: 'number', at: '/resistance', label: 'Resistance', suffix: 'Resistance' },
    {
      kind: 'sum',
      label: 'To hit',
      hint: 'Each die that reaches this number is a Success against this character: Power and Resistance.',
      sum(roots, row) {
        const trait = ACTION_TRAITS.find((one) => row === `/traits/${one}`);
        return trait && toHit(roots, trait);
      },
    },
    {
      kind: 'chance',
      label: 'Chance',
      hint: 'Of one Success or more: against what a typical hero of this Level needs, for Recovery against 6.',
    },
  ],
};

/** What the Level makes of a character (E-31); nothing where it is no Level of the rules. */
const rankOf = ({ isSuper }: CharacterRoots['derived']): string => {
  if (isSuper === undefined) return '';
  return isSuper ? t`A Super` : t`A Henchman`;
};

function toHit(roots: Roots, trait: ActionTrait) {
  const { toBeat, throws } = derivedOf(roots);
  const [number, inches] = [toBeat[trait], throws[trait]];
  return {
    text: number === undefined ? '?' : `${number}+`,
    ...(inches === undefined ? {} : { note: t`Throw ${inches} in.` }),
  };
}

/** Free texts of the card, with a name that is offered again on the next card. */
const entries = (at: string, title: string, entry: string, add: string, known: readonly string[]): ListField => ({
  kind: 'list',
  at,
  title,
  entry,
  item: [
    { kind: 'name', at: '/name', label: 'Name', known },
    {
      kind: 'text',
      at: '/text',
      label: 'Text on the card',
      look: 'long',
      optional: true,
    },
    { kind: 'words', at: '/items', label: 'Items in brackets' },
  ],
  blanks: [{ label: add, value: { name: '' } }],
});

/** The Abilities that the rules themselves name (E?60). */
const KNOWN_ABILITIES = [LEADERSHIP, ...THROW_ABILITIES.map((a) => a.ability)].map((name) =>
  nameOf(name.replaceAll(' ', '-')),
);

export const CHARACTER_FORM: FormSpec = {
  sections: [
    {
      title: 'Who',
      fields: [
        {
          kind: 'row',
          look: 'lead',
          fields: [
            { kind: 'text', at: '/name', label: 'Name', look: 'name', placeholder: 'Name your character' },
            {
              kind: 'number',
              at: '/level',
              label: 'Level',
              hint: (roots) => rankOf(derivedOf(roots)),
            },
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
          kind: 'row',
          look: 'pair',
          fields: [
            { kind: 'choice', at: '/alignment', label: 'Alignment', of: 'alignments', look: 'segments' },
            { kind: 'tags', at: '/classes', label: 'Classes', of: 'classes' },
          ],
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
            { kind: 'number', at: '/power', label: 'Power' },
            { kind: 'number', at: '/move', label: 'Move (inches)' },
            { kind: 'number', at: '/hp/total', label: 'HP' },
            {
              kind: 'number',
              at: '/hp/red',
              label: 'Red boxes',
              placeholder: (roots) => String(derivedOf(roots).redZone?.red ?? ''),
              hint: (roots) => {
                const { redZone } = derivedOf(roots);
                return redZone ? t`${redZone.white} white, ${redZone.red} red` : t`The boxes cannot be worked out.`;
              },
              optional: true,
            },
            { kind: 'number', at: '/reach', label: 'Reach (inches)', placeholder: '–', optional: true },
            {
              kind: 'choice',
              at: '/size',
              label: 'Size',
              of: 'sizes',
              numeric: true,
              hint: (roots) => {
                const { base } = derivedOf(roots);
                return base === undefined ? '' : t`${base} mm base`;
              },
            },
          ],
        },
      ],
    },
    { title: 'Traits', fields: [TRAITS] },
    { title: 'Attacks', fields: [ATTACKS] },
    {
      title: 'Movement and Keywords',
      short: 'Keywords',
      fields: [
        {
          kind: 'tags',
          at: '/movement',
          label: 'Movement types',
          of: 'movements',
          hint: 'Empty means Sprint.',
          optional: true,
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            { kind: 'tags', at: '/keywords/type', label: 'Type', of: 'types' },
            { kind: 'tags', at: '/keywords/origin', label: 'Origin', of: 'origins' },
            { kind: 'tags', at: '/keywords/elements', label: 'Elements', of: 'elements', optional: true },
            { kind: 'tags', at: '/keywords/specialties', label: 'Specialties', of: 'specialties', optional: true },
          ],
        },
        {
          kind: 'flag',
          at: '/infiltrator',
          label: 'Deploys as an Infiltrator',
          otherwise: (roots) => derivedOf(roots).infiltrator,
        },
      ],
    },
    {
      title: 'Weaknesses and Immunities',
      short: 'Weaknesses',
      fields: [
        {
          kind: 'row',
          look: 'pair',
          fields: [
            { kind: 'supers-unlimited.weaknesses', at: '/weaknesses', label: 'Weaknesses' },
            { kind: 'words', at: '/immunities', label: 'Immunities', hint: 'Free words; Enter makes a tag.' },
          ],
        },
      ],
    },
    {
      title: 'Talents, Abilities, Spells',
      short: 'Talents',
      fields: [
        entries('/talents', 'Talents', 'Talent', 'Add a Talent', ['Gear', 'Luck', 'Martial Arts', 'Teamwork']),
        entries('/abilities', 'Abilities', 'Ability', 'Add an Ability', KNOWN_ABILITIES),
        entries('/spells', 'Spells', 'Spell', 'Add a Spell', []),
      ],
    },
    { title: 'Notes', fields: [{ kind: 'notes' }] },
  ],
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: 'a Level', at: ['/level'] },
  { label: 'Power, Move and HP', at: ['/power', '/move', '/hp/total'] },
  {
    label: 'dice in the Traits',
    at: ['/traits/fight/dice', '/traits/aim/dice', '/traits/mind/dice', '/traits/magic/dice', '/traits/recovery/dice'],
  },
  { label: 'attacks', at: ['/attacks'] },
];
