/** What card templates are called, without what they are made of: that is a seventh of all script of a start. */

import { useEffect, useMemo, useState } from 'react';
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
let shipped: Shipped | undefined;

/** The same object until a template changes, and once more when ours have come. */
export function useTemplateNames(): TemplateNames {
  const games = useGames();
  const own: readonly (CardTemplate | CardStyle)[] = useDocuments('templates');
  const [ours, setOurs] = useState(shipped);
  useEffect(() => {
    if (ours !== undefined) return;
    let isHere = true;
    const loading = import('./shipped-templates.ts').then((loaded) => {
      shipped = loaded;
      if (isHere) setOurs(loaded);
    });
    inBackground('Loading the templates', loading);
    return () => {
      isHere = false;
    };
  }, [ours]);
  return useMemo(
    () => ({
      nameOf: (id) =>
        ours?.nameOfTemplate(games, id, own.filter(isTemplate)) ??
        own.find((one) => one.id === id.split('@')[0])?.name ??
        id,
      usual: (ruleset) => ours?.defaultTemplate(games, ruleset).id ?? '',
    }),
    [games, ours, own],
  );
}
