/** Every group of sentences with its German one. A test names what is missing. */

import { type Translated, translated } from '../../../shared/i18n/translation.ts';
import { ABOUT } from '../about.ts';
import { ART } from '../art.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { DIAGNOSTICS } from '../diagnostics.ts';
import { BULK } from '../documents/bulk.ts';
import { CHARACTERS } from '../documents/characters.ts';
import { COMPARE } from '../documents/compare.ts';
import { DECKS } from '../documents/decks.ts';
import { EDITING } from '../documents/editing.ts';
import { ENCOUNTERS } from '../documents/encounters.ts';
import { EVENT_FORM } from '../documents/event-form.ts';
import { EVENT_LISTS, EVENTS, PLAYER_MESSAGE } from '../documents/events.ts';
import { FACTIONS, SYMBOLS } from '../documents/factions.ts';
import { FIELDS } from '../documents/fields.ts';
import { FILTERS } from '../documents/filters.ts';
import { FINDINGS, SEVERITY_NAMES } from '../documents/findings.ts';
import { FORM } from '../documents/form.ts';
import { HOUSE_RULES } from '../documents/house-rules.ts';
import { LISTS } from '../documents/lists.ts';
import { PROSE } from '../documents/prose.ts';
import { SUGGESTIONS } from '../documents/suggestions.ts';
import { TEAM } from '../documents/team.ts';
import { TEAM_MODE } from '../documents/team-mode.ts';
import { TEAMS } from '../documents/teams.ts';
import { FAILURES } from '../failures.ts';
import { GAME } from '../games.ts';
import { GLOSSARY } from '../glossary.ts';
import { HELP } from '../help.ts';
import { KEYS } from '../keys.ts';
import { BACKUPS } from '../library/backups.ts';
import { DOCUMENT_NOUNS } from '../library/document-nouns.ts';
import { EXPORT } from '../library/export.ts';
import { JOURNAL } from '../library/journal.ts';
import { LIBRARY } from '../library/library.ts';
import { MISSING, TABLE_NOUNS } from '../library/missing.ts';
import { OPERATION_VERBS, OPERATIONS } from '../library/operations.ts';
import { TABLES } from '../library/tables.ts';
import { TRANSFER } from '../library/transfer.ts';
import { TRASH } from '../library/trash.ts';
import { MENU } from '../menu.ts';
import { SHOW } from '../play/show.ts';
import { TABLE } from '../play/table.ts';
import { LOG } from '../play/table-log.ts';
import { TIMER } from '../play/timer.ts';
import { TRACKER } from '../play/tracker.ts';
import { PRINT } from '../print.ts';
import { PRINT_IMAGES } from '../print-images.ts';
import { SETTINGS } from '../settings.ts';
import { SHELL } from '../shell.ts';
import { FONTS } from '../studio/fonts.ts';
import { GALLERY } from '../studio/gallery.ts';
import { REVIEW } from '../studio/review.ts';
import { SLOTS } from '../studio/slots.ts';
import { STUDIO } from '../studio/studio.ts';
import { STUDIO_KEYS } from '../studio/studio-keys.ts';
import { STYLE } from '../studio/style.ts';
import { TEMPLATES } from '../studio/templates.ts';
import { TOUR } from '../tour.ts';
import { UNSAVED } from '../unsaved.ts';
import { WHEN } from '../when.ts';
import { ART_DE } from './cards/art.ts';
import { PRINT_DE, TEMPLATES_DE } from './cards/cards.ts';
import { DECKS_DE } from './cards/decks.ts';
import { PRINT_IMAGES_DE } from './cards/print-images.ts';
import { COMMAND_WORDS_DE } from './command-words.ts';
import { ABOUT_DE, DIAGNOSTICS_DE, FAILURES_DE, MENU_DE, SETTINGS_DE, WHEN_DE } from './desktop.ts';
import { DOCUMENT_NOUNS_DE } from './document-nouns.ts';
import { COMPARE_DE } from './documents/compare.ts';
import * as documents from './documents/documents.ts';
import { EVENT_LISTS_DE, EVENTS_DE, PLAYER_MESSAGE_DE } from './documents/events.ts';
import { FACTIONS_DE, SYMBOLS_DE } from './documents/factions.ts';
import { GLOSSARY_DE } from './documents/glossary.ts';
import { ENCOUNTERS_DE, HOUSE_RULES_DE, SUGGESTIONS_DE, TEAM_DE, TEAM_MODE_DE, TEAMS_DE } from './documents/teams.ts';
import { HELP_DE } from './help.ts';
import { KEYS_DE } from './keys.ts';
import * as library from './library.ts';
import * as table from './play/table.ts';
import { SHELL_DE } from './shell.ts';
import { FONTS_DE } from './studio/fonts.ts';
import { GALLERY_DE } from './studio/gallery.ts';
import { REVIEW_DE } from './studio/review.ts';
import { SLOTS_DE } from './studio/slots.ts';
import { STUDIO_DE } from './studio/studio.ts';
import { STUDIO_KEYS_DE } from './studio/studio-keys.ts';
import { STYLE_DE } from './studio/style.ts';
import { TOUR_DE } from './tour.ts';
import { MISSING_DE, TABLE_NOUNS_DE, TABLES_DE, TRANSFER_DE } from './transfer.ts';
import { UNSAVED_DE } from './unsaved.ts';

export const GERMAN: readonly Translated[] = [
  translated(ABOUT, ABOUT_DE),
  translated(ART, ART_DE),
  translated(BACKUPS, library.BACKUPS_DE),
  translated(BULK, documents.BULK_DE),
  translated(CHARACTERS, documents.CHARACTERS_DE),
  translated(COMMAND_WORDS, COMMAND_WORDS_DE),
  translated(COMPARE, COMPARE_DE),
  translated(DECKS, DECKS_DE),
  translated(DIAGNOSTICS, DIAGNOSTICS_DE),
  translated(DOCUMENT_NOUNS, DOCUMENT_NOUNS_DE),
  translated(EDITING, documents.EDITING_DE),
  translated(ENCOUNTERS, ENCOUNTERS_DE),
  translated(EVENT_FORM, table.EVENT_FORM_DE),
  translated(EVENT_LISTS, EVENT_LISTS_DE),
  translated(EVENTS, EVENTS_DE),
  translated(PLAYER_MESSAGE, PLAYER_MESSAGE_DE),
  translated(EXPORT, library.EXPORT_DE),
  translated(FACTIONS, FACTIONS_DE),
  translated(FAILURES, FAILURES_DE),
  translated(FIELDS, documents.FIELDS_DE),
  translated(FILTERS, documents.FILTERS_DE),
  translated(FINDINGS, documents.FINDINGS_DE),
  translated(FORM, documents.FORM_DE),
  translated(FONTS, FONTS_DE),
  translated(GALLERY, GALLERY_DE),
  translated(GAME, documents.GAME_DE),
  translated(GLOSSARY, GLOSSARY_DE),
  translated(HELP, HELP_DE),
  translated(HOUSE_RULES, HOUSE_RULES_DE),
  translated(JOURNAL, library.JOURNAL_DE),
  translated(KEYS, KEYS_DE),
  translated(LIBRARY, library.LIBRARY_DE),
  translated(LISTS, documents.LISTS_DE),
  translated(LOG, table.LOG_DE),
  translated(MENU, MENU_DE),
  translated(MISSING, MISSING_DE),
  translated(OPERATION_VERBS, library.OPERATION_VERBS_DE),
  translated(OPERATIONS, library.OPERATIONS_DE),
  translated(PRINT, PRINT_DE),
  translated(PRINT_IMAGES, PRINT_IMAGES_DE),
  translated(PROSE, documents.PROSE_DE),
  translated(SETTINGS, SETTINGS_DE),
  translated(SEVERITY_NAMES, documents.SEVERITY_NAMES_DE),
  translated(SHELL, SHELL_DE),
  translated(SHOW, table.SHOW_DE),
  translated(SUGGESTIONS, SUGGESTIONS_DE),
  translated(SYMBOLS, SYMBOLS_DE),
  translated(STUDIO, STUDIO_DE),
  translated(STUDIO_KEYS, STUDIO_KEYS_DE),
  translated(REVIEW, REVIEW_DE),
  translated(SLOTS, SLOTS_DE),
  translated(STYLE, STYLE_DE),
  translated(TABLE, table.TABLE_DE),
  translated(TABLES, TABLES_DE),
  translated(TABLE_NOUNS, TABLE_NOUNS_DE),
  translated(TEAM, TEAM_DE),
  translated(TEAM_MODE, TEAM_MODE_DE),
  translated(TEAMS, TEAMS_DE),
  translated(TEMPLATES, TEMPLATES_DE),
  translated(TIMER, table.TIMER_DE),
  translated(TRACKER, table.TRACKER_DE),
  translated(UNSAVED, UNSAVED_DE),
  translated(TRANSFER, TRANSFER_DE),
  translated(TRASH, library.TRASH_DE),
  translated(TOUR, TOUR_DE),
  translated(WHEN, WHEN_DE),
];
