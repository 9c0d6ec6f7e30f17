import { createContext, useContext } from 'react';
import type { Binding } from '../../../../shared/card/binding/runs.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Address } from '../../../../shared/studio/view.ts';
import { useStable } from '../../../platform/use-latest.ts';
import type { Studio } from '../use-studio.ts';

/** The part of the studio that form fields use. */
export interface FormSource extends Pick<Studio, 'template' | 'game' | 'canEdit' | 'commitEdits'> {
  /** Address of the element that the form edits; undefined for the template itself. */
  readonly elementAddress?: Address | undefined;
  /** The fields of the subject on the card, for samples; undefined while there is none. */
  readonly binding?: Binding | undefined;
  /** Whether the studio shows the card in another size than the template's own. */
  readonly isOtherSize: boolean;
}

/** The fields of the subject that the studio shows. */
export const ShownBindingContext = createContext<Binding | undefined>(undefined);

/** Returns the ids and names of the flows (boxes of running text) that can take text that overflows another box. */
export const listFlows = ({ template }: FormSource): { readonly id: string; readonly name: string }[] =>
  [...template.front, ...template.back, ...(template.more ?? [])].flatMap((element) =>
    element.kind === 'flow' && element.id !== undefined && element.continued !== undefined
      ? [{ id: element.id, name: element.title ?? element.id }]
      : [],
  );

const getFlowTexts = (formSource: FormSource): string =>
  listFlows(formSource)
    .flatMap(({ id, name }) => [id, name])
    .join('\n');

/**
 * Returns the part of the studio that a form uses. The object stays the same until one of its values or one of the parts of the template
 * that fields offer as choices changes, so that fields are not rendered again.
 */
export function useFormSource(
  { template, game, canEdit, commitEdits, studioView }: Studio,
  elementAddress?: Address,
): FormSource {
  const binding = useContext(ShownBindingContext);
  const formSource = {
    template,
    game,
    canEdit,
    commitEdits,
    elementAddress,
    binding,
    isOtherSize: studioView.size !== undefined,
  };
  return useStable<FormSource>(formSource, hasSameChoices);
}

/** The parts of the template that fields use or offer as choices. */
const CHOICE_KEYS = [
  'theme',
  'styles',
  'fonts',
  'symbols',
  'pictures',
  'themes',
  'of',
  'size',
] as const satisfies readonly (keyof CardTemplate)[];

function hasSameChoices(previousSource: FormSource, nextSource: FormSource): boolean {
  return (
    previousSource.game === nextSource.game &&
    previousSource.canEdit === nextSource.canEdit &&
    previousSource.elementAddress === nextSource.elementAddress &&
    previousSource.binding === nextSource.binding &&
    previousSource.isOtherSize === nextSource.isOtherSize &&
    (previousSource.template.sizes === undefined) === (nextSource.template.sizes === undefined) &&
    CHOICE_KEYS.every((templateKey) => previousSource.template[templateKey] === nextSource.template[templateKey]) &&
    getFlowTexts(previousSource) === getFlowTexts(nextSource)
  );
}
