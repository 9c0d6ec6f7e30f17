/** Translates the names that a game gives to tracks and conditions of models. */
import { createContext, useContext } from 'react';
import type { PlayRules } from '../../../../shared/play/play-rules.ts';
import { formatTrackLabel } from '../../../../shared/play/play-screen/event-text.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

/**
 * The rules of the open encounter. They stay the same while its log grows, unlike the value of the play screen's context.
 */
export const RulesContext = createContext<PlayRules | undefined>(undefined);

/** Returns a function that translates a track, tag or cost. Encounters store these as English words. */
export function useFormatLabel(): (label: string) => string {
  const translate = useTranslate();
  const rules = useContext(RulesContext);
  return (label) => (rules === undefined ? label : formatTrackLabel(translate, rules, label));
}
