import { useCallback, useState } from 'react';
import { readSetting, saveSetting } from '../../../../store/settings.ts';

/** Reads the titles of the sections that the user collapsed. Until there are any, those of `firstTitles` are collapsed. */
function readStoredTitles(settingKey: string, firstTitles: readonly string[]): ReadonlySet<string> {
  const setting = readSetting(settingKey);
  if (setting === null) return new Set(firstTitles);
  try {
    const titles: unknown = JSON.parse(setting);
    return new Set(Array.isArray(titles) ? titles.map(String) : []);
  } catch {
    return new Set();
  }
}

export interface CollapsedSections {
  readonly collapsedTitles: ReadonlySet<string>;
  setCollapsed(titles: readonly string[], isCollapsed: boolean): void;
}

/**
 * Returns the collapsed sections of a game's form. They are saved, so that all characters of the game open the same way.
 * @param firstTitles the sections that are collapsed at first; must be the same list in every render
 */
export function useCollapsedSections(gameId: string, firstTitles: readonly string[]): CollapsedSections {
  const settingKey = `rollcall.folded.${gameId}`;
  // The setting is stored with its key, because the game can change while the component stays mounted.
  const [loadedSetting, setLoadedSetting] = useState(() => ({
    key: settingKey,
    titles: readStoredTitles(settingKey, firstTitles),
  }));
  const collapsedTitles =
    loadedSetting.key === settingKey ? loadedSetting.titles : readStoredTitles(settingKey, firstTitles);
  const setCollapsed = useCallback(
    (changedTitles: readonly string[], isCollapsed: boolean) => {
      const nextTitles = new Set(readStoredTitles(settingKey, firstTitles));
      for (const title of changedTitles) {
        if (isCollapsed) nextTitles.add(title);
        else nextTitles.delete(title);
      }
      setLoadedSetting({ key: settingKey, titles: nextTitles });
      saveSetting(settingKey, JSON.stringify([...nextTitles]));
    },
    [settingKey, firstTitles],
  );
  return { collapsedTitles, setCollapsed };
}
