/** Formats the findings of card layout as messages. */

import { LIMITS } from '../../base/limits.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { formatFieldList, listFieldNames } from '../../document/field-list.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { formatSvgFinding } from '../../symbols/svg/svg-messages.ts';
import { computeEditDistance } from '../../text/edit-distance.ts';
import { hasDirectionControls } from '../../text/lines/direction-controls.ts';
import { listScriptNames } from '../../text/script-names.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { formatList } from '../../texts/lists.ts';
import { formatNumber } from '../../texts/numbers.ts';
import type { Translate } from '../../texts/translate.ts';
import { listNames } from '../../texts/values.ts';
import { formatPictureProblem } from '../pictures/picture-messages.ts';
import { COARSE_DPI } from '../pictures/pictures.ts';
import type { CardFinding } from './card-finding.ts';

/** Matches field names that are plurals themselves: `16 talents`, `keywords`. */
const PLURAL_NAME = /^\d|s$/;

/** Formats fields as the subject of a sentence. `count` is 1 if the verb is singular. */
function describeFields(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  fields: readonly string[],
): { readonly fields: string; readonly count: number } {
  if (fields.length === 0) return { fields: translate('cardNotes.something'), count: 1 };
  const names = listFieldNames(translate, gameCatalog, fields);
  const [first = ''] = names;
  const count = names.length === 1 && PLURAL_NAME.test(first) ? 2 : names.length;
  return { fields: formatList(translate.language, names), count };
}

type FindingOfKind<Kind extends CardFinding['kind']> = Extract<CardFinding, { kind: Kind }>;

function formatUnreadFields(translate: Translate, finding: FindingOfKind<'unread-field'>): string {
  const { template, more: moreCount = 0 } = finding;
  const fieldDescriptions = finding.fields.map((field, index) => {
    const place = finding.places[index];
    const suggestedField = finding.instead[index];
    const shortField = truncateVisibly(field);
    const locatedField = place ? translate('cardNotes.fieldIn', { field: shortField, place }) : shortField;
    return suggestedField
      ? translate('cardNotes.meantField', { field: locatedField, meant: suggestedField })
      : locatedField;
  });
  const names = fieldDescriptions.join(', ');
  const fields = moreCount > 0 ? translate('values.namesAndMore', { names, more: moreCount }) : names;
  return translate('cardNotes.unreadFields', { template, fields });
}

function formatMisreadField(translate: Translate, finding: FindingOfKind<'misread-field'>): string {
  const { template, field, place } = finding;
  if (finding.use === 'list')
    return translate('misreadFields.list', { template, field, place, lists: finding.lists.join(', ') });
  if (!('got' in finding)) return translate(`misreadFields.${finding.use}`, { template, field, place });
  return translate(`misreadFields.${finding.use}`, { template, field, place, value: JSON.stringify(finding.got) });
}

const quoteWords = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** The maximum number of places that one message names. */
const MAX_PLACES = 3;

/** Lists the first places; `describeMore` says how many more there are. */
const listPlaces = (places: readonly string[], describeMore: (count: number) => string): string =>
  [
    ...places.slice(0, MAX_PLACES),
    ...(places.length > MAX_PLACES ? [describeMore(places.length - MAX_PLACES)] : []),
  ].join(', ');

/** The maximum number of characters that one message shows. */
const MAX_CHARACTERS = 12;

function listCharacters(translate: Translate, characterText: string): string {
  const allCharacters = Array.from(characterText);
  const separator = allCharacters.some((character) => character.length > 1) ? ' ' : '';
  const characters = truncateVisibly(allCharacters.slice(0, MAX_CHARACTERS).join(separator));
  const count = allCharacters.length - MAX_CHARACTERS;
  return count > 0 ? translate('cardNotes.moreCharacters', { characters, count }) : characters;
}

/** Lists characters with the scripts that they belong to. */
function listCharactersAndScripts(translate: Translate, characterText: string): string {
  const characters = listCharacters(translate, characterText);
  const scripts = listScriptNames(characterText).map((name) => translate(`scripts.${name}`));
  return scripts.length === 0
    ? characters
    : translate('cardNotes.charactersOfScripts', { characters, scripts: scripts.join(', ') });
}

/** Returns how many edits a word in braces may differ from the icon that it misspells. */
const getMaxEdits = (iconName: string): number => (iconName.length <= 4 ? 1 : 2);

/** Returns the icon that a word in braces probably misspells. */
function findSimilarIcon(braces: string, known: readonly string[]): string | undefined {
  // Skips a value in front of the word: `{+2 figth}` is searched as `{figth}`.
  const braceWord = (/\p{L}+/u.exec(braces.replace(/^\{\s*(?:[+−-]?\d+|X)\s/u, '{'))?.[0] ?? '').toLowerCase();
  const rankedIcons = known
    .map((icon) => [computeEditDistance(braceWord, icon), icon] as const)
    .sort(([a], [b]) => a - b);
  const [bestMatch] = rankedIcons;
  return braceWord !== '' && bestMatch !== undefined && bestMatch[0] <= getMaxEdits(braceWord)
    ? bestMatch[1]
    : undefined;
}

/** The maximum number of icons that one message names, so that the list stays short enough to read. */
const MAX_ICONS = 10;

function adviseIcon(translate: Translate, { written, known }: FindingOfKind<'unknown-icon'>): string {
  const suggestedIcon = written.length === 1 ? findSimilarIcon(written[0] ?? '', known) : undefined;
  if (suggestedIcon !== undefined) return translate('cardNotes.meantIcon', { icon: `{${suggestedIcon}}` });
  return known.length === 0
    ? translate('cardNotes.noIcons')
    : translate('cardNotes.icons', { names: listNames(translate, known, MAX_ICONS) });
}

function formatUnknownIcon(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  finding: FindingOfKind<'unknown-icon'>,
): string {
  const { length: count } = finding.written;
  const shortBraces = finding.written.map((bracesText) => truncateVisibly(bracesText));
  const listedBraces = listPlaces(shortBraces, (moreCount) => translate('cardNotes.moreIcons', { count: moreCount }));
  const advice = adviseIcon(translate, finding);
  return finding.fields.length === 0
    ? translate('cardNotes.noIcon', { written: listedBraces, count, advice })
    : translate('cardNotes.noIconIn', {
        written: listedBraces,
        count,
        advice,
        fields: formatFieldList(translate, gameCatalog, finding.fields),
      });
}

/** Direction controls take effect, so they get another message than invisible characters, which are omitted. */
function formatHiddenCharacters(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  finding: FindingOfKind<'hidden-character'>,
): string {
  const allCharacters = Array.from(finding.characters);
  const formatClause = (clauseCharacters: readonly string[], messageKey: 'turning' | 'unseen'): string[] => {
    const { length: count } = clauseCharacters;
    if (count === 0) return [];
    const characters = listCharacters(translate, clauseCharacters.join(''));
    return finding.fields.length === 0
      ? [translate(`cardNotes.${messageKey}`, { characters, count })]
      : [
          translate(`cardNotes.${messageKey}In`, {
            characters,
            count,
            fields: formatFieldList(translate, gameCatalog, finding.fields),
          }),
        ];
  };
  return [
    ...formatClause(allCharacters.filter(hasDirectionControls), 'turning'),
    ...formatClause(
      allCharacters.filter((character) => !hasDirectionControls(character)),
      'unseen',
    ),
  ].join('; ');
}

function formatTrackOverflow(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  finding: FindingOfKind<'track-overflow'>,
): string {
  const { drawn } = finding;
  const total =
    finding.total === Number.POSITIVE_INFINITY
      ? translate('cardNotes.endless')
      : formatNumber(translate.language, finding.total);
  if (finding.fields.length === 0) return translate('cardNotes.boxes', { drawn, total });
  const fields = formatFieldList(translate, gameCatalog, finding.fields);
  return fields === 'HP'
    ? translate('cardNotes.boxesOfHp', { drawn, total })
    : translate('cardNotes.boxesOf', { drawn, total, fields });
}

/** Matches pointers of fields that hold numbers: `/level`, `/hp/total`, `/traits/fight/dice`. */
const NUMBER_FIELD = /^\/(?:level|power|move|size|reach|hp|traits)(?:\/|$)/;

function formatOverflow(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  { fields }: FindingOfKind<'overflow'>,
): string {
  if (fields.length === 0) return translate('cardNotes.noRoomForOwnWords');
  const names = formatFieldList(translate, gameCatalog, fields);
  return fields.every((field) => NUMBER_FIELD.test(field))
    ? translate('cardNotes.longNumbers', { fields: names, count: fields.length })
    : translate('cardNotes.noRoom', { fields: names });
}

/** Formats a finding as one sentence without its full stop, to follow the character's name. */
export function formatCardFinding(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  finding: CardFinding,
): string {
  switch (finding.kind) {
    case 'overflow':
      return formatOverflow(translate, gameCatalog, finding);
    case 'continued':
      return translate('cardNotes.onBack', describeFields(translate, gameCatalog, finding.fields));
    case 'continuation-card': {
      const subject = describeFields(translate, gameCatalog, finding.fields);
      return finding.cards === 1
        ? translate('cardNotes.onCard', subject)
        : translate('cardNotes.onCards', { ...subject, cards: finding.cards });
    }
    case 'credit-line':
      return translate('cardNotes.creditLine', { fields: formatFieldList(translate, gameCatalog, finding.fields) });
    case 'track-overflow':
      return formatTrackOverflow(translate, gameCatalog, finding);
    case 'missing-font':
      return translate(`cardNotes.fonts.${finding.fault}`, {
        font: truncateVisibly(finding.font),
        template: finding.template,
        instead: finding.instead,
      });
    case 'broken-picture':
      return translate('cardNotes.brokenPicture', {
        picture: truncateVisibly(finding.picture),
        template: finding.template,
        reason: formatPictureProblem(translate, finding.problem),
      });
    case 'coarse-picture':
      return translate('cardNotes.coarsePicture', {
        picture: truncateVisibly(finding.picture),
        template: finding.template,
        dpi: finding.dpi,
        limit: COARSE_DPI,
      });
    case 'missing-glyph': {
      const characters = listCharactersAndScripts(translate, finding.characters);
      return finding.fields.length === 0
        ? translate('cardNotes.noGlyph', { characters })
        : translate('cardNotes.noGlyphIn', {
            characters,
            fields: formatFieldList(translate, gameCatalog, finding.fields),
          });
    }
    case 'hidden-character':
      return formatHiddenCharacters(translate, gameCatalog, finding);
    case 'unknown-icon':
      return formatUnknownIcon(translate, gameCatalog, finding);
    case 'too-long':
      return translate('cardNotes.onlyBeginning', {
        fields: formatFieldList(translate, gameCatalog, finding.fields),
        letters: LIMITS.cardLetters,
        accents: LIMITS.accents,
      });
    case 'safe-area':
      return translate('cardNotes.nearCut', describeFields(translate, gameCatalog, finding.fields));
    case 'unread-field':
      return formatUnreadFields(translate, finding);
    case 'misread-field':
      return formatMisreadField(translate, finding);
    case 'unread-word':
      return translate('cardNotes.unreadWords', {
        template: finding.template,
        field: finding.field,
        words: quoteWords(finding.words),
        places: listPlaces(finding.places, (count) => translate('cardNotes.morePlaces', { count })),
        known: quoteWords(finding.known),
      });
    case 'missing-art':
      return translate(`cardNotes.noPicture.${finding.instead}`);
    case 'missing-faction':
      return translate('cardNotes.missingFaction', { faction: truncateVisibly(finding.faction) });
    case 'broken-art':
      return translate('cardNotes.brokenArt', { reason: formatPictureProblem(translate, finding.problem) });
    case 'broken-symbol':
      return translate('cardNotes.brokenSymbol', { reason: formatPictureProblem(translate, finding.problem) });
    case 'cut-drawing':
      return finding.drawing === 'art' ? translate('cardNotes.cutDrawing') : translate('cardNotes.cutSymbol');
    case 'simplified-art': {
      const reasons = finding.reasons.map((svgFinding) => formatSvgFinding(translate, svgFinding)).join(' ');
      return translate('cardNotes.simplifiedArt', { reasons: reasons.replace(/\.$/, '') });
    }
    case 'low-resolution':
      return translate('cardNotes.lowResolution', { dpi: finding.dpi });
  }
}
