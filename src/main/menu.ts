import { type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { MENU } from '../shared/bridge.ts';

/** Commands of the page that stand in the menu too. The page has their shortcuts: here they are only shown. */
const COMMANDS = [
  { label: '&Import…', command: 'import', accelerator: 'CmdOrCtrl+I' },
  { label: '&Export…', command: 'export', accelerator: 'CmdOrCtrl+E' },
  { label: 'Export the whole &library…', command: 'export-library', accelerator: undefined },
] as const;

const commandItems = COMMANDS.map(
  ({ label, command, accelerator }): MenuItemConstructorOptions => ({
    label,
    ...(accelerator === undefined ? {} : { accelerator }),
    registerAccelerator: false,
    click: (_item, window) => (window as BrowserWindow | undefined)?.webContents.send(MENU, command),
  }),
);

/** The standard menu. What the page does itself (new, undo, export) has its shortcuts in the page. */
export function setMenu(newWindow: () => void): void {
  const mac = process.platform === 'darwin';
  const template: MenuItemConstructorOptions[] = [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: '&File',
      submenu: [
        { label: 'New &window', accelerator: 'CmdOrCtrl+Shift+N', registerAccelerator: false, click: newWindow },
        { type: 'separator' },
        ...commandItems,
        { type: 'separator' },
        { role: 'close' },
        ...(mac ? [] : [{ role: 'quit' } as const]),
      ],
    },
    {
      label: '&Edit',
      submenu: [
        // Undo and redo are not roles here, since they concern the document and not the focused text box.
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ],
    },
    {
      label: '&View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
        { role: 'toggleDevTools' },
      ],
    },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
