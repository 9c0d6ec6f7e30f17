import type { FormSection } from '../../../../../shared/form/form.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { Command } from '../../../../commands/command.ts';

/** Returns the commands that navigate a form, for shortcuts and the command list. */
export function sectionCommands(
  translate: Translate,
  sections: readonly FormSection[],
  current: number,
  jump: (section: number) => void,
  foldAll: (isFolded: boolean) => void,
): Command[] {
  const last = sections.length - 1;
  return [
    {
      id: 'next-section',
      label: translate('form.nextSection'),
      shortcut: 'alt+pagedown',
      run: () => jump(Math.min(current + 1, last)),
    },
    {
      id: 'previous-section',
      label: translate('form.previousSection'),
      shortcut: 'alt+pageup',
      run: () => jump(Math.max(current - 1, 0)),
    },
    { id: 'fold-all', label: translate('form.foldAll'), run: () => foldAll(true) },
    { id: 'unfold-all', label: translate('form.unfoldAll'), run: () => foldAll(false) },
    ...sections.map(({ title }, index) => ({
      id: `section-${index}`,
      label: translate('form.goTo', { section: formatLateText(translate, title) }),
      run: () => jump(index),
    })),
  ];
}
