/** What the main process itself says: its dialogs, and why the disk refuses something. */
import { readFaultMessage, writeFaultMessage } from '../../shared/text/disk-messages.ts';

export const ENGLISH = {
  readFault: readFaultMessage,
  writeFault: writeFaultMessage,

  // the menu until the page has sent its own
  menu: {
    file: 'File',
    edit: 'Edit',
    view: 'View',
    window: 'Window',
    items: {
      quit: 'Quit',
      close: 'Close Window',
      undo: 'Undo',
      redo: 'Redo',
      cut: 'Cut',
      copy: 'Copy',
      paste: 'Paste',
      selectAll: 'Select All',
      togglefullscreen: 'Full Screen',
      toggleDevTools: 'Developer Tools',
      minimize: 'Minimize',
    },
  },

  // when something fails
  failed:
    'Something in Rollcall has failed. What was saved stays as it is. If something does not answer any more, close Rollcall and open it again.',
  asAtStart: 'Your library is as it was when Rollcall was started.',
  savedUntil: (time: string) => `Everything up to ${time} is on disk.`,
  pageGone: 'The window of Rollcall has stopped.',
  goneAgain: 'It has stopped twice in a short time: close other programs, or start the computer anew.',
  openAgain: 'Open it again',
  copyDiagnostics: 'Copy diagnostics',
  close: 'Close',
  noAnswer: 'Rollcall does not answer.',
  busy: 'It may be busy with something large.',
  wait: 'Wait',
  unsaved: "Your last changes aren't saved yet.",
  closeDetail:
    "Rollcall couldn't write them to the disk. Keep the window open until the disk has space, or save everything to a file. If you close the window without saving, you'll lose these changes.",
  reloadDetail:
    "Rollcall couldn't write them to the disk. Don't reload the window until the disk has space, or save everything to a file first. If you reload without saving, you'll lose these changes.",
  keepOpen: 'Keep Open',
  saveToFile: 'Save to a File…',
  closeUnsaved: 'Close Without Saving',
  reloadUnsaved: 'Reload Without Saving',

  // files
  exportTitle: 'Export to a folder',
  exportHere: 'Export here',
  folderGone: 'the folder you used last isn’t available. Choose a folder again.',
  chosenGone: (folder: string) => `“${folder}” is not there any more. Choose another folder.`,
  takesNoFiles: (folder: string, why: string) => `“${folder}” takes no files: ${why}.`,
  clash: (folder: string, taken: number, all: number) =>
    all === 1 ? `${folder} has a file of this name already.` : `${folder} has ${taken} of these ${all} files already.`,
  clashMore: (n: number) => `and ${n} more`,
  keepBoth: 'Keep both',
  replace: (n: number): string => (n === 1 ? 'Replace' : 'Replace all'),
  cancel: 'Cancel',
  noFile: 'It is no file. Drop a folder on the window, or use “Choose a folder”.',
  tooLarge: (mega: string) => `It has more than ${mega} MiB; nothing of it was read.`,
  grew: 'It grew while it was read; open it again.',
  unreadable: (why: string) => `It cannot be read: ${why}. Nothing was changed.`,
  onlyFirst: (most: string, all: string) =>
    `Only the first ${most} of ${all} files were opened. Drop their folder on the window.`,
  manyFiles: 'Many files',
  writtenGone: 'Rollcall can’t find the file any more. Save it again.',
  notOpenable:
    'Rollcall only opens PDFs and pictures that haven’t changed since it saved them. Open this file from its folder.',
  notOpened: 'No program on this computer could open the file. Open it from its folder.',
  notOurs: (name: string) => `Rollcall doesn’t write files like “${name}”, so nothing was saved.`,
  manyPrints: 'Too many print windows are open. Close one and try again.',
  manyWindows: 'Too many Rollcall windows are open. Close one and try again.',
  printing: (name: string) => `Print: ${name}`,
  noViewer: 'No program on this computer could open the PDF. Save it instead, and open it from its folder.',

  // backups
  backupsTitle: 'Folder for backups',
  backupsHere: 'Keep backups here',
  notSetAside:
    'The damaged database could not be set aside, and was left as it is. Make room on the disk, and start Rollcall again.',
  journalUnreadable: (why: string) => `The journal of your library cannot be read: ${why}.`,
  notKept: (why: string) => `Your changes cannot be kept in the journal: ${why}.`,
  assetRefused: (why: string) => `A picture or drawing cannot be kept in the backups: ${why}.`,
  manyAssets:
    'Too many pictures have been added since Rollcall started, so the newest ones aren’t in the backups. Restart Rollcall.',
  assetWrong: 'A picture or drawing was not kept, because it is not what its name says.',
  snapshotRefused: (why: string) =>
    `A backup cannot be written: ${why}. The backups that are there stay as they are, and every change is still kept in the journal.`,
  notPluggedIn: 'it is not there; plug in its disk, or choose another folder',
  copyRefused: (folder: string, home: string, why: string) =>
    `Backups cannot be copied to “${folder}”: ${why}. Until then they are kept in “${home}”.`,
  chooseRefused: (folder: string, why: string) =>
    `The backups cannot be copied to “${folder}”: ${why}. They stay where they are.`,
  backupUnreadable: (name: string) => `The backup “${name}” is damaged or not there any more. Take another one.`,
  nothingToBackUp: 'There is nothing to back up yet.',
  writtenAnew:
    'Journal or backup files were deleted while Rollcall was running. Rollcall is saving everything again. Try again in a moment.',
  newerJournal:
    "A newer version of Rollcall wrote part of the journal, and this version can't read it. Nothing was changed, and no backup was made. Install the newest version of Rollcall.",
  newerLibrary:
    "A newer version of Rollcall has used this library, so this version won't change anything in it. Install the newest version of Rollcall.",
};
