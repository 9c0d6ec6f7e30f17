/** The form of a character, in the order of the card. */

import type { FormSpec, GridField, GridSum, ListField } from '../../../form/form.ts';
import type { Need } from '../../../form/unfinished.ts';
import { FACTION_VOCABULARY } from '../../../form/vocabulary.ts';
import type { Roots } from '../../../rules/roots.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { ACTION_TRAITS, type ActionTrait, LEADERSHIP, THROW_ABILITIES } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { CharacterRoots } from '../printed/character-data.ts';
import { nameWord } from '../word-labels.ts';
import { ATTACKS } from './attack-list.ts';

const derivedOf = (roots: Roots) => (roots as CharacterRoots).derived;

/** The five die-based traits, one a row, with the number that attackers need (E-75). */
const TRAITS: GridField = {
  kind: 'grid',
  rows: [
    ...ACTION_TRAITS.map((trait) => ({ at: `/traits/${trait}`, label: nameWord(trait) })),
    { at: '/traits/recovery', label: nameWord('recovery'), only: ['/dice'] },
  ],
  columns: [
    { kind: 'number', at: '/dice', label: (t) => t('suForms.dice'), suffix: (t) => t('suForms.diceSuffix') },
    {
      kind: 'number',
      at: '/resistance',
      label: (t) => t('suForms.resistance'),
      suffix: (t) => t('suForms.resistance'),
    },
    {
      kind: 'sum',
      label: (t) => t('suForms.toHit'),
      hint: (t) => t('suForms.toHitHint'),
      sum(roots, row) {
        const trait = ACTION_TRAITS.find((one) => row === `/traits/${one}`);
        return trait && toHit(roots, trait);
      },
    },
    {
      kind: 'chance',
      label: (t) => t('suForms.chance'),
      hint: (t) => t('suForms.chanceHint'),
    },
  ],
};

/** What the Level makes of a character (E-31); nothing where it is no Level of the rules. */
const rankOf = ({ isSuper }: CharacterRoots['derived']): LateText => {
  if (isSuper === undefined) return '';
  return isSuper ? (t) => t('suForms.isSuper') : (t) => t('suForms.isHenchman');
};

function toHit(roots: Roots, trait: ActionTrait): GridSum {
  const { toBeat, throws } = derivedOf(roots);
  const [number, inches] = [toBeat[trait], throws[trait]];
  return {
    text: number === undefined ? '?' : `${number}+`,
    ...(inches === undefined ? {} : { note: (t) => t('suForms.throwRange', { inches }) }),
  };
}

/** Free texts of the card, with a name that is offered again on the next card. */
const entries = (at: string, title: LateText, entry: LateText, add: LateText, known: readonly string[]): ListField => ({
  kind: 'list',
  at,
  title,
  entry,
  item: [
    { kind: 'name', at: '/name', label: (t) => t('labels.name'), known },
    {
      kind: 'text',
      at: '/text',
      label: (t) => t('labels.textOnCard'),
      look: 'long',
      optional: true,
    },
    { kind: 'words', at: '/items', label: (t) => t('labels.itemsInBrackets') },
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
      title: (t) => t('labels.who'),
      fields: [
        {
          kind: 'row',
          look: 'lead',
          fields: [
            {
              kind: 'text',
              at: '/name',
              label: (t) => t('labels.name'),
              look: 'name',
              placeholder: (t) => t('labels.namePlaceholder'),
            },
            {
              kind: 'number',
              at: '/level',
              label: (t) => t('suForms.level'),
              hint: { derive: (roots) => rankOf(derivedOf(roots)) },
            },
          ],
        },
        {
          kind: 'text',
          at: '/concept',
          label: (t) => t('labels.concept'),
          placeholder: (t) => t('labels.conceptPlaceholder'),
          optional: true,
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            {
              kind: 'choice',
              at: '/alignment',
              label: (t) => t('suForms.alignment'),
              of: 'alignments',
              look: 'segments',
            },
            { kind: 'tags', at: '/classes', label: (t) => t('suForms.classes'), of: 'classes' },
          ],
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
      title: (t) => t('labels.numbers'),
      fields: [
        {
          kind: 'row',
          look: 'four',
          fields: [
            { kind: 'number', at: '/power', label: (t) => t('labels.power') },
            { kind: 'number', at: '/move', label: (t) => t('suForms.moveInches') },
            { kind: 'number', at: '/hp/total', label: (t) => t('suForms.hp') },
            {
              kind: 'number',
              at: '/hp/red',
              label: (t) => t('suForms.redBoxes'),
              placeholder: { derive: (roots) => String(derivedOf(roots).redZone?.red ?? '') },
              hint: {
                derive: (roots) => {
                  const { redZone } = derivedOf(roots);
                  if (redZone === undefined) return (t) => t('suForms.noBoxes');
                  return (t) => t('suForms.boxes', { white: redZone.white, red: redZone.red });
                },
              },
              optional: true,
            },
            { kind: 'number', at: '/reach', label: (t) => t('suForms.reachInches'), placeholder: '–', optional: true },
            {
              kind: 'choice',
              at: '/size',
              label: (t) => t('suForms.size'),
              of: 'sizes',
              numeric: true,
              hint: {
                derive: (roots) => {
                  const { base } = derivedOf(roots);
                  return base === undefined ? '' : (t) => t('suForms.base', { millimeters: base });
                },
              },
            },
          ],
        },
      ],
    },
    { title: (t) => t('suForms.traits'), fields: [TRAITS] },
    { title: (t) => t('labels.attacks'), fields: [ATTACKS] },
    {
      title: (t) => t('suForms.movementAndKeywords'),
      short: (t) => t('suForms.keywords'),
      fields: [
        {
          kind: 'tags',
          at: '/movement',
          label: (t) => t('suForms.movementTypes'),
          of: 'movements',
          hint: (t) => t('suForms.movementHint'),
          optional: true,
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            { kind: 'tags', at: '/keywords/type', label: (t) => t('suForms.type'), of: 'types' },
            { kind: 'tags', at: '/keywords/origin', label: (t) => t('suForms.origin'), of: 'origins' },
            {
              kind: 'tags',
              at: '/keywords/elements',
              label: (t) => t('suForms.elements'),
              of: 'elements',
              optional: true,
            },
            {
              kind: 'tags',
              at: '/keywords/specialties',
              label: (t) => t('suForms.specialties'),
              of: 'specialties',
              optional: true,
            },
          ],
        },
        {
          kind: 'flag',
          at: '/infiltrator',
          label: (t) => t('suForms.deploysAsInfiltrator'),
          otherwise: (roots) => derivedOf(roots).infiltrator,
        },
      ],
    },
    {
      title: (t) => t('suForms.weaknessesAndImmunities'),
      short: (t) => t('suForms.weaknesses'),
      fields: [
        {
          kind: 'row',
          look: 'pair',
          fields: [
            { kind: 'supers-unlimited.weaknesses', at: '/weaknesses', label: (t) => t('suForms.weaknesses') },
            {
              kind: 'words',
              at: '/immunities',
              label: (t) => t('suForms.immunities'),
              hint: (t) => t('suForms.immunitiesHint'),
            },
          ],
        },
      ],
    },
    {
      title: (t) => t('suForms.talentsAbilitiesSpells'),
      short: (t) => t('suForms.talents'),
      fields: [
        entries(
          '/talents',
          (t) => t('suForms.talents'),
          (t) => t('suForms.talent'),
          (t) => t('suForms.addTalent'),
          ['Gear', 'Luck', 'Martial Arts', 'Teamwork'],
        ),
        entries(
          '/abilities',
          (t) => t('suForms.abilities'),
          (t) => t('suForms.ability'),
          (t) => t('suForms.addAbility'),
          KNOWN_ABILITIES,
        ),
        entries(
          '/spells',
          (t) => t('suForms.spells'),
          (t) => t('suForms.spell'),
          (t) => t('suForms.addSpell'),
          [],
        ),
      ],
    },
    { title: (t) => t('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: (t) => t('suForms.needLevel'), at: ['/level'] },
  { label: (t) => t('suForms.needPowerMoveAndHp'), at: ['/power', '/move', '/hp/total'] },
  {
    label: (t) => t('suForms.needDiceInTraits'),
    at: ['/traits/fight/dice', '/traits/aim/dice', '/traits/mind/dice', '/traits/magic/dice', '/traits/recovery/dice'],
  },
  { label: (t) => t('suForms.needAttacks'), at: ['/attacks'] },
];
