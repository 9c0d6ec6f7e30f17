/** Lists the events with which the forms of statements start: what players add by hand, because only they know it. */
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import { findFreeId } from '../battlefield/free-events.ts';
import type { SuEncounter } from '../state.ts';
import { listBoardAdditions } from './board-items.ts';
import { DEFAULT_TN, listModelCandidates } from './free-candidates.ts';

/**
 * Returns the events of a kind, without the values that the form asks for. Kinds that cannot be stated now have none. Returns undefined for
 * kinds that start with default values.
 */
export function listManualEvents(encounter: SuEncounter, eventKind: string): CandidateEvent[] | undefined {
  const listEvents = MANUAL_EVENTS[eventKind];
  if (listEvents === undefined) return undefined;
  const { phase, due } = encounter.state;
  const [firstDuty] = due;
  if (phase === 'over' || (firstDuty !== undefined && firstDuty.due !== 'control')) return [];
  return phase === 'setup' && !SETUP_KINDS.has(eventKind) ? [] : listEvents(encounter);
}

/** Kinds that are also possible during the set-up. */
const SETUP_KINDS: ReadonlySet<string> = new Set(['thing', 'summon', 'adjust']);

const MANUAL_EVENTS: Readonly<Record<string, (encounter: SuEncounter) => CandidateEvent[]>> = {
  thing: listBoardAdditions,
  summon: (encounter) => [
    {
      kind: 'summon',
      id: findFreeId(encounter, 'summoned'),
      side: encounter.state.side ?? encounter.seats[0]?.id ?? '',
    },
  ],
  dismiss: ({ state }) =>
    [...state.models].flatMap(([modelId, { summoned, out }]) =>
      summoned && !out ? [{ kind: 'dismiss', model: modelId }] : [],
    ),
  'end-ability': (encounter) =>
    [...encounter.state.models.keys()].flatMap((modelId) => [...listModelCandidates(encounter, modelId)]),
  inflict: () => [{ kind: 'inflict', amount: 1 }],
  'trait-roll': ({ state }) => [
    { kind: 'trait-roll', ...(state.active === null ? {} : { model: state.active }), tn: DEFAULT_TN, dice: [] },
  ],
  adjust: ({ state }) => {
    const modelIds = [...state.models.keys()];
    const firstId = state.active ?? modelIds[0];
    return [
      ...modelIds.flatMap((modelId) =>
        state.models.get(modelId)?.out === true ? [{ kind: 'adjust', model: modelId, field: 'out', to: 0 }] : [],
      ),
      ...(firstId === undefined ? [] : [{ kind: 'adjust', model: firstId }]),
    ];
  },
};
