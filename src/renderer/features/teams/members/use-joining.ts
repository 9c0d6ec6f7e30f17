import { useEffect, useMemo, useReducer } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { CandidateTrials } from './candidates.ts';

/** Milliseconds per slice of trials: short enough that typing and scrolling continue between two slices. */
const SLICE = 8;

/**
 * Returns the characters who can join, in their order, or all of them if `only` is off. The trials of a large library run in
 * slices, and the list grows with each slice.
 */
export function useJoining(
  characters: readonly Character[],
  trials: CandidateTrials,
  only: boolean,
): readonly Character[] {
  const [round, next] = useReducer((n: number) => n + 1, 0);

  useEffect(() => {
    if (!only) return;
    let at = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const slice = () => {
      const end = performance.now() + SLICE;
      let made = false;
      for (; at < characters.length && performance.now() < end; at++) {
        const character = characters[at];
        if (character === undefined || trials.has(character)) continue;
        trials.of(character);
        made = true;
      }
      if (made) next();
      if (at < characters.length) timer = setTimeout(slice);
    };
    slice();
    return () => clearTimeout(timer);
  }, [characters, trials, only]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: round represents the trials made so far
  return useMemo(
    () => (only ? characters.filter((c) => trials.has(c) && trials.of(c).joins) : characters),
    [characters, trials, only, round],
  );
}
