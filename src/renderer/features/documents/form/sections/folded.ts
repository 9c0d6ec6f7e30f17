import { useCallback, useState } from 'react';
import { keepSetting, setting } from '../../../../store/settings.ts';

/** Titles of the sections that are folded, as the user left them in forms of this game. */
function storedTitles(key: string): ReadonlySet<string> {
  try {
    const titles: unknown = JSON.parse(setting(key) ?? '[]');
    return new Set(Array.isArray(titles) ? titles.map(String) : []);
  } catch {
    return new Set();
  }
}

export interface Folded {
  readonly titles: ReadonlySet<string>;
  fold(titles: readonly string[], isFolded: boolean): void;
}

/** Which sections of a game's form are folded; kept, so that the next character of the game opens as the last one was left. */
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
      keepSetting(key, JSON.stringify([...next]));
    },
    [key],
  );
  return { titles, fold };
}
