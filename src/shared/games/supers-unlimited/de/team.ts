/** German sentences on teams. */
import { count, quoted, valueText } from '../../../german/words.ts';
import type { Translation } from '../../../i18n/translation.ts';
import type { SuRaised } from '../check/rule.ts';
import { COMBINED, GOON } from '../facts.ts';
import { plural } from '../messages/parts.ts';
import type { LEADS_NOT, TEAM_MESSAGES } from '../messages/team.ts';
import { cannotLead } from '../messages/team.ts';
import { nameOf } from '../names.ts';
import { houseRule, houseRules, spelledOut, text, times, unknownWord, value, who } from './parts.ts';

const actual = (f: SuRaised): string => valueText(f.actual);
const required = (f: SuRaised): string => valueText(f.required);
const gimmick = (f: SuRaised): string => nameOf(String(f.actual));
const names = (f: SuRaised): string => text(f, 'names');
const levels = (n: number | string | undefined): string => count(n, 'Level', 'Levels');

/** `einen Mage`, `eine andere Class`: the names of Classes are taken as masculine, as those who have them are. */
const one = (name: string): string => `einen ${name}`;

export const TEAM_MESSAGES_DE: typeof TEAM_MESSAGES = {
  'su.team.id': (f) => `Die Id ${quoted(f.actual)} sollte 1 bis 64 Zeichen aus a bis z, 0 bis 9 und Bindestrich haben.`,
  'su.team.vocabulary': (f) => {
    const which = text(f, 'family');
    if (which === 'option') return `Rollcall kennt keine Hausregel namens ${quoted(f.actual)}.`;
    if (which === 'optionValue')
      return `Die Hausregel ${houseRule(text(f, 'option'))} kann nicht ${quoted(f.actual)} sein.`;
    if (which === 'teamAlignment') return `Ein Alignment Team wählt Hero oder Villain, nicht ${quoted(f.actual)}.`;
    return `${unknownWord(f)}.`;
  },
  'su.team.number': (f) =>
    f.place === '/levels'
      ? `Vereinbart sind ${levels(f.actual)}; erlaubt ist eine ganze Zahl von mindestens 1.`
      : `${actual(f)}-mal ${who(f)}; erlaubt ist eine ganze Zahl von mindestens 1.`,
  'su.team.duplicate-id': (f) =>
    `${actual(f)} Charaktere in der Team-Datei haben dieselbe Id ${quoted(f.subjects[0])} und sind nicht gleich.`,
  'su.team.empty': () => 'Das Team hat keine Mitglieder.',
  'su.team.unknown-member': (f) => `Es gibt keinen Charakter mit der Id ${quoted(f.actual)}.`,
  'su.team.member-illegal': (f) => `${who(f)} ist als Charakter nicht legal.`,
  'su.team.level-cap': (f) =>
    `Das Team hat ${levels(f.actual)}; ${
      text(f, 'agreedBy') === 'event' ? `das Event erlaubt ${required(f)}` : `vereinbart sind ${required(f)}`
    }.`,
  'su.team.duplicate-super': (f, options) =>
    `${who(f)} ist ein Super und steht ${actual(f)}-mal im Team${
      options['su.uniqueSupers'] ? `; die Hausregel ${houseRule('su.uniqueSupers')} verbietet das` : ''
    }.`,
  'su.team.super-force.henchmen': (f) =>
    `Eine Super Force hat keine Henchmen; diese hat ${count(f.actual, 'Henchman', 'Henchmen')}: ${names(f)}.`,
  'su.team.combined.ratio': (f) =>
    `Ein Combined Team braucht ${times(COMBINED.ratio)} so viele Levels an Supers wie an Henchmen: Es hat ${levels(f.actual)} an Supers und braucht ${required(f)} für ${levels(value(f, 'henchmen'))} an Henchmen.`,
  'su.team.combined.high-level': (f) =>
    `Ein Combined Team darf ${spelledOut(COMBINED.highLevelMost)} ${COMBINED.highLevelMost === 1 ? 'Super' : 'Supers'} ab Level ${COMBINED.highLevel} haben; dieses hat ${actual(f)}: ${names(f)}.`,
  'su.team.goon.ratio': (f) =>
    `Eine Goon Squad braucht ${times(GOON.ratio)} so viele Levels an Henchmen wie an Supers: Sie hat ${levels(f.actual)} an Henchmen und braucht ${required(f)} für ${levels(value(f, 'supers'))} an Supers.`,
  'su.team.goon.supers': (f, options) =>
    `Eine Goon Squad von ${levels(value(f, 'levels'))} darf ${count(f.required, 'Super', 'Supers')} haben; diese hat ${actual(f)}: ${names(f)}.${houseRules(options, 'su.goonRounding', 'su.levelsBasis')}`,
  'su.team.one-kind': (f, options) =>
    `Hier fehlt es an ${text(f, 'missing') === 'supers' ? 'Supers' : 'Henchmen'}: Formation ${nameOf(text(f, 'formation'))}${
      options['su.requireBothKinds'] ? `; die Hausregel ${houseRule('su.requireBothKinds')} verlangt beide Arten` : ''
    }.`,
  'su.team.faction.guest-stars': (f, options) =>
    `${count(f.actual, 'Charakter', 'Charaktere')} von außerhalb der Faction (${names(f)}); ${levels(value(f, 'levels'))} ${value(f, 'levels') === 1 ? 'erlaubt' : 'erlauben'} ${count(f.required, 'Guest Star', 'Guest Stars')}.${houseRules(options, 'su.guestRounding', 'su.levelsBasis')}`,
  'su.team.faction.symbol': (f) =>
    `${who(f)} hat ${quoted(f.actual)} als erste Faction: Die Karte zeigt deren Symbol, nicht das von ${quoted(f.required)}.`,
  'su.team.faction.absent': (f) => `Niemand im Team gehört zu dessen Faction ${quoted(value(f, 'faction'))}.`,
  'su.team.alignment.majority': (f) =>
    value(f, 'of') === 1
      ? `Der einzige Charakter ist kein ${nameOf(text(f, 'alignment'))}; mindestens ${required(f)} muss es sein.`
      : `${actual(f)} von ${count(value(f, 'of'), 'Charakter', 'Charakteren')} ${f.actual === 1 ? 'ist' : 'sind'} ${
          f.actual === 1 ? nameOf(text(f, 'alignment')) : plural(text(f, 'alignment'))
        }; mindestens ${required(f)} ${f.required === 1 ? 'muss' : 'müssen'} es sein.`,
  'su.team.alignment.anti-heroes': (f) =>
    value(f, 'of') === 1
      ? `Der einzige Charakter ist ein Anti-Hero (${names(f)}); höchstens ${required(f)} darf es sein.`
      : `${actual(f)} von ${count(value(f, 'of'), 'Charakter', 'Charakteren')} ${f.actual === 1 ? 'ist Anti-Hero' : 'sind Anti-Heroes'} (${names(f)}); höchstens ${required(f)} ${f.required === 1 ? 'darf' : 'dürfen'} es sein.`,
  'su.team.alignment.opposed': (f) =>
    `${count(f.actual, nameOf(text(f, 'opposite')), plural(text(f, 'opposite')))} in einem Team aus ${plural(text(f, 'alignment'))} (${names(f)}); alle Übrigen dürfen nur Anti-Heroes sein.`,
  'su.team.leader.ineligible': (f, options) =>
    text(f, 'membership') === 'stranger'
      ? `Das Team nennt ${quoted(f.actual)} als Leader, doch so heißt kein Mitglied.`
      : cannotLead(who(f), names(f), options),
  'su.team.leader.choice': (f, options) =>
    `Mehrere ${options['su.leaderMustBeSuper'] ? 'Supers ' : ''}dürfen führen (${names(f)}); wer das Team spielt, benennt einen davon.${houseRules(options, 'su.leaderMustBeSuper')}`,
  'su.team.gimmicks.unknown': (f) => `Die Regeln kennen kein Gimmick namens ${quoted(f.actual)}.`,
  'su.team.gimmicks.duplicate': (f) =>
    `${gimmick(f)} ist noch einmal gewählt; im Gimmick Pool steht jedes Gimmick nur einmal.`,
  'su.team.gimmicks.count': (f) =>
    `${count(f.actual, 'Gimmick ist', 'Gimmicks sind')} gewählt; die Classes der Supers bezahlen ${required(f)}, eins für jede andere Class jedes Supers.`,
  'su.team.gimmicks.class': (f) =>
    `${gimmick(f)} ist für ${one(nameOf(text(f, 'class')))}, und es ist kein Super dieser Class mehr da, der es bezahlt, wie die Hausregel ${houseRule('su.gimmickClassLocked')} verlangt.`,
  'su.team.gimmicks.no-user': (f) =>
    f.values?.class === undefined
      ? `Niemand im Team kann ${gimmick(f)} verwenden: Es braucht ${valueText(value(f, 'supers'))} Supers.`
      : `Niemand im Team kann ${gimmick(f)} verwenden: Es braucht ${one(nameOf(text(f, 'class')))}.`,
  'su.team.event.unusable': (f) =>
    `Das Team ist für das Event ${quoted(text(f, 'name'))} mit ${levels(f.actual)} gemacht. Die Größe eines Events muss eine ganze Zahl von mindestens ${required(f)} sein, daher wurde das Team ohne das Event-Paket geprüft.`,
};

export const LEADS_NOT_DE: Translation<typeof LEADS_NOT> = {
  nobody: (name) =>
    `${name} kann nicht führen: Nach der Hausregel ${houseRule('su.leaderMustBeSuper')} führen nur Supers, und das Team hat keine.`,
  onlySupers: (name, candidates) =>
    `${name} kann nicht führen. Nach der Hausregel ${houseRule('su.leaderMustBeSuper')} führen nur Supers: der höchste Level unter denen mit Leadership, oder unter allen Supers, wenn niemand sie hat: ${candidates}.`,
  others: (name, candidates) =>
    `${name} kann nicht führen. Leader ist der höchste Level unter denen mit Leadership, oder unter allen, wenn niemand sie hat: ${candidates}.`,
};
