import { useEffect, useMemo, useReducer } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { CandidateChecks } from './candidate-checks.ts';

/** The time that one slice of checks takes. It is short, so that typing and scrolling continue between two slices. */
const SLICE_MS = 8;

/**
 * Returns the characters that can join a team, in their original order, or all characters if `onlyJoinable` is off. Checking
 * the characters of a large library takes long, so it runs in slices, and the list grows with each slice.
 */
export function useJoinableCharacters(
  characters: readonly Character[],
  checks: CandidateChecks,
  onlyJoinable: boolean,
): readonly Character[] {
  const [sliceCount, countSlice] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!onlyJoinable) return;
    let nextIndex = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const runSlice = () => {
      const deadline = performance.now() + SLICE_MS;
      let hasNewCheck = false;
      for (; nextIndex < characters.length && performance.now() < deadline; nextIndex++) {
        const character = characters[nextIndex];
        if (character === undefined || checks.hasCheck(character)) continue;
        checks.getCheck(character);
        hasNewCheck = true;
      }
      if (hasNewCheck) countSlice();
      if (nextIndex < characters.length) timer = setTimeout(runSlice);
    };
    runSlice();
    return () => clearTimeout(timer);
  }, [characters, checks, onlyJoinable]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: sliceCount changes when new checks are cached
  return useMemo(
    () =>
      onlyJoinable
        ? characters.filter((character) => checks.hasCheck(character) && checks.getCheck(character).canJoin)
        : characters,
    [characters, checks, onlyJoinable, sliceCount],
  );
}
