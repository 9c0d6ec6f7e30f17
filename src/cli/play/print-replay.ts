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
import { formatFindingLine } from '../check/check-output.ts';
import type { CommandStreams } from '../command-streams.ts';
import type { EncounterFile } from './encounter-file.ts';
import { formatOfferLines } from './offer-lines.ts';

/** A replay with the outcomes of its events, by event number. */
interface ReplayWithOutcomes extends Replay {
  readonly outcomes: ReadonlyMap<number, string>;
}

/** Prints a replay. With `isOneOfSeveral`, the name of its file comes first. */
export function printReplay(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { file, encounter }: EncounterFile,
  { findings, events, accepted, encounter: activeEncounter, outcomes }: ReplayWithOutcomes,
  playRules: PlayRules,
  isOneOfSeveral: boolean,
  streams: CommandStreams,
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
  for (const finding of findings) if (!isRefusal(finding)) streams.out(`  ${formatFindingLine(translate, finding)}`);
  if (!activeEncounter) return;
  const refusals = new Map(findings.filter(isRefusal).map((finding) => [finding.path, finding]));
  for (const [eventIndex, event] of (encounter.log ?? []).entries()) {
    const refusal = refusals.get(`/log/${eventIndex}`);
    const eventLine = `${String(eventIndex).padStart(4)}${refusal ? ' ! ' : '   '}${playRules.formatEvent?.(translate, event, returnId) ?? formatEventLine(event)}`;
    const outcome = event.kind === 'note' ? undefined : outcomes.get(eventIndex);
    streams.out(
      refusal
        ? `${eventLine}: ${formatLateText(translate, refusal.message)}${formatCitedFact(refusal)}`
        : `${eventLine}${outcome ? ` = ${outcome}` : ''}`,
    );
  }
  for (const line of formatEncounterState(translate, playRules, activeEncounter)) streams.out(line);
  const { seed = 0, log = [] } = encounter;
  for (const line of formatOfferLines(translate, playRules, activeEncounter)) streams.out(line);
  streams.out('');
  streams.out(translate('cli.order.eventsHint', { game: encounter.ruleset }));
  streams.out(translate('cli.order.diceHint', { seed, start: countFaces(log) }));
}

/** Returns the id itself as the name of a model, because a log is printed with the ids of its file. */
const returnId = (modelId: string): string => modelId;

const isRefusal = ({ path }: Finding): boolean => path.startsWith('/log/');

const formatCitedFact = ({ cite }: Finding): string => (cite.fact === undefined ? '' : ` (${cite.fact})`);

function* formatEncounterState(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
): Iterable<string> {
  const { phase, order, active, side, due } = encounter.state;
  const { word: clockUnit, by: clockKey } = playRules.clock;
  const clockValues = { unit: clockUnit, number: encounter.state[clockKey], phase };
  yield '';
  yield side === null
    ? translate('cli.order.clock', clockValues)
    : translate('cli.order.clockAndSide', { ...clockValues, side });
  const phaseText = playRules.phases?.[phase];
  if (phaseText) yield formatLabeledLine(translate, 'now', formatLateText(translate, phaseText));
  if (order.length > 0) {
    const markedId = active !== null && order.includes(active) ? active : side;
    yield formatLabeledLine(
      translate,
      'order',
      order.map((modelId) => (modelId === markedId ? `[${modelId}]` : modelId)).join('  '),
    );
  }
  if (active !== null && !order.includes(active)) yield formatLabeledLine(translate, 'acting', active);
  const idsThatMayAct = [...playRules.mayAct(encounter)];
  if (idsThatMayAct.length > 0) yield formatLabeledLine(translate, 'mayAct', idsThatMayAct.join('  '));
  if (due.length > 0)
    yield formatLabeledLine(
      translate,
      'due',
      playRules.formatDuty?.(translate, encounter, (modelId) => getModelName(encounter, modelId) ?? modelId) ??
        due.map((duty) => duty.due).join(', '),
    );
  if (playRules.listBoardNotes) yield* playRules.listBoardNotes(translate, encounter, returnId);
  yield '';
  yield* formatModels(translate, playRules, encounter);
}

const LABELS = ['now', 'order', 'acting', 'mayAct', 'due'] as const;

/** Formats a labeled line. The texts after all labels start in the same column. */
function formatLabeledLine(translate: Translate, label: (typeof LABELS)[number], text: string): string {
  const labelWidth = 1 + Math.max(...LABELS.map((name) => translate(`cli.order.labels.${name}`).length));
  return `${translate(`cli.order.labels.${label}`).padEnd(labelWidth)}${text}`;
}

/** Lists the models below the names of their sides. */
function* formatModels(translate: Translate, playRules: PlayRules, encounter: ActiveEncounter): Iterable<string> {
  const idWidth = Math.max(...[...encounter.figures.keys()].map((modelId) => modelId.length));
  let previousSide: string | undefined;
  for (const modelId of encounter.state.models.keys()) {
    const sideId = encounter.figures.get(modelId)?.side;
    const seat =
      sideId === previousSide ? undefined : encounter.seats.find((candidateSeat) => candidateSeat.id === sideId);
    previousSide = sideId;
    if (seat) yield translate(seat.gm ? 'cli.order.seatOfGm' : 'cli.order.seat', { id: seat.id, name: seat.name });
    const { tracks, tags } = playRules.getTrackedValues(encounter, modelId);
    const modelFacts = [
      getModelName(encounter, modelId) ?? modelId,
      ...tracks.map((track) => formatTrack(translate, track)),
      ...tags,
    ];
    yield `  ${modelId.padEnd(idWidth)}  ${modelFacts.join(' · ')}`;
  }
}

const formatTrack = (translate: Translate, { label, value, max }: Track): string =>
  max === undefined ? `${label} ${value}` : translate('cli.order.track', { label, value, max });
