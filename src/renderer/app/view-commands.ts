import type { Command } from '../commands/command.ts';
import { bridge } from '../platform/bridge.ts';
import { THEME } from '../preferences/appearance.ts';
import { nextZoom, ZOOM } from '../preferences/zoom.ts';
import { SHELL } from '../strings/shell.ts';

function zoom(by: 1 | -1): void {
  const next = nextZoom(ZOOM.get(), by);
  if (next !== undefined) ZOOM.set(next);
}

/** How the window looks. A browser keeps the keys of zoom for itself. */
export const viewCommands = (): Command[] => [
  ...(bridge === undefined
    ? []
    : [
        { id: 'zoom-in', label: SHELL.zoomIn, shortcut: 'mod+plus', beside: true, run: () => zoom(1) },
        { id: 'zoom-out', label: SHELL.zoomOut, shortcut: 'mod+minus', beside: true, run: () => zoom(-1) },
        {
          id: 'zoom-reset',
          label: SHELL.zoomReset,
          shortcut: 'mod+0',
          beside: true,
          run: () => ZOOM.set(ZOOM.first),
        },
      ]),
  ...THEME.choices.map((choice) => ({
    id: `theme-${choice}`,
    label: SHELL.showTheme[choice],
    run: () => THEME.set(choice),
  })),
];
