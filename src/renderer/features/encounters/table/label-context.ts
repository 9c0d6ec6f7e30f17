/** What the game of an open encounter calls the numbers and conditions of its models. */
import { createContext, useContext } from 'react';
import type { PlayRules } from '../../../../shared/play/play-rules.ts';
import { labelText } from '../../../../shared/play/table/event-text.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

/** The rules of the open encounter. They stay the same while its log grows, unlike the value of the table's context. */
export const RulesContext = createContext<PlayRules | undefined>(undefined);

/** Returns a function that says a track, tag or cost to people, by the English word that encounters store. */
export function useLabelText(): (word: string) => string {
  const translate = useTranslate();
  const rules = useContext(RulesContext);
  return (word) => (rules === undefined ? word : labelText(translate, rules, word));
}
