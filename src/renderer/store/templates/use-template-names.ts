/** What card templates are called, without what they are made of: that is a seventh of all script of a start. */

import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type CardStyle, isStyle } from '../../../shared/card/style/card-style.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { inBackground } from '../../failures/in-background.ts';
import { useDocuments, useGames } from '../library-context.ts';

export interface TemplateNames {
  /** The name of a template, in a size where the id says so; the id while ours are on their way, and of one that is not here. */
  nameOf(id: string): string;
  /** Id of what the cards of a game are printed with that name none; empty while ours are on their way. */
  usual(ruleset: string): string;
}

const isTemplate = (one: CardTemplate | CardStyle): one is CardTemplate => !isStyle(one);

type Shipped = typeof import('./shipped-templates.ts');
const shippedStore = createStore(() => ({ shipped: undefined as Shipped | undefined }));
let loading: Promise<void> | undefined;

const loadOnce = (): Promise<void> => (loading ??= loadShipped());

async function loadShipped(): Promise<void> {
  try {
    shippedStore.setState({ shipped: await import('./shipped-templates.ts') });
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The same object until a template changes, and once more when ours have come. */
export function useTemplateNames(): TemplateNames {
  const gameCatalog = useGames();
  const own: readonly (CardTemplate | CardStyle)[] = useDocuments('templates');
  const { shipped: ours } = useStore(shippedStore);
  useEffect(() => inBackground('Loading the templates', loadOnce()), []);
  return useMemo(
    () => ({
      nameOf: (id) =>
        ours?.nameOfTemplate(gameCatalog, id, own.filter(isTemplate)) ??
        own.find((one) => one.id === id.split('@')[0])?.name ??
        id,
      usual: (ruleset) => ours?.defaultTemplate(gameCatalog, ruleset).id ?? '',
    }),
    [gameCatalog, ours, own],
  );
}
