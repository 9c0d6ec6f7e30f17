/** Defines the rules on one character, except for attacks (docs/rules.md#r1-characters). */
import type { Cite } from '../../../rules/finding.ts';
import { isWhole } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import { ACTION_TRAITS, ALIGNMENTS, isOneOf, LEVELS, LIMITS, SIZES } from '../facts.ts';
import type { CharacterContext } from './character-context.ts';
import type { SuRule } from './rule.ts';
import { listWordLists } from './word-lists.ts';

const ID_PATTERN = /^[a-z0-9-]{1,64}$/;

/** Whether the rules know a Level: 1 or 2 for Henchmen, 3 to 10 for Supers (E-31). */
export function isLevel(level: number): boolean {
  return isWhole(level, LEVELS.min) && level <= LEVELS.max;
}

export const CHARACTER_RULES: readonly SuRule<CharacterContext>[] = [
  {
    code: 'su.character.id',
    severity: 'warning',
    cite: cite.citeTool('Documents'),
    *check({ fullCharacter }) {
      if (!ID_PATTERN.test(fullCharacter.id)) yield { path: '/id', actual: fullCharacter.id };
    },
  },
  {
    code: 'su.character.level',
    severity: 'error',
    cite: cite.teamSelection('E-31'),
    *check({ fullCharacter }) {
      if (!isLevel(fullCharacter.level))
        yield { path: '/level', actual: fullCharacter.level, required: `${LEVELS.min} to ${LEVELS.max}` };
    },
  },
  {
    code: 'su.character.number',
    severity: 'error',
    cite: cite.primaryTraits('E-18'),
    *check(context) {
      for (const { pointer, value, min, cite } of listPrintedNumbers(context)) {
        if (!isWhole(value, min)) yield { path: pointer, actual: value, required: min, cite };
      }
    },
  },
  {
    code: 'su.character.limits',
    severity: 'warning',
    cite: cite.citeTool('Limits of the tool', 'E?13'),
    *check(context) {
      if (context.options['su.limits'] === 'off') return;
      for (const { pointer, value, min, max } of listPrintedNumbers(context)) {
        if (isWhole(value, min) && value > max) yield { path: pointer, actual: value, required: max };
      }
    },
  },
  {
    code: 'su.character.vocabulary',
    severity: 'error',
    cite: cite.characters('E-17'),
    *check({ fullCharacter }) {
      if (!isOneOf(ALIGNMENTS, fullCharacter.alignment)) {
        yield { path: '/alignment', actual: fullCharacter.alignment, values: { family: 'alignment' } };
      }
      for (const { words, getPointer, vocabulary, family, cite: listCite } of listWordLists(fullCharacter)) {
        for (const [index, word] of words.entries()) {
          if (vocabulary && !isOneOf(vocabulary, word)) {
            yield { path: getPointer(index), actual: word, values: { family }, cite: listCite };
          }
        }
      }
    },
  },
  {
    code: 'su.character.class-missing',
    severity: 'error',
    cite: cite.characters('E-17'),
    *check({ fullCharacter }) {
      if (fullCharacter.classes.length === 0) yield { path: '/classes' };
    },
  },
  {
    code: 'su.character.class-many',
    severity: 'warning',
    cite: cite.gimmicks('E-119'),
    *check({ fullCharacter }) {
      // The rules mention Supers with two Classes, but none with more (E-119).
      const classes = new Set(fullCharacter.classes).size;
      if (classes > 2) yield { path: '/classes', actual: classes, required: 2 };
    },
  },
  {
    code: 'su.character.type-missing',
    severity: 'error',
    cite: cite.keywords('E-25'),
    *check({ fullCharacter }) {
      if (fullCharacter.keywords.type.length === 0) yield { path: '/keywords/type' };
    },
  },
  {
    code: 'su.character.origin-missing',
    severity: 'error',
    cite: cite.keywords('E-25'),
    *check({ fullCharacter }) {
      if (fullCharacter.keywords.origin.length === 0) yield { path: '/keywords/origin' };
    },
  },
  {
    code: 'su.character.type-many',
    severity: 'warning',
    cite: cite.keywords('E?12'),
    *check({ fullCharacter }) {
      const types = new Set(fullCharacter.keywords.type).size;
      if (types > 1) yield { path: '/keywords/type', actual: types, required: 1 };
    },
  },
  {
    code: 'su.character.repeated',
    severity: 'warning',
    cite: cite.keywords('E-25'),
    *check({ fullCharacter }) {
      for (const { words, identities = words, getPointer, vocabulary, family, cite: listCite } of listWordLists(
        fullCharacter,
      )) {
        const seenWords = new Set<string>();
        for (const [index, word] of words.entries()) {
          // An unknown word has its own finding, so its repetition isn't reported.
          const isKnown = !vocabulary || isOneOf(vocabulary, word);
          const identity = identities[index] ?? word;
          if (isKnown && seenWords.has(identity))
            yield { path: getPointer(index), actual: word, values: { family }, cite: listCite };
          seenWords.add(identity);
        }
      }
    },
  },
  {
    code: 'su.character.size',
    severity: 'error',
    cite: cite.sizes('E-14'),
    *check({ fullCharacter }) {
      const maxSize = SIZES.length - 1;
      if (!isWhole(fullCharacter.size) || fullCharacter.size > maxSize)
        yield { path: '/size', actual: fullCharacter.size, required: `0 to ${maxSize}` };
    },
  },
  {
    code: 'su.character.red-zone',
    severity: 'error',
    cite: cite.healthPoints('E-22'),
    *check({ rawCharacter, options }) {
      const { red: redBoxes, total: totalBoxes } = rawCharacter.hp;
      if (redBoxes === undefined) return;
      // A wrong total has a finding of its own, so the red boxes aren't compared with it.
      const isTotalValid = isWhole(totalBoxes, 1);
      if (!isWhole(redBoxes) || (isTotalValid && redBoxes > totalBoxes)) {
        const requiredMax = isTotalValid ? { required: totalBoxes } : {};
        yield { path: '/hp/red', actual: redBoxes, ...requiredMax, values: { kind: 'impossible' } };
        return;
      }
      const defaultRedBoxes = countRedBoxes(totalBoxes, options['su.redZoneRounding']);
      if (isTotalValid && redBoxes !== defaultRedBoxes) {
        yield {
          path: '/hp/red',
          actual: redBoxes,
          required: defaultRedBoxes,
          severity: 'info',
          values: { kind: 'unusual' },
        };
      }
    },
  },
];

/** Returns the default number of red HP boxes: half of all boxes (E-22, E?9). */
export function countRedBoxes(totalBoxes: number, rounding: 'floor' | 'ceil'): number {
  return rounding === 'ceil' ? Math.ceil(totalBoxes / 2) : Math.floor(totalBoxes / 2);
}

interface PrintedNumber {
  pointer: string;
  value: number;
  /** The smallest whole number the rules allow: Power and HP are at least 1 (E-18). */
  min: number;
  /** The largest number that Rollcall expects (E?13). */
  max: number;
  /** The heading of the rulebook that defines the number. */
  cite: Cite;
}

/** Lists the numbers of a card that must be whole and not below `min`. Level, Size and red boxes have their own rules. */
function* listPrintedNumbers({ fullCharacter }: CharacterContext): Iterable<PrintedNumber> {
  const primaryCite = cite.primaryTraits('E-18');
  const actionCite = cite.actionTraits('E-20');
  yield { pointer: '/power', value: fullCharacter.power, min: 1, max: LIMITS.power.max, cite: primaryCite };
  yield { pointer: '/move', value: fullCharacter.move, min: 0, max: LIMITS.move.max, cite: primaryCite };
  if (fullCharacter.reach !== undefined) {
    const maxReach = Number.POSITIVE_INFINITY;
    yield { pointer: '/reach', value: fullCharacter.reach, min: 0, max: maxReach, cite: cite.attackTypes('E-79') };
  }
  yield { pointer: '/hp/total', value: fullCharacter.hp.total, min: 1, max: LIMITS.hp.max, cite: primaryCite };
  for (const trait of ACTION_TRAITS) {
    const { dice, resistance } = fullCharacter.traits[trait];
    const traitPointer = `/traits/${trait}`;
    yield { pointer: `${traitPointer}/dice`, value: dice, min: 0, max: LIMITS.dice.max, cite: actionCite };
    yield {
      pointer: `${traitPointer}/resistance`,
      value: resistance,
      min: 0,
      max: LIMITS.resistance.max,
      cite: actionCite,
    };
  }
  const { dice } = fullCharacter.traits.recovery;
  yield { pointer: '/traits/recovery/dice', value: dice, min: 0, max: LIMITS.dice.max, cite: actionCite };
}
