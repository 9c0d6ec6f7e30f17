/** Supers Unlimited at the table, in its own words. */
import type { PlayWords } from '../../../../play/table/play-words.ts';
import { EFFECTS, GIMMICKS, MOVEMENTS } from '../../facts.ts';
import { nameOf } from '../../names.ts';
import { cannotClaim } from '../field/claims.ts';
import { fields } from '../fields/fields.ts';
import { KEYS, RARE, VALUES } from '../fields/key-words.ts';
import type { SuPlay } from '../state.ts';
import { called } from './called.ts';
import { group, label } from './labels.ts';
import { outcome } from './outcomes.ts';
import { reason } from './reasons.ts';

const printed = [...EFFECTS, ...MOVEMENTS, ...GIMMICKS.map(({ id }) => id)].map((id) => [id, nameOf(id)] as const);

/** Markers score for whoever stands at them, which only the table sees. */
const hint = ({ state }: SuPlay): string | undefined =>
  state.phase === 'turn-end' && [...state.markers.values()].some((marker) => !cannotClaim(marker))
    ? 'say “At the table” who is at a marker now'
    : undefined;

export const words: PlayWords<SuPlay> = {
  outcome,
  label,
  group,
  called,
  values: { ...Object.fromEntries(printed), ...VALUES },
  keys: KEYS,
  reason,
  hint,
  rare: RARE,
  settled: { attack: ['attack'], ability: ['what'] },
  passing: ['last Turn to come'],
  fields,
};
