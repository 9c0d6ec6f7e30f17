import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { getClockWord } from '../../../../../shared/play/clock.ts';
import type { TrackerState } from '../../../../../shared/play/play-screen/tracker.ts';
import type { Command } from '../../../../commands/command.ts';
import { useCommands } from '../../../../commands/registry.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { DisplayName } from '../../../../components/display-name.tsx';
import { SegmentedControl } from '../../../../components/inputs/segmented-control.tsx';
import { getDropMark, useDragOrder } from '../../../../components/use-drag-order.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import {
  labelFirstRound,
  labelFollowingRound,
  labelNextRound,
  labelPreviousRound,
} from '../../../../strings/play/tracker.ts';
import { translateLabels } from '../../../../texts/translate-labels.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { createCast } from '../cast.ts';
import type { EventSubmitter } from '../event-submitter.ts';
import { LogPanel } from '../log/log-panel.tsx';
import type { EncounterState } from '../session.ts';
import css from './tracker.module.css';
import { TrackerRow } from './tracker-row.tsx';
import { getNextTurn, getPreviousTurn, moveModel, type Turn } from './turns.ts';
import { useTracker } from './use-tracker.ts';

interface Props {
  encounterId: string;
  encounterState: EncounterState;
  submitter: EventSubmitter;
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

const SCREEN_PARTS = [
  { id: 'models', label: 'table.models' },
  { id: 'log', label: 'table.log' },
] as const;

/** The play screen without rules: the current turn, and every model with its tracked values. No event is refused. */
export function TrackerScreen({ encounterId, encounterState, submitter, characters }: Props) {
  const translate = useTranslate();
  const { encounter } = encounterState;
  const charactersById = useMemo(
    () => createCast(encounter.characters, characters),
    [encounter.characters, characters],
  );
  const { trackerState, encounterLog, trackChange } = useTracker(
    encounterId,
    encounterState,
    charactersById,
    submitter,
  );
  const [visiblePart, setVisiblePart] = useState<'models' | 'log'>('models');
  const [moveMessage, setMoveMessage] = useState('');
  const listRef = useRef<HTMLOListElement>(null);
  const modelIds = trackerState.models.map((model) => model.id);
  const { drag, createHandleProps } = useDragOrder(listRef, modelIds, (modelId, targetIndex) => {
    const order = moveModel(modelIds, modelId, targetIndex);
    trackChange({ order, moved: modelId });
    const modelName = trackerState.models.find((model) => model.id === modelId)?.name ?? modelId;
    setMoveMessage(translate('tracker.moved', { name: modelName, at: order.indexOf(modelId) + 1, of: order.length }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever the turn changes
  useEffect(() => {
    // This is a statement and not the returned value of the effect, because `scrollIntoView` returns a promise in newer
    // browsers, and React would take the promise for a cleanup function.
    listRef.current?.querySelector('[data-on]')?.scrollIntoView({ block: 'nearest' });
  }, [trackerState.turn]);
  const characterIdsByModel = useMemo(
    () => new Map(encounter.sides.flatMap(({ models }) => models.map((model) => [model.id, model.character]))),
    [encounter.sides],
  );
  // The tags are joined to a string, so that the array of tags stays the same until a tag changes.
  const allTags = [...new Set(trackerState.models.flatMap(({ tags }) => tags))].join('\n');
  const tagsInUse = useMemo(() => allTags.split('\n').filter((tag) => tag !== ''), [allTags]);
  const getSideName = (id: string) => encounter.sides.find((side) => side.id === id)?.name || id;
  return (
    <div className={css.frame}>
      <div className={css.table} data-part={visiblePart}>
        <TrackerHead
          trackerState={trackerState}
          clockWord={getClockWord(translate, encounterState.rules)}
          onTurn={trackChange}
        />
        <div className={css.parts}>
          <SegmentedControl
            label={translate('table.parts')}
            isLabelHidden
            value={visiblePart}
            segments={translateLabels(translate, SCREEN_PARTS)}
            onChange={setVisiblePart}
          />
        </div>
        <section className={css.models} aria-label={translate('tracker.order')}>
          <ol ref={listRef} className={css.list}>
            {trackerState.models.map((model, modelIndex) => (
              <li
                key={model.id}
                // A line shows where the dragged model would go: before this row, or after the last row.
                data-dragged={drag?.itemId === model.id || undefined}
                data-drop={getDropMark(drag?.targetIndex, modelIndex, modelIds.length)}
              >
                <TrackerRow
                  model={model}
                  character={charactersById.get(
                    encounterState.activeEncounter?.figures.get(model.id)?.character.id ??
                      characterIdsByModel.get(model.id) ??
                      '',
                  )}
                  sideName={getSideName(model.side)}
                  isOn={model.id === trackerState.turn}
                  tagsInUse={tagsInUse}
                  createHandleProps={createHandleProps}
                  onTrack={trackChange}
                />
              </li>
            ))}
          </ol>
        </section>
        <section className={css.log} aria-label={translate('table.log')}>
          <LogPanel log={encounterLog} />
        </section>
        <p role="status" className="visually-hidden">
          {moveMessage}
        </p>
      </div>
    </div>
  );
}

interface HeadProps {
  trackerState: TrackerState;
  /** The word for the clock of the game: `Round`, `Turn`. */
  clockWord: string;
  onTurn(turn: (currentState: TrackerState) => Turn | undefined): void;
}

/** Shows in large type whose turn it is, with buttons to the next and previous turn. */
function TrackerHead({ trackerState, clockWord, onTurn }: HeadProps) {
  const translate = useTranslate();
  const { round, turn, models } = trackerState;
  const activeModel = models.find(({ id }) => id === turn);
  const followingTurn = getNextTurn(trackerState);
  const hasNext = followingTurn !== undefined;
  const previousTurn = getPreviousTurn(trackerState);
  const followingModel = models.find(({ id }) => id === followingTurn?.turn);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'table-next',
        label: translate('tracker.commandNext'),
        shortcut: 'n',
        leavesText: true,
        isEnabled: hasNext,
        run: () => onTurn(getNextTurn),
      },
    ],
    [hasNext, onTurn, translate],
  );
  useCommands(commands);
  return (
    <section className={css.now} aria-label={translate('tracker.name')}>
      <div className={css.round} data-repeat>
        <IconButton
          icon={<Minus />}
          label={labelPreviousRound(translate, clockWord)}
          isDisabled={round < 1}
          onPress={() =>
            onTurn((currentState) => ({ turn: currentState.turn, round: Math.max(0, currentState.round - 1) }))
          }
        />
        <strong>{translate('tracker.round', { clock: clockWord, n: round })}</strong>
        <IconButton
          icon={<Plus />}
          label={labelFollowingRound(translate, clockWord)}
          onPress={() => onTurn((currentState) => ({ turn: currentState.turn, round: currentState.round + 1 }))}
        />
      </div>
      <h2 className={css.on}>
        {activeModel === undefined ? (
          models.every(({ isOut }) => isOut) ? (
            translate('tracker.nobodyLeft')
          ) : (
            translate('tracker.nobodyOn')
          )
        ) : (
          <DisplayName name={activeModel.name} />
        )}
      </h2>
      <p role="status" className="visually-hidden">
        {activeModel === undefined
          ? ''
          : translate('tracker.onNow', { clock: clockWord, round, name: shortenName(activeModel.name) })}
      </p>
      <div className={css.go}>
        <Button icon={<ChevronLeft />} isDisabled={previousTurn === undefined} onPress={() => onTurn(getPreviousTurn)}>
          {translate('tracker.previous')}
        </Button>
        <Button kind="primary" isDisabled={followingTurn === undefined} onPress={() => onTurn(getNextTurn)} data-next>
          {followingModel === undefined || followingTurn === undefined
            ? translate('tracker.nobodyLeft')
            : round === 0
              ? labelFirstRound(translate, clockWord)
              : followingTurn.round > round
                ? labelNextRound(translate, clockWord, followingModel.name)
                : translate('tracker.next', { name: shortenName(followingModel.name) })}
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </section>
  );
}
