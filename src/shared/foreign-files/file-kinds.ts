/** What files of other programs are called, by the endings that `file-type` answers with and by those of names. */
import { type FileCategory, type ForeignFile, type ForeignFileName, PDF_DOCUMENT } from '../texts/foreign-file.ts';

export interface KnownKind extends ForeignFile {
  /** Whether its name says little without the ending of the file. */
  readonly showsEnding?: true;
}

/** The kind with an ending for its words, where they need one. */
export const toForeignFile = ({ showsEnding, ...file }: KnownKind, ending: string): ForeignFile =>
  showsEnding === true && file.ending === undefined && ending !== '' ? { ...file, ending } : file;

const kinds = (
  category: FileCategory,
  byName: Readonly<Partial<Record<ForeignFileName, string>>>,
  more: Pick<KnownKind, 'isReadable' | 'showsEnding'> = {},
): [string, KnownKind][] =>
  (Object.entries(byName) as [ForeignFileName, string][]).flatMap(([name, endings]) =>
    endings.split(' ').map((ending): [string, KnownKind] => [ending, { name, category, ...more }]),
  );

/** By the ending that `file-type` answers with. */
export const FILE_TYPES: ReadonlyMap<string, KnownKind> = new Map([
  ...kinds(
    'picture',
    {
      pngPicture: 'png apng',
      jpegPicture: 'jpg',
      webpPicture: 'webp',
      avifPicture: 'avif',
    },
    { isReadable: true },
  ),
  ...kinds('picture', {
    heicPicture: 'heic',
    bmpPicture: 'bmp',
    gifPicture: 'gif',
    tiffPicture: 'tif',
    photoshopDocument: 'psd',
    gimpDocument: 'xcf',
    windowsIcon: 'ico cur',
    macIcon: 'icns',
    jpegXlPicture: 'jxl',
    jpeg2000Picture: 'jp2 jpx jpm mj2 j2c',
    rawPhoto: 'cr2 cr3 nef arw dng orf raf rw2',
    postScriptDrawing: 'ps eps',
    inDesignDocument: 'indd',
    openDocumentDrawing: 'odg otg',
  }),
  ...kinds('sheet', {
    openDocumentSpreadsheet: 'ods ots',
    oldOfficeDocument: 'cfb',
  }),
  ...kinds('sheet', { excelSpreadsheet: 'xlsx xlsm xltx xltm' }, { isReadable: true }),
  ...kinds('text', {
    [PDF_DOCUMENT]: 'pdf',
    wordDocument: 'docx docm dotx dotm',
    openDocumentText: 'odt ott',
    rtfDocument: 'rtf',
    presentation: 'pptx pptm ppsx ppsm potx potm odp otp',
    ebook: 'epub mobi',
  }),
  ...kinds(
    'archive',
    { archive: '7z rar tar bz2 xz zst lz lz4 cab ar lzh arj cpio ace Z dmg', packedFile: 'gz tar.gz' },
    { showsEnding: true },
  ),
  ...kinds('archive', { zipArchive: 'zip' }),
  ...kinds('program', { sqliteDatabase: 'sqlite', otherXml: 'xml' }),
  ...kinds('program', { model3d: 'stl 3mf glb blend fbx skp drc' }, { showsEnding: true }),
  ...kinds('link', { windowsShortcut: 'lnk', macAlias: 'alias' }),
  ...kinds('other', { program: 'exe elf macho jar apk' }, { showsEnding: true }),
]);

/** Endings that `file-type` tells by a signature too long for a heading of a table. */
export const SIGNED_TEXT: ReadonlySet<string> = new Set('pdf rtf ps eps vcf ics vtt reg stl'.split(' '));

/** By the ending of a name. */
export const NAME_ENDINGS: ReadonlyMap<string, KnownKind> = new Map([
  ...kinds('picture', {
    heicPicture: 'heic heif',
    photoshopDocument: 'psd psb',
    corelDrawDrawing: 'cdr',
    affinityDocument: 'afdesign afphoto afpub af',
    clipStudioDocument: 'clip',
  }),
  ...kinds(
    'picture',
    { picture: 'tga pcx wmf emf dds exr hdr ppm pgm pbm pnm xpm xbm jxr svgz fig' },
    { showsEnding: true },
  ),
  ...kinds('sheet', { spreadsheet: 'wk1 wks 123 qpw wb3 gnumeric et dif slk dbf' }, { showsEnding: true }),
  ...kinds('program', {
    battleScribeRoster: 'ros rosz',
    battleScribeData: 'gst gstz cat catz bsz bsr bsi',
    magicSetEditorSet: 'mse-set mse-style mse-game',
    nandeckScript: 'nde ndk',
    strangeEonsComponent: 'eon',
    cardMakerProject: 'cmp',
    heroLabFile: 'por stock',
    heroDesignerCharacter: 'hdc hdp',
    cockatriceDeck: 'cod',
    octgnDeck: 'o8d',
    megaMekUnit: 'mtf blk mul',
    pcgenCharacter: 'pcg',
    foundryVttDatabase: 'db',
    accessDatabase: 'mdb accdb',
  }),
  ...kinds('download', {
    download: 'crdownload part download opdownload partial',
    icloudPlaceholder: 'icloud',
  }),
  ...kinds('link', {
    webLink: 'url webloc',
    googleLink: 'gsheet gdoc gslides',
  }),
]);
