/**
 * Defines tests from rows of refused events, each with a short form of its refusal: `limit(1/1) A-25`, `state:out`,
 * `payload(dice/dice)`.
 */
import { expect, it } from 'vitest';
import { createEncounter, type EncounterSpec, replayNormalized, type TestEvent } from './encounter.ts';

/** A test title, the events before, the refused event, the refusal, and the target that is concerned. */
export type RefusalRow = readonly [
  what: string,
  before: readonly TestEvent[],
  event: TestEvent,
  refusal: string,
  target?: string,
];

/** Matches a word, then `:STATE` or `(ACTUAL/REQUIRED)`, and then a fact: `limit(1/1) A-25`, `state:out`. */
const REFUSAL =
  /^(?<word>[a-z]+)(?::(?<state>\S+)|\((?<actual>[^/)]*)(?:\/(?<required>[^)]*))?\))?(?: (?<fact>[A-E]\S+))?$/;

/** Defines a test per row: the event gives exactly this finding, and the state does not change. */
export function testRefusals(ruleset: string, spec: Omit<EncounterSpec, 'log'>, testRows: readonly RefusalRow[]): void {
  for (const [title, logBefore, refusedEvent, refusal, concernedTarget] of testRows) {
    it(title, () => {
      const replayResult = replayNormalized(createEncounter(ruleset, { ...spec, log: [...logBefore, refusedEvent] }));
      const untouched = replayNormalized(createEncounter(ruleset, { ...spec, log: logBefore }));
      expect(untouched).toMatchObject({ findings: [], accepted: logBefore.length });
      expect(replayResult).toEqual({
        findings: [
          {
            ...parseFinding(refusal),
            path: `/log/${logBefore.length}`,
            subjects: listSubjects(spec, refusedEvent, concernedTarget),
          },
        ],
        accepted: logBefore.length,
        state: untouched.state,
      });
    });
  }
}

function parseFinding(refusal: string) {
  const {
    word: codeWord,
    state: stateWord,
    actual = stateWord,
    required,
    fact: factNumber,
  } = REFUSAL.exec(refusal)?.groups ?? {};
  if (codeWord === undefined) throw new Error(`not a refusal: ${refusal}`);
  return {
    code: `order.${codeWord}`,
    severity: 'error',
    ...(actual === undefined ? {} : { actual: parseNumberOrWord(actual) }),
    ...(required === undefined ? {} : { required: parseNumberOrWord(required) }),
    ...(factNumber === undefined ? {} : { fact: factNumber }),
  };
}

const parseNumberOrWord = (sourceText: string): string | number =>
  /^-?\d+(\.\d+)?$/.test(sourceText) ? Number(sourceText) : sourceText;

function listSubjects(
  { sides }: Pick<EncounterSpec, 'sides'>,
  { model: eventModel }: TestEvent,
  concernedTarget: string | undefined,
): string[] {
  const models = Object.values(sides).flatMap((sideModels) =>
    sideModels.map((modelSpec) => (typeof modelSpec === 'string' ? modelSpec.split('=')[0] : modelSpec.id)),
  );
  return [
    ...new Set([
      ...(models.includes(eventModel as string) ? [String(eventModel)] : []),
      ...(concernedTarget ? [concernedTarget] : []),
    ]),
  ].sort();
}

/** A test title with its fact, the events, and members of the resulting state. */
export type EffectRow = readonly [
  what: string,
  log: readonly TestEvent[],
  state: object,
  options?: Record<string, unknown>,
];

/** Defines a test per row: everything is allowed, and the state in normal form has these members and lacks those that are undefined. */
export function testEffects(ruleset: string, spec: Omit<EncounterSpec, 'log'>, testRows: readonly EffectRow[]): void {
  for (const [title, logEvents, expectedState, options] of testRows) {
    it(title, () => {
      const replayResult = replayNormalized(
        createEncounter(ruleset, { ...spec, options: { ...spec.options, ...options }, log: logEvents }),
      );
      expect(replayResult).toMatchObject({ findings: [], accepted: logEvents.length });
      expect(pickExpected(replayResult.state, expectedState)).toEqual(expectedState);
    });
  }
}

/** Returns the part of `actual` for which `expected` has a value. An undefined member of `expected` must be missing. */
function pickExpected(actual: unknown, expected: unknown): unknown {
  if (!isPlainObject(expected)) return actual;
  // The normal form omits a model that has only default values.
  if (actual === undefined) return {};
  if (!isPlainObject(actual)) return actual;
  return Object.fromEntries(
    Object.entries(expected).map(([memberName, expectedValue]) => [
      memberName,
      pickExpected(actual[memberName], expectedValue),
    ]),
  );
}

const isPlainObject = (candidate: unknown): candidate is Record<string, unknown> =>
  typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);
