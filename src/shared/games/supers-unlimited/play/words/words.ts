/** Supers Unlimited at the table, in its own words. */
import type { Candidate } from '../../../../play/play-rules.ts';
import type { PlayTexts } from '../../../../play/table/play-texts.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { EFFECTS, GIMMICKS, MOVEMENTS } from '../../facts.ts';
import { nameOf } from '../../names.ts';
import { cannotClaim } from '../field/claims.ts';
import { fields } from '../fields/fields.ts';
import { KEYS, RARE, VALUES } from '../fields/key-words.ts';
import type { SuEncounter } from '../state.ts';
import { called } from './called.ts';
import { LABELS } from './label-words.ts';
import { group, label } from './labels.ts';
import { outcome } from './outcomes.ts';
import { reason } from './reasons.ts';

const printed = [...EFFECTS, ...MOVEMENTS, ...GIMMICKS.map(({ id }) => id)].map((id) => [id, nameOf(id)] as const);

/** Markers score for whoever stands at them, which only the table sees. */
const hint = (translate: Translate, { state }: SuEncounter): string | undefined =>
  state.phase === 'turn-end' && [...state.markers.values()].some((marker) => !cannotClaim(marker))
    ? translate('suActions.sayWhoIsAtMarkers')
    : undefined;

/** What is played, and whether with Subplots and Plasma X, no usual next thing decides for the players. */
function choice(translate: Translate, { state }: SuEncounter): string | undefined {
  if (state.phase !== 'setup' || state.extra.rollOff !== null) return undefined;
  if (state.scenario === null) return state.step <= 4 ? translate('suActions.chooseScenario') : undefined;
  const isLeft = (state.step <= 5 && !state.extra.hasSubplots) || (state.step <= 6 && !state.extra.isPlasmaRolled);
  return isLeft ? translate('suActions.chooseNext') : undefined;
}

/** What stands behind the scenario in the set-up (E-131): done before it, none could be chosen any more. */
const AFTER_SCENARIO: ReadonlySet<string> = new Set([
  ...['marker-roll', 'quest', 'subplots', 'plasma-roll', 'wits', 'turn-order', 'deploy', 'start'],
]);

const early = (translate: Translate, { state }: SuEncounter, { kind }: Candidate): string | undefined =>
  state.phase === 'setup' && state.scenario === null && state.step <= 4 && AFTER_SCENARIO.has(kind)
    ? translate('suActions.scenarioFirst')
    : undefined;

export const words: PlayTexts<SuEncounter> = {
  early,
  outcome,
  label,
  group,
  called,
  values: { ...Object.fromEntries(printed), ...VALUES },
  keys: KEYS,
  reason,
  choice,
  hint,
  rare: RARE,
  settled: { attack: ['attack'] },
  labels: LABELS,
  passing: ['last Turn to come'],
  fields,
};
