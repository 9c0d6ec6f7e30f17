/** What is said while changes are not on disk. */
export const UNSAVED = {
  title: "Your last changes aren't saved yet",
  text: 'You can keep working: Rollcall keeps your changes and saves them as soon as it can. Nothing is lost while this window is open.',
  goneTitle: 'Your library was deleted',
  goneText:
    "Another tab or the browser deleted it while this window was open. Everything you see here is still in this window, but it isn't saved. Save everything again, or save it to a file.",
  retry: 'Try again',
  rebuild: 'Save everything again',
  rebuildFailed: (reason: string) => `Couldn't save your library again: ${reason} It's still in this window.`,
  saveToFile: 'Save to a file…',
  fileSaved: (name: string) => `Saved everything to ${name}. You can import this file later.`,
  fileFailed: (reason: string) => `Couldn't save the file: ${reason}`,
};
