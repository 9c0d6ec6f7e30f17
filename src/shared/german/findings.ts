/** Findings that several games have, and those on keys that no format knows. */
import type { FIELD_SENTENCES } from '../character-fields/messages.ts';
import type { NumberKind } from '../character-fields/number-kinds.ts';
import type { Translation } from '../i18n/translation.ts';
import type { Raised } from '../rules/rule.ts';
import type { UNKNOWN_KEY_WORDS } from '../rules/unknown-key.ts';
import { quoted, valueText } from './words.ts';

/** What a number of each kind must be. */
const REQUIREMENTS: Readonly<Record<NumberKind, string>> = {
  int: 'eine ganze Zahl von mindestens 0',
  'int+': 'eine ganze Zahl von mindestens 1',
  integer: 'eine ganze Zahl',
  inch: '0 oder mehr, in Viertelzoll',
  half: '0,5 oder mehr, in Schritten von 0,5',
  'above 0': 'größer als 0',
};

const label = ({ values }: Raised): string => String(values?.label ?? '');

const isNow = (found: Raised): string => `${label(found)} ist ${valueText(found.actual)}`;

const LIMITS: Readonly<Record<string, (found: Raised) => string>> = {
  least: (found) => `${isNow(found)}, weniger als die üblichen ${valueText(found.required)}.`,
  most: (found) => `${isNow(found)}, mehr als die üblichen ${valueText(found.required)}.`,
  multiple: (found) => `${isNow(found)}, kein Vielfaches von ${valueText(found.required)}.`,
};

export const FIELD_SENTENCES_DE: Translation<typeof FIELD_SENTENCES> = {
  id: ({ actual }) =>
    `Die Id${valueText(actual) === '' ? '' : ` ${quoted(actual)}`} sollte 1 bis 64 Zeichen aus a bis z, 0 bis 9 und Bindestrich haben.`,
  number: (found) => `${isNow(found)}; erlaubt ist ${REQUIREMENTS[found.values?.kind as NumberKind]}.`,
  vocabulary: (found) =>
    valueText(found.actual).trim() === ''
      ? `${label(found)}: Hier fehlt ein Wort.`
      : `${label(found)}: ${quoted(found.actual)} kennen die Regeln nicht.`,
  limits: (found) =>
    `${LIMITS[String(found.values?.bound)]?.(found) ?? ''} Die Regeln setzen keine Grenze; prüfe, ob es so gemeint ist.`,
};

export const UNKNOWN_KEY_WORDS_DE: Translation<typeof UNKNOWN_KEY_WORDS> = {
  kinds: {
    'rollcall.character': 'einem Charakter',
    'rollcall.faction': 'einer Faction',
    'rollcall.team': 'einem Team',
    'rollcall.event': 'einem Event-Paket',
    'rollcall.encounter': 'einer Begegnung',
    'rollcall.glossary': 'einem Glossar',
    'rollcall.deck': 'einem Deck',
    'rollcall.font': 'einer Schrift',
  },
  passedOver: (key, place) => `Rollcall kennt in ${place} keinen Schlüssel „${key}“ und übergeht ihn.`,
  misspelt: (key, place, near) =>
    `Rollcall kennt in ${place} keinen Schlüssel „${key}“; vielleicht ist „${near}“ gemeint.`,
  place: (key) => `„${key}“`,
};
