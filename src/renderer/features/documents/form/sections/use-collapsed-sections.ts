import { useCallback, useState } from 'react';
import type { FormSection } from '../../../../../shared/form/form.ts';
import { createTextIdentity } from '../../../../../shared/texts/late-text.ts';
import { readSetting, saveSetting } from '../../../../store/settings.ts';

/** Whether the user has collapsed or expanded a section, by the id of the section. Earlier versions have saved the titles of collapsed ones. */
type Choices = ReadonlyMap<string, boolean>;

function readChoices(settingKey: string): Choices {
  try {
    const stored: unknown = JSON.parse(readSetting(settingKey) ?? '{}');
    if (Array.isArray(stored)) return new Map(stored.map((title) => [String(title), true]));
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(Object.entries(stored).map(([sectionId, isCollapsed]) => [sectionId, isCollapsed === true]));
  } catch {
    return new Map();
  }
}

/** Returns the id of a section, which is the same in every language. */
export const getSectionId = ({ title }: FormSection): string => createTextIdentity(title);

export interface CollapsedSections {
  /** @param title the title in the current language */
  isCollapsed(section: FormSection, title: string): boolean;
  setCollapsed(sectionIds: readonly string[], isCollapsed: boolean): void;
}

/**
 * Returns which sections of a game's form are collapsed. The choices of the user are saved, so that all characters of the game open the
 * same way. A section without a choice is collapsed if its form says so.
 */
export function useCollapsedSections(gameId: string): CollapsedSections {
  const settingKey = `rollcall.folded.${gameId}`;
  // The setting is stored with its key, because the game can change while the component stays mounted.
  const [loadedSetting, setLoadedSetting] = useState(() => ({ key: settingKey, choices: readChoices(settingKey) }));
  const choices = loadedSetting.key === settingKey ? loadedSetting.choices : readChoices(settingKey);
  const setCollapsed = useCallback(
    (sectionIds: readonly string[], isCollapsed: boolean) => {
      const nextChoices = new Map(readChoices(settingKey));
      for (const sectionId of sectionIds) nextChoices.set(sectionId, isCollapsed);
      setLoadedSetting({ key: settingKey, choices: nextChoices });
      saveSetting(settingKey, JSON.stringify(Object.fromEntries(nextChoices)));
    },
    [settingKey],
  );
  return {
    isCollapsed: (section, title) =>
      choices.get(getSectionId(section)) ?? choices.get(title) ?? section.isCollapsedAtFirst === true,
    setCollapsed,
  };
}
