/** The kinds of foreign files, by the endings that `file-type` returns and by the endings of file names. */
import { type FileCategory, type ForeignFile, type ForeignFileName, PDF_DOCUMENT } from '../texts/foreign-file.ts';

export interface KnownKind extends ForeignFile {
  /** Whether messages should show the file's ending because the name of the kind is vague. */
  readonly showsEnding?: true;
}

/** Adds the ending to a kind whose messages should show the ending. */
export const toForeignFile = ({ showsEnding, ...file }: KnownKind, ending: string): ForeignFile =>
  showsEnding === true && file.ending === undefined && ending !== '' ? { ...file, ending } : file;

const createKinds = (
  category: FileCategory,
  endingsByName: Readonly<Partial<Record<ForeignFileName, string>>>,
  flags: Pick<KnownKind, 'isReadable' | 'showsEnding'> = {},
): [string, KnownKind][] =>
  (Object.entries(endingsByName) as [ForeignFileName, string][]).flatMap(([name, endings]) =>
    endings.split(' ').map((ending): [string, KnownKind] => [ending, { name, category, ...flags }]),
  );

/** Kinds by the ending that `file-type` returns. */
export const FILE_TYPES: ReadonlyMap<string, KnownKind> = new Map([
  ...createKinds(
    'picture',
    {
      pngPicture: 'png apng',
      jpegPicture: 'jpg',
      webpPicture: 'webp',
      avifPicture: 'avif',
    },
    { isReadable: true },
  ),
  ...createKinds('picture', {
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
  ...createKinds('sheet', {
    openDocumentSpreadsheet: 'ods ots',
    oldOfficeDocument: 'cfb',
  }),
  ...createKinds('sheet', { excelSpreadsheet: 'xlsx xlsm xltx xltm' }, { isReadable: true }),
  ...createKinds('text', {
    [PDF_DOCUMENT]: 'pdf',
    wordDocument: 'docx docm dotx dotm',
    openDocumentText: 'odt ott',
    rtfDocument: 'rtf',
    presentation: 'pptx pptm ppsx ppsm potx potm odp otp',
    ebook: 'epub mobi',
  }),
  ...createKinds(
    'archive',
    { archive: '7z rar tar bz2 xz zst lz lz4 cab ar lzh arj cpio ace Z dmg', packedFile: 'gz tar.gz' },
    { showsEnding: true },
  ),
  ...createKinds('archive', { zipArchive: 'zip' }),
  ...createKinds('program', { sqliteDatabase: 'sqlite', otherXml: 'xml' }),
  ...createKinds('program', { model3d: 'stl 3mf glb blend fbx skp drc' }, { showsEnding: true }),
  ...createKinds('link', { windowsShortcut: 'lnk', macAlias: 'alias' }),
  ...createKinds('other', { program: 'exe elf macho jar apk' }, { showsEnding: true }),
]);

/** Endings of text formats that `file-type` recognizes by a long signature, which can't be the heading of a spreadsheet. */
export const SIGNED_TEXT: ReadonlySet<string> = new Set('pdf rtf ps eps vcf ics vtt reg stl'.split(' '));

/** Kinds by the ending of a file name. */
export const NAME_ENDINGS: ReadonlyMap<string, KnownKind> = new Map([
  ...createKinds('picture', {
    heicPicture: 'heic heif',
    photoshopDocument: 'psd psb',
    corelDrawDrawing: 'cdr',
    affinityDocument: 'afdesign afphoto afpub af',
    clipStudioDocument: 'clip',
  }),
  ...createKinds(
    'picture',
    { picture: 'tga pcx wmf emf dds exr hdr ppm pgm pbm pnm xpm xbm jxr svgz fig' },
    { showsEnding: true },
  ),
  ...createKinds('sheet', { spreadsheet: 'wk1 wks 123 qpw wb3 gnumeric et dif slk dbf' }, { showsEnding: true }),
  ...createKinds('program', {
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
  ...createKinds('download', {
    download: 'crdownload part download opdownload partial',
    icloudPlaceholder: 'icloud',
  }),
  ...createKinds('link', {
    webLink: 'url webloc',
    googleLink: 'gsheet gdoc gslides',
  }),
]);
