/** Labels of forms, lists and teams. Words of the rules stand for themselves. */
import { LABELS_DE } from '../../../german/labels.ts';
import type { Phrases } from '../../../i18n/phrases.ts';
import { CEILING_KEYS } from '../check/ceilings.ts';
import { ceilingName } from '../event-settings.ts';
import { LEVELS } from '../facts.ts';
import { VOCABULARIES } from '../form/vocabularies.ts';

const itself = (words: readonly string[]): Phrases => Object.fromEntries(words.map((word) => [word, word]));

/** `25 mm base` is said the German way round; the names of sizes stay. */
const SIZES: Phrases = Object.fromEntries(
  VOCABULARIES.sizes.flatMap(({ label, note }) => [
    [label, label],
    [note, note.replace(/^(\d+) mm base$/, 'Base $1 mm')],
  ]),
);

const CEILINGS: Phrases = Object.fromEntries(
  CEILING_KEYS.map(ceilingName).map((name) => [name, name.replace(/ dice$/, ' (Würfel)')]),
);

export const LABELS: Phrases = {
  ...LABELS_DE,
  ...itself([
    'Level',
    'Alignment',
    'Classes',
    'Power',
    'HP',
    'Size',
    'Traits',
    'Fight',
    'Aim',
    'Mind',
    'Magic',
    'Recovery',
  ]),
  ...itself([
    'Resistance',
    'Trait',
    'Attack Type',
    'Effects',
    'Keywords',
    'Origin',
    'Elements',
    'Specialties',
    'Immunities',
  ]),
  ...itself([
    'Weaknesses',
    'Talents',
    'Abilities',
    'Spells',
    'Class',
    'Element',
    'Specialty',
    'Gimmicks',
    'Formation',
    'Levels',
  ]),
  ...itself(['Allegiance', 'Faction', 'Team', 'Teams']),
  ...itself(Array.from({ length: LEVELS.max }, (_, i) => `Level ${i + 1}`)),
  ...SIZES,
  ...CEILINGS,
  'Move (inches)': 'Move (Zoll)',
  'Red boxes': 'Rote Kästchen',
  'Reach (inches)': 'Reach (Zoll)',
  Dice: 'Würfel',
  dice: 'Würfel',
  'To hit': 'Treffer',
  'Each die that reaches this number is a Success against this character: Power and Resistance.':
    'Jeder Würfel, der diese Zahl erreicht, ist ein Success gegen diesen Charakter: Power und Resistance.',
  Chance: 'Chance',
  'Of one Success or more: against what a typical hero of this Level needs, for Recovery against 6.':
    'Auf mindestens einen Success: gegen das, was ein typischer Held dieses Levels verlangt, bei Recovery gegen 6.',
  Against: 'Gegen',
  Same: 'Derselbe',
  'Bonus dice': 'Bonuswürfel',
  Bonus: 'Bonus',
  'Add an attack': 'Angriff hinzufügen',
  'Undertow: Mind vs Aim / Beam 8 / Knockback': 'Sog: Mind vs Aim / Beam 8 / Knockback',
  'Paste or type an attack as it is printed': 'Angriff einfügen oder tippen, wie er gedruckt wird',
  'Add Bash': 'Bash hinzufügen',
  'Add Throw': 'Throw hinzufügen',
  'Movement and Keywords': 'Bewegung und Keywords',
  'Movement types': 'Bewegungsarten',
  Movement: 'Bewegung',
  'Empty means Sprint.': 'Leer heißt Sprint.',
  'Deploys as an Infiltrator': 'Wird als Infiltrator aufgestellt',
  'Weaknesses and Immunities': 'Weaknesses und Immunities',
  'Free words; Enter makes a tag.': 'Freie Wörter; Enter macht eins fertig.',
  'Talents, Abilities, Spells': 'Talents, Abilities, Spells',
  Talent: 'Talent',
  Ability: 'Ability',
  Spell: 'Spell',
  'Add a Talent': 'Talent hinzufügen',
  'Add an Ability': 'Ability hinzufügen',
  'Add a Spell': 'Spell hinzufügen',
  'a Level': 'ein Level',
  'Power, Move and HP': 'Power, Move und HP',
  'dice in the Traits': 'Würfel in den Traits',
  attacks: 'Angriffe',

  'the team has chosen no Gimmicks': 'das Team hat keine Gimmicks gewählt',
  'Gimmick cards': 'Gimmick-Karten',
  'A small card for each Gimmick that the team has chosen.': 'Eine kleine Karte für jedes Gimmick des Teams.',
  'The pool of every side, a small card each.': 'Der Pool jeder Seite, je eine kleine Karte.',
  'no side has chosen a Gimmick': 'keine Seite hat ein Gimmick gewählt',
  'Legend of icons': 'Legende der Symbole',
  legend: 'Legende',
  'nobody in the team has an attack': 'niemand im Team hat einen Angriff',
  'One card with the icons that the attacks of this team are written with.':
    'Eine Karte mit den Symbolen, in denen die Angriffe dieses Teams stehen.',
  'One card with the icons of all attacks in this game.': 'Eine Karte mit den Symbolen aller Angriffe dieses Spiels.',
  'nobody here has an attack': 'niemand hier hat einen Angriff',
  'Tokens and markers': 'Marker',
  markers: 'Marker',
  'Tokens for the Effects and heights this team can bring into play, and all markers of the scenarios.':
    'Marker für die Effects und Höhen, die dieses Team ins Spiel bringen kann, und alle Marker der Szenarien.',
  'Tokens for the Effects and heights of this game, the markers of its scenario and Subplots, and its things.':
    'Marker für die Effects und Höhen dieses Spiels, für sein Szenario, seine Subplots und seine Dinge.',

  'Name your team': 'Gib dem Team einen Namen',
  'Agreed Levels': 'Vereinbarte Levels',
  'Usual sizes': 'Übliche Größen',
  'Small game': 'Small Game',
  'Medium game': 'Medium Game',
  'Large game': 'Large Game',
  'Secret Crisis game': 'Secret Crisis Game',
  'Faction of the team': 'Faction des Teams',
  'Choose a faction': 'Faction wählen',
  'Alignment of the team': 'Alignment des Teams',
  'Add a Gimmick': 'Gimmick hinzufügen',
  'One for each Class of each Super.': 'Eins für jede Class jedes Supers.',
  'nobody can use it': 'niemand kann es verwenden',
  'The rules know no Gimmick by that name.': 'Die Regeln kennen kein Gimmick dieses Namens.',
  'Every formation': 'Jede Formation',

  'Name the event': 'Gib dem Event einen Namen',
  'Levels of a team': 'Levels eines Teams',
  Formations: 'Formations',
  Allegiances: 'Allegiances',
  'Most copies of one character': 'Höchste Anzahl eines Charakters',
  'no limit': 'keine Grenze',
  'Gimmicks are played': 'Mit Gimmicks gespielt',
  Characters: 'Charaktere',
  'Lowest Level': 'Niedrigster Level',
  'Highest Level': 'Höchster Level',
  Banned: 'Gesperrt',
  'These may not come, in whatever version.': 'Diese dürfen nicht kommen, in keiner Fassung.',
  'Only approved characters': 'Nur zugelassene Charaktere',
  'Each may come in the one version that you have seen: its fingerprint is kept here.':
    'Jeder darf in der einen Fassung kommen, die du gesehen hast: Ihr Fingerabdruck steht hier.',
  Ceilings: 'Obergrenzen',
  'The highest value a printed number may have. The rules have no such limits: these are your own.':
    'Der höchste Wert, den eine gedruckte Zahl haben darf. Die Regeln setzen keine Grenzen: Diese sind deine eigenen.',
  'All Levels': 'Alle Levels',
};
