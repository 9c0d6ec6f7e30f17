/** Provides the function that formats messages in the language of the window to components. */
import { createContext, useContext } from 'react';
import type { Translate } from '../../shared/texts/translate.ts';

export const TranslateContext = createContext<Translate | undefined>(undefined);

/** Returns the function that formats messages in the language of the window. */
export function useTranslate(): Translate {
  const translate = useContext(TranslateContext);
  if (translate === undefined) throw new Error('A component that shows texts needs a TranslateContext around it.');
  return translate;
}
