import type { Translate } from '../../shared/texts/translate.ts';
import type { Command } from '../commands/command.ts';
import { bridge } from '../platform/bridge.ts';
import { THEME } from '../preferences/appearance.ts';
import { getNextZoom, ZOOM } from '../preferences/zoom.ts';

function zoomBy(direction: 1 | -1): void {
  const nextZoom = getNextZoom(ZOOM.get(), direction);
  if (nextZoom !== undefined) ZOOM.set(nextZoom);
}

/** The commands that change the appearance of the window. A browser reserves the zoom shortcuts. */
export const createViewCommands = (translate: Translate): Command[] => [
  ...(bridge === undefined
    ? []
    : [
        {
          id: 'zoom-in',
          label: translate('shell.zoomIn'),
          shortcut: 'mod+plus',
          worksInDialogs: true,
          run: () => zoomBy(1),
        },
        {
          id: 'zoom-out',
          label: translate('shell.zoomOut'),
          shortcut: 'mod+minus',
          worksInDialogs: true,
          run: () => zoomBy(-1),
        },
        {
          id: 'zoom-reset',
          label: translate('shell.zoomReset'),
          shortcut: 'mod+0',
          worksInDialogs: true,
          run: () => ZOOM.set(ZOOM.defaultChoice),
        },
      ]),
  ...THEME.choices.map((choice) => ({
    id: `theme-${choice}`,
    label: translate(`shell.showTheme.${choice}`),
    run: () => THEME.set(choice),
  })),
];
