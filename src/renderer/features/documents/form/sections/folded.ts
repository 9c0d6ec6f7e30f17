import { useCallback, useState } from 'react';
import { readSetting, saveSetting } from '../../../../store/settings.ts';

/** Returns the titles of the sections that the user collapsed in forms of this game. */
function storedTitles(key: string): ReadonlySet<string> {
  try {
    const titles: unknown = JSON.parse(readSetting(key) ?? '[]');
    return new Set(Array.isArray(titles) ? titles.map(String) : []);
  } catch {
    return new Set();
  }
}

export interface Folded {
  readonly titles: ReadonlySet<string>;
  fold(titles: readonly string[], isFolded: boolean): void;
}

/** Returns the collapsed sections of a game's form. They are saved, so that the next character of the game opens the same way. */
export function useFolded(game: string): Folded {
  const key = `rollcall.folded.${game}`;
  const [held, setHeld] = useState(() => ({ key, titles: storedTitles(key) }));
  const titles = held.key === key ? held.titles : storedTitles(key);
  const fold = useCallback(
    (changed: readonly string[], isFolded: boolean) => {
      const next = new Set(storedTitles(key));
      for (const title of changed) {
        if (isFolded) next.add(title);
        else next.delete(title);
      }
      setHeld({ key, titles: next });
      saveSetting(key, JSON.stringify([...next]));
    },
    [key],
  );
  return { titles, fold };
}
