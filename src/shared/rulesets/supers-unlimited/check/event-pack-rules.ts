/** What an event pack says that nothing will ever meet: slips of the pen of its organiser. All of them are warnings. */
import { pointer } from '../../../document/pointer.ts';
import type { EventPack } from '../../../document/schema.ts';
import type { Cite } from '../../../finding/finding.ts';
import { ALLEGIANCES, FORMATIONS, isOneOf, LEVELS } from '../facts.ts';
import { isOptionKey, isOptionValue, type SuOptions } from '../options.ts';
import { CEILING_KEYS } from './ceilings.ts';
import { isLevel } from './character-rules.ts';
import { type Hit, isWhole, type RawFinding, type Rule, runRules } from './rule.ts';

interface EventPackContext {
  event: EventPack;
  options: SuOptions;
}

const cite: Cite = { source: 'Event pack' };

const EVENT_PACK_RULES: readonly Rule<EventPackContext>[] = [
  {
    code: 'event.vocabulary',
    severity: 'warning',
    cite,
    *check({ event }) {
      yield* strangers('/formations', event.formations ?? [], FORMATIONS, 'formation');
      yield* strangers('/allegiances', event.allegiances ?? [], ALLEGIANCES, 'allegiance');
      for (const [key, value] of Object.entries(event.options ?? {})) {
        const path = pointer('/options', key);
        if (!isOptionKey(key)) yield { path, actual: key, values: { family: 'option' } };
        else if (!isOptionValue(key, value)) {
          const spoken = typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
          yield { path, actual: spoken, values: { family: 'optionValue', option: key } };
        }
      }
      for (const { path, key } of ceilingKeys(event)) {
        if (!isOneOf(CEILING_KEYS, key)) yield { path, actual: key, values: { family: 'ceiling' } };
      }
    },
  },
  {
    code: 'event.number',
    severity: 'warning',
    cite,
    *check({ event }) {
      const { levels, maxCopies, level = {}, ceilings } = event;
      if (!isWhole(levels, 1)) yield { path: '/levels', actual: levels, required: 1 };
      if (maxCopies !== undefined && !isWhole(maxCopies, 1))
        yield { path: '/maxCopies', actual: maxCopies, required: 1 };
      for (const bound of ['min', 'max'] as const) {
        const value = level[bound];
        if (value !== undefined && !isLevel(value)) {
          yield { path: `/level/${bound}`, actual: value, required: `${LEVELS.min} to ${LEVELS.max}` };
        }
      }
      for (const key of Object.keys(ceilings?.byLevel ?? {})) {
        if (!/^\d+$/.test(key) || !isLevel(Number(key))) {
          yield { path: pointer('/ceilings/byLevel', key), actual: key, required: `${LEVELS.min} to ${LEVELS.max}` };
        }
      }
      for (const { path, value } of ceilingKeys(event)) {
        if (!isWhole(value)) yield { path, actual: value, required: 0 };
      }
    },
  },
];

/** Every single ceiling, over all Levels and by Level, with its place. */
function ceilingKeys({ ceilings }: EventPack): { path: string; key: string; value: number }[] {
  if (!ceilings) return [];
  const { byLevel = {}, ...overall } = ceilings;
  const at = (base: string, limits: Readonly<Record<string, number | undefined>>) =>
    Object.entries(limits).map(([key, value]) => ({ path: pointer(base, key), key, value: value ?? 0 }));
  return [
    ...at('/ceilings', overall as Record<string, number>),
    ...Object.entries(byLevel).flatMap(([level, limits]) => at(pointer('/ceilings/byLevel', level), limits)),
  ];
}

function* strangers(
  path: string,
  words: readonly string[],
  vocabulary: readonly string[],
  family: string,
): Iterable<Hit> {
  for (const [i, word] of words.entries()) {
    if (!isOneOf(vocabulary, word)) yield { path: `${path}/${i}`, actual: word, values: { family } };
  }
}

/** Findings on an event pack itself. */
export function checkEventPack(event: EventPack, options: SuOptions): RawFinding[] {
  return runRules(EVENT_PACK_RULES, { event, options });
}
