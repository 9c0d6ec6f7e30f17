/** Prints the answer of `order` for people: the log, then the encounter state. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { formatEventLine } from '../../shared/play/log/event-line.ts';
import { countFaces } from '../../shared/play/log/log.ts';
import { getModelName } from '../../shared/play/model-names.ts';
import type { PlayRules, Track } from '../../shared/play/play-rules.ts';
import type { Replay } from '../../shared/play/replay.ts';
import type { ActiveEncounter } from '../../shared/play/state.ts';
import type { Finding } from '../../shared/rules/finding.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { findingLine } from '../check/check-output.ts';
import type { Io } from '../io.ts';
import type { EncounterFile } from './encounter-file.ts';
import { offerLines } from './offer-lines.ts';

/** A replay with the outcomes of its events, by event number. */
interface Outcomes extends Replay {
  readonly outcomes: ReadonlyMap<number, string>;
}

/** Prints a replay. With `isOneOfSeveral`, the name of its file comes first. */
export function printReplay(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { file, encounter }: EncounterFile,
  { findings, events, accepted, encounter: activeEncounter, outcomes }: Outcomes,
  rules: PlayRules,
  isOneOfSeveral: boolean,
  streams: Io,
): void {
  if (isOneOfSeveral) streams.out(file);
  streams.out(
    translate('cli.order.heading', {
      name: encounter.name || encounter.id,
      game: gameCatalog.getGame(encounter).name,
      events,
      accepted,
    }),
  );
  for (const finding of findings) if (!isRefusal(finding)) streams.out(`  ${findingLine(translate, finding)}`);
  if (!activeEncounter) return;
  const refusals = new Map(findings.filter(isRefusal).map((finding) => [finding.path, finding]));
  for (const [index, event] of (encounter.log ?? []).entries()) {
    const refused = refusals.get(`/log/${index}`);
    const line = `${String(index).padStart(4)}${refused ? ' ! ' : '   '}${rules.formatEvent?.(translate, event, idItself) ?? formatEventLine(event)}`;
    const outcome = event.kind === 'note' ? undefined : outcomes.get(index);
    streams.out(
      refused
        ? `${line}: ${formatLateText(translate, refused.message)}${citeOf(refused)}`
        : `${line}${outcome ? ` = ${outcome}` : ''}`,
    );
  }
  for (const line of standing(translate, rules, activeEncounter)) streams.out(line);
  const { seed = 0, log = [] } = encounter;
  for (const line of offerLines(translate, rules, activeEncounter)) streams.out(line);
  streams.out('');
  streams.out(translate('cli.order.eventsHint', { game: encounter.ruleset }));
  streams.out(translate('cli.order.diceHint', { seed, start: countFaces(log) }));
}

/** Returns an id unchanged, because a log is printed with the ids of its file. */
const idItself = (id: string): string => id;

const isRefusal = ({ path }: Finding): boolean => path.startsWith('/log/');

const citeOf = ({ cite }: Finding): string => (cite.fact === undefined ? '' : ` (${cite.fact})`);

function* standing(translate: Translate, rules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  const { phase, order, active, side, due } = encounter.state;
  const { word, by } = rules.clock;
  const clock = { unit: word, number: encounter.state[by], phase };
  yield '';
  yield side === null ? translate('cli.order.clock', clock) : translate('cli.order.clockAndSide', { ...clock, side });
  const inWords = rules.phases?.[phase];
  if (inWords) yield labelled(translate, 'now', formatLateText(translate, inWords));
  if (order.length > 0) {
    const marked = active !== null && order.includes(active) ? active : side;
    yield labelled(translate, 'order', order.map((id) => (id === marked ? `[${id}]` : id)).join('  '));
  }
  if (active !== null && !order.includes(active)) yield labelled(translate, 'acting', active);
  const may = [...rules.mayAct(encounter)];
  if (may.length > 0) yield labelled(translate, 'mayAct', may.join('  '));
  if (due.length > 0)
    yield labelled(
      translate,
      'due',
      rules.formatDuty?.(translate, encounter, (id) => getModelName(encounter, id) ?? id) ??
        due.map((duty) => duty.due).join(', '),
    );
  if (rules.listBoardNotes) yield* rules.listBoardNotes(translate, encounter, idItself);
  yield '';
  yield* modelLines(translate, rules, encounter);
}

const LABELS = ['now', 'order', 'acting', 'mayAct', 'due'] as const;

/** Formats a labeled line. The texts after all labels start in the same column. */
function labelled(translate: Translate, label: (typeof LABELS)[number], text: string): string {
  const width = 1 + Math.max(...LABELS.map((each) => translate(`cli.order.labels.${each}`).length));
  return `${translate(`cli.order.labels.${label}`).padEnd(width)}${text}`;
}

/** Lists the models below the names of their sides. */
function* modelLines(translate: Translate, rules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  const width = Math.max(...[...encounter.figures.keys()].map((id) => id.length));
  let last: string | undefined;
  for (const id of encounter.state.models.keys()) {
    const of = encounter.figures.get(id)?.side;
    const seat = of === last ? undefined : encounter.seats.find((one) => one.id === of);
    last = of;
    if (seat) yield translate(seat.gm ? 'cli.order.seatOfGm' : 'cli.order.seat', { id: seat.id, name: seat.name });
    const { tracks, tags } = rules.getTrackedValues(encounter, id);
    const parts = [getModelName(encounter, id) ?? id, ...tracks.map((track) => trackText(translate, track)), ...tags];
    yield `  ${id.padEnd(width)}  ${parts.join(' · ')}`;
  }
}

const trackText = (translate: Translate, { label, value, max: most }: Track): string =>
  most === undefined ? `${label} ${value}` : translate('cli.order.track', { label, value, max: most });
