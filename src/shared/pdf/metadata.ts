/** Writes the metadata of a file, and preferences for viewers and printers. */
import { PDFDict, type PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { showHiddenCharacters } from '../text/hidden-characters.ts';
import { BYTE_ORDER_MARK, encodeUtf16Hex } from './utf16.ts';

export interface PdfMeta {
  readonly title: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** The language of the text as a BCP 47 tag. Absent means English. */
  readonly language?: string;
  /** The creation date. Tests pass a fixed date, since they compare bytes. */
  readonly created: Date;
  /** How the printer turns sheets. Absent means the printer's default. */
  readonly duplex?: 'simplex' | 'long-edge' | 'short-edge';
}

const CREATOR = 'Rollcall';
const LANGUAGE = 'en';
const DUPLEX = { simplex: 'Simplex', 'long-edge': 'DuplexFlipLongEdge', 'short-edge': 'DuplexFlipShortEdge' } as const;

/**
 * Writes the metadata. Hidden characters are made visible, since the title appears in title bars and file lists. `xmpProperties` are
 * further descriptions for the XMP.
 */
export function writeMetadata(document: PDFDocument, rawMeta: PdfMeta, xmpProperties: readonly string[] = []): void {
  const visibleMeta = showHidden(rawMeta);
  const { title, subject, keywords, created, duplex } = visibleMeta;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setCreator(CREATOR);
  document.setProducer(CREATOR);
  if (subject !== undefined) document.setSubject(subject);
  if (keywords !== undefined) getInfo(document).set(PDFName.of('Keywords'), encodeText(keywords.join(', ')));
  document.setCreationDate(created);
  document.setModificationDate(created);
  document.setLanguage(visibleMeta.language ?? LANGUAGE);
  // Cards must be printed at true size, so viewers must not fit pages to the paper.
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.dict.set(PDFName.of('PrintScaling'), PDFName.of('None'));
  if (duplex !== undefined) preferences.dict.set(PDFName.of('Duplex'), PDFName.of(DUPLEX[duplex]));
  const { context, catalog } = document;
  // The packet isn't compressed, so that programs that can't read PDF find it (PDF 32000, 14.3.2).
  const packet = context.stream(new TextEncoder().encode(createXmp(visibleMeta, xmpProperties)), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(PDFName.of('Metadata'), context.register(packet));
}

const showHidden = ({ title, subject, keywords, ...meta }: PdfMeta): PdfMeta => ({
  ...meta,
  title: showHiddenCharacters(title),
  ...(subject === undefined ? {} : { subject: showHiddenCharacters(subject) }),
  ...(keywords === undefined ? {} : { keywords: keywords.map(showHiddenCharacters) }),
});

const getInfo = ({ context }: PDFDocument): PDFDict => context.lookup(context.trailerInfo.Info, PDFDict);

/** Encodes text. This is faster than pdf-lib, whose encoding of the keywords of a thousand cards takes longer than writing the cards. */
const encodeText = (plainText: string): PDFHexString => PDFHexString.of(BYTE_ORDER_MARK + encodeUtf16Hex(plainText));

const INVALID_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '/': '&#47;' };

/**
 * Escapes text for XML and removes characters that XML 1.0 doesn't allow, since a name may have any characters. Slashes are escaped too,
 * since in uncompressed text a word after a slash would look like a PDF name.
 */
const escapeXml = (plainText: string): string =>
  plainText.replaceAll(INVALID_IN_XML, '').replaceAll(/[&<>/]/g, (character) => REFERENCES[character] ?? character);

/** Creates the metadata as XMP (ISO 16684-1), which print shops and archives read. */
function createXmp(
  { title, subject, keywords = [], language = LANGUAGE, created }: PdfMeta,
  xmpProperties: readonly string[],
): string {
  const createdAt = `${created.toISOString().slice(0, 19)}Z`;
  const createAlternative = (plainText: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(plainText)}</rdf:li></rdf:Alt>`;
  const keywordItems = keywords.map((keyword) => `<rdf:li>${escapeXml(keyword)}</rdf:li>`).join('');
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title>${createAlternative(title)}</dc:title>`,
    ...(subject === undefined ? [] : [`<dc:description>${createAlternative(subject)}</dc:description>`]),
    ...(keywordItems === '' ? [] : [`<dc:subject><rdf:Bag>${keywordItems}</rdf:Bag></dc:subject>`]),
    ...(keywordItems === '' ? [] : [`<pdf:Keywords>${escapeXml(keywords.join(', '))}</pdf:Keywords>`]),
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    `<pdf:Producer>${CREATOR}</pdf:Producer><xmp:CreatorTool>${CREATOR}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${createdAt}</xmp:CreateDate><xmp:ModifyDate>${createdAt}</xmp:ModifyDate>`,
    `</rdf:Description>${xmpProperties.join('')}</rdf:RDF></x:xmpmeta>`,
    '<?xpacket end="w"?>',
  ].join('\n');
}
