/** Formats events, duties and phases for the play screen, with names instead of ids. */
import { truncateVisibly } from '../../text/truncate.ts';
import { formatLateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { formatEventLine, formatOutcome } from '../log/event-line.ts';
import { createGetName, type GetName } from '../model-names.ts';
import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { formatCommonLine } from './common-lines.ts';
import type { Fields } from './format-values.ts';

/** Formats an event as a line of the log: `Quick Tram charges 8 inches`. The event need not be known or allowed. */
export function formatEvent(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: Fields,
): string {
  const getName = createGetName(translate, playRules, encounter);
  if (logEvent.kind === 'note' && typeof logEvent.text === 'string')
    return translate('playLines.note', { text: truncateVisibly(logEvent.text) });
  const ownLine =
    playRules.words?.formatEvent?.(translate, logEvent, getName) ??
    playRules.formatEvent?.(translate, logEvent, getName) ??
    formatCommonLine(translate, logEvent, createGetValueName(translate, playRules, getName));
  return ownLine ?? formatEventLine(replaceIds(logEvent, getName) as Fields);
}

/** Formats the outcome of an event, called right after it: `18 in all`; empty if there is no outcome. */
export function formatEventOutcome(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: Fields,
): string {
  if (logEvent.kind === 'note') return '';
  return (
    playRules.words?.formatOutcome?.(translate, encounter, logEvent, createGetName(translate, playRules, encounter)) ??
    formatOutcome(encounter.state.last)
  );
}

/** Formats the first open duty and who has to answer it; undefined if there is none. */
export function formatDuty(translate: Translate, playRules: PlayRules, encounter: ActiveEncounter): string | undefined {
  const [firstDuty] = encounter.state.due;
  if (!firstDuty) return undefined;
  return (
    playRules.formatDuty?.(translate, encounter, createGetName(translate, playRules, encounter)) ??
    capitalize(formatKind(translate, firstDuty.due))
  );
}

/** Formats the current phase as a sentence. */
export const formatPhaseSentence = (translate: Translate, playRules: PlayRules, encounter: ActiveEncounter): string =>
  capitalize(formatPhase(translate, playRules, encounter));

/** Formats the current phase for use within a sentence. */
export function formatPhase(translate: Translate, playRules: PlayRules, { state: { phase } }: ActiveEncounter): string {
  return phase === 'over'
    ? translate('playWords.gameOver')
    : formatLateText(translate, playRules.phases?.[phase] ?? phase.replaceAll('-', ' '));
}

/** Formats the current phase, and a hint if the game has one. */
export function formatMoment(translate: Translate, playRules: PlayRules, encounter: ActiveEncounter): string {
  const hint = playRules.words?.formatHint?.(translate, encounter);
  return hint === undefined
    ? formatPhaseSentence(translate, playRules, encounter)
    : `${formatPhaseSentence(translate, playRules, encounter)}; ${hint}`;
}

/** Lists what else is on the table or was agreed on, a line each, without the things that the play screen lists by themselves. */
export const listBoardNotes = (translate: Translate, playRules: PlayRules, encounter: ActiveEncounter): string[] =>
  [
    ...(playRules.listBoardNotes?.(translate, encounter, createGetName(translate, playRules, encounter), true) ?? []),
  ].map((note) => capitalize(joinColumns(note)));

/** Formats the columns of a terminal line as a sentence: `Passed: The Passengers, The Company`. */
const joinColumns = (columnText: string): string => columnText.replace(/: +/, ': ').replace(/ {2,}/g, ', ');

/** Returns the text with a capital first letter. */
export const capitalize = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Creates a function that names ids, and translates values of events with the words of the game. */
const createGetValueName =
  (translate: Translate, playRules: PlayRules, getName: GetName): GetName =>
  (subjectId) =>
    findValueText(translate, playRules, subjectId) ?? getName(subjectId);

/** Returns the game's word for a kind or value of an event; undefined if it has none. */
export function findValueText(
  translate: Translate,
  { words: playTexts }: PlayRules,
  eventValue: string,
): string | undefined {
  const text =
    playTexts?.valueTexts && Object.hasOwn(playTexts.valueTexts, eventValue)
      ? playTexts.valueTexts[eventValue]
      : undefined;
  return text === undefined ? undefined : formatLateText(translate, text);
}

/** Formats a kind of event for which the game has no word: `step-in` is `step in`. */
export function formatKind(translate: Translate, eventKind: string): string {
  const messageKey = `playKinds.${eventKind}`;
  return translate.has(messageKey) ? translate(messageKey) : eventKind.replaceAll('-', ' ');
}

/** Formats a track, tag or cost, given by its English word: `Move`, `flying`. */
export function formatTrackLabel(translate: Translate, { words: playTexts }: PlayRules, trackLabel: string): string {
  const text =
    playTexts?.labelTexts && Object.hasOwn(playTexts.labelTexts, trackLabel)
      ? playTexts.labelTexts[trackLabel]
      : undefined;
  if (text !== undefined) return formatLateText(translate, text);
  const messageKey = `playLabels.${trackLabel}`;
  return translate.has(messageKey) ? translate(messageKey) : trackLabel;
}

/** Returns the event with every id replaced by a name. Keys and kinds stay. */
function replaceIds(eventValue: unknown, getName: GetName, keyName = ''): unknown {
  if (keyName === 'kind') return eventValue;
  if (typeof eventValue === 'string') return getName(eventValue);
  if (Array.isArray(eventValue)) return eventValue.map((listItem) => replaceIds(listItem, getName));
  if (typeof eventValue !== 'object' || eventValue === null) return eventValue;
  return Object.fromEntries(
    Object.entries(eventValue).map(([innerKey, innerValue]) => [innerKey, replaceIds(innerValue, getName, innerKey)]),
  );
}
