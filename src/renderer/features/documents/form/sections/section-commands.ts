import type { FormSection } from '../../../../../shared/form/form.ts';
import type { Command } from '../../../../commands/command.ts';
import { FORM } from '../../../../strings/documents/form.ts';

/** The ways through a form for keys and the command list. */
export function sectionCommands(
  sections: readonly FormSection[],
  current: number,
  jump: (section: number) => void,
  foldAll: (isFolded: boolean) => void,
): Command[] {
  const last = sections.length - 1;
  return [
    {
      id: 'next-section',
      label: FORM.nextSection,
      shortcut: 'alt+pagedown',
      run: () => jump(Math.min(current + 1, last)),
    },
    {
      id: 'previous-section',
      label: FORM.previousSection,
      shortcut: 'alt+pageup',
      run: () => jump(Math.max(current - 1, 0)),
    },
    { id: 'fold-all', label: FORM.foldAll, run: () => foldAll(true) },
    { id: 'unfold-all', label: FORM.unfoldAll, run: () => foldAll(false) },
    ...sections.map(({ title }, i) => ({ id: `section-${i}`, label: FORM.goTo(title), run: () => jump(i) })),
  ];
}
