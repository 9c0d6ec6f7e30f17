/** Writes what PDF/X-4 requires in addition to inks: the output intent, identifiers and metadata (ISO 15930-7). */
import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { sha256Anywhere } from '../document/fingerprint/sha256.ts';
import { type PdfMeta, writeMetadata } from './metadata.ts';
import type { PrintingCondition } from './printing-condition.ts';
import { addStream, type Streams } from './streams.ts';

/** Writes metadata and output intent. The identifiers depend on the title and the date only, so that equal jobs give equal bytes. */
export function writePdfX(document: PDFDocument, streams: Streams, condition: PrintingCondition, meta: PdfMeta): void {
  const digest = sha256Anywhere(`${meta.title} ${meta.created.toISOString()}`).slice(0, 32);
  writeMetadata(document, meta, [createXmp(digest)]);
  const { context, catalog } = document;
  const documentId = PDFHexString.of(digest);
  context.trailerInfo.ID = context.obj([documentId, documentId]);
  // The file is not trapped: overlaps of neighboring inks are left to the print shop.
  (context.lookup(context.trailerInfo.Info) as PDFDict).set(PDFName.of('Trapped'), PDFName.of('False'));
  const { identifier, description, profile } = condition;
  const outputIntent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(identifier),
    RegistryName: PDFString.of('http://www.color.org'),
    Info: PDFString.of(description),
    DestOutputProfile: addStream(streams, profile, { N: 4, Alternate: 'DeviceCMYK' }),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([outputIntent]));
}

/** Creates the properties that name the standard, and the identifiers that it requires. */
function createXmp(digest: string): string {
  const uuid = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, 'uuid:$1-$2-$3-$4-$5');
  return [
    '<rdf:Description rdf:about="" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">',
    '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion><pdf:Trapped>False</pdf:Trapped>',
    `<xmpMM:DocumentID>${uuid}</xmpMM:DocumentID><xmpMM:InstanceID>${uuid}</xmpMM:InstanceID>`,
    '<xmpMM:RenditionClass>default</xmpMM:RenditionClass><xmpMM:VersionID>1</xmpMM:VersionID>',
    '</rdf:Description>',
  ].join('\n');
}
