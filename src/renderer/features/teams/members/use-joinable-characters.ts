import { useEffect, useMemo, useReducer } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { CandidateTrials } from './candidate-trials.ts';

/** The duration of a slice of trials, short enough that typing and scrolling continue between two slices. */
const SLICE_MS = 8;

/**
 * Returns the characters who can join, in their original order, or all characters if `onlyJoinable` is off. The trials of a
 * large library run in slices, and the list grows with each slice.
 */
export function useJoinableCharacters(
  characters: readonly Character[],
  trials: CandidateTrials,
  onlyJoinable: boolean,
): readonly Character[] {
  const [sliceCount, countSlice] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!onlyJoinable) return;
    let nextIndex = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const runSlice = () => {
      const deadline = performance.now() + SLICE_MS;
      let hasNewTrial = false;
      for (; nextIndex < characters.length && performance.now() < deadline; nextIndex++) {
        const character = characters[nextIndex];
        if (character === undefined || trials.hasTrial(character)) continue;
        trials.getTrial(character);
        hasNewTrial = true;
      }
      if (hasNewTrial) countSlice();
      if (nextIndex < characters.length) timer = setTimeout(runSlice);
    };
    runSlice();
    return () => clearTimeout(timer);
  }, [characters, trials, onlyJoinable]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: sliceCount changes when new trials are cached
  return useMemo(
    () =>
      onlyJoinable
        ? characters.filter((character) => trials.hasTrial(character) && trials.getTrial(character).canJoin)
        : characters,
    [characters, trials, onlyJoinable, sliceCount],
  );
}
