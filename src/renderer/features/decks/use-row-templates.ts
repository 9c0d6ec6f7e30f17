import { useMemo } from 'react';
import { getDefaultRowTemplate, isRowTemplate, listRowTemplates } from '../../../shared/card/template/row-templates.ts';
import { findTemplate, listTemplateChoices } from '../../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import { useOwnTemplates } from '../../store/templates/use-templates.ts';

export interface RowTemplates {
  /** The templates with their sizes, as choices. */
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** The template that the deck names, or the built-in default. */
  readonly template: CardTemplate;
}

/** Returns the templates that can print rows, and the one of a deck. */
export function useRowTemplates({ template: templateId }: Pick<Deck, 'template'>): RowTemplates {
  const ownTemplates = useOwnTemplates();
  return useMemo(() => {
    const allTemplates = [...listRowTemplates(), ...ownTemplates.filter(isRowTemplate)];
    return {
      choices: listTemplateChoices(allTemplates).map((choice) => ({ id: choice.id, label: choice.name })),
      template:
        (templateId === undefined ? undefined : findTemplate(allTemplates, templateId)) ?? getDefaultRowTemplate(),
    };
  }, [ownTemplates, templateId]);
}
