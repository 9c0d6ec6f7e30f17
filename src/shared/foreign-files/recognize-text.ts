/** Recognizes texts of other programs: by the outermost element of XML, the keys of JSON, or a first line. */
import { isObject } from '../document/json/json-object.ts';
import { type ForeignFileName, ROLLCALL_DOCUMENT } from '../texts/foreign-file.ts';
import type { KnownKind } from './file-kinds.ts';

const program = (name: ForeignFileName): KnownKind => ({ name, category: 'program' });

/** `head` is the beginning of the text, `whole` all of it where it is short. */
export function recognizeText(head: string, whole: string | undefined, ending: string): KnownKind | undefined {
  const start = head.trimStart().slice(0, 8000);
  const line = FIRST_LINES.find(([beginning]) => start.startsWith(beginning));
  if (line !== undefined) return line[1];
  if (start.startsWith('<')) return recognizeXml(start);
  if (start.startsWith('{') || start.startsWith('[')) return recognizeJson(start, whole, ending);
  return undefined;
}

const GOOGLE: KnownKind = { name: 'googleLink', category: 'link' };
const WEB_LINK: KnownKind = { name: 'webLink', category: 'link' };

const FIRST_LINES: readonly (readonly [beginning: string, kind: KnownKind])[] = [
  ['version https://git-lfs', { name: 'gitLfsPlaceholder', category: 'large-file' }],
  ['[InternetShortcut]', WEB_LINK],
  ['mse version:', program('magicSetEditorSet')],
  ['mse_version:', program('magicSetEditorSet')],
  ['PCGVERSION:', program('pcgenCharacter')],
  ['#Saved from version', program('megaMekUnit')],
  ['# MegaMek', program('megaMekUnit')],
  ['GIF87a', { name: 'gifPicture', category: 'picture' }],
  ['GIF89a', { name: 'gifPicture', category: 'picture' }],
  ['%!PS', { name: 'postScriptDrawing', category: 'picture' }],
];

/** Elements that only one program writes as the outermost one, with what else must be near the beginning. */
const ROOTS: readonly (readonly [root: string, mark: string, kind: KnownKind])[] = [
  ['svg', '', { name: 'svgDrawing', category: 'picture', isReadable: true }],
  ['html', '', { name: 'webPage', category: 'text' }],
  ['roster', 'battlescribe', program('battleScribeRoster')],
  ['gamesystem', 'battlescribe', program('battleScribeData')],
  ['catalogue', 'battlescribe', program('battleScribeData')],
  ['dataindex', 'battlescribe', program('battleScribeData')],
  ['cockatrice_deck', '', program('cockatriceDeck')],
  ['cockatrice_carddatabase', '', program('cockatriceCardList')],
  ['document', 'hero lab', program('heroLabFile')],
  ['character', 'builtin.', program('heroDesignerCharacter')],
  ['prefab', '', program('heroDesignerPrefab')],
  ['project', '<layout', program('cardMakerProject')],
  ['deck', 'game=', program('octgnDeck')],
  ['deck', '<superzone', program('lackeyCcgDeck')],
  ['office:document', 'spreadsheet', { name: 'openDocumentSpreadsheet', category: 'sheet' }],
  ['workbook', 'office:spreadsheet', { name: 'excel2003Spreadsheet', category: 'sheet' }],
  ['plist', 'url', WEB_LINK],
];

function recognizeXml(start: string): KnownKind | undefined {
  const lower = start.toLowerCase();
  if (lower.startsWith('<!doctype html')) return { name: 'webPage', category: 'text' };
  const root = outermostElement(lower);
  if (root === undefined) return undefined;
  const known = ROOTS.find(([name, mark]) => name === root && lower.includes(mark));
  if (known !== undefined) return known[2];
  // Excel takes a fragment of HTML, such as a bare table, for a spreadsheet.
  if (root === 'table' || root === 'body' || root === 'head') return { name: 'webPage', category: 'text' };
  return lower.startsWith('<?xml') ? { name: 'otherXml', category: 'program' } : undefined;
}

/** The name of the first element, behind declarations and comments, without the prefix of its namespace for SVG. */
function outermostElement(xml: string): string | undefined {
  let at = 0;
  while (at >= 0 && at < xml.length) {
    at = xml.indexOf('<', at);
    if (at < 0) return undefined;
    if (xml.startsWith('<!--', at)) at = xml.indexOf('-->', at + 4);
    else if (xml.startsWith('<?', at)) at = xml.indexOf('?>', at + 2);
    else if (xml.startsWith('<!', at)) at = endOfDeclaration(xml, at);
    else return /^<([a-z_][\w.:-]*)/.exec(xml.slice(at, at + 100))?.[1]?.replace(/^svg:/, '');
  }
  return undefined;
}

/** A declaration may hold others in square brackets. */
function endOfDeclaration(xml: string, start: number): number {
  const end = xml.indexOf('>', start);
  const bracket = xml.indexOf('[', start);
  return bracket >= 0 && bracket < end ? xml.indexOf(']', bracket) : end;
}

const JSON_KEYS: readonly (readonly [keys: readonly string[], kind: KnownKind])[] = [
  [['ObjectStates', 'SaveName'], program('tabletopSimulatorSave')],
  [['prototypeToken'], program('foundryVttActor')],
  [['_stats', 'type'], program('foundryVttDocument')],
  [['system', 'flags', 'type'], program('foundryVttDocument')],
  [['schema_version', 'type'], program('roll20Export')],
  [['schema_version', 'attribs'], program('roll20Export')],
  [['roster'], program('newRecruitRoster')],
  [['doc_id'], GOOGLE],
];

function recognizeJson(start: string, whole: string | undefined, ending: string): KnownKind | undefined {
  const value = whole === undefined ? undefined : parseJson(whole);
  const keys = isObject(value) ? Object.keys(value) : keysAtStart(start);
  if (isObject(value) && typeof value.format === 'string' && value.format.startsWith('rollcall.'))
    return { name: ROLLCALL_DOCUMENT, category: 'program', isReadable: true };
  const known = JSON_KEYS.find(([needed]) => needed.every((key) => keys.includes(key)));
  if (known !== undefined) return known[1];
  if (keys.includes('url') && start.includes('docs.google.com')) return GOOGLE;
  const isJson =
    isObject(value) || Array.isArray(value) || isObject(parseJson(start.slice(0, start.search(/\r|\n|$/))));
  return ending !== 'json' && isJson ? { name: 'otherJson', category: 'program' } : undefined;
}

/** Of a long text the keys at its beginning, whatever their depth: saves of games have megabytes. */
const keysAtStart = (start: string): string[] =>
  start.includes('"rollcall.') ? [] : [...start.matchAll(/"(\w{1,40})":/g)].map(([, key = '']) => key);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
