/** Events, duties and phases in words for the table: with names where a log has ids. */
import { t, translatePhrase } from '../../i18n/phrases.ts';
import { shortened } from '../../text/short.ts';
import { eventLine, outcomeText } from '../log/event-line.ts';
import { type NameOf, namesOf } from '../names.ts';
import type { PlaySpec } from '../play-spec.ts';
import type { Play } from '../state.ts';
import { commonLine } from './common-lines.ts';
import type { Fields } from './format.ts';

/** An event as a line of the log: `Quick Tram charges 8 inches`. It need not be one that the game knows or allows. */
export function eventText(rules: PlaySpec, play: Play, event: Fields): string {
  const name = namesOf(rules, play);
  if (event.kind === 'note' && typeof event.text === 'string') return t`Note: ${shortened(event.text)}`;
  const own = rules.words?.line?.(event, name) ?? rules.line?.(event, name) ?? commonLine(event, valued(rules, name));
  return own ?? eventLine(named(event, name) as Fields);
}

/** What the event worked out, asked right after it: `18 in all`; empty where it worked out nothing. */
export function outcomeTextOf(rules: PlaySpec, play: Play, event: Fields): string {
  if (event.kind === 'note') return '';
  return rules.words?.outcome?.(play, event, namesOf(rules, play)) ?? outcomeText(play.state.last);
}

/** What is due first, and from whom; undefined where nothing is. */
export function dutyText(rules: PlaySpec, play: Play): string | undefined {
  const [first] = play.state.due;
  if (!first) return undefined;
  return rules.dutyLine?.(play, namesOf(rules, play)) ?? translatePhrase(sentence(first.due.replaceAll('-', ' ')));
}

/** What is going on: `Somebody spends AP`. */
export const phaseWords = (rules: PlaySpec, play: Play): string => sentence(phaseText(rules, play));

/** The same within a sentence. */
export function phaseText(rules: PlaySpec, { state: { phase } }: Play): string {
  return phase === 'over' ? t`the game is over` : (rules.phases?.[phase] ?? phase.replaceAll('-', ' '));
}

/** What is going on, and what is to be thought of besides. */
export function momentText(rules: PlaySpec, play: Play): string {
  const hint = rules.words?.hint?.(play);
  return hint === undefined ? phaseWords(rules, play) : `${phaseWords(rules, play)}; ${hint}`;
}

/** What else lies on the table or was agreed on, a line each. */
export const standingText = (rules: PlaySpec, play: Play): string[] =>
  [...(rules.standing?.(play, namesOf(rules, play)) ?? [])].map((line) => sentence(inText(line)));

/** The columns of a terminal as a sentence: `Passed: The Passengers, The Company`. */
const inText = (line: string): string => line.replace(/: +/, ': ').replace(/ {2,}/g, ', ');

/** With a capital at its beginning. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of ids, and the words of a game for its own. */
const valued =
  (rules: PlaySpec, name: NameOf): NameOf =>
  (id) =>
    valueWords(rules, id) ?? name(id);

/** A kind or value of an event as people say it; undefined where the game has no word for it. */
export function valueWords({ words }: PlaySpec, value: string): string | undefined {
  return words?.values && Object.hasOwn(words.values, value) ? words.values[value] : undefined;
}

/** The same event with every id replaced by a name; keys and kinds stay. */
function named(value: unknown, name: NameOf, key = ''): unknown {
  if (key === 'kind') return value;
  if (typeof value === 'string') return name(value);
  if (Array.isArray(value)) return value.map((item) => named(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([at, inner]) => [at, named(inner, name, at)]));
}
