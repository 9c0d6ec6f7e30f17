import type { Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../find-text.ts';

/** Returns the label of a symbol of a template. Symbols that every template may use have names in the user's language. */
export const getSymbolLabel = (translate: Translate, symbolName: string): string =>
  findText(translate, `symbols.shared.${symbolName}`) ?? symbolName;
