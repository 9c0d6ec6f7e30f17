import type { PlainKey, Translate } from '../../shared/texts/translate.ts';

/** Returns choices with their labels in the language of the window, in place of the keys of the labels. */
export const translateLabels = <Choice extends { readonly label: PlainKey }>(
  translate: Translate,
  choices: readonly Choice[],
): (Omit<Choice, 'label'> & { readonly label: string })[] =>
  choices.map((choice) => ({ ...choice, label: translate(choice.label) }));
