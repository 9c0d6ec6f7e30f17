import type { FormSection } from '../../../../../shared/form/form.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { Command } from '../../../../commands/command.ts';

/** Creates the commands that navigate a form, for shortcuts and the command list. */
export function createSectionCommands(
  translate: Translate,
  sections: readonly FormSection[],
  currentSection: number,
  jumpToSection: (sectionIndex: number) => void,
  setAllCollapsed: (isCollapsed: boolean) => void,
): Command[] {
  const lastSection = sections.length - 1;
  return [
    {
      id: 'next-section',
      label: translate('form.nextSection'),
      shortcut: 'alt+pagedown',
      run: () => jumpToSection(Math.min(currentSection + 1, lastSection)),
    },
    {
      id: 'previous-section',
      label: translate('form.previousSection'),
      shortcut: 'alt+pageup',
      run: () => jumpToSection(Math.max(currentSection - 1, 0)),
    },
    { id: 'fold-all', label: translate('form.foldAll'), run: () => setAllCollapsed(true) },
    { id: 'unfold-all', label: translate('form.unfoldAll'), run: () => setAllCollapsed(false) },
    ...sections.map(({ title }, index) => ({
      id: `section-${index}`,
      label: translate('form.goTo', { section: formatLateText(translate, title) }),
      run: () => jumpToSection(index),
    })),
  ];
}
