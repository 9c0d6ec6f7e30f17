import { useMemo, useSyncExternalStore } from 'react';
import type { CardTemplate } from '../../shared/card/template.ts';
import { builtInTemplates } from '../../shared/card/templates.ts';
import { useLibrary } from './library-context.ts';
import type { OwnTemplate } from './templates.ts';

export function useOwnTemplates(): readonly OwnTemplate[] {
  const { templates } = useLibrary();
  return useSyncExternalStore(templates.subscribe, templates.snapshot);
}

/** Every template that characters can be printed with, ours first. The same array until something changes. */
export function useCharacterTemplates(): readonly CardTemplate[] {
  const own = useOwnTemplates();
  return useMemo(() => [...builtInTemplates(), ...ownOnes(own)], [own]);
}

/** Those of the user's own that characters can be printed with. */
export const ownOnes = (own: readonly OwnTemplate[]): CardTemplate[] =>
  own.flatMap((one) =>
    one.kind === 'ready' && (one.template.of ?? 'character') === 'character' ? [one.template] : [],
  );
