/**
 * The register of house rules (section 8 of the facts): every option, the values it may have, and its default.
 * An option changes what its rule says and nothing else. Which options a check reads is seen where `options['su.…']` stands.
 */

interface Choice {
  kind: 'choice';
  values: readonly string[];
  default: string;
  fact: string;
}
interface Toggle {
  kind: 'toggle';
  default: boolean;
  fact: string;
}
/** A whole number of 0 or more. */
interface Count {
  kind: 'count';
  default: number;
  fact: string;
}
/** `auto` (the rule works it out), or a whole number of 0 or more. */
interface Auto {
  kind: 'auto';
  default: 'auto';
  fact: string;
}
/** A word of the table's own. */
interface Label {
  kind: 'label';
  default: string;
  fact: string;
}
export type OptionRow = Choice | Toggle | Count | Auto | Label;

const toggle = (fact: string, on = false) => ({ kind: 'toggle', default: on, fact }) as const;
const count = (fact: string, n: number) => ({ kind: 'count', default: n, fact }) as const;
const label = (fact: string, word: string) => ({ kind: 'label', default: word, fact }) as const;
const choice = <const V extends readonly string[]>(fact: string, values: V, byDefault: V[number]) =>
  ({ kind: 'choice', values, default: byDefault, fact }) as const;

export const OPTIONS = {
  // naming
  'su.aimLabel': label('E?1', 'Aim'),
  'su.calledShotLabel': label('E?2', 'Called Shot'),
  // dice and traits
  'su.powExtraDie': choice('E?4', ['chain', 'once', 'off'], 'chain'),
  'su.powOnNonTrait': toggle('E?5', true),
  'su.successExceeds': toggle('E?7'),
  'su.redZoneRounding': choice('E?9', ['floor', 'ceil'], 'floor'),
  'su.redZoneStartsWhenWhiteGone': toggle('E?10'),
  'su.koTn': { kind: 'auto', default: 'auto', fact: 'E?11' },
  'su.altBasing': toggle('E?8'),
  'su.limits': choice('E?13', ['warn', 'off'], 'warn'),
  // combat
  'su.spray': choice('E?14', ['warn', 'full', 'off'], 'warn'),
  'su.blindModifier': count('E?15', 1),
  'su.weaknessBonus': count('E?16', 3),
  'su.recoverAnyEffect': toggle('E?18'),
  'su.stunLosesCover': toggle('E?21', true),
  'su.bonusVsObjects': toggle('E?22'),
  'su.objectResistance': count('E?23', 5),
  'su.objectDestroyStrict': toggle('E?24'),
  'su.qrBuildings': toggle('E?25'),
  'su.telekinesisSmash': toggle('E?26', true),
  'su.slamDistance': choice('E?27', ['travelled', 'total', 'remaining'], 'travelled'),
  'su.chargeAttackCounts': toggle('E?28'),
  'su.powDoubleReplaces': toggle('E?29'),
  'su.boostPerPoint': toggle('E?30b'),
  'su.vulnerabilityGivesBonus': toggle('E?30c'),
  'su.collapseIsFall': toggle('E?62'),
  'su.objectTakesAttackDamage': toggle('E?63'),
  'su.plasmaOnMiss': toggle('E?66'),
  // turn
  'su.noRepeatActivation': toggle('E?31'),
  'su.autoReduceTiming': choice('E?32', ['beforeRolls', 'afterRolls'], 'beforeRolls'),
  'su.recoverHp': toggle('E?33'),
  'su.holdSameModel': toggle('E?34', true),
  'su.holdAfterKo': toggle('E?35', true),
  'su.reactionPer': choice('E?36', ['trigger', 'side', 'model'], 'trigger'),
  'su.endgameImmediate': toggle('E?39'),
  // team
  'su.guestRounding': choice('E?42', ['floor', 'atLeastOne', 'ceil'], 'floor'),
  'su.goonRounding': choice('E?43', ['atLeastOne', 'floor', 'ceil'], 'atLeastOne'),
  'su.levelsBasis': choice('E?44', ['agreed', 'actual'], 'agreed'),
  'su.allowOpposed': toggle('E?45'),
  'su.requireBothKinds': toggle('E?47'),
  'su.leaderMustBeSuper': toggle('E?48'),
  'su.replaceLeader': toggle('E?49'),
  'su.uniqueSupers': toggle('E?50'),
  'su.gimmickClassLocked': toggle('E?52'),
  'su.infiltratorFromClass': toggle('E?3e', true),
  // set-up
  'su.witsTn': count('E?53', 6),
  'su.witsBeforeDeploy': toggle('E?54', true),
  'su.specialtyScenario': toggle('E?57', true),
} as const satisfies Record<string, OptionRow>;

export type OptionKey = keyof typeof OPTIONS;
type ValueOf<R extends OptionRow> = R extends Choice
  ? R['values'][number]
  : R extends Toggle
    ? boolean
    : R extends Count
      ? number
      : R extends Auto
        ? 'auto' | number
        : string;

/** Every option with a value: what a rule is given. */
export type SuOptions = { readonly [K in OptionKey]: ValueOf<(typeof OPTIONS)[K]> };

export const OPTION_KEYS = Object.keys(OPTIONS) as OptionKey[];

export const defaultOptions: SuOptions = Object.freeze(
  Object.fromEntries(OPTION_KEYS.map((key) => [key, OPTIONS[key].default])),
) as unknown as SuOptions;

export function isOptionKey(key: string): key is OptionKey {
  return Object.hasOwn(OPTIONS, key);
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whether the register knows this value for this option. */
export function isOptionValue(key: OptionKey, value: unknown): boolean {
  const row: OptionRow = OPTIONS[key];
  switch (row.kind) {
    case 'choice':
      return typeof value === 'string' && row.values.includes(value);
    case 'toggle':
      return typeof value === 'boolean';
    case 'count':
      return isCount(value);
    case 'auto':
      return value === 'auto' || isCount(value);
    case 'label':
      return typeof value === 'string' && value.trim() !== '';
  }
}

/**
 * Full options from layers, the strongest first (event pack, command line, team file). What the register does not know
 * is passed over here; the team check reports it.
 */
export function resolveOptions(...layers: readonly (Readonly<Record<string, unknown>> | undefined)[]): SuOptions {
  const resolved: Record<string, unknown> = { ...defaultOptions };
  for (const layer of [...layers].reverse()) {
    for (const [key, value] of Object.entries(layer ?? {})) {
      if (isOptionKey(key) && isOptionValue(key, value)) resolved[key] = value;
    }
  }
  return resolved as unknown as SuOptions;
}

/** The options that differ from their default, in register order: printed with every verdict. */
export function changedOptions(options: SuOptions): [OptionKey, SuOptions[OptionKey]][] {
  return OPTION_KEYS.filter((key) => options[key] !== OPTIONS[key].default).map((key) => [key, options[key]]);
}

/** Reads `VALUE` of `--option KEY=VALUE` as the register wants it; undefined when the value is unknown. */
export function parseOptionValue(key: OptionKey, text: string): unknown {
  const row: OptionRow = OPTIONS[key];
  const read: unknown =
    row.kind === 'toggle'
      ? ({ true: true, on: true, false: false, off: false } as Record<string, boolean>)[text]
      : row.kind === 'count' || (row.kind === 'auto' && text !== 'auto')
        ? /^\d+$/.test(text)
          ? Number(text)
          : undefined
        : text;
  return isOptionValue(key, read) ? read : undefined;
}
