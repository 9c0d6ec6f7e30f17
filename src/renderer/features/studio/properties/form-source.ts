import { createContext, useContext } from 'react';
import type { Binding } from '../../../../shared/card/binding/runs.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Address } from '../../../../shared/studio/view.ts';
import { useStable } from '../../../platform/use-latest.ts';
import type { Studio } from '../use-studio.ts';

/** What fields of forms know of the studio. */
export interface FormSource extends Pick<Studio, 'template' | 'game' | 'canEdit' | 'run'> {
  /** The element that the form is about; absent = the template itself. */
  readonly about?: Address | undefined;
  /** What the card is shown with, for samples; absent while there is none. */
  readonly binding?: Binding | undefined;
  /** Whether the card is shown in another size than its own. */
  readonly isOtherSize: boolean;
}

/** What the card of the studio is shown with. */
export const ShownBinding = createContext<Binding | undefined>(undefined);

/** The flows that take words: their ids, and what they are called. */
export const flowsOf = ({ template }: FormSource): { readonly id: string; readonly name: string }[] =>
  [...template.front, ...template.back, ...(template.more ?? [])].flatMap((one) =>
    one.kind === 'flow' && one.id !== undefined && one.continued !== undefined
      ? [{ id: one.id, name: one.title ?? one.id }]
      : [],
  );

const flowWords = (form: FormSource): string =>
  flowsOf(form)
    .flatMap(({ id, name }) => [id, name])
    .join('\n');

/** What the choices of a form come from: the same object until one of them changes, so that fields need not be drawn again. */
export function useFormSource({ template, game, canEdit, run, studioView }: Studio, about?: Address): FormSource {
  const binding = useContext(ShownBinding);
  const now = { template, game, canEdit, run, about, binding, isOtherSize: studioView.size !== undefined };
  return useStable<FormSource>(now, offersSame);
}

const KEYS = [
  'theme',
  'styles',
  'fonts',
  'symbols',
  'pictures',
  'themes',
  'of',
  'size',
] as const satisfies readonly (keyof CardTemplate)[];

function offersSame(before: FormSource, now: FormSource): boolean {
  return (
    before.game === now.game &&
    before.canEdit === now.canEdit &&
    before.about === now.about &&
    before.binding === now.binding &&
    before.isOtherSize === now.isOtherSize &&
    (before.template.sizes === undefined) === (now.template.sizes === undefined) &&
    KEYS.every((key) => before.template[key] === now.template[key]) &&
    flowWords(before) === flowWords(now)
  );
}
