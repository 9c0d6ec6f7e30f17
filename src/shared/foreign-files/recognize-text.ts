/** Recognizes text files of other programs by the root element of XML, the keys of JSON, or the first line. */
import { isObject } from '../document/json/json-object.ts';
import { type ForeignFileName, ROLLCALL_DOCUMENT } from '../texts/foreign-file.ts';
import type { KnownKind } from './file-kinds.ts';

const createProgramKind = (programName: ForeignFileName): KnownKind => ({ name: programName, category: 'program' });

/** Recognizes a text by its beginning. `wholeText` is present if the text is short. */
export function recognizeText(textStart: string, wholeText: string | undefined, ending: string): KnownKind | undefined {
  const trimmedStart = textStart.trimStart().slice(0, 8000);
  const firstLine = FIRST_LINES.find(([beginning]) => trimmedStart.startsWith(beginning));
  if (firstLine !== undefined) return firstLine[1];
  if (trimmedStart.startsWith('<')) return recognizeXml(trimmedStart);
  if (trimmedStart.startsWith('{') || trimmedStart.startsWith('['))
    return recognizeJson(trimmedStart, wholeText, ending);
  return undefined;
}

const GOOGLE_LINK: KnownKind = { name: 'googleLink', category: 'link' };
const WEB_LINK: KnownKind = { name: 'webLink', category: 'link' };

const FIRST_LINES: readonly (readonly [beginning: string, kind: KnownKind])[] = [
  ['version https://git-lfs', { name: 'gitLfsPlaceholder', category: 'large-file' }],
  ['[InternetShortcut]', WEB_LINK],
  ['mse version:', createProgramKind('magicSetEditorSet')],
  ['mse_version:', createProgramKind('magicSetEditorSet')],
  ['PCGVERSION:', createProgramKind('pcgenCharacter')],
  ['#Saved from version', createProgramKind('megaMekUnit')],
  ['# MegaMek', createProgramKind('megaMekUnit')],
  ['GIF87a', { name: 'gifPicture', category: 'picture' }],
  ['GIF89a', { name: 'gifPicture', category: 'picture' }],
  ['%!PS', { name: 'postScriptDrawing', category: 'picture' }],
];

/** Root elements that only one program writes, with a mark that must also appear near the beginning. */
const ROOT_ELEMENTS: readonly (readonly [root: string, mark: string, kind: KnownKind])[] = [
  ['svg', '', { name: 'svgDrawing', category: 'picture', isReadable: true }],
  ['html', '', { name: 'webPage', category: 'text' }],
  ['roster', 'battlescribe', createProgramKind('battleScribeRoster')],
  ['gamesystem', 'battlescribe', createProgramKind('battleScribeData')],
  ['catalogue', 'battlescribe', createProgramKind('battleScribeData')],
  ['dataindex', 'battlescribe', createProgramKind('battleScribeData')],
  ['cockatrice_deck', '', createProgramKind('cockatriceDeck')],
  ['cockatrice_carddatabase', '', createProgramKind('cockatriceCardList')],
  ['document', 'hero lab', createProgramKind('heroLabFile')],
  ['character', 'builtin.', createProgramKind('heroDesignerCharacter')],
  ['prefab', '', createProgramKind('heroDesignerPrefab')],
  ['project', '<layout', createProgramKind('cardMakerProject')],
  ['deck', 'game=', createProgramKind('octgnDeck')],
  ['deck', '<superzone', createProgramKind('lackeyCcgDeck')],
  ['office:document', 'spreadsheet', { name: 'openDocumentSpreadsheet', category: 'sheet' }],
  ['workbook', 'office:spreadsheet', { name: 'excel2003Spreadsheet', category: 'sheet' }],
  ['plist', 'url', WEB_LINK],
];

function recognizeXml(start: string): KnownKind | undefined {
  const lowerCase = start.toLowerCase();
  if (lowerCase.startsWith('<!doctype html')) return { name: 'webPage', category: 'text' };
  const rootElement = findRootElement(lowerCase);
  if (rootElement === undefined) return undefined;
  const knownRoot = ROOT_ELEMENTS.find(([name, mark]) => name === rootElement && lowerCase.includes(mark));
  if (knownRoot !== undefined) return knownRoot[2];
  // Excel takes a fragment of HTML, such as a bare table, for a spreadsheet.
  if (rootElement === 'table' || rootElement === 'body' || rootElement === 'head')
    return { name: 'webPage', category: 'text' };
  return lowerCase.startsWith('<?xml') ? { name: 'otherXml', category: 'program' } : undefined;
}

/** Returns the name of the first element after declarations and comments, without the namespace prefix of SVG. */
function findRootElement(xml: string): string | undefined {
  let offset = 0;
  while (offset >= 0 && offset < xml.length) {
    offset = xml.indexOf('<', offset);
    if (offset < 0) return undefined;
    if (xml.startsWith('<!--', offset)) offset = xml.indexOf('-->', offset + 4);
    else if (xml.startsWith('<?', offset)) offset = xml.indexOf('?>', offset + 2);
    else if (xml.startsWith('<!', offset)) offset = findDeclarationEnd(xml, offset);
    else return /^<([a-z_][\w.:-]*)/.exec(xml.slice(offset, offset + 100))?.[1]?.replace(/^svg:/, '');
  }
  return undefined;
}

/** Returns the end of a declaration, which may contain others in square brackets. */
function findDeclarationEnd(xml: string, start: number): number {
  const end = xml.indexOf('>', start);
  const bracket = xml.indexOf('[', start);
  return bracket >= 0 && bracket < end ? xml.indexOf(']', bracket) : end;
}

const KINDS_BY_KEYS: readonly (readonly [keys: readonly string[], kind: KnownKind])[] = [
  [['ObjectStates', 'SaveName'], createProgramKind('tabletopSimulatorSave')],
  [['prototypeToken'], createProgramKind('foundryVttActor')],
  [['_stats', 'type'], createProgramKind('foundryVttDocument')],
  [['system', 'flags', 'type'], createProgramKind('foundryVttDocument')],
  [['schema_version', 'type'], createProgramKind('roll20Export')],
  [['schema_version', 'attribs'], createProgramKind('roll20Export')],
  [['roster'], createProgramKind('newRecruitRoster')],
  [['doc_id'], GOOGLE_LINK],
];

function recognizeJson(start: string, wholeText: string | undefined, ending: string): KnownKind | undefined {
  const value = wholeText === undefined ? undefined : parseJson(wholeText);
  const keys = isObject(value) ? Object.keys(value) : listKeysAtStart(start);
  if (isObject(value) && typeof value.format === 'string' && value.format.startsWith('rollcall.'))
    return { name: ROLLCALL_DOCUMENT, category: 'program', isReadable: true };
  const knownKind = KINDS_BY_KEYS.find(([requiredKeys]) => requiredKeys.every((key) => keys.includes(key)));
  if (knownKind !== undefined) return knownKind[1];
  if (keys.includes('url') && start.includes('docs.google.com')) return GOOGLE_LINK;
  const isJson =
    isObject(value) || Array.isArray(value) || isObject(parseJson(start.slice(0, start.search(/\r|\n|$/))));
  return ending !== 'json' && isJson ? { name: 'otherJson', category: 'program' } : undefined;
}

/** Lists the keys at the beginning of a long text at any depth, since saved games have megabytes. */
const listKeysAtStart = (start: string): string[] =>
  start.includes('"rollcall.') ? [] : [...start.matchAll(/"(\w{1,40})":/g)].map(([, key = '']) => key);

function parseJson(jsonText: string): unknown {
  try {
    return JSON.parse(jsonText.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
