/** The tool bar of texts that stand on a card. */
export const PROSE = {
  toolsOf: (label: string) => `Marks in: ${label}`,
  bold: 'Bold',
  italic: 'Italic',
  withKeys: (label: string, keys: string) => `${label} (${keys})`,
  icons: 'Put in an icon',
};
