/** Provides the names of card templates without loading the templates, which are a seventh of all code at the start. */

import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type CardStyle, isStyle } from '../../../shared/card/style/card-style.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { runInBackground } from '../../failures/run-in-background.ts';
import { useDocuments, useGames } from '../library-context.ts';

export interface TemplateNames {
  /**
   * Returns the name of a template. An id may end with a size, as in `template@size`; the name then contains the size. Returns the id
   * itself while Rollcall's own templates are being loaded, and for a missing template.
   */
  getName(templateId: string): string;
  /** Returns the id of a game's default template; empty while Rollcall's own templates are being loaded. */
  getDefaultId(ruleset: string): string;
}

const isTemplate = (template: CardTemplate | CardStyle): template is CardTemplate => !isStyle(template);

type Shipped = typeof import('./shipped-templates.ts');
const shippedStore = createStore(() => ({ shipped: undefined as Shipped | undefined }));
let loadingPromise: Promise<void> | undefined;

const loadOnce = (): Promise<void> => (loadingPromise ??= loadShipped());

async function loadShipped(): Promise<void> {
  try {
    shippedStore.setState({ shipped: await import('./shipped-templates.ts') });
  } catch (error) {
    loadingPromise = undefined;
    throw error;
  }
}

/** Returns the names of all templates. The same object until a template changes or Rollcall's own templates have been loaded. */
export function useTemplateNames(): TemplateNames {
  const gameCatalog = useGames();
  const savedTemplates: readonly (CardTemplate | CardStyle)[] = useDocuments('templates');
  const { shipped: shippedModule } = useStore(shippedStore);
  useEffect(() => runInBackground('Loading the templates', loadOnce()), []);
  return useMemo(
    () => ({
      getName: (templateId) =>
        shippedModule?.findTemplateName(gameCatalog, templateId, savedTemplates.filter(isTemplate)) ??
        savedTemplates.find((template) => template.id === templateId.split('@')[0])?.name ??
        templateId,
      getDefaultId: (ruleset) => shippedModule?.defaultTemplate(gameCatalog, ruleset).id ?? '',
    }),
    [gameCatalog, shippedModule, savedTemplates],
  );
}
