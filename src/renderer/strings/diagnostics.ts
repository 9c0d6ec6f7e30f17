/** What stands beside the report for whoever looks for a fault. The report itself is in English, as its readers are. */
export const DIAGNOSTICS = {
  title: 'Diagnostics',
  text: 'What somebody who looks for a fault wants to know: versions, sizes and the last failures. No names of yours are in it, no documents, and no places on your disk. Nothing is sent anywhere: you paste it where you like.',
  copy: 'Copy diagnostics',
  show: 'What will be copied',
  copied: 'The diagnostics are on the clipboard.',
  failed: (reason: string) => `The diagnostics could not be gathered: ${reason}`,
};
