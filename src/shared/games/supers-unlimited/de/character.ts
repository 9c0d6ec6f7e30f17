/** German sentences on characters and their attacks. */
import { count, oneOf, quoted, valueText } from '../../../german/words.ts';
import { short } from '../../../text/short.ts';
import type { SuRaised } from '../check/rule.ts';
import { CONTROL_TARGETS, LEVELS, ORIGINS, SIZES, THROW_ABILITIES, TYPES } from '../facts.ts';
import type { CHARACTER_MESSAGES } from '../messages/character.ts';
import { fieldName as englishName, nameOf, traitName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { attack, families, houseRule, text, unknownWord } from './parts.ts';

/** Factions and Immunities are free words of the document and are shown as written. */
const isFree = (f: SuRaised): boolean => ['faction', 'immunity'].includes(text(f, 'family'));

/** Dice and red boxes are no words of the rules; all others are. */
function fieldName(place: string, options: SuOptions): string {
  const name = englishName(place, options);
  return short(name.replace(/ dice$/, ' (Würfel)').replace(/^red HP boxes$/, 'Rote HP-Kästchen'));
}

const actual = (f: SuRaised): string => valueText(f.actual);
const required = (f: SuRaised): string => valueText(f.required);

export const CHARACTER_MESSAGES_DE: typeof CHARACTER_MESSAGES = {
  'su.character.id': (f) =>
    `Die Id ${quoted(f.actual)} sollte 1 bis 64 Zeichen aus a bis z, 0 bis 9 und Bindestrich haben.`,
  'su.character.level': (f) => `Level ${actual(f)} ist keine ganze Zahl von ${LEVELS.min} bis ${LEVELS.max}.`,
  'su.character.number': (f, options) =>
    `${fieldName(f.place, options)}: ${actual(f)} ist keine ganze Zahl von mindestens ${required(f)}.`,
  'su.character.limits': (f, options) =>
    `${fieldName(f.place, options)}: ${actual(f)} ist mehr als ${required(f)}. Die Regeln setzen keine Grenze; prüfe, ob es so gemeint ist.`,
  'su.character.vocabulary': (f) => `${unknownWord(f)}.`,
  'su.character.class-missing': () => 'Ein Charakter braucht mindestens eine Class.',
  'su.character.class-many': (f) => `${actual(f)} Classes: Die Regeln sprechen von einer oder zweien.`,
  'su.character.type-missing': () => `Ein Charakter braucht einen Type: ${oneOf(TYPES.map(nameOf))}.`,
  'su.character.origin-missing': () => `Ein Charakter braucht eine Origin: ${oneOf(ORIGINS.map(nameOf))}.`,
  'su.character.type-many': (f) => `${actual(f)} Types: Ein Charakter hat gewöhnlich einen.`,
  'su.character.repeated': (f) =>
    `${isFree(f) ? quoted(f.actual) : quoted(nameOf(String(f.actual)))} steht mehr als einmal unter den ${families(f)}; einmal genügt.`,
  'su.character.size': (f) => `Size ${actual(f)} ist keine ganze Zahl von ${SIZES[0].size} bis ${SIZES.at(-1)?.size}.`,
  'su.character.red-zone': (f, options) => {
    const boxes = count(f.actual, 'rotes HP-Kästchen', 'rote HP-Kästchen');
    if (text(f, 'kind') === 'unusual') {
      const up = options['su.redZoneRounding'] === 'ceil';
      const half = up
        ? `die Hälfte der HP, nach der Hausregel ${houseRule('su.redZoneRounding')} aufgerundet,`
        : 'die Hälfte der HP';
      return `${boxes}, wo ${half} ${required(f)} ergäbe.`;
    }
    return f.required === undefined
      ? `${boxes}: Erlaubt ist eine ganze Zahl von mindestens 0.`
      : `${boxes}: Erlaubt ist eine ganze Zahl von 0 bis zu allen ${required(f)} HP.`;
  },
  'su.attack.bash-missing': () => 'Jeder Charakter kann Bash; die Karte hat keinen Angriff namens Bash.',
  'su.attack.bash-profile': () =>
    'Bash ist Fight / Close / Damage, ohne Reichweite, andere Resistance, Bonuswürfel oder Bonus. Gib einem anderen Angriff einen anderen Namen.',
  'su.attack.throw-missing': (f) =>
    `Mit ${text(f, 'abilities').replace(' and ', ' und ')} gehört Throw dazu; die Karte hat keinen Angriff namens Throw.`,
  'su.attack.vocabulary': (f) => `${attack(f)}: ${unknownWord(f)}.`,
  'su.attack.number': (f) =>
    f.place.endsWith('/bonusDice')
      ? `${attack(f)}: ${count(f.actual, 'Bonuswürfel', 'Bonuswürfel')}; erlaubt ist eine ganze Zahl von mindestens 0.`
      : `${attack(f)}: Ein Bonus von ${actual(f)} ist keine ganze Zahl.`,
  'su.attack.range-missing': (f) => {
    const given = f.actual === undefined ? '' : `, nicht ${actual(f)}`;
    return `${attack(f)}: ${nameOf(text(f, 'type'))} braucht eine Reichweite von mindestens 1 Zoll, in ganzen Zoll${given}.`;
  },
  'su.attack.range-unexpected': (f) =>
    `${attack(f)}: Ein Angriff mit Close reicht bis zum Kontakt der Bases und hat keine Reichweite von ${actual(f)}.`,
  'su.attack.effect-missing': (f) => `${attack(f)} hat keinen Effect.`,
  'su.attack.control-type': (f) =>
    `${attack(f)}: Control muss sagen, wen es beherrscht: ${oneOf(CONTROL_TARGETS.map(nameOf))}${
      f.actual === undefined ? '' : `, nicht ${quoted(f.actual)}`
    }.`,
  'su.attack.spray': (f) =>
    text(f, 'allowed') === 'off'
      ? `${attack(f)}: Spray ist durch die Hausregel ${houseRule('su.spray')} abgeschaltet.`
      : `${attack(f)}: Die Regeln nennen Spray, sagen aber nie, welche Fläche es trifft. Einigt euch vor dem Spiel.`,
  'su.attack.throw-ability': () =>
    `Throw braucht ${oneOf(THROW_ABILITIES.map(({ ability }) => nameOf(ability.replaceAll(' ', '-'))))} unter den Abilities.`,
  'su.attack.throw-profile': (f, options) =>
    `Throw ist ein Projectile mit dem Trait einer Ability, die der Charakter hat, gegen ${short(traitName('aim', options))}, mit Damage und Knockback und ohne Bonus${
      f.required === undefined ? '' : `, mit Reichweite ${required(f)}`
    }.`,
};
