import type { Translate } from '../../shared/texts/translate.ts';
import type { Command } from '../commands/command.ts';
import { bridge } from '../platform/bridge.ts';
import { THEME } from '../preferences/appearance.ts';
import { nextZoom, ZOOM } from '../preferences/zoom.ts';

function zoom(by: 1 | -1): void {
  const next = nextZoom(ZOOM.get(), by);
  if (next !== undefined) ZOOM.set(next);
}

/** How the window looks. A browser keeps the keys of zoom for itself. */
export const viewCommands = (translate: Translate): Command[] => [
  ...(bridge === undefined
    ? []
    : [
        { id: 'zoom-in', label: translate('shell.zoomIn'), shortcut: 'mod+plus', beside: true, run: () => zoom(1) },
        { id: 'zoom-out', label: translate('shell.zoomOut'), shortcut: 'mod+minus', beside: true, run: () => zoom(-1) },
        {
          id: 'zoom-reset',
          label: translate('shell.zoomReset'),
          shortcut: 'mod+0',
          beside: true,
          run: () => ZOOM.set(ZOOM.first),
        },
      ]),
  ...THEME.choices.map((choice) => ({
    id: `theme-${choice}`,
    label: translate(`shell.showTheme.${choice}`),
    run: () => THEME.set(choice),
  })),
];
