import { useMemo } from 'react';
import { defaultRowTemplate, isRowTemplate, rowTemplates } from '../../../shared/card/template/row-templates.ts';
import { templateCalled, templateChoices } from '../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import { useOwnTemplates } from '../../store/templates/use-templates.ts';

export interface RowTemplates {
  /** With their sizes, to be chosen. */
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** The one that the deck names, else ours. */
  readonly template: CardTemplate;
}

/** The templates that can print rows, and the one that a deck is printed with. */
export function useRowTemplates({ template: id }: Pick<Deck, 'template'>): RowTemplates {
  const own = useOwnTemplates();
  return useMemo(() => {
    const all = [...rowTemplates(), ...own.filter(isRowTemplate)];
    return {
      choices: templateChoices(all).map((choice) => ({ id: choice.id, label: choice.name })),
      template: (id === undefined ? undefined : templateCalled(all, id)) ?? defaultRowTemplate(),
    };
  }, [own, id]);
}
