/** The messages of the notes of card layout. */

import { LIMITS } from '../../base/limits.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { fieldList, nameFields } from '../../document/field-list.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { svgNoteText } from '../../symbols/svg/note-messages.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { hasDirectionControls } from '../../text/lines/bidi.ts';
import { listScriptNames } from '../../text/script-names.ts';
import { shortened } from '../../text/short.ts';
import { formatList } from '../../texts/lists.ts';
import { formatNumber } from '../../texts/numbers.ts';
import type { Translate } from '../../texts/translate.ts';
import { listNames } from '../../texts/values.ts';
import { pictureProblemMessage } from '../pictures/picture-messages.ts';
import { COARSE_DPI } from '../pictures/pictures.ts';
import type { CardNote } from './note.ts';

/** Names that take a verb in the plural by themselves: `16 talents`, `keywords`. */
const PLURAL_NAME = /^\d|s$/;

/** Fields that begin a sentence. `count` is 1 where its verb is in the singular. */
function subjectOf(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  fields: readonly string[],
): { readonly fields: string; readonly count: number } {
  if (fields.length === 0) return { fields: translate('cardNotes.something'), count: 1 };
  const names = nameFields(translate, gameCatalog, fields);
  const [first = ''] = names;
  const count = names.length === 1 && PLURAL_NAME.test(first) ? 2 : names.length;
  return { fields: formatList(translate.language, names), count };
}

type NoteOf<Kind extends CardNote['kind']> = Extract<CardNote, { kind: Kind }>;

function unreadFieldsMessage(translate: Translate, note: NoteOf<'unread-field'>): string {
  const { template, more = 0 } = note;
  const named = note.fields.map((field, index) => {
    const place = note.places[index];
    const meant = note.instead[index];
    const shown = shortened(field);
    const placed = place ? translate('cardNotes.fieldIn', { field: shown, place }) : shown;
    return meant ? translate('cardNotes.meantField', { field: placed, meant }) : placed;
  });
  const names = named.join(', ');
  const fields = more > 0 ? translate('values.namesAndMore', { names, more }) : names;
  return translate('cardNotes.unreadFields', { template, fields });
}

function misreadMessage(translate: Translate, note: NoteOf<'misread-field'>): string {
  const { template, field, place } = note;
  if (note.use === 'list')
    return translate('misreadFields.list', { template, field, place, lists: note.lists.join(', ') });
  if (!('got' in note)) return translate(`misreadFields.${note.use}`, { template, field, place });
  return translate(`misreadFields.${note.use}`, { template, field, place, value: JSON.stringify(note.got) });
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** Places that are named in one message. */
const MOST_PLACES = 3;

/** Names the first places, and says with `describeMore` how many more there are. */
const placesOf = (places: readonly string[], describeMore: (count: number) => string): string =>
  [
    ...places.slice(0, MOST_PLACES),
    ...(places.length > MOST_PLACES ? [describeMore(places.length - MOST_PLACES)] : []),
  ].join(', ');

/** Characters that are shown in one message. */
const MOST_CHARACTERS = 12;

function charactersIn(translate: Translate, text: string): string {
  const all = Array.from(text);
  const separator = all.some((one) => one.length > 1) ? ' ' : '';
  const characters = shortened(all.slice(0, MOST_CHARACTERS).join(separator));
  const count = all.length - MOST_CHARACTERS;
  return count > 0 ? translate('cardNotes.moreCharacters', { characters, count }) : characters;
}

/** Names characters with the scripts that they belong to. */
function charactersOfScripts(translate: Translate, text: string): string {
  const characters = charactersIn(translate, text);
  const scripts = listScriptNames(text).map((name) => translate(`scripts.${name}`));
  return scripts.length === 0
    ? characters
    : translate('cardNotes.charactersOfScripts', { characters, scripts: scripts.join(', ') });
}

/** Edits between a word in braces and the icon it may be a misspelling of. */
const slipsIn = (name: string): number => (name.length <= 4 ? 1 : 2);

/** The icon that a word in braces is probably a misspelling of. */
function iconMeant(braces: string, known: readonly string[]): string | undefined {
  const name = (/\p{L}+/u.exec(braces.replace(/^\{\s*(?:[+−-]?\d+|X)\s/u, '{'))?.[0] ?? '').toLowerCase();
  const near = known.map((icon) => [editDistance(name, icon), icon] as const).sort(([a], [b]) => a - b);
  const [best] = near;
  return name !== '' && best !== undefined && best[0] <= slipsIn(name) ? best[1] : undefined;
}

/** Icons that are named: a line of them helps, thirty do not. */
const MOST_ICONS = 10;

function adviseIcon(translate: Translate, { written, known }: NoteOf<'unknown-icon'>): string {
  const meant = written.length === 1 ? iconMeant(written[0] ?? '', known) : undefined;
  if (meant !== undefined) return translate('cardNotes.meantIcon', { icon: `{${meant}}` });
  return known.length === 0
    ? translate('cardNotes.noIcons')
    : translate('cardNotes.icons', { names: listNames(translate, known, MOST_ICONS) });
}

function iconMessage(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  note: NoteOf<'unknown-icon'>,
): string {
  const { length: count } = note.written;
  const shown = note.written.map((one) => shortened(one));
  const written = placesOf(shown, (more) => translate('cardNotes.moreIcons', { count: more }));
  const advice = adviseIcon(translate, note);
  return note.fields.length === 0
    ? translate('cardNotes.noIcon', { written, count, advice })
    : translate('cardNotes.noIconIn', {
        written,
        count,
        advice,
        fields: fieldList(translate, gameCatalog, note.fields),
      });
}

/** Characters that turn the direction of text have their effect; the others are left out. */
function hiddenMessage(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  note: NoteOf<'hidden-character'>,
): string {
  const all = Array.from(note.characters);
  const clause = (some: readonly string[], key: 'turning' | 'unseen'): string[] => {
    const { length: count } = some;
    if (count === 0) return [];
    const characters = charactersIn(translate, some.join(''));
    return note.fields.length === 0
      ? [translate(`cardNotes.${key}`, { characters, count })]
      : [
          translate(`cardNotes.${key}In`, {
            characters,
            count,
            fields: fieldList(translate, gameCatalog, note.fields),
          }),
        ];
  };
  return [
    ...clause(all.filter(hasDirectionControls), 'turning'),
    ...clause(
      all.filter((one) => !hasDirectionControls(one)),
      'unseen',
    ),
  ].join('; ');
}

function trackMessage(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  note: NoteOf<'track-overflow'>,
): string {
  const { drawn } = note;
  const total =
    note.total === Number.POSITIVE_INFINITY
      ? translate('cardNotes.endless')
      : formatNumber(translate.language, note.total);
  if (note.fields.length === 0) return translate('cardNotes.boxes', { drawn, total });
  const fields = fieldList(translate, gameCatalog, note.fields);
  return fields === 'HP'
    ? translate('cardNotes.boxesOfHp', { drawn, total })
    : translate('cardNotes.boxesOf', { drawn, total, fields });
}

/** Fields that hold numbers. */
const NUMBER = /^\/(?:level|power|move|size|reach|hp|traits)(?:\/|$)/;

function overflowMessage(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  { fields }: NoteOf<'overflow'>,
): string {
  if (fields.length === 0) return translate('cardNotes.noRoomForOwnWords');
  const names = fieldList(translate, gameCatalog, fields);
  return fields.every((field) => NUMBER.test(field))
    ? translate('cardNotes.longNumbers', { fields: names, count: fields.length })
    : translate('cardNotes.noRoom', { fields: names });
}

/** One sentence without its full stop, to follow the character's name. */
export function noteMessage(translate: Translate, gameCatalog: GameCatalog<GameDocuments>, note: CardNote): string {
  switch (note.kind) {
    case 'overflow':
      return overflowMessage(translate, gameCatalog, note);
    case 'continued':
      return translate('cardNotes.onBack', subjectOf(translate, gameCatalog, note.fields));
    case 'continuation-card': {
      const subject = subjectOf(translate, gameCatalog, note.fields);
      return note.cards === 1
        ? translate('cardNotes.onCard', subject)
        : translate('cardNotes.onCards', { ...subject, cards: note.cards });
    }
    case 'track-overflow':
      return trackMessage(translate, gameCatalog, note);
    case 'missing-font':
      return translate(`cardNotes.fonts.${note.fault}`, {
        font: shortened(note.font),
        template: note.template,
        instead: note.instead,
      });
    case 'broken-picture':
      return translate('cardNotes.brokenPicture', {
        picture: shortened(note.picture),
        template: note.template,
        reason: pictureProblemMessage(translate, note.problem),
      });
    case 'coarse-picture':
      return translate('cardNotes.coarsePicture', {
        picture: shortened(note.picture),
        template: note.template,
        dpi: note.dpi,
        limit: COARSE_DPI,
      });
    case 'missing-glyph': {
      const characters = charactersOfScripts(translate, note.characters);
      return note.fields.length === 0
        ? translate('cardNotes.noGlyph', { characters })
        : translate('cardNotes.noGlyphIn', { characters, fields: fieldList(translate, gameCatalog, note.fields) });
    }
    case 'hidden-character':
      return hiddenMessage(translate, gameCatalog, note);
    case 'unknown-icon':
      return iconMessage(translate, gameCatalog, note);
    case 'too-long':
      return translate('cardNotes.onlyBeginning', {
        fields: fieldList(translate, gameCatalog, note.fields),
        letters: LIMITS.cardLetters,
        accents: LIMITS.accents,
      });
    case 'safe-area':
      return translate('cardNotes.nearCut', subjectOf(translate, gameCatalog, note.fields));
    case 'unread-field':
      return unreadFieldsMessage(translate, note);
    case 'misread-field':
      return misreadMessage(translate, note);
    case 'unread-word':
      return translate('cardNotes.unreadWords', {
        template: note.template,
        field: note.field,
        words: quoted(note.words),
        places: placesOf(note.places, (count) => translate('cardNotes.morePlaces', { count })),
        known: quoted(note.known),
      });
    case 'missing-art':
      return translate(`cardNotes.noPicture.${note.instead}`);
    case 'missing-faction':
      return translate('cardNotes.missingFaction', { faction: shortened(note.faction) });
    case 'broken-art':
      return translate('cardNotes.brokenArt', { reason: pictureProblemMessage(translate, note.problem) });
    case 'broken-symbol':
      return translate('cardNotes.brokenSymbol', { reason: pictureProblemMessage(translate, note.problem) });
    case 'cut-drawing':
      return note.drawing === 'art' ? translate('cardNotes.cutDrawing') : translate('cardNotes.cutSymbol');
    case 'simplified-art': {
      const reasons = note.reasons.map((one) => svgNoteText(translate, one)).join(' ');
      return translate('cardNotes.simplifiedArt', { reasons: reasons.replace(/\.$/, '') });
    }
    case 'low-resolution':
      return translate('cardNotes.lowResolution', { dpi: note.dpi });
  }
}
