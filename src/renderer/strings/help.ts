/** What the dialogs of the Help menu say. */
export const HELP = {
  shortcuts: 'Keyboard shortcuts',
  here: 'On this screen',
  everywhere: 'Everywhere',
  more: (keys: string) =>
    `Every screen has keys of its own, which stand here while it is open. ${keys} finds every command by name, also those without keys.`,
  report: 'Report a problem…',
  reportTitle: 'Report a problem',
  reportText:
    'Rollcall sends nothing by itself. Copy the report, paste it into a new issue where the source code of your Rollcall is kept, or into a mail to whoever gave it to you, and fill in three lines:',
  asks: ['What I did:', 'What I expected:', 'What happened instead:'],
  reportMore:
    'Below them stand versions, sizes and the last failures. No names of yours are in it, no documents, and no places on your disk.',
  copyReport: 'Copy the report',
};
