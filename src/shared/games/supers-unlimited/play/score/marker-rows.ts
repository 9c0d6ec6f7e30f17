/** Lists the markers of the scenario and the Subplots with their resolution, claims and Study Points. */
import { createBoxes, createField, type ScoreCell, type ScoreSection } from '../../../../play/log/score-sheet.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName } from '../../names.ts';
import { SUBPLOTS as SUBPLOT_FACTS } from '../../reference/play.ts';
import type { Marker, SuEncounter } from '../state.ts';

/** Number of rows while the scenario is unknown, which is the maximum of all scenarios. */
const EMPTY_ROWS = 6;

/** Creates the section of markers. Returns an empty list if neither the scenario nor a Subplot has markers. */
export function createMarkerSection(translate: Translate, encounter: SuEncounter): ScoreSection[] {
  const { state } = encounter;
  if (state.scenario === null && state.markers.size === 0)
    return [createSection(translate, createEmptyRows(translate, encounter))];
  const rows = [...state.markers].map(([markerId, marker]) => createMarkerRow(translate, encounter, markerId, marker));
  return rows.length === 0 ? [] : [createSection(translate, rows)];
}

/** The `part` of a column is its share of the width. */
const createSection = (translate: Translate, rows: ScoreSection['rows']): ScoreSection => ({
  title: translate('suScore.markers'),
  columns: [
    { head: '', part: 1.6 },
    { head: '', part: 0.8 },
    { head: translate('suScore.claimed'), part: 2.6 },
  ],
  rows,
});

function createEmptyRows(translate: Translate, { seats }: SuEncounter): ScoreSection['rows'] {
  const claimBoxes = seats.map(({ name }) => ({ label: name, isTicked: false }));
  return Array.from({ length: EMPTY_ROWS }, (_unused, index): ScoreCell[] => [
    { fields: [createField(undefined, translate('suScore.marker', { number: index + 1 }))] },
    { tick: false, text: translate('suScore.resolved') },
    { boxes: claimBoxes },
  ]);
}

function createMarkerRow(translate: Translate, encounter: SuEncounter, markerId: string, marker: Marker): ScoreCell[] {
  const { kind, owner, type, resolved, claimed } = marker;
  const { seats, state } = encounter;
  const markerText = translate(`suScore.markerKinds.${kind}`, {
    number: markerId.slice(markerId.lastIndexOf('-') + 1),
  });
  const ownerName = seats.find((seat) => seat.id === owner)?.name ?? owner;
  const nameCell: ScoreCell = {
    text: ownerName === undefined ? markerText : translate('suScore.markerOf', { marker: markerText, side: ownerName }),
    ...(type === undefined
      ? {}
      : { below: type === 'high-value' ? translate('suMarkers.highValue') : getTermName(type) }),
  };
  if (kind === 'prize' || kind === 'vip')
    return [
      nameCell,
      { tick: resolved, text: translate('suScore.scored') },
      createPointsCell(translate, encounter, marker),
    ];
  const isOver = state.phase === 'over';
  const claimBoxes = seats.map((seat) => ({ label: seat.name, isTicked: isOver && claimed === seat.id }));
  const isResolvable = kind === 'power' || kind === 'quest';
  return [nameCell, isResolvable ? { tick: resolved, text: translate('suScore.resolved') } : {}, { boxes: claimBoxes }];
}

/** Creates the cell for Study Points: shared boxes for a Prize, or a field for each side for a V.I.P. */
function createPointsCell(
  translate: Translate,
  { seats }: SuEncounter,
  { kind, total = 0, points }: Marker,
): ScoreCell {
  const neededPoints = Number(SUBPLOT_FACTS.rows.find(({ id }) => id === kind)?.numbers?.points ?? 0);
  if (kind === 'prize') return { below: translate('suMarkers.studyPoints'), boxes: createBoxes(neededPoints, total) };
  return {
    fields: seats.map(({ id, name }) =>
      createField(points?.get(id), translate('suScore.sidePoints', { side: name, points: neededPoints })),
    ),
  };
}
