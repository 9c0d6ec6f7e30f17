import type { StyleProblem } from '../../../shared/card/style/style-problem.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { formatTenths } from '../documents/event-form.ts';
import { findText } from '../find-text.ts';

/** Says what a style asks for that can't be had, and what becomes of it. */
export function describeStyleProblem(t: Translate, problem: StyleProblem): string {
  switch (problem.kind) {
    case 'no-base':
    case 'base-is-style':
      return t(`style.problems.${problem.kind}`, { base: problem.base });
    case 'unknown-slot':
      return t('style.problems.unknown-slot', { slot: problem.slot });
    case 'unknown-choice':
    case 'clash':
      return t(`style.problems.${problem.kind}`, { choice: problem.choice, slot: problem.slot });
    case 'unknown-theme':
      return t('style.problems.unknown-theme', { theme: problem.theme });
    case 'unknown-font':
      return t('style.problems.unknown-font', { font: problem.font });
    case 'unknown-shape':
      return t('style.problems.unknown-shape', { icon: problem.icon, shape: problem.shape });
  }
}

/** Says that a text can hardly be read on its ground. `ratio` is their contrast with one decimal: `3.9`. */
export const describeLowContrast = (t: Translate, text: string, ground: string, ratio: string): string =>
  t('style.contrast', { text, ground, ratio: formatTenths(t, Number(ratio)) });

/** Returns the name of a slot or choice of a template. Those of Rollcall's own templates are translated. */
export const getSlotLabel = (t: Translate, name: string): string => findText(t, `style.slots.${name}`) ?? name;

/** Returns the name of a color theme. Those of a template's own have no other name than their key. */
export const getThemeLabel = (t: Translate, key: string): string => findText(t, `style.themes.${key}`) ?? key;
