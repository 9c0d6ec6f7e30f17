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
    {
      kind: 'number',
      at: '/dice',
      label: (translate) => translate('suForms.dice'),
      suffix: (translate) => translate('suForms.diceSuffix'),
    },
    {
      kind: 'number',
      at: '/resistance',
      label: (translate) => translate('suForms.resistance'),
      suffix: (translate) => translate('suForms.resistance'),
    },
    {
      kind: 'sum',
      label: (translate) => translate('suForms.toHit'),
      hint: (translate) => translate('suForms.toHitHint'),
      sum(roots, row) {
        const trait = ACTION_TRAITS.find((one) => row === `/traits/${one}`);
        return trait && toHit(roots, trait);
      },
    },
    {
      kind: 'chance',
      label: (translate) => translate('suForms.chance'),
      hint: (translate) => translate('suForms.chanceHint'),
    },
  ],
};

/** What the Level makes of a character (E-31); nothing where it is no Level of the rules. */
const rankOf = ({ isSuper }: CharacterRoots['derived']): LateText => {
  if (isSuper === undefined) return '';
  return isSuper ? (translate) => translate('suForms.isSuper') : (translate) => translate('suForms.isHenchman');
};

function toHit(roots: Roots, trait: ActionTrait): GridSum {
  const { toBeat, throws } = derivedOf(roots);
  const [number, inches] = [toBeat[trait], throws[trait]];
  return {
    text: number === undefined ? '?' : `${number}+`,
    ...(inches === undefined ? {} : { note: (translate) => translate('suForms.throwRange', { inches }) }),
  };
}

/** Free texts of the card, with a name that is offered again on the next card. */
const entries = (at: string, title: LateText, entry: LateText, add: LateText, known: readonly string[]): ListField => ({
  kind: 'list',
  at,
  title,
  entry,
  item: [
    { kind: 'name', at: '/name', label: (translate) => translate('labels.name'), known },
    {
      kind: 'text',
      at: '/text',
      label: (translate) => translate('labels.textOnCard'),
      look: 'long',
      optional: true,
    },
    { kind: 'words', at: '/items', label: (translate) => translate('labels.itemsInBrackets') },
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
      title: (translate) => translate('labels.who'),
      fields: [
        {
          kind: 'row',
          look: 'lead',
          fields: [
            {
              kind: 'text',
              at: '/name',
              label: (translate) => translate('labels.name'),
              look: 'name',
              placeholder: (translate) => translate('labels.namePlaceholder'),
            },
            {
              kind: 'number',
              at: '/level',
              label: (translate) => translate('suForms.level'),
              hint: { derive: (roots) => rankOf(derivedOf(roots)) },
            },
          ],
        },
        {
          kind: 'text',
          at: '/concept',
          label: (translate) => translate('labels.concept'),
          placeholder: (translate) => translate('labels.conceptPlaceholder'),
          optional: true,
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            {
              kind: 'choice',
              at: '/alignment',
              label: (translate) => translate('suForms.alignment'),
              of: 'alignments',
              look: 'segments',
            },
            { kind: 'tags', at: '/classes', label: (translate) => translate('suForms.classes'), of: 'classes' },
          ],
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
      title: (translate) => translate('labels.numbers'),
      fields: [
        {
          kind: 'row',
          look: 'four',
          fields: [
            { kind: 'number', at: '/power', label: (translate) => translate('labels.power') },
            { kind: 'number', at: '/move', label: (translate) => translate('suForms.moveInches') },
            { kind: 'number', at: '/hp/total', label: (translate) => translate('suForms.hp') },
            {
              kind: 'number',
              at: '/hp/red',
              label: (translate) => translate('suForms.redBoxes'),
              placeholder: { derive: (roots) => String(derivedOf(roots).redZone?.red ?? '') },
              hint: {
                derive: (roots) => {
                  const { redZone } = derivedOf(roots);
                  if (redZone === undefined) return (translate) => translate('suForms.noBoxes');
                  return (translate) => translate('suForms.boxes', { white: redZone.white, red: redZone.red });
                },
              },
              optional: true,
            },
            {
              kind: 'number',
              at: '/reach',
              label: (translate) => translate('suForms.reachInches'),
              placeholder: '–',
              optional: true,
            },
            {
              kind: 'choice',
              at: '/size',
              label: (translate) => translate('suForms.size'),
              of: 'sizes',
              numeric: true,
              hint: {
                derive: (roots) => {
                  const { base } = derivedOf(roots);
                  return base === undefined ? '' : (translate) => translate('suForms.base', { millimeters: base });
                },
              },
            },
          ],
        },
      ],
    },
    { title: (translate) => translate('suForms.traits'), fields: [TRAITS] },
    { title: (translate) => translate('labels.attacks'), fields: [ATTACKS] },
    {
      title: (translate) => translate('suForms.movementAndKeywords'),
      short: (translate) => translate('suForms.keywords'),
      fields: [
        {
          kind: 'tags',
          at: '/movement',
          label: (translate) => translate('suForms.movementTypes'),
          of: 'movements',
          hint: (translate) => translate('suForms.movementHint'),
          optional: true,
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            { kind: 'tags', at: '/keywords/type', label: (translate) => translate('suForms.type'), of: 'types' },
            { kind: 'tags', at: '/keywords/origin', label: (translate) => translate('suForms.origin'), of: 'origins' },
            {
              kind: 'tags',
              at: '/keywords/elements',
              label: (translate) => translate('suForms.elements'),
              of: 'elements',
              optional: true,
            },
            {
              kind: 'tags',
              at: '/keywords/specialties',
              label: (translate) => translate('suForms.specialties'),
              of: 'specialties',
              optional: true,
            },
          ],
        },
        {
          kind: 'flag',
          at: '/infiltrator',
          label: (translate) => translate('suForms.deploysAsInfiltrator'),
          otherwise: (roots) => derivedOf(roots).infiltrator,
        },
      ],
    },
    {
      title: (translate) => translate('suForms.weaknessesAndImmunities'),
      short: (translate) => translate('suForms.weaknesses'),
      fields: [
        {
          kind: 'row',
          look: 'pair',
          fields: [
            {
              kind: 'supers-unlimited.weaknesses',
              at: '/weaknesses',
              label: (translate) => translate('suForms.weaknesses'),
            },
            {
              kind: 'words',
              at: '/immunities',
              label: (translate) => translate('suForms.immunities'),
              hint: (translate) => translate('suForms.immunitiesHint'),
            },
          ],
        },
      ],
    },
    {
      title: (translate) => translate('suForms.talentsAbilitiesSpells'),
      short: (translate) => translate('suForms.talents'),
      fields: [
        entries(
          '/talents',
          (translate) => translate('suForms.talents'),
          (translate) => translate('suForms.talent'),
          (translate) => translate('suForms.addTalent'),
          ['Gear', 'Luck', 'Martial Arts', 'Teamwork'],
        ),
        entries(
          '/abilities',
          (translate) => translate('suForms.abilities'),
          (translate) => translate('suForms.ability'),
          (translate) => translate('suForms.addAbility'),
          KNOWN_ABILITIES,
        ),
        entries(
          '/spells',
          (translate) => translate('suForms.spells'),
          (translate) => translate('suForms.spell'),
          (translate) => translate('suForms.addSpell'),
          [],
        ),
      ],
    },
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

/** A character that lacks all of these is shown as unfinished. */
export const NEEDS: readonly Need[] = [
  { label: (translate) => translate('suForms.needLevel'), at: ['/level'] },
  { label: (translate) => translate('suForms.needPowerMoveAndHp'), at: ['/power', '/move', '/hp/total'] },
  {
    label: (translate) => translate('suForms.needDiceInTraits'),
    at: ['/traits/fight/dice', '/traits/aim/dice', '/traits/mind/dice', '/traits/magic/dice', '/traits/recovery/dice'],
  },
  { label: (translate) => translate('suForms.needAttacks'), at: ['/attacks'] },
];
