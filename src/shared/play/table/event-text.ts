/** Events, duties and phases in words for the table: with names where a log has ids. */
import { shortened } from '../../text/short.ts';
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { eventLine, outcomeText } from '../log/event-line.ts';
import { type NameOf, namesOf } from '../names.ts';
import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { commonLine } from './common-lines.ts';
import type { Fields } from './format.ts';

/** An event as a line of the log: `Quick Tram charges 8 inches`. It need not be one that the game knows or allows. */
export function eventText(translate: Translate, rules: PlayRules, encounter: ActiveEncounter, event: Fields): string {
  const name = namesOf(translate, rules, encounter);
  if (event.kind === 'note' && typeof event.text === 'string')
    return translate('playLines.note', { text: shortened(event.text) });
  const own =
    rules.words?.line?.(translate, event, name) ??
    rules.line?.(translate, event, name) ??
    commonLine(translate, event, valued(translate, rules, name));
  return own ?? eventLine(named(event, name) as Fields);
}

/** What the event worked out, asked right after it: `18 in all`; empty where it worked out nothing. */
export function outcomeTextOf(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  event: Fields,
): string {
  if (event.kind === 'note') return '';
  return (
    rules.words?.outcome?.(translate, encounter, event, namesOf(translate, rules, encounter)) ??
    outcomeText(encounter.state.last)
  );
}

/** What is due first, and from whom; undefined where nothing is. */
export function dutyText(translate: Translate, rules: PlayRules, encounter: ActiveEncounter): string | undefined {
  const [first] = encounter.state.due;
  if (!first) return undefined;
  return (
    rules.dutyLine?.(translate, encounter, namesOf(translate, rules, encounter)) ??
    sentence(kindText(translate, first.due))
  );
}

/** What is going on: `Somebody spends AP`. */
export const phaseWords = (translate: Translate, rules: PlayRules, encounter: ActiveEncounter): string =>
  sentence(phaseText(translate, rules, encounter));

/** The same within a sentence. */
export function phaseText(translate: Translate, rules: PlayRules, { state: { phase } }: ActiveEncounter): string {
  return phase === 'over'
    ? translate('playWords.gameOver')
    : formatText(translate, rules.phases?.[phase] ?? phase.replaceAll('-', ' '));
}

/** What is going on, and what is to be thought of besides. */
export function momentText(translate: Translate, rules: PlayRules, encounter: ActiveEncounter): string {
  const hint = rules.words?.hint?.(translate, encounter);
  return hint === undefined
    ? phaseWords(translate, rules, encounter)
    : `${phaseWords(translate, rules, encounter)}; ${hint}`;
}

/** What else lies on the table or was agreed on, a line each. */
export const standingText = (translate: Translate, rules: PlayRules, encounter: ActiveEncounter): string[] =>
  [...(rules.standing?.(translate, encounter, namesOf(translate, rules, encounter)) ?? [])].map((line) =>
    sentence(inText(line)),
  );

/** The columns of a terminal as a sentence: `Passed: The Passengers, The Company`. */
const inText = (line: string): string => line.replace(/: +/, ': ').replace(/ {2,}/g, ', ');

/** With a capital at its beginning. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of ids, and the words of a game for its own. */
const valued =
  (translate: Translate, rules: PlayRules, name: NameOf): NameOf =>
  (id) =>
    valueWords(translate, rules, id) ?? name(id);

/** A kind or value of an event as people say it; undefined where the game has no word for it. */
export function valueWords(translate: Translate, { words }: PlayRules, value: string): string | undefined {
  const text = words?.values && Object.hasOwn(words.values, value) ? words.values[value] : undefined;
  return text === undefined ? undefined : formatText(translate, text);
}

/** A kind of events that no game has its own word for: `step-in` is `step in`. */
export function kindText(translate: Translate, kind: string): string {
  const key = `playKinds.${kind}`;
  return translate.has(key) ? translate(key) : kind.replaceAll('-', ' ');
}

/** A track, tag or cost as people say it, by its English word: `Move`, `flying`. */
export function labelText(translate: Translate, { words }: PlayRules, label: string): string {
  const text = words?.labels && Object.hasOwn(words.labels, label) ? words.labels[label] : undefined;
  if (text !== undefined) return formatText(translate, text);
  const key = `playLabels.${label}`;
  return translate.has(key) ? translate(key) : label;
}

/** The same event with every id replaced by a name; keys and kinds stay. */
function named(value: unknown, name: NameOf, key = ''): unknown {
  if (key === 'kind') return value;
  if (typeof value === 'string') return name(value);
  if (Array.isArray(value)) return value.map((item) => named(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([at, inner]) => [at, named(inner, name, at)]));
}
