/** Metadata of a file, and preferences for viewers and printers. */
import { PDFDict, type PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { visible } from '../text/visible.ts';
import { MARK, utf16 } from './utf16.ts';

export interface PdfMeta {
  readonly title: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** Of its text, as BCP 47 has it; absent = English. */
  readonly language?: string;
  /** Tests pass a fixed date, since they compare bytes. */
  readonly created: Date;
  /** How the printer turns sheets; absent = the printer's own choice. */
  readonly duplex?: 'simplex' | 'long-edge' | 'short-edge';
}

const CREATOR = 'Rollcall';
const LANGUAGE = 'en';
const DUPLEX = { simplex: 'Simplex', 'long-edge': 'DuplexFlipLongEdge', 'short-edge': 'DuplexFlipShortEdge' } as const;

/** Hidden characters are shown: a title stands on the bar of a window and in lists of files. */
export function describe(document: PDFDocument, plain: PdfMeta): void {
  const meta = shown(plain);
  const { title, subject, keywords, created, duplex } = meta;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setCreator(CREATOR);
  document.setProducer(CREATOR);
  if (subject !== undefined) document.setSubject(subject);
  if (keywords !== undefined) infoOf(document).set(PDFName.of('Keywords'), textOf(keywords.join(', ')));
  document.setCreationDate(created);
  document.setModificationDate(created);
  document.setLanguage(meta.language ?? LANGUAGE);
  // Cards must come out in their true size: the file asks viewers not to fit pages to the paper.
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.dict.set(PDFName.of('PrintScaling'), PDFName.of('None'));
  if (duplex !== undefined) preferences.dict.set(PDFName.of('Duplex'), PDFName.of(DUPLEX[duplex]));
  const { context, catalog } = document;
  // Not deflated, so that programs that cannot read PDF find it (PDF 32000, 14.3.2).
  const packet = context.stream(new TextEncoder().encode(xmp(meta)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(packet));
}

const shown = ({ title, subject, keywords, ...meta }: PdfMeta): PdfMeta => ({
  ...meta,
  title: visible(title),
  ...(subject === undefined ? {} : { subject: visible(subject) }),
  ...(keywords === undefined ? {} : { keywords: keywords.map(visible) }),
});

const infoOf = ({ context }: PDFDocument): PDFDict => context.lookup(context.trailerInfo.Info, PDFDict);

/** Quicker than pdf-lib, which takes longer for the keywords of a thousand cards than writing these. */
const textOf = (text: string): PDFHexString => PDFHexString.of(MARK + utf16(text));

const UNKNOWN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '/': '&#47;' };

/**
 * Characters that XML 1.0 does not know are left out: a name may hold anything. A slash is escaped too, since the text is not deflated
 * and a word behind a slash would look like a name of the PDF itself.
 */
const escapeXml = (text: string): string =>
  text.replaceAll(UNKNOWN, '').replaceAll(/[&<>/]/g, (character) => REFERENCES[character] ?? character);

/** The same once more as XMP (ISO 16684-1), which print shops and archives read. */
function xmp({ title, subject, keywords = [], language = LANGUAGE, created }: PdfMeta): string {
  const date = `${created.toISOString().slice(0, 19)}Z`;
  const alternative = (text: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
  const words = keywords.map((word) => `<rdf:li>${escapeXml(word)}</rdf:li>`).join('');
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title>${alternative(title)}</dc:title>`,
    ...(subject === undefined ? [] : [`<dc:description>${alternative(subject)}</dc:description>`]),
    ...(words === '' ? [] : [`<dc:subject><rdf:Bag>${words}</rdf:Bag></dc:subject>`]),
    ...(words === '' ? [] : [`<pdf:Keywords>${escapeXml(keywords.join(', '))}</pdf:Keywords>`]),
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<pdf:Producer>${CREATOR}</pdf:Producer><xmp:CreatorTool>${CREATOR}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}
