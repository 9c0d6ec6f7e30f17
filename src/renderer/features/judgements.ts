import type { Character } from '../../shared/document/schema.ts';
import { type Judgement, judge } from '../../shared/judge.ts';

const known = new WeakMap<Character, Judgement>();

/** The verdict on a character, worked out once for each state of the document. */
export function judgeCharacter(character: Character): Judgement {
  const held = known.get(character);
  if (held !== undefined) return held;
  const judgement = judge(character);
  known.set(character, judgement);
  return judgement;
}
