import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../find-text.ts';

/**
 * Returns the label of a symbol of a template. A symbol of the template's own keeps its name; symbols that every template may use have
 * names in the user's language.
 */
export const getSymbolLabel = (
  translate: Translate,
  ownSymbols: CardTemplate['symbols'],
  symbolName: string,
): string =>
  Object.hasOwn(ownSymbols ?? {}, symbolName)
    ? symbolName
    : (findText(translate, `symbols.shared.${symbolName}`) ?? symbolName);
