/**
 * The limits of the input that Rollcall accepts, explained in docs/limits.md. Larger input is refused with a plain message before
 * processing, so that no file can hang the app or a whole event. Letters are counted by the `length` of the string.
 */
export const LIMITS = {
  /** Bytes of one document file. A team of a hundred heroes with their artwork has about four million. */
  documentBytes: 32 * 1024 * 1024,
  /**
   * Nesting depth of arrays and objects in a document, since writing and copying are recursive. Rollcall's own documents have a depth of
   * 8.
   */
  nesting: 200,
  /** Bytes of a card template file. The largest built-in one has 70,000. */
  templateBytes: 8_000_000,
  /** Letters of an id, which findings repeat. The format allows 64 and reports longer ids as findings. */
  idLetters: 1_000,
  /** Entries of an archive, including folders. */
  archiveEntries: 60_000,
  /** Bytes of an archive, and of its unpacked contents. Beyond 4 GB a zip needs the Zip64 format, which isn't supported. */
  archiveBytes: 4_000_000_000,
  /** Bytes of one file in an archive, the same as for a picture. */
  archiveFileBytes: 200_000_000,
  /** Bytes of an archive's manifest, and of its zip directory. */
  archiveListBytes: 32 * 1024 * 1024,
  /** The growth factor of an archive that unpacks to more than `archiveFreeBytes`. Rollcall's JSON grows tenfold. */
  archiveGrowth: 100,
  archiveFreeBytes: 64 * 1024 * 1024,
  /** Bytes of an entry's path in an archive. */
  archivePathBytes: 1_000,
  /** Letters of a link that contains a document, since chat programs cut longer ones. */
  linkLetters: 30_000,
  /** Letters of the JSON in a link. */
  linkDocumentLetters: 4_000_000,
  /** Letters of an SVG file that becomes a symbol. */
  svgLetters: 2_000_000,
  /** Elements of an SVG file, counted once per use. */
  svgElements: 20_000,
  /** Nesting depth of groups in an SVG file. */
  svgDepth: 100,
  /** Style sheet rules of an SVG file, counted by selector. */
  svgRules: 20_000,
  /** Points of the outlines of an SVG file, including those of split curves and arcs. */
  svgPoints: 20_000,
  /** Letters of one attribute or style value in an SVG file. Path data and point lists may be longer. */
  svgValueLetters: 1_000,
  /** Milliseconds that reading an SVG file may take in the app. */
  svgMs: 20_000,
  /** Bytes of one picture file. */
  pictureBytes: 200_000_000,
  /** Pixels of a picture. A small file can claim any number, for which the decoder would allocate memory. */
  picturePixels: 100_000_000,
  /** Pixels of an AVIF, whose decoder needs 18 bytes for each pixel. */
  avifPixels: 50_000_000,
  /** Pixels of one side of a picture, which canvases and printers still support. */
  pictureSide: 30_000,
  /** Bytes of a PNG that becomes a symbol, and its pixels. */
  pngSymbolBytes: 8_000_000,
  pngSymbolPixels: 25_000_000,
  /** Bytes of a font file, and of the unpacked font. */
  fontBytes: 40_000_000,
  fontUnpackedBytes: 40_000_000,
  /** Milliseconds that reading a font may take. */
  fontMs: 20_000,
  /** Letters of a font's license or name that are kept. */
  fontLicenceLetters: 20_000,
  fontNameLetters: 200,
  /** Bytes of an unpacked spreadsheet, or of a print record. */
  spreadsheetBytes: 64 * 1024 * 1024,
  /** Rows and columns of a spreadsheet with characters. */
  spreadsheetRows: 20_000,
  spreadsheetColumns: 500,
  /** Letters of one cell that are read. */
  spreadsheetCellLetters: 1_000_000,
  /** Files in an XLSX workbook. */
  workbookFiles: 2_000,
  /** Cells of all sheets of a workbook, including empty ones between A1 and the last used cell. */
  workbookCells: 20_000_000,
  /** Merged cells of all sheets of a workbook. */
  workbookMerges: 100_000,
  /** Files in the folder of an event report, including files that aren't submissions. */
  eventFiles: 20_000,
  /** Letters of a cell in an exported spreadsheet. Spreadsheet programs open at most 32,767. */
  exportedCellLetters: 32_000,
  /** Nesting depth of folders below a folder on the command line. */
  folderDepth: 100,
  /** Files and folders below a folder on the command line. */
  folderEntries: 100_000,
  /** Letters of a name, an id or a file name on a roster, a quick reference or a report. */
  sheetNameLetters: 200,
  /** Letters of a sentence on a roster, a quick reference or a report. */
  sheetTextLetters: 1000,
  /** Members of a team that its roster and the report list, and findings that are printed there. */
  sheetMembers: 200,
  sheetFindings: 100,
  /** Log events on an encounter's printed log, and rounds or Turns on its score sheet. */
  sheetEvents: 10_000,
  sheetRounds: 200,
  /** Members that a report judges again to try repairs, each time a repair is tried: of one submission, and of all submissions. */
  submissionTrials: 2_000,
  reportTrials: 200_000,
  /** Submissions with separate pages in the report. Further ones are only in its tables. */
  reportSubmissions: 300,
  /** Letters of all texts of a card that its layout uses. Each text and each list entry counts as eight more. */
  cardLetters: 100_000,
  /** Cards of one print job. The number of copies comes from documents, and a mistake must not keep a printer busy for a week. */
  printCards: 5_000,
  /** Continuation cards for texts that don't fit on the front and back. */
  continuationCards: 24,
  /** Accents on one letter that are drawn. */
  accents: 30,
  /** Letters of a journal row as JSON, and of its key. The largest document fits twice. */
  journalRowLetters: 64 * 1024 * 1024,
  journalKeyLetters: 2_000,
  /** Undo steps of one document, their bytes, and the bytes of the steps of all documents. The oldest steps are deleted first. */
  historySteps: 300,
  historyDocumentBytes: 8 * 1024 * 1024,
  historyBytes: 64 * 1024 * 1024,
  /** Versions of one document, those of them that Rollcall saves itself, their bytes, and the bytes of the versions of all documents. */
  versions: 200,
  automaticVersions: 20,
  versionDocumentBytes: 16 * 1024 * 1024,
  versionBytes: 64 * 1024 * 1024,
  /** Operations on several documents that can be undone, and their bytes. */
  operations: 200,
  operationBytes: 256 * 1024 * 1024,
  /** Bytes of one file that main writes for a page, and of all files of one call; far more than any deck needs. */
  bridgeFileBytes: 512 * 1024 * 1024,
  /** Bytes of all pending calls of a window. The images of a print job are sent in calls of 256 MB. */
  bridgeWaitingBytes: 1024 * 1024 * 1024,
  /** Pending calls of a window. */
  bridgeWaitingCalls: 100,
  /** Files of one export to a folder, and of one drag out of the window. */
  exportFiles: 50_000,
  dragFiles: 100,
  /** Windows for working, windows that only show an encounter, and windows for printing. */
  windows: 16,
  shownWindows: 8,
  printWindows: 8,
  /** Folders of printed files, and of files dragged out of the window, which are kept until the app quits. */
  sessionFolders: 20,
  /** Items of all menus of a window. Rollcall's menus have 120. */
  menuItems: 1_000,
  /** Pictures, symbols and files that the journal accepts until the app quits, and their bytes. */
  journalAssets: 200_000,
  journalAssetBytes: 32 * 1024 * 1024 * 1024,
  /** Letters of all rows of one call to the journal. */
  journalCallLetters: 256 * 1024 * 1024,
  /** Files waiting to be opened, and bytes of all files opened at once. */
  openedFiles: 500,
  openedBytes: 1024 * 1024 * 1024,
  /** Days that a deleted document stays in the trash. */
  trashDays: 30,
} as const;
