/**
 * Defines the form of a character, in the order of the card. `pointer` is the place of a field's value in the character, and `look` its
 * layout.
 */

import { CREDITS_SECTION } from '../../../form/credits-section.ts';
import type { FormSpec, GridField, GridSum, ListField } from '../../../form/form.ts';
import type { Requirement } from '../../../form/missing-requirements.ts';
import { FACTION_VOCABULARY } from '../../../form/vocabulary.ts';
import type { Roots } from '../../../rules/roots.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { ACTION_TRAITS, type ActionTrait, LEADERSHIP, THROW_ABILITIES } from '../facts.ts';
import { getTermName } from '../names.ts';
import type { CharacterRoots } from '../printed/character-data.ts';
import { nameWord } from '../word-labels.ts';
import { ATTACK_LIST } from './attack-list.ts';

const getDerived = (roots: Roots) => (roots as CharacterRoots).derived;

/** The five traits with dice, one in each row, with the number that the dice of attackers must reach (E-75). */
const TRAITS: GridField = {
  kind: 'grid',
  rows: [
    ...ACTION_TRAITS.map((trait) => ({ pointer: `/traits/${trait}`, label: nameWord(trait) })),
    { pointer: '/traits/recovery', label: nameWord('recovery'), only: ['/dice'] },
  ],
  columns: [
    {
      kind: 'number',
      pointer: '/dice',
      label: (translate) => translate('suForms.dice'),
      suffix: (translate) => translate('suForms.diceSuffix'),
    },
    {
      kind: 'number',
      pointer: '/resistance',
      label: (translate) => translate('suForms.resistance'),
      suffix: (translate) => translate('suForms.resistance'),
    },
    {
      kind: 'sum',
      label: (translate) => translate('suForms.toHit'),
      hint: (translate) => translate('suForms.toHitHint'),
      sum(roots, row) {
        const actionTrait = ACTION_TRAITS.find((candidateTrait) => row === `/traits/${candidateTrait}`);
        return actionTrait && formatToHit(roots, actionTrait);
      },
    },
    {
      kind: 'chance',
      label: (translate) => translate('suForms.chance'),
      hint: (translate) => translate('suForms.chanceHint'),
    },
  ],
};

/** Says whether the character is a Super or a Henchman (E-31). Returns an empty text for a Level that the rules don't know. */
const describeRank = ({ isSuper }: CharacterRoots['derived']): LateText => {
  if (isSuper === undefined) return '';
  return isSuper ? (translate) => translate('suForms.isSuper') : (translate) => translate('suForms.isHenchman');
};

function formatToHit(roots: Roots, trait: ActionTrait): GridSum {
  const { toBeat, throws } = getDerived(roots);
  const [targetNumber, throwInches] = [toBeat[trait], throws[trait]];
  return {
    text: targetNumber === undefined ? '?' : `${targetNumber}+`,
    ...(throwInches === undefined
      ? {}
      : { note: (translate) => translate('suForms.throwRange', { inches: throwInches }) }),
  };
}

/** Creates a list of free texts for the card. `knownNames` are suggested as names. */
const createEntryList = (
  pointer: string,
  title: LateText,
  entry: LateText,
  addLabel: LateText,
  knownNames: readonly string[],
): ListField => ({
  kind: 'list',
  pointer,
  title,
  entry,
  item: [
    { kind: 'name', pointer: '/name', label: (translate) => translate('labels.name'), known: knownNames },
    {
      kind: 'text',
      pointer: '/text',
      label: (translate) => translate('labels.textOnCard'),
      look: 'long',
      optional: true,
    },
    { kind: 'words', pointer: '/items', label: (translate) => translate('labels.itemsInBrackets') },
  ],
  blanks: [{ label: addLabel, value: { name: '' } }],
});

/** The Abilities that the rules themselves name (E?60). */
const KNOWN_ABILITIES = [LEADERSHIP, ...THROW_ABILITIES.map((throwAbility) => throwAbility.ability)].map(
  (abilityName) => getTermName(abilityName.replaceAll(' ', '-')),
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
              pointer: '/name',
              label: (translate) => translate('labels.name'),
              look: 'name',
              placeholder: (translate) => translate('labels.namePlaceholder'),
            },
            {
              kind: 'number',
              pointer: '/level',
              label: (translate) => translate('suForms.level'),
              hint: { derive: (roots) => describeRank(getDerived(roots)) },
            },
          ],
        },
        {
          kind: 'text',
          pointer: '/concept',
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
              pointer: '/alignment',
              label: (translate) => translate('suForms.alignment'),
              vocabulary: 'alignments',
              look: 'segments',
            },
            {
              kind: 'tags',
              pointer: '/classes',
              label: (translate) => translate('suForms.classes'),
              vocabulary: 'classes',
            },
          ],
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
      title: (translate) => translate('labels.numbers'),
      fields: [
        {
          kind: 'row',
          look: 'four',
          fields: [
            { kind: 'number', pointer: '/power', label: (translate) => translate('labels.power') },
            { kind: 'number', pointer: '/move', label: (translate) => translate('suForms.moveInches') },
            { kind: 'number', pointer: '/hp/total', label: (translate) => translate('suForms.hp') },
            {
              kind: 'number',
              pointer: '/hp/red',
              label: (translate) => translate('suForms.redBoxes'),
              placeholder: { derive: (roots) => String(getDerived(roots).redZone?.red ?? '') },
              hint: {
                derive: (roots) => {
                  const { redZone } = getDerived(roots);
                  if (redZone === undefined) return (translate) => translate('suForms.noBoxes');
                  return (translate) => translate('suForms.boxes', { white: redZone.white, red: redZone.red });
                },
              },
              optional: true,
            },
            {
              kind: 'number',
              pointer: '/reach',
              label: (translate) => translate('suForms.reachInches'),
              placeholder: '–',
              optional: true,
            },
            {
              kind: 'choice',
              pointer: '/size',
              label: (translate) => translate('suForms.size'),
              vocabulary: 'sizes',
              numeric: true,
              hint: {
                derive: (roots) => {
                  const { base } = getDerived(roots);
                  return base === undefined ? '' : (translate) => translate('suForms.base', { millimeters: base });
                },
              },
            },
          ],
        },
      ],
    },
    { title: (translate) => translate('suForms.traits'), fields: [TRAITS] },
    { title: (translate) => translate('labels.attacks'), fields: [ATTACK_LIST] },
    {
      title: (translate) => translate('suForms.movementAndKeywords'),
      fields: [
        {
          kind: 'tags',
          pointer: '/movement',
          label: (translate) => translate('suForms.movementTypes'),
          vocabulary: 'movements',
          hint: (translate) => translate('suForms.movementHint'),
          optional: true,
        },
        {
          kind: 'row',
          look: 'pair',
          fields: [
            {
              kind: 'tags',
              pointer: '/keywords/type',
              label: (translate) => translate('suForms.type'),
              vocabulary: 'types',
            },
            {
              kind: 'tags',
              pointer: '/keywords/origin',
              label: (translate) => translate('suForms.origin'),
              vocabulary: 'origins',
            },
            {
              kind: 'tags',
              pointer: '/keywords/elements',
              label: (translate) => translate('suForms.elements'),
              vocabulary: 'elements',
              optional: true,
            },
            {
              kind: 'tags',
              pointer: '/keywords/specialties',
              label: (translate) => translate('suForms.specialties'),
              vocabulary: 'specialties',
              optional: true,
            },
          ],
        },
        {
          kind: 'flag',
          pointer: '/infiltrator',
          label: (translate) => translate('suForms.deploysAsInfiltrator'),
          getDefault: (roots) => getDerived(roots).infiltrator,
        },
      ],
    },
    {
      title: (translate) => translate('suForms.weaknessesAndImmunities'),
      fields: [
        {
          kind: 'row',
          look: 'pair',
          fields: [
            {
              kind: 'supers-unlimited.weaknesses',
              pointer: '/weaknesses',
              label: (translate) => translate('suForms.weaknesses'),
            },
            {
              kind: 'words',
              pointer: '/immunities',
              label: (translate) => translate('suForms.immunities'),
              hint: (translate) => translate('suForms.immunitiesHint'),
            },
          ],
        },
      ],
    },
    {
      title: (translate) => translate('suForms.talentsAbilitiesSpells'),
      fields: [
        createEntryList(
          '/talents',
          (translate) => translate('suForms.talents'),
          (translate) => translate('suForms.talent'),
          (translate) => translate('suForms.addTalent'),
          ['Gear', 'Luck', 'Martial Arts', 'Teamwork'],
        ),
        createEntryList(
          '/abilities',
          (translate) => translate('suForms.abilities'),
          (translate) => translate('suForms.ability'),
          (translate) => translate('suForms.addAbility'),
          KNOWN_ABILITIES,
        ),
        createEntryList(
          '/spells',
          (translate) => translate('suForms.spells'),
          (translate) => translate('suForms.spell'),
          (translate) => translate('suForms.addSpell'),
          [],
        ),
      ],
    },
    CREDITS_SECTION,
    { title: (translate) => translate('labels.notes'), fields: [{ kind: 'notes' }] },
  ],
};

/** What a finished character has. A requirement is missing while all of its fields are empty. */
export const NEEDS: readonly Requirement[] = [
  { label: (translate) => translate('suForms.needLevel'), pointers: ['/level'] },
  { label: (translate) => translate('suForms.needPowerMoveAndHp'), pointers: ['/power', '/move', '/hp/total'] },
  {
    label: (translate) => translate('suForms.needDiceInTraits'),
    pointers: [
      '/traits/fight/dice',
      '/traits/aim/dice',
      '/traits/mind/dice',
      '/traits/magic/dice',
      '/traits/recovery/dice',
    ],
  },
  { label: (translate) => translate('suForms.needAttacks'), pointers: ['/attacks'] },
];
