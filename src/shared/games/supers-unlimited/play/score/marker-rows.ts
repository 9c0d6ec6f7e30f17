/** The markers of the scenario and the Subplots: which are resolved, and whose they are. */
import { boxes, field, type ScoreCell, type ScoreSection } from '../../../../play/log/score-sheet.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import { SUBPLOTS as SUBPLOT_FACTS } from '../../reference/play.ts';
import type { Marker, SuEncounter } from '../state.ts';

/** Rows for markers while nobody knows the scenario: as many as any has. */
const MOST_MARKERS = 6;

/** None where the scenario has no markers, and no Subplot brings any. */
export function markerSection(translate: Translate, encounter: SuEncounter): ScoreSection[] {
  const { state } = encounter;
  if (state.scenario === null && state.markers.size === 0) return [section(translate, emptyRows(translate, encounter))];
  const rows = [...state.markers].map(([id, marker]) => markerRow(translate, encounter, id, marker));
  return rows.length === 0 ? [] : [section(translate, rows)];
}

const section = (translate: Translate, rows: ScoreSection['rows']): ScoreSection => ({
  title: translate('suScore.markers'),
  columns: [
    { head: '', part: 1.6 },
    { head: '', part: 0.8 },
    { head: translate('suScore.claimed'), part: 2.6 },
  ],
  rows,
});

function emptyRows(translate: Translate, { seats }: SuEncounter): ScoreSection['rows'] {
  const claimed = seats.map(({ name }) => ({ label: name, isTicked: false }));
  return Array.from({ length: MOST_MARKERS }, (_, index): ScoreCell[] => [
    { fields: [field(undefined, translate('suScore.marker', { number: index + 1 }))] },
    { tick: false, text: translate('suScore.resolved') },
    { boxes: claimed },
  ]);
}

function markerRow(translate: Translate, encounter: SuEncounter, id: string, marker: Marker): ScoreCell[] {
  const { kind, owner, type, resolved, claimed } = marker;
  const { seats, state } = encounter;
  const text = translate(`suScore.markerKinds.${kind}`, { number: id.slice(id.lastIndexOf('-') + 1) });
  const side = seats.find((seat) => seat.id === owner)?.name ?? owner;
  const name: ScoreCell = {
    text: side === undefined ? text : translate('suScore.markerOf', { marker: text, side }),
    ...(type === undefined ? {} : { below: type === 'high-value' ? translate('suMarkers.highValue') : nameOf(type) }),
  };
  if (kind === 'prize' || kind === 'vip')
    return [name, { tick: resolved, text: translate('suScore.scored') }, gathered(translate, encounter, marker)];
  const isOver = state.phase === 'over';
  const marks = seats.map((seat) => ({ label: seat.name, isTicked: isOver && claimed === seat.id }));
  const isResolvable = kind === 'power' || kind === 'quest';
  return [name, isResolvable ? { tick: resolved, text: translate('suScore.resolved') } : {}, { boxes: marks }];
}

/** Study Points are shared; of a V.I.P. each side has its own. */
function gathered(translate: Translate, { seats }: SuEncounter, { kind, total = 0, points }: Marker): ScoreCell {
  const wanted = Number(SUBPLOT_FACTS.rows.find(({ id }) => id === kind)?.n?.points ?? 0);
  if (kind === 'prize') return { below: translate('suMarkers.studyPoints'), boxes: boxes(wanted, total) };
  return {
    fields: seats.map(({ id, name }) =>
      field(points?.get(id), translate('suScore.sidePoints', { side: name, points: wanted })),
    ),
  };
}
