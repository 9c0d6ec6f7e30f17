/** Rules on one character, attacks apart (docs/rules.md#r1-characters). */
import type { Cite } from '../../../rules/finding.ts';
import { isWhole } from '../../../rules/rule.ts';
import * as cite from '../cites.ts';
import { ACTION_TRAITS, ALIGNMENTS, isOneOf, LEVELS, LIMITS, SIZES } from '../facts.ts';
import type { CharacterContext } from './character-context.ts';
import type { SuRule } from './rule.ts';
import { wordLists } from './word-lists.ts';

const ID = /^[a-z0-9-]{1,64}$/;

/** Whether a Level is one the rules know (E-31). */
export function isLevel(level: number): boolean {
  return isWhole(level, LEVELS.min) && level <= LEVELS.max;
}

export const CHARACTER_RULES: readonly SuRule<CharacterContext>[] = [
  {
    code: 'su.character.id',
    severity: 'warning',
    cite: cite.tool('Documents'),
    *check({ full }) {
      if (!ID.test(full.id)) yield { path: '/id', actual: full.id };
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
      for (const { path, value, least, cite } of printedNumbers(context)) {
        if (!isWhole(value, least)) yield { path, actual: value, required: least, cite };
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
      if (!isOneOf(ALIGNMENTS, full.alignment)) {
        yield { path: '/alignment', actual: full.alignment, values: { family: 'alignment' } };
      }
      for (const { words, place, vocabulary, family, cite } of wordLists(full)) {
        for (const [index, word] of words.entries()) {
          if (vocabulary && !isOneOf(vocabulary, word)) {
            yield { path: place(index), actual: word, values: { family }, cite };
          }
        }
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
      const classes = new Set(full.classes).size;
      if (classes > 2) yield { path: '/classes', actual: classes, required: 2 };
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
      const types = new Set(full.keywords.type).size;
      if (types > 1) yield { path: '/keywords/type', actual: types, required: 1 };
    },
  },
  {
    code: 'su.character.repeated',
    severity: 'warning',
    cite: cite.keywords('E-25'),
    *check({ full }) {
      for (const { words, identities = words, place, vocabulary, family, cite } of wordLists(full)) {
        const before = new Set<string>();
        for (const [index, word] of words.entries()) {
          // An unknown word has a finding of its own, so that its repetition is not reported.
          const isKnown = !vocabulary || isOneOf(vocabulary, word);
          const identity = identities[index] ?? word;
          if (isKnown && before.has(identity)) yield { path: place(index), actual: word, values: { family }, cite };
          before.add(identity);
        }
      }
    },
  },
  {
    code: 'su.character.size',
    severity: 'error',
    cite: cite.sizes('E-14'),
    *check({ full }) {
      const most = SIZES.length - 1;
      if (!isWhole(full.size) || full.size > most) yield { path: '/size', actual: full.size, required: `0 to ${most}` };
    },
  },
  {
    code: 'su.character.red-zone',
    severity: 'error',
    cite: cite.healthPoints('E-22'),
    *check({ raw, options }) {
      const { red, total } = raw.hp;
      if (red === undefined) return;
      // A wrong total is reported already; comparing with it would report the same defect again.
      const isSound = isWhole(total, 1);
      if (!isWhole(red) || (isSound && red > total)) {
        const most = isSound ? { required: total } : {};
        yield { path: '/hp/red', actual: red, ...most, values: { kind: 'impossible' } };
        return;
      }
      const usual = redBoxes(total, options['su.redZoneRounding']);
      if (isSound && red !== usual) {
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
  /** Its place in the rulebook. */
  cite: Cite;
}

/** The numbers of a card that share one rule: whole, not negative. Level, Size and red boxes have rules of their own. */
function* printedNumbers({ full }: CharacterContext): Iterable<PrintedNumber> {
  const primary = cite.primaryTraits('E-18');
  const action = cite.actionTraits('E-20');
  yield { path: '/power', value: full.power, least: 1, most: LIMITS.power.max, cite: primary };
  yield { path: '/move', value: full.move, least: 0, most: LIMITS.move.max, cite: primary };
  if (full.reach !== undefined) {
    const most = Number.POSITIVE_INFINITY;
    yield { path: '/reach', value: full.reach, least: 0, most, cite: cite.attackTypes('E-79') };
  }
  yield { path: '/hp/total', value: full.hp.total, least: 1, most: LIMITS.hp.max, cite: primary };
  for (const trait of ACTION_TRAITS) {
    const { dice, resistance } = full.traits[trait];
    const at = `/traits/${trait}`;
    yield { path: `${at}/dice`, value: dice, least: 0, most: LIMITS.dice.max, cite: action };
    yield { path: `${at}/resistance`, value: resistance, least: 0, most: LIMITS.resistance.max, cite: action };
  }
  const { dice } = full.traits.recovery;
  yield { path: '/traits/recovery/dice', value: dice, least: 0, most: LIMITS.dice.max, cite: action };
}
