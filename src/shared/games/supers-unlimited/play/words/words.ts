/** Supers Unlimited at the table, in its own words. */
import type { PlayWords } from '../../../../play/table/play-words.ts';
import { EFFECTS, GIMMICKS, MOVEMENTS } from '../../facts.ts';
import { nameOf } from '../../names.ts';
import { fields } from '../fields/fields.ts';
import { KEYS, VALUES } from '../fields/key-words.ts';
import type { SuPlay } from '../state.ts';
import { called } from './called.ts';
import { group, label } from './labels.ts';
import { outcome } from './outcomes.ts';

const printed = [...EFFECTS, ...MOVEMENTS, ...GIMMICKS.map(({ id }) => id)].map((id) => [id, nameOf(id)] as const);

export const words: PlayWords<SuPlay> = {
  outcome,
  label,
  group,
  called,
  values: { ...Object.fromEntries(printed), ...VALUES },
  keys: KEYS,
  fields,
};
