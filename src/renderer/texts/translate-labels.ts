import type { PlainKey, Translate } from '../../shared/texts/translate.ts';

/** Replaces the label keys of choices with labels in the language of the window. */
export const translateLabels = <Choice extends { readonly label: PlainKey }>(
  translate: Translate,
  choices: readonly Choice[],
): (Omit<Choice, 'label'> & { readonly label: string })[] =>
  choices.map((choice) => ({ ...choice, label: translate(choice.label) }));
