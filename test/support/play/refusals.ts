/** Tables of refused events, each with its refusal in short: `limit(1/1) A-25`, `state:out`, `payload(dice/dice)`. */
import { expect, it } from 'vitest';
import { createEncounter, type EncounterSpec, replayNormalized, type TestEvent } from './encounter.ts';

/** What it is about, what happens before, the event that is refused, with what, and the target that is concerned. */
export type RefusalRow = readonly [
  what: string,
  before: readonly TestEvent[],
  event: TestEvent,
  refusal: string,
  target?: string,
];

const REFUSAL =
  /^(?<word>[a-z]+)(?::(?<state>\S+)|\((?<actual>[^/)]*)(?:\/(?<required>[^)]*))?\))?(?: (?<fact>[A-E]\S+))?$/;

/** A test a row: just this finding, and the state is what it was. */
export function testRefusals(ruleset: string, told: Omit<EncounterSpec, 'log'>, rows: readonly RefusalRow[]): void {
  for (const [what, before, event, refusal, target] of rows) {
    it(what, () => {
      const answer = replayNormalized(createEncounter(ruleset, { ...told, log: [...before, event] }));
      const untouched = replayNormalized(createEncounter(ruleset, { ...told, log: before }));
      expect(untouched).toMatchObject({ findings: [], accepted: before.length });
      expect(answer).toEqual({
        findings: [{ ...findingOf(refusal), path: `/log/${before.length}`, subjects: subjectsOf(told, event, target) }],
        accepted: before.length,
        state: untouched.state,
      });
    });
  }
}

function findingOf(refusal: string) {
  const { word, state, actual = state, required, fact } = REFUSAL.exec(refusal)?.groups ?? {};
  if (word === undefined) throw new Error(`not a refusal: ${refusal}`);
  return {
    code: `order.${word}`,
    severity: 'error',
    ...(actual === undefined ? {} : { actual: numberOrWord(actual) }),
    ...(required === undefined ? {} : { required: numberOrWord(required) }),
    ...(fact === undefined ? {} : { fact }),
  };
}

const numberOrWord = (text: string): string | number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

function subjectsOf(
  { sides }: Pick<EncounterSpec, 'sides'>,
  { model }: TestEvent,
  target: string | undefined,
): string[] {
  const models = Object.values(sides).flatMap((each) =>
    each.map((one) => (typeof one === 'string' ? one.split('=')[0] : one.id)),
  );
  return [
    ...new Set([...(models.includes(model as string) ? [String(model)] : []), ...(target ? [target] : [])]),
  ].sort();
}

/** What it is about, with its fact; what happens; and what the state then has, among other things. */
export type EffectRow = readonly [
  what: string,
  log: readonly TestEvent[],
  state: object,
  options?: Record<string, unknown>,
];

/** A test a row: everything is allowed, and the state in normal form has these members and lacks those that are undefined. */
export function testEffects(ruleset: string, told: Omit<EncounterSpec, 'log'>, rows: readonly EffectRow[]): void {
  for (const [what, log, state, options] of rows) {
    it(what, () => {
      const answer = replayNormalized(
        createEncounter(ruleset, { ...told, options: { ...told.options, ...options }, log }),
      );
      expect(answer).toMatchObject({ findings: [], accepted: log.length });
      expect(cutTo(answer.state, state)).toEqual(state);
    });
  }
}

/** What `found` has where `wanted` has anything: undefined in `wanted` means that nothing may be there. */
function cutTo(found: unknown, wanted: unknown): unknown {
  if (!isPlain(wanted)) return found;
  // Of a model with nothing to say the normal form says nothing.
  if (found === undefined) return {};
  if (!isPlain(found)) return found;
  return Object.fromEntries(Object.entries(wanted).map(([key, inner]) => [key, cutTo(found[key], inner)]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
