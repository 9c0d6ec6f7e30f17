/** Entries of an event pack that can never apply, which are probably mistakes. All of them are warnings. */
import { pointer } from '../../../document/pointer.ts';
import type { Cite } from '../../../rules/finding.ts';
import { type FindingDraft, isWhole, runRules } from '../../../rules/rule.ts';
import * as cites from '../cites.ts';
import type { EventPack } from '../documents/schema.ts';
import { ALLEGIANCES, FORMATIONS, isOneOf, LEVELS } from '../facts.ts';
import type { SuOptions } from '../options.ts';
import { CEILING_KEYS } from './ceilings.ts';
import { isLevel } from './character-rules.ts';
import { optionHits } from './option-hits.ts';
import type { SuRawFinding, SuRule } from './rule.ts';

interface EventPackContext {
  event: EventPack;
  options: SuOptions;
}

const documents = cites.tool('Documents');
const levels = cites.teamSelection('E-31');

const EVENT_PACK_RULES: readonly SuRule<EventPackContext>[] = [
  {
    code: 'event.vocabulary',
    severity: 'warning',
    cite: documents,
    *check({ event }) {
      yield* strangers('/formations', event.formations ?? [], FORMATIONS, 'formation', cites.teamSelection('E-34'));
      yield* strangers('/allegiances', event.allegiances ?? [], ALLEGIANCES, 'allegiance', cites.teamSelection('E-37'));
      yield* optionHits(event.options ?? {});
      for (const { path, key } of ceilingKeys(event)) {
        if (!isOneOf(CEILING_KEYS, key)) yield { path, actual: key, values: { family: 'ceiling' }, cite: documents };
      }
    },
  },
  {
    code: 'event.number',
    severity: 'warning',
    cite: documents,
    *check({ event }) {
      const { levels: size, maxCopies, level = {}, ceilings } = event;
      if (!isWhole(size, 1)) {
        yield { path: '/levels', actual: size, required: 1, cite: cites.teamSelection('E-32') };
      }
      if (maxCopies !== undefined && !isWhole(maxCopies, 1))
        yield { path: '/maxCopies', actual: maxCopies, required: 1 };
      for (const bound of ['min', 'max'] as const) {
        const value = level[bound];
        if (value !== undefined && !isLevel(value)) {
          yield { path: `/level/${bound}`, actual: value, required: `${LEVELS.min} to ${LEVELS.max}`, cite: levels };
        }
      }
      const { min, max } = level;
      if (min !== undefined && max !== undefined && isLevel(min) && isLevel(max) && min > max)
        yield { path: '/level/min', actual: min, required: max, values: { kind: 'crossed' } };
      for (const key of Object.keys(ceilings?.byLevel ?? {})) {
        // Levels are looked up as text: `04` would never be found.
        if (!/^[1-9]\d*$/.test(key) || !isLevel(Number(key))) {
          yield {
            path: pointer('/ceilings/byLevel', key),
            actual: key,
            required: `${LEVELS.min} to ${LEVELS.max}`,
            cite: levels,
          };
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
  cite: Cite,
): Iterable<FindingDraft> {
  for (const [index, word] of words.entries()) {
    if (!isOneOf(vocabulary, word)) yield { path: `${path}/${index}`, actual: word, values: { family }, cite };
  }
}

/** Findings on an event pack itself. */
export function checkEventPack(event: EventPack, options: SuOptions): SuRawFinding[] {
  return runRules(EVENT_PACK_RULES, { event, options });
}
