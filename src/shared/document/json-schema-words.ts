/** What the fields of the formats mean, in a line each, as an editor shows it. docs/formats.md says it at length. */
import type { Kind } from './formats.ts';

/** By the path of a field, `talents[].items`; the empty path is the whole. */
export type FieldWords = Readonly<Record<string, string>>;

const DOCUMENT: FieldWords = {
  format: 'Which format this file has.',
  version: 'Version of the format.',
  ruleset: 'The game these numbers belong to.',
  id: '1 to 64 characters of a to z, 0 to 9 and hyphen; other documents name it by this.',
  name: 'As people read it, in any script.',
  notes: 'For yourself: not printed, not judged, not part of the fingerprint.',
};

export const DOCUMENT_WORDS: Readonly<Record<Kind, FieldWords>> = {
  character: {
    ...DOCUMENT,
    '': 'One character. Numbers that the rules do not allow and words they do not know can be read; Rollcall reports them.',
    concept: 'A line under the name.',
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
    'art.drawing': 'A vector picture; it stands on the card when there is no image.',
    'art.image.src':
      'A data: address, a file beside the document, or sha256: and the hash of a picture of the library.',
    'art.image.credit': 'Who made the picture.',
    'art.crop.x': 'The point of the picture in the middle of its window, 0 left to 1 right.',
    'art.crop.y': '0 top to 1 bottom.',
    'art.crop.zoom': '1 just covers the window; left out: 1.',
    'art.crop.rotation': 'Degrees clockwise; left out: 0.',
    'art.template': 'Id of the card template this character is printed with.',
  },
  faction: {
    ...DOCUMENT,
    '': 'One faction: its name, symbol and colours.',
    symbol: 'Printed on the card; it should be clear in one colour at 6 mm.',
    theme: 'Colours as #rrggbb; another text is passed over.',
  },
  team: {
    ...DOCUMENT,
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
    options: 'House rules; left out: the defaults.',
    characters: 'Whole documents; a member that is not among them is looked up elsewhere.',
    factions: 'Whole documents.',
  },
  event: {
    ...DOCUMENT,
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
};

/** Of what stands under `$defs` and is no document. */
export const DEFINITION_WORDS: Readonly<Record<string, FieldWords>> = {
  attack: {
    name: 'Bash and Throw are judged by rules of their own.',
    trait: 'The trait that is rolled: fight, aim, mind or magic.',
    versus: 'Whose Resistance the target adds to its Power; left out: that of the trait.',
    type: 'close, projectile, beam, pulse or spray.',
    range: 'Inches; none for close.',
    bonusDice: 'Dice added to those of the trait; left out: 0.',
    bonus: 'Added to every die, may be negative; left out: 0.',
    'effects[].type': 'Whom control rules: one of the four Types, or all.',
  },
  drawing: {
    '': 'A flat vector picture.',
    width: 'In units of the drawing; y downwards from the top left.',
    shapes: 'Painted in the order of the list.',
    'shapes[].d': 'Path data: absolute commands M L H V C Q Z only.',
    'shapes[].fill': '#rrggbb, or primary, secondary, accent, ink, paper; left out: not filled.',
    'shapes[].stroke': 'A colour as in fill; left out: no line.',
    'shapes[].strokeWidth': 'In units of the drawing; left out: 1.',
    'shapes[].opacity': '0 to 1; left out: 1.',
    'shapes[].evenOdd': 'Fills by the even-odd rule instead of the nonzero one.',
  },
};
