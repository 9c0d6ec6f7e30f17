/** Rules on one character, attacks apart. Contract section 2.1; sections 6.1 and 6.11 of the facts. */
import { pointer } from '../../../document/pointer.ts';
import * as cite from '../cites.ts';
import {
  ACTION_TRAITS,
  ALIGNMENTS,
  CLASSES,
  ELEMENTS,
  isOneOf,
  LEVELS,
  LIMITS,
  MOVEMENTS,
  ORIGINS,
  SIZES,
  SPECIALTIES,
  TYPES,
  WEAKNESS_KEYWORDS,
} from '../facts.ts';
import type { CharacterContext } from './character-context.ts';
import { type Hit, isWhole, type Rule } from './rule.ts';

const ID = /^[a-z0-9-]{1,64}$/;

/** Whether a Level is one the rules know (E-31). */
export function isLevel(level: number): boolean {
  return isWhole(level, LEVELS.min) && level <= LEVELS.max;
}

export const CHARACTER_RULES: readonly Rule<CharacterContext>[] = [
  {
    code: 'su.character.id',
    severity: 'warning',
    cite: cite.tool('Documents'),
    *check({ full }) {
      if (!ID.test(full.id)) yield { path: '/id', actual: full.id.slice(0, 80) };
    },
  },
  {
    code: 'su.character.level',
    severity: 'error',
    cite: cite.teamSelection('E-31'),
    *check({ full }) {
      if (!isLevel(full.level))
        yield { path: '/level', actual: full.level, required: `${LEVELS.min} to ${LEVELS.max}` };
    },
  },
  {
    code: 'su.character.number',
    severity: 'error',
    cite: cite.primaryTraits('E-18'),
    *check(context) {
      for (const { path, value, least } of printedNumbers(context)) {
        if (!isWhole(value, least)) yield { path, actual: value, required: least };
      }
    },
  },
  {
    code: 'su.character.limits',
    severity: 'warning',
    cite: cite.tool('Limits of the tool', 'E?13'),
    *check(context) {
      if (context.options['su.limits'] === 'off') return;
      for (const { path, value, least, most } of printedNumbers(context)) {
        if (isWhole(value, least) && value > most) yield { path, actual: value, required: most };
      }
    },
  },
  {
    code: 'su.character.vocabulary',
    severity: 'error',
    cite: cite.characters('E-17'),
    *check({ full }) {
      yield* strangers('/alignment', [full.alignment], ALIGNMENTS, 'alignment', false);
      yield* strangers('/classes', full.classes, CLASSES, 'class');
      yield* strangers('/movement', full.movement, MOVEMENTS, 'movement');
      yield* strangers('/keywords/type', full.keywords.type, TYPES, 'type');
      yield* strangers('/keywords/origin', full.keywords.origin, ORIGINS, 'origin');
      yield* strangers('/keywords/elements', full.keywords.elements, ELEMENTS, 'element');
      yield* strangers('/keywords/specialties', full.keywords.specialties, SPECIALTIES, 'specialty');
      for (const [i, { keyword }] of full.weaknesses.entries()) {
        yield* strangers(`/weaknesses/${i}/keyword`, [keyword], WEAKNESS_KEYWORDS, 'weakness', false);
      }
    },
  },
  {
    code: 'su.character.class-missing',
    severity: 'error',
    cite: cite.characters('E-17'),
    *check({ full }) {
      if (full.classes.length === 0) yield { path: '/classes' };
    },
  },
  {
    code: 'su.character.class-many',
    severity: 'warning',
    cite: cite.gimmicks('E-119'),
    *check({ full }) {
      if (full.classes.length > 2) yield { path: '/classes', actual: full.classes.length, required: 2 };
    },
  },
  {
    code: 'su.character.type-missing',
    severity: 'error',
    cite: cite.keywords('E-25'),
    *check({ full }) {
      if (full.keywords.type.length === 0) yield { path: '/keywords/type' };
    },
  },
  {
    code: 'su.character.origin-missing',
    severity: 'error',
    cite: cite.keywords('E-25'),
    *check({ full }) {
      if (full.keywords.origin.length === 0) yield { path: '/keywords/origin' };
    },
  },
  {
    code: 'su.character.type-many',
    severity: 'warning',
    cite: cite.keywords('E?12'),
    *check({ full }) {
      const types = full.keywords.type.length;
      if (types > 1) yield { path: '/keywords/type', actual: types, required: 1 };
    },
  },
  {
    code: 'su.character.size',
    severity: 'error',
    cite: cite.models('E-14'),
    *check({ full }) {
      const most = SIZES.length - 1;
      if (!isWhole(full.size) || full.size > most) yield { path: '/size', actual: full.size, required: `0 to ${most}` };
    },
  },
  {
    code: 'su.character.red-zone',
    severity: 'error',
    cite: cite.primaryTraits('E-22'),
    *check({ raw, options }) {
      const { red, total } = raw.hp;
      if (red === undefined) return;
      if (!isWhole(red) || red > total) {
        yield { path: '/hp/red', actual: red, required: total, values: { kind: 'impossible' } };
        return;
      }
      const usual = redBoxes(total, options['su.redZoneRounding']);
      if (isWhole(total, 1) && red !== usual) {
        yield { path: '/hp/red', actual: red, required: usual, severity: 'info', values: { kind: 'unusual' } };
      }
    },
  },
];

/** E-22, E?9: how many of the HP boxes are red. */
export function redBoxes(total: number, rounding: 'floor' | 'ceil'): number {
  return rounding === 'ceil' ? Math.ceil(total / 2) : Math.floor(total / 2);
}

interface PrintedNumber {
  path: string;
  value: number;
  /** The smallest whole number the rules allow: Power and HP are at least 1 (E-18). */
  least: number;
  /** The largest the tool expects (E?13). */
  most: number;
}

/** The numbers of a card that share one rule: whole, not negative. Level, Size and red boxes have rules of their own. */
function* printedNumbers({ full }: CharacterContext): Iterable<PrintedNumber> {
  yield { path: '/power', value: full.power, least: 1, most: LIMITS.power.max };
  yield { path: '/move', value: full.move, least: 0, most: LIMITS.move.max };
  if (full.reach !== undefined) yield { path: '/reach', value: full.reach, least: 0, most: Number.POSITIVE_INFINITY };
  yield { path: '/hp/total', value: full.hp.total, least: 1, most: LIMITS.hp.max };
  for (const trait of ACTION_TRAITS) {
    const { dice, resistance } = full.traits[trait];
    yield { path: `/traits/${trait}/dice`, value: dice, least: 0, most: LIMITS.dice.max };
    yield { path: `/traits/${trait}/resistance`, value: resistance, least: 0, most: LIMITS.resistance.max };
  }
  yield { path: '/traits/recovery/dice', value: full.traits.recovery.dice, least: 0, most: LIMITS.dice.max };
}

/** One hit for each word of a list that its vocabulary does not hold. */
function* strangers(
  path: string,
  words: readonly string[],
  vocabulary: readonly string[],
  family: string,
  isList = true,
): Iterable<Hit> {
  for (const [i, word] of words.entries()) {
    if (!isOneOf(vocabulary, word)) yield { path: isList ? pointer(path, i) : path, actual: word, values: { family } };
  }
}
