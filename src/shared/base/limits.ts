/**
 * Limits of what Rollcall accepts, explained in docs/limits.md. Larger input is refused with a plain sentence before it
 * is processed, so that no file can hang the app or a whole event.
 */
export const LIMITS = {
  /** Bytes of one document file. A team of a hundred heroes with their drawings has about four million. */
  documentBytes: 32 * 1024 * 1024,
  /** Lists and objects in one another in a document: writing and copying go down step by step. Ours are nested 8 deep. */
  nesting: 200,
  /** Bytes of a file with a card template; the largest of ours has 70,000. */
  templateBytes: 8_000_000,
  /** Letters of an id, which findings repeat. The format asks for 64 at most, and tells of more. */
  idLetters: 1_000,
  /** Entries of an archive, its folders counted too. */
  archiveEntries: 60_000,
  /** Bytes of an archive, and of all that is packed in it: beyond 4 GB a zip needs a second form, which we do not read. */
  archiveBytes: 4_000_000_000,
  /** Bytes of one file in an archive: as much as a picture may have. */
  archiveFileBytes: 200_000_000,
  /** Bytes of the manifest of an archive, and of the directory of its zip. */
  archiveListBytes: 32 * 1024 * 1024,
  /** Times that a packed archive may grow, where it grows beyond `archiveFreeBytes`: JSON of ours grows tenfold. */
  archiveGrowth: 100,
  archiveFreeBytes: 64 * 1024 * 1024,
  /** Bytes of the path of an entry in an archive. */
  archivePathBytes: 1_000,
  /** Letters of a link that holds a document: chat programs cut longer ones. */
  linkLetters: 30_000,
  /** Letters of the JSON that a link may hold. */
  linkDocumentLetters: 4_000_000,
  /** Letters of an SVG file that becomes a symbol. */
  svgLetters: 2_000_000,
  /** Elements of an SVG file, each counted as often as it is used. */
  svgElements: 20_000,
  /** How deep groups of an SVG file may stand in one another. */
  svgDepth: 100,
  /** Rules of the style sheets of an SVG file, counted by selector. */
  svgRules: 20_000,
  /** Points of the outlines of an SVG file, curves and arcs taken apart. */
  svgPoints: 20_000,
  /** Letters of one attribute or value of a style in an SVG file. Path data and lists of points may be longer. */
  svgValueLetters: 1_000,
  /** Milliseconds that reading an SVG file may take in the app. */
  svgMs: 20_000,
  /** Bytes of one picture file. */
  pictureBytes: 200_000_000,
  /** Pixels of a picture. A small file can claim any number, and its decoder would take the memory. */
  picturePixels: 100_000_000,
  /** Pixels of an AVIF: its decoder holds it several times over, 18 bytes for each pixel. */
  avifPixels: 50_000_000,
  /** Pixels of one side of a picture: what canvases and printers still take. */
  pictureSide: 30_000,
  /** Bytes of a PNG that becomes a symbol, and its pixels. */
  pngSymbolBytes: 8_000_000,
  pngSymbolPixels: 25_000_000,
  /** Bytes of a font file, and of the font that is packed in it. */
  fontBytes: 40_000_000,
  fontUnpackedBytes: 40_000_000,
  /** Milliseconds that reading a font may take. */
  fontMs: 20_000,
  /** Letters of a licence or a name in a font that are kept. */
  fontLicenceLetters: 20_000,
  fontNameLetters: 200,
  /** Bytes of a table, unpacked where it is a spreadsheet, or of the record of a print. */
  tableBytes: 64 * 1024 * 1024,
  /** Rows of a table with characters, and its columns. */
  tableRows: 20_000,
  tableColumns: 500,
  /** Letters of one cell that are read. */
  tableCellLetters: 1_000_000,
  /** Files within a spreadsheet. */
  sheetParts: 2_000,
  /** Cells of all its sheets together, with the empty ones between A1 and the last cell in use. */
  sheetCells: 20_000_000,
  /** Merged cells of all its sheets together. */
  sheetMerges: 100_000,
  /** Files of a folder that a report is made on, lists and all others. */
  eventFiles: 20_000,
  /** Letters in a cell of a table: spreadsheets open no more than 32,767. */
  cellLetters: 32_000,
  /** Folders in one another below a folder that is named in a call. */
  folderDepth: 100,
  /** Files and folders below a folder that is named in a call. */
  folderEntries: 100_000,
  /** Letters of a name, an id or a file name on a roster, a quick reference or a report. */
  sheetNameLetters: 200,
  /** Letters of a sentence on these sheets. */
  sheetTextLetters: 1000,
  /** Members of a team with a row on its roster, and in the report; findings of it that are printed there. */
  sheetMembers: 200,
  sheetFindings: 100,
  /** Events of an encounter on its printed log, and rounds or Turns on its score sheet. */
  sheetEvents: 10_000,
  sheetRounds: 200,
  /** Findings of a list times its members, up to which ways to repair it are tried for a report; the same of all lists. */
  listTrials: 2_000,
  eventTrials: 12_000,
  /** Lists of an event with pages of their own in the report; the others stand in its tables. */
  reportLists: 300,
  /** Letters of all texts of a card that are laid out; each text and each entry of a list counts as eight more. */
  cardLetters: 100_000,
  /** Cards of one print. Copies come from files of strangers, and a slip must not keep a printer busy for a week. */
  printCards: 5_000,
  /** Further cards for texts that front and back have no room for. */
  furtherCards: 24,
  /** Accents on one letter that are set. */
  accents: 30,
  /** Letters of a row that the journal takes, as JSON; of the key of a row. The largest document fits twice. */
  journalRowLetters: 64 * 1024 * 1024,
  journalKeyLetters: 2_000,
  /** Steps of undo that are kept of one document, and their bytes; bytes of the steps of all. The oldest go first. */
  historySteps: 300,
  historyDocumentBytes: 8 * 1024 * 1024,
  historyBytes: 64 * 1024 * 1024,
  /** What was done to several documents at once and can be taken back, and the bytes that are kept for that. */
  operations: 200,
  operationBytes: 256 * 1024 * 1024,
  /** Bytes of one file that main writes for a page, and of all files of one call: far above any deck. */
  bridgeFileBytes: 512 * 1024 * 1024,
  /** Bytes of all calls of a window that main is still working on. The images of a print come in calls of 256 MB. */
  bridgeWaitingBytes: 1024 * 1024 * 1024,
  /** Calls of a window that main is still working on. */
  bridgeWaitingCalls: 100,
  /** Files of one export into a folder, and of one drag out of the window. */
  exportFiles: 50_000,
  dragFiles: 100,
  /** Windows of the app to work in, those that only show an encounter, and those that print. */
  windows: 16,
  shownWindows: 8,
  printWindows: 8,
  /** Folders of files that were printed, and of files that were dragged out, which are kept until the app ends. */
  sessionFolders: 20,
  /** Entries of all menus of a window together. Ours have 120. */
  menuItems: 1_000,
  /** Pictures, drawings and files that the journal takes until the app ends, and their bytes. */
  journalAssets: 200_000,
  journalAssetBytes: 32 * 1024 * 1024 * 1024,
  /** Letters of all rows of one call to the journal. */
  journalCallLetters: 256 * 1024 * 1024,
  /** Files that wait to be opened, and bytes of all that are opened at once. */
  openedFiles: 500,
  openedBytes: 1024 * 1024 * 1024,
  /** Days that a deleted document waits in the trash. */
  trashDays: 30,
} as const;
