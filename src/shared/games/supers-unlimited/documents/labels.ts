/**
 * Describes the fields of characters, teams and event packs in one line each. Keys are paths such as `members[].copies`; the empty key is
 * the whole document. docs/formats.md has the details.
 */

import type { FieldLabels } from '../../../document/document-spec.ts';
import {
  ART_LABELS,
  CREDIT_LABELS,
  DOCUMENT_LABELS,
  DRAWING_LABELS,
  FACTION_LABELS,
  FORMER_NAME_LABEL,
  NAME_MARK_LABEL,
} from '../../../document/labels.ts';
import { factionSchema } from '../../../document/schema.ts';
import { formatLine } from './format-line.ts';
import { attackSchema, characterSchema } from './schema.ts';

const ATTACK_PART = {
  schema: attackSchema,
  about: {
    name: 'Bash and Throw are judged by rules of their own.',
    trait: 'The trait that is rolled: fight, aim, mind or magic.',
    versus: 'Whose Resistance the target adds to its Power; left out: that of the trait.',
    type: 'close, projectile, beam, pulse or spray.',
    range: 'Inches; none for close.',
    bonusDice: 'Dice added to those of the trait; left out: 0.',
    bonus: 'Added to every die, may be negative; left out: 0.',
    'effects[].type': 'Whom control rules: one of the four Types, or all.',
  },
};

export const CHARACTER_LABELS: FieldLabels = {
  about: {
    ...DOCUMENT_LABELS,
    '': 'One character. Numbers that the rules do not allow and words they do not know can be read; Rollcall reports them.',
    concept: 'A line under the name.',
    nameMark: NAME_MARK_LABEL,
    formerName: FORMER_NAME_LABEL,
    level: '1 to 10; 1 and 2 are Henchmen.',
    alignment: 'hero, villain or anti-hero.',
    classes: 'At least one Class, such as tank or controller.',
    factions: 'Ids of factions; the card wears the symbol of the first.',
    power: 'Also the Power Points at the start.',
    move: 'Inches.',
    size: '0 (Tiny) to 6 (Colossal).',
    reach: 'Inches; left out: base contact only.',
    'hp.total': 'Boxes of the HP track.',
    'hp.red': 'How many boxes are red; left out: half, rounded down.',
    'traits.aim': 'May also be called shoot.',
    movement: 'Movement types; left out: sprint.',
    'keywords.type': 'At least one of emissary, living, robotic, undead.',
    'keywords.origin': 'At least one of alien, mutate, occult, science, skill.',
    'keywords.elements': 'Elements, such as fire or magnetism.',
    'keywords.specialties': 'athletics, knowledge, might, mystic.',
    'weaknesses[].keyword': 'Any Keyword, or plasma-x.',
    'weaknesses[].vulnerability': 'Left out: false.',
    immunities: 'Free words.',
    talents: 'Free text; the rules define none.',
    'talents[].items': 'The things that a Talent such as Gear lists.',
    abilities: 'Free text; Leadership and the four Abilities that allow a Throw mean something to the checker.',
    spells: 'Free text.',
    infiltrator: 'Deploys as an infiltrator; left out: when a Class is infiltrator.',
    ...ART_LABELS,
    ...CREDIT_LABELS,
  },
  definitions: { attack: ATTACK_PART, drawing: DRAWING_LABELS },
  entries: { attacks: 'attack', talents: 'talent', abilities: 'ability', spells: 'spell' },
  names: { hp: 'HP', 'hp/total': 'HP', 'hp/red': 'Red HP', infiltrator: 'Infiltrator' },
  groups: ['traits'],
  formatValue: formatLine,
};

export const TEAM_LABELS: FieldLabels = {
  about: {
    ...DOCUMENT_LABELS,
    '': 'One team. It may embed its characters and factions, so that one file is a whole submission.',
    levels: 'The agreed size.',
    formation: 'super-force, combined-team or goon-squad.',
    'allegiance.kind': 'faction or alignment.',
    'allegiance.faction': 'Id of the faction, when the kind is faction.',
    'allegiance.alignment': 'hero or villain, when the kind is alignment.',
    'members[].character': 'Id of a character.',
    'members[].copies': 'Left out: 1.',
    leader: 'Id of a member; left out: worked out, when there is no tie.',
    gimmicks: 'Ids of Gimmicks.',
    player: 'Who plays it, for organisers; left out: nobody is named.',
    event: 'Id of the event pack that the team is made for; left out: none. A check asks for the pack itself.',
    options: 'House rules; left out: the defaults.',
    characters: 'Whole documents; a member that is not among them is looked up elsewhere.',
    factions: 'Whole documents.',
  },
  definitions: {
    attack: ATTACK_PART,
    drawing: DRAWING_LABELS,
    character: { schema: characterSchema, about: CHARACTER_LABELS.about },
    faction: { schema: factionSchema, about: FACTION_LABELS.about },
  },
  formatValue: formatLine,
};

export const EVENT_LABELS: FieldLabels = {
  about: {
    ...DOCUMENT_LABELS,
    '': 'An event pack: what an organiser allows.',
    levels: 'The size of every team, whatever a list states.',
    formations: 'The formations allowed; left out: all.',
    allegiances: 'The kinds of allegiance allowed; left out: both.',
    options: 'House rules of the event; stronger than those of anybody else.',
    level: 'The lowest and the highest Level of a character.',
    ceilings:
      'The highest value a printed number may have, by its name: power, move, hp, fight.dice, fight.resistance …',
    'ceilings.byLevel': 'Ceilings by the Level of the character, written as a string.',
    banned: 'Ids of characters.',
    maxCopies: 'How often one character may stand in a team; left out: no limit.',
    gimmicks: 'Whether Gimmicks are played; left out: true.',
    approved: 'Fingerprints by character id, whole or the first 12 digits or more; left out: everybody may come.',
  },
  names: { maxCopies: 'Most copies' },
  formatValue: formatLine,
};
