/** Finds entries of an event pack that can never apply and are probably mistakes. All of these findings are warnings. */
import { joinPointer } from '../../../document/pointer.ts';
import type { Cite } from '../../../rules/finding.ts';
import { type FindingDraft, isWhole, runRules } from '../../../rules/rule.ts';
import * as cites from '../cites.ts';
import type { EventPack } from '../documents/schema.ts';
import { ALLEGIANCES, FORMATIONS, isOneOf, LEVELS } from '../facts.ts';
import type { SuOptions } from '../options.ts';
import { CEILING_KEYS } from './ceilings.ts';
import { isLevel } from './character-rules.ts';
import { findUnknownOptions } from './option-findings.ts';
import type { SuRawFinding, SuRule } from './rule.ts';

interface EventPackContext {
  eventPack: EventPack;
  options: SuOptions;
}

const documentsCite = cites.citeTool('Documents');
const levelsCite = cites.teamSelection('E-31');

const EVENT_PACK_RULES: readonly SuRule<EventPackContext>[] = [
  {
    code: 'event.vocabulary',
    severity: 'warning',
    cite: documentsCite,
    *check({ eventPack }) {
      yield* findUnknownWords(
        '/formations',
        eventPack.formations ?? [],
        FORMATIONS,
        'formation',
        cites.teamSelection('E-34'),
      );
      yield* findUnknownWords(
        '/allegiances',
        eventPack.allegiances ?? [],
        ALLEGIANCES,
        'allegiance',
        cites.teamSelection('E-37'),
      );
      yield* findUnknownOptions(eventPack.options ?? {});
      for (const { path, key } of listPackCeilings(eventPack)) {
        if (!isOneOf(CEILING_KEYS, key))
          yield { path, actual: key, values: { family: 'ceiling' }, cite: documentsCite };
      }
    },
  },
  {
    code: 'event.number',
    severity: 'warning',
    cite: documentsCite,
    *check({ eventPack }) {
      const { levels: size, maxCopies, level = {}, ceilings } = eventPack;
      if (!isWhole(size, 1)) {
        yield { path: '/levels', actual: size, required: 1, cite: cites.teamSelection('E-32') };
      }
      if (maxCopies !== undefined && !isWhole(maxCopies, 1))
        yield { path: '/maxCopies', actual: maxCopies, required: 1 };
      for (const levelBound of ['min', 'max'] as const) {
        const boundValue = level[levelBound];
        if (boundValue !== undefined && !isLevel(boundValue)) {
          yield {
            path: `/level/${levelBound}`,
            actual: boundValue,
            required: `${LEVELS.min} to ${LEVELS.max}`,
            cite: levelsCite,
          };
        }
      }
      const { min, max } = level;
      if (min !== undefined && max !== undefined && isLevel(min) && isLevel(max) && min > max)
        yield { path: '/level/min', actual: min, required: max, values: { kind: 'crossed' } };
      for (const levelKey of Object.keys(ceilings?.byLevel ?? {})) {
        // Levels are looked up as text: `04` would never be found.
        if (!/^[1-9]\d*$/.test(levelKey) || !isLevel(Number(levelKey))) {
          yield {
            path: joinPointer('/ceilings/byLevel', levelKey),
            actual: levelKey,
            required: `${LEVELS.min} to ${LEVELS.max}`,
            cite: levelsCite,
          };
        }
      }
      for (const { path, value } of listPackCeilings(eventPack)) {
        if (!isWhole(value)) yield { path, actual: value, required: 0 };
      }
    },
  },
];

/** Lists every ceiling, for all Levels and by Level, with its pointer. */
function listPackCeilings({ ceilings }: EventPack): { path: string; key: string; value: number }[] {
  if (!ceilings) return [];
  const { byLevel = {}, ...generalCeilings } = ceilings;
  const listLimits = (basePointer: string, limits: Readonly<Record<string, number | undefined>>) =>
    Object.entries(limits).map(([ceilingKey, ceiling]) => ({
      path: joinPointer(basePointer, ceilingKey),
      key: ceilingKey,
      value: ceiling ?? 0,
    }));
  return [
    ...listLimits('/ceilings', generalCeilings as Record<string, number>),
    ...Object.entries(byLevel).flatMap(([level, levelLimits]) =>
      listLimits(joinPointer('/ceilings/byLevel', level), levelLimits),
    ),
  ];
}

function* findUnknownWords(
  listPointer: string,
  words: readonly string[],
  vocabulary: readonly string[],
  family: string,
  cite: Cite,
): Iterable<FindingDraft> {
  for (const [index, word] of words.entries()) {
    if (!isOneOf(vocabulary, word)) yield { path: `${listPointer}/${index}`, actual: word, values: { family }, cite };
  }
}

/** Returns the findings on an event pack itself. */
export function checkEventPack(eventPack: EventPack, options: SuOptions): SuRawFinding[] {
  return runRules(EVENT_PACK_RULES, { eventPack, options });
}
