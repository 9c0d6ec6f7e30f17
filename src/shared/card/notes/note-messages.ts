/** The messages of the notes of card layout. */

import { LIMITS } from '../../base/limits.ts';
import type { Catalogue } from '../../document/catalogue.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { fieldList, nameFields } from '../../document/field-list.ts';
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
  t: Translate,
  games: Catalogue<GameDocuments>,
  fields: readonly string[],
): { readonly fields: string; readonly count: number } {
  if (fields.length === 0) return { fields: t('cardNotes.something'), count: 1 };
  const names = nameFields(t, games, fields);
  const [first = ''] = names;
  const count = names.length === 1 && PLURAL_NAME.test(first) ? 2 : names.length;
  return { fields: formatList(t.language, names), count };
}

type NoteOf<Kind extends CardNote['kind']> = Extract<CardNote, { kind: Kind }>;

function unreadFieldsMessage(t: Translate, note: NoteOf<'unread-field'>): string {
  const { template, more = 0 } = note;
  const named = note.fields.map((field, i) => {
    const place = note.places[i];
    const meant = note.instead[i];
    const shown = shortened(field);
    const placed = place ? t('cardNotes.fieldIn', { field: shown, place }) : shown;
    return meant ? t('cardNotes.meantField', { field: placed, meant }) : placed;
  });
  const names = named.join(', ');
  const fields = more > 0 ? t('values.namesAndMore', { names, more }) : names;
  return t('cardNotes.unreadFields', { template, fields });
}

function misreadMessage(t: Translate, note: NoteOf<'misread-field'>): string {
  const { template, field, place } = note;
  if (note.use === 'list') return t('misreadFields.list', { template, field, place, lists: note.lists.join(', ') });
  if (!('got' in note)) return t(`misreadFields.${note.use}`, { template, field, place });
  return t(`misreadFields.${note.use}`, { template, field, place, value: JSON.stringify(note.got) });
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

function charactersIn(t: Translate, text: string): string {
  const all = Array.from(text);
  const separator = all.some((one) => one.length > 1) ? ' ' : '';
  const characters = shortened(all.slice(0, MOST_CHARACTERS).join(separator));
  const count = all.length - MOST_CHARACTERS;
  return count > 0 ? t('cardNotes.moreCharacters', { characters, count }) : characters;
}

/** Names characters with the scripts that they belong to. */
function charactersOfScripts(t: Translate, text: string): string {
  const characters = charactersIn(t, text);
  const scripts = listScriptNames(text).map((name) => t(`scripts.${name}`));
  return scripts.length === 0
    ? characters
    : t('cardNotes.charactersOfScripts', { characters, scripts: scripts.join(', ') });
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

function adviseIcon(t: Translate, { written, known }: NoteOf<'unknown-icon'>): string {
  const meant = written.length === 1 ? iconMeant(written[0] ?? '', known) : undefined;
  if (meant !== undefined) return t('cardNotes.meantIcon', { icon: `{${meant}}` });
  return known.length === 0 ? t('cardNotes.noIcons') : t('cardNotes.icons', { names: listNames(t, known, MOST_ICONS) });
}

function iconMessage(t: Translate, games: Catalogue<GameDocuments>, note: NoteOf<'unknown-icon'>): string {
  const { length: count } = note.written;
  const shown = note.written.map((one) => shortened(one));
  const written = placesOf(shown, (more) => t('cardNotes.moreIcons', { count: more }));
  const advice = adviseIcon(t, note);
  return note.fields.length === 0
    ? t('cardNotes.noIcon', { written, count, advice })
    : t('cardNotes.noIconIn', { written, count, advice, fields: fieldList(t, games, note.fields) });
}

/** Characters that turn the direction of text have their effect; the others are left out. */
function hiddenMessage(t: Translate, games: Catalogue<GameDocuments>, note: NoteOf<'hidden-character'>): string {
  const all = Array.from(note.characters);
  const clause = (some: readonly string[], key: 'turning' | 'unseen'): string[] => {
    const { length: count } = some;
    if (count === 0) return [];
    const characters = charactersIn(t, some.join(''));
    return note.fields.length === 0
      ? [t(`cardNotes.${key}`, { characters, count })]
      : [t(`cardNotes.${key}In`, { characters, count, fields: fieldList(t, games, note.fields) })];
  };
  return [
    ...clause(all.filter(hasDirectionControls), 'turning'),
    ...clause(
      all.filter((one) => !hasDirectionControls(one)),
      'unseen',
    ),
  ].join('; ');
}

function trackMessage(t: Translate, games: Catalogue<GameDocuments>, note: NoteOf<'track-overflow'>): string {
  const { drawn } = note;
  const total = note.total === Number.POSITIVE_INFINITY ? t('cardNotes.endless') : formatNumber(t.language, note.total);
  if (note.fields.length === 0) return t('cardNotes.boxes', { drawn, total });
  const fields = fieldList(t, games, note.fields);
  return fields === 'HP'
    ? t('cardNotes.boxesOfHp', { drawn, total })
    : t('cardNotes.boxesOf', { drawn, total, fields });
}

/** Fields that hold numbers. */
const NUMBER = /^\/(?:level|power|move|size|reach|hp|traits)(?:\/|$)/;

function overflowMessage(t: Translate, games: Catalogue<GameDocuments>, { fields }: NoteOf<'overflow'>): string {
  if (fields.length === 0) return t('cardNotes.noRoomForOwnWords');
  const names = fieldList(t, games, fields);
  return fields.every((field) => NUMBER.test(field))
    ? t('cardNotes.longNumbers', { fields: names, count: fields.length })
    : t('cardNotes.noRoom', { fields: names });
}

/** One sentence without its full stop, to follow the character's name. */
export function noteMessage(t: Translate, games: Catalogue<GameDocuments>, note: CardNote): string {
  switch (note.kind) {
    case 'overflow':
      return overflowMessage(t, games, note);
    case 'continued':
      return t('cardNotes.onBack', subjectOf(t, games, note.fields));
    case 'continuation-card': {
      const subject = subjectOf(t, games, note.fields);
      return note.cards === 1
        ? t('cardNotes.onCard', subject)
        : t('cardNotes.onCards', { ...subject, cards: note.cards });
    }
    case 'track-overflow':
      return trackMessage(t, games, note);
    case 'missing-font':
      return t(`cardNotes.fonts.${note.fault}`, {
        font: shortened(note.font),
        template: note.template,
        instead: note.instead,
      });
    case 'broken-picture':
      return t('cardNotes.brokenPicture', {
        picture: shortened(note.picture),
        template: note.template,
        reason: pictureProblemMessage(t, note.problem),
      });
    case 'coarse-picture':
      return t('cardNotes.coarsePicture', {
        picture: shortened(note.picture),
        template: note.template,
        dpi: note.dpi,
        limit: COARSE_DPI,
      });
    case 'missing-glyph': {
      const characters = charactersOfScripts(t, note.characters);
      return note.fields.length === 0
        ? t('cardNotes.noGlyph', { characters })
        : t('cardNotes.noGlyphIn', { characters, fields: fieldList(t, games, note.fields) });
    }
    case 'hidden-character':
      return hiddenMessage(t, games, note);
    case 'unknown-icon':
      return iconMessage(t, games, note);
    case 'too-long':
      return t('cardNotes.onlyBeginning', {
        fields: fieldList(t, games, note.fields),
        letters: LIMITS.cardLetters,
        accents: LIMITS.accents,
      });
    case 'safe-area':
      return t('cardNotes.nearCut', subjectOf(t, games, note.fields));
    case 'unread-field':
      return unreadFieldsMessage(t, note);
    case 'misread-field':
      return misreadMessage(t, note);
    case 'unread-word':
      return t('cardNotes.unreadWords', {
        template: note.template,
        field: note.field,
        words: quoted(note.words),
        places: placesOf(note.places, (count) => t('cardNotes.morePlaces', { count })),
        known: quoted(note.known),
      });
    case 'missing-art':
      return t(`cardNotes.noPicture.${note.instead}`);
    case 'missing-faction':
      return t('cardNotes.missingFaction', { faction: shortened(note.faction) });
    case 'broken-art':
      return t('cardNotes.brokenArt', { reason: pictureProblemMessage(t, note.problem) });
    case 'broken-symbol':
      return t('cardNotes.brokenSymbol', { reason: pictureProblemMessage(t, note.problem) });
    case 'cut-drawing':
      return note.drawing === 'art' ? t('cardNotes.cutDrawing') : t('cardNotes.cutSymbol');
    case 'simplified-art': {
      const reasons = note.reasons.map((one) => svgNoteText(t, one)).join(' ');
      return t('cardNotes.simplifiedArt', { reasons: reasons.replace(/\.$/, '') });
    }
    case 'low-resolution':
      return t('cardNotes.lowResolution', { dpi: note.dpi });
  }
}
