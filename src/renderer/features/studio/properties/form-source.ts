import { useRef } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Studio } from '../use-studio.ts';

/** What fields of forms know of the studio. */
export type FormSource = Pick<Studio, 'template' | 'game' | 'canEdit'>;

/** The flows that take words. */
export const flowsOf = ({ template }: FormSource): string[] =>
  [...template.front, ...template.back, ...(template.more ?? [])].flatMap((one) =>
    one.kind === 'flow' && one.id !== undefined && one.continued !== undefined ? [one.id] : [],
  );

/** What the choices of a form come from: the same object until one of them changes, so that fields need not be drawn again. */
export function useFormSource({ template, game, canEdit }: Studio): FormSource {
  const held = useRef<FormSource>(undefined);
  const now = { template, game, canEdit };
  if (held.current === undefined || !offersSame(held.current, now)) held.current = now;
  return held.current;
}

const KEYS = ['theme', 'styles', 'symbols', 'themes', 'of', 'size'] as const satisfies readonly (keyof CardTemplate)[];

function offersSame(before: FormSource, now: FormSource): boolean {
  return (
    before.game === now.game &&
    before.canEdit === now.canEdit &&
    KEYS.every((key) => before.template[key] === now.template[key]) &&
    flowsOf(before).join(' ') === flowsOf(now).join(' ')
  );
}
