/**
 * Display lists -> PDF. pdf-lib is the container; streams and fonts are our own, since that is where kerning, searchable
 * text and speed come from. Every list that is placed several times is written once.
 */
import { type PDFDict, PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import type { DisplayItem, DisplayList, Matrix } from '../card/display-list.ts';
import type { FontSet } from '../card/fonts.ts';
import type { Path } from '../card/path.ts';
import type { Rect } from '../card/units.ts';
import { contentOf, fine, num, type PdfPictures, pathOperators, type Resources, resources } from './content.ts';
import { embedFont } from './embed-font.ts';
import { embedPicture } from './embed-picture.ts';
import { fontPool } from './font-pool.ts';

/** A list on a page: where its trim's top left corner goes, and what of it is shown. */
export interface PlacedList {
  readonly list: DisplayList;
  readonly matrix: Matrix;
  readonly clip: Path;
}

/** A page in points, y downwards. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Boxes for print shops; absent = the whole page. */
  readonly trim?: Rect;
  readonly bleed?: Rect;
  readonly lists: readonly PlacedList[];
  /** Marks and lines of text over the lists. */
  readonly items: readonly DisplayItem[];
}

export interface PdfMeta {
  readonly title: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** Fixed where bytes are compared. */
  readonly created: Date;
}

const CREATOR = 'Rollcall';

/** `pictures` holds whatever the lists show; one that is not there leaves its place empty. Each is written once. */
export async function writePdf(
  pages: readonly PdfPage[],
  fonts: FontSet,
  meta: PdfMeta,
  pictures: PdfPictures = new Map(),
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  describe(document, meta);
  const { context } = document;
  const pool = fontPool(fonts);
  const to = resources(pool, pictures);
  const shared = context.nextRef();
  const forms = new Map<DisplayList, PDFRef>();
  const formOf = (list: DisplayList): PDFRef => {
    const known = forms.get(list);
    if (known !== undefined) return known;
    const { width, height, bleed } = list;
    const box = [-bleed, -bleed, width + bleed, height + bleed].map(Number);
    const dict = { Type: 'XObject', Subtype: 'Form', FormType: 1, BBox: box, Resources: shared };
    const ref = context.register(context.flateStream(contentOf(list.items, to), dict));
    forms.set(list, ref);
    return ref;
  };

  const names = new Map<PDFRef, string>();
  for (const page of pages) {
    const node = document.addPage([page.width, page.height]).node;
    const placed = page.lists.map(({ list, matrix, clip }) => {
      const form = formOf(list);
      const name = names.get(form) ?? `C${names.size}`;
      names.set(form, name);
      return `q ${pathOperators(clip)} W n ${matrix.map(fine).join(' ')} cm /${name} Do Q`;
    });
    const turned = `1 0 0 -1 0 ${num(page.height)} cm`;
    const content = ['q', turned, ...placed, contentOf(page.items, to), 'Q'].join('\n');
    node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
    node.set(PDFName.of('Resources'), shared);
    node.set(PDFName.of('TrimBox'), context.obj(boxOf(page.trim, page)));
    node.set(PDFName.of('BleedBox'), context.obj(boxOf(page.bleed ?? page.trim, page)));
  }

  context.assign(shared, sharedResources(document, to, names));
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}

/** One dictionary for all pages and forms: fonts, opacities, pictures and the forms themselves. */
function sharedResources(document: PDFDocument, to: Resources, names: ReadonlyMap<PDFRef, string>): PDFDict {
  const { context } = document;
  const fontRefs = [...to.pool.used].map(([id, used]): [string, PDFRef] => {
    const ref = context.nextRef();
    embedFont(context, to.pool.fonts[id], used, ref);
    return [used.name, ref];
  });
  const states = [...to.opacities].map(([alpha, name]) => [name, { Type: 'ExtGState', ca: alpha, CA: alpha }] as const);
  const images = [...to.pictureNames].flatMap(([key, name]) => {
    const picture = to.pictures.get(key);
    return picture === undefined ? [] : [[name, embedPicture(context, picture)] as const];
  });
  const forms = [...names].map(([ref, name]) => [name, ref] as const);
  return context.obj({
    Font: Object.fromEntries(fontRefs),
    ExtGState: Object.fromEntries(states),
    XObject: Object.fromEntries([...forms, ...images]),
  });
}

/** A rectangle that is measured from the top as one that is measured from the bottom. */
const boxOf = (rect: Rect | undefined, page: PdfPage): number[] =>
  rect === undefined
    ? [0, 0, page.width, page.height]
    : [rect.x, page.height - rect.y - rect.height, rect.x + rect.width, page.height - rect.y];

function describe(document: PDFDocument, { title, subject, keywords, created }: PdfMeta): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setCreator(CREATOR);
  document.setProducer(CREATOR);
  if (subject !== undefined) document.setSubject(subject);
  if (keywords !== undefined) document.setKeywords([...keywords]);
  document.setCreationDate(created);
  document.setModificationDate(created);
  document.setLanguage('en');
  // Cards must come out in their true size: viewers are told not to fit pages to the paper.
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.dict.set(PDFName.of('PrintScaling'), PDFName.of('None'));
}
