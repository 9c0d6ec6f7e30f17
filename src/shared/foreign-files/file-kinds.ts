/** What files of other programs are called, by the endings that `file-type` answers with and by those of names. */
import { type FileCategory, type ForeignFile, PDF_DOCUMENT } from '../text/foreign-file.ts';

export interface KnownKind extends ForeignFile {
  /** Whether its name says little without the ending of the file. */
  readonly showsEnding?: true;
}

/** The kind with an ending for its words, where they need one. */
export const toForeignFile = ({ showsEnding, ...file }: KnownKind, ending: string): ForeignFile =>
  showsEnding === true && file.ending === undefined && ending !== '' ? { ...file, ending } : file;

const kinds = (
  category: FileCategory,
  byName: Readonly<Record<string, string>>,
  more: Pick<KnownKind, 'isReadable' | 'showsEnding'> = {},
): [string, KnownKind][] =>
  Object.entries(byName).flatMap(([name, endings]) =>
    endings.split(' ').map((ending): [string, KnownKind] => [ending, { name, category, ...more }]),
  );

/** By the ending that `file-type` answers with. */
export const FILE_TYPES: ReadonlyMap<string, KnownKind> = new Map([
  ...kinds(
    'picture',
    {
      'a PNG picture': 'png apng',
      'a JPEG picture': 'jpg',
      'a WebP picture': 'webp',
      'an AVIF picture': 'avif',
    },
    { isReadable: true },
  ),
  ...kinds('picture', {
    'a HEIC picture': 'heic',
    'a BMP picture': 'bmp',
    'a GIF picture': 'gif',
    'a TIFF picture': 'tif',
    'a Photoshop document': 'psd',
    'a GIMP document': 'xcf',
    'a Windows icon': 'ico cur',
    'a macOS icon': 'icns',
    'a JPEG XL picture': 'jxl',
    'a JPEG 2000 picture': 'jp2 jpx jpm mj2 j2c',
    'a raw photo of a camera': 'cr2 cr3 nef arw dng orf raf rw2',
    'a PostScript drawing': 'ps eps',
    'an InDesign document': 'indd',
    'an OpenDocument drawing': 'odg otg',
  }),
  ...kinds('sheet', {
    'an OpenDocument spreadsheet': 'ods ots',
    'an old Office document': 'cfb',
  }),
  ...kinds('sheet', { 'an Excel spreadsheet': 'xlsx xlsm xltx xltm' }, { isReadable: true }),
  ...kinds('text', {
    [PDF_DOCUMENT]: 'pdf',
    'a Word document': 'docx docm dotx dotm',
    'an OpenDocument text': 'odt ott',
    'a text document (RTF)': 'rtf',
    'a presentation': 'pptx pptm ppsx ppsm potx potm odp otp',
    'an e-book': 'epub mobi',
  }),
  ...kinds(
    'archive',
    { 'an archive': '7z rar tar bz2 xz zst lz lz4 cab ar lzh arj cpio ace Z dmg', 'a packed file': 'gz tar.gz' },
    { showsEnding: true },
  ),
  ...kinds('archive', { 'a ZIP archive': 'zip' }),
  ...kinds('program', { 'a database (SQLite)': 'sqlite', 'an XML file of another program': 'xml' }),
  ...kinds('program', { 'a 3D model': 'stl 3mf glb blend fbx skp drc' }, { showsEnding: true }),
  ...kinds('link', { 'a Windows shortcut': 'lnk', 'an alias of macOS': 'alias' }),
  ...kinds('other', { 'a program': 'exe elf macho jar apk' }, { showsEnding: true }),
]);

/** Endings that `file-type` tells by a signature too long for a heading of a table. */
export const SIGNED_TEXT: ReadonlySet<string> = new Set('pdf rtf ps eps vcf ics vtt reg stl'.split(' '));

/** By the ending of a name. */
export const NAME_ENDINGS: ReadonlyMap<string, KnownKind> = new Map([
  ...kinds('picture', {
    'a HEIC picture': 'heic heif',
    'a Photoshop document': 'psd psb',
    'a CorelDRAW drawing': 'cdr',
    'an Affinity document': 'afdesign afphoto afpub af',
    'a Clip Studio document': 'clip',
  }),
  ...kinds(
    'picture',
    { 'a picture': 'tga pcx wmf emf dds exr hdr ppm pgm pbm pnm xpm xbm jxr svgz fig' },
    { showsEnding: true },
  ),
  ...kinds('sheet', { 'a spreadsheet': 'wk1 wks 123 qpw wb3 gnumeric et dif slk dbf' }, { showsEnding: true }),
  ...kinds('program', {
    'a BattleScribe roster': 'ros rosz',
    'game data of BattleScribe': 'gst gstz cat catz bsz bsr bsi',
    'a Magic Set Editor set': 'mse-set mse-style mse-game',
    'a nanDECK script': 'nde ndk',
    'a Strange Eons component': 'eon',
    'a CardMaker project': 'cmp',
    'a Hero Lab file': 'por stock',
    'a Hero Designer character': 'hdc hdp',
    'a Cockatrice deck': 'cod',
    'an OCTGN deck': 'o8d',
    'a MegaMek unit': 'mtf blk mul',
    'a PCGen character': 'pcg',
    'a Foundry VTT database': 'db',
    'an Access database': 'mdb accdb',
  }),
  ...kinds('download', {
    'an unfinished download': 'crdownload part download opdownload partial',
    'a file that is still in iCloud': 'icloud',
  }),
  ...kinds('link', {
    'a link to a web page': 'url webloc',
    'a link to a Google document': 'gsheet gdoc gslides',
  }),
]);
