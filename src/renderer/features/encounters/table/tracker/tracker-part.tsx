import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { getClockWord } from '../../../../../shared/play/clock.ts';
import type { TrackerState } from '../../../../../shared/play/play-screen/tracker.ts';
import type { Command } from '../../../../commands/command.ts';
import { useCommands } from '../../../../commands/registry.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Segmented } from '../../../../components/inputs/segmented.tsx';
import { Name } from '../../../../components/name.tsx';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import {
  labelFirstRound,
  labelFollowingRound,
  labelNextRound,
  labelPreviousRound,
} from '../../../../strings/play/tracker.ts';
import { translateLabels } from '../../../../texts/translate-labels.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { knownCast } from '../cast.ts';
import type { HandIn } from '../hand-in.ts';
import { LogPanel } from '../log/log-panel.tsx';
import type { Standing } from '../session.ts';
import css from './tracker.module.css';
import { TrackerRow } from './tracker-row.tsx';
import { movedTo, nextTurn, type Turn, turnBefore } from './turns.ts';
import { useDragOrder } from './use-drag-order.ts';
import { useTracker } from './use-tracker.ts';

interface Props {
  id: string;
  standing: Standing;
  handIn: HandIn;
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

const PARTS = [
  { id: 'models', label: 'table.models' },
  { id: 'log', label: 'table.log' },
] as const;

/** The play screen without rules: the current turn, and every model with its tracked values. No event is refused. */
export function TrackerPart({ id, standing, handIn, characters }: Props) {
  const translate = useTranslate();
  const { encounter } = standing;
  const known = useMemo(() => knownCast(encounter.characters, characters), [encounter.characters, characters]);
  const { state, log, track } = useTracker(id, standing, known, handIn);
  const [part, setPart] = useState<'models' | 'log'>('models');
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const ids = state.models.map((model) => model.id);
  const { drag, handle } = useDragOrder(list, ids, (model, to) => {
    const order = movedTo(ids, model, to);
    track({ order, moved: model });
    const name = state.models.find((one) => one.id === model)?.name ?? model;
    setMoved(translate('tracker.moved', { name, at: order.indexOf(model) + 1, of: order.length }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever the turn changes
  useEffect(() => {
    // The body returns nothing, because newer browsers return a promise here and an effect may only return a cleanup
    // function.
    list.current?.querySelector('[data-on]')?.scrollIntoView({ block: 'nearest' });
  }, [state.turn]);
  const characterOf = useMemo(
    () => new Map(encounter.sides.flatMap(({ models }) => models.map((model) => [model.id, model.character]))),
    [encounter.sides],
  );
  const tags = [...new Set(state.models.flatMap(({ tags }) => tags))].join('\n');
  const tagsInUse = useMemo(() => tags.split('\n').filter((tag) => tag !== ''), [tags]);
  const sideName = (side: string) => encounter.sides.find((one) => one.id === side)?.name || side;
  return (
    <div className={css.frame}>
      <div className={css.table} data-part={part}>
        <TrackerHead state={state} clock={getClockWord(translate, standing.rules)} onTurn={track} />
        <div className={css.parts}>
          <Segmented
            label={translate('table.parts')}
            bare
            value={part}
            segments={translateLabels(translate, PARTS)}
            onChange={setPart}
          />
        </div>
        <section className={css.models} aria-label={translate('tracker.order')}>
          <ol ref={list} className={css.list}>
            {state.models.map((model, at) => (
              <li
                key={model.id}
                data-dragged={drag?.id === model.id || undefined}
                data-drop={
                  drag === undefined
                    ? undefined
                    : drag.to === at
                      ? 'before'
                      : drag.to === at + 1 && at + 1 === ids.length
                        ? 'after'
                        : undefined
                }
              >
                <TrackerRow
                  model={model}
                  character={known.get(
                    standing.activeEncounter?.figures.get(model.id)?.character.id ?? characterOf.get(model.id) ?? '',
                  )}
                  side={sideName(model.side)}
                  isOn={model.id === state.turn}
                  tagsInUse={tagsInUse}
                  handle={handle}
                  onTrack={track}
                />
              </li>
            ))}
          </ol>
        </section>
        <section className={css.log} aria-label={translate('table.log')}>
          <LogPanel log={log} />
        </section>
        <p role="status" className="visually-hidden">
          {moved}
        </p>
      </div>
    </div>
  );
}

interface HeadProps {
  state: TrackerState;
  /** The word for the clock of the game: `Round`, `Turn`. */
  clock: string;
  onTurn(turn: (state: TrackerState) => Turn | undefined): void;
}

/** Shows in large type whose turn it is, with buttons to the next and previous turn. */
function TrackerHead({ state, clock, onTurn }: HeadProps) {
  const translate = useTranslate();
  const { round, turn, models } = state;
  const on = models.find(({ id }) => id === turn);
  const next = nextTurn(state);
  const hasNext = next !== undefined;
  const before = turnBefore(state);
  const following = models.find(({ id }) => id === next?.turn);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'table-next',
        label: translate('tracker.commandNext'),
        shortcut: 'n',
        leavesText: true,
        enabled: hasNext,
        run: () => onTurn(nextTurn),
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
          label={labelPreviousRound(translate, clock)}
          isDisabled={round < 1}
          onPress={() => onTurn((now) => ({ turn: now.turn, round: Math.max(0, now.round - 1) }))}
        />
        <strong>{translate('tracker.round', { clock, n: round })}</strong>
        <IconButton
          icon={<Plus />}
          label={labelFollowingRound(translate, clock)}
          onPress={() => onTurn((now) => ({ turn: now.turn, round: now.round + 1 }))}
        />
      </div>
      <h2 className={css.on}>
        {on === undefined ? (
          models.every(({ isOut: out }) => out) ? (
            translate('tracker.nobodyLeft')
          ) : (
            translate('tracker.nobodyOn')
          )
        ) : (
          <Name name={on.name} />
        )}
      </h2>
      <p role="status" className="visually-hidden">
        {on === undefined ? '' : translate('tracker.onNow', { clock, round, name: shortenName(on.name) })}
      </p>
      <div className={css.go}>
        <Button icon={<ChevronLeft />} isDisabled={before === undefined} onPress={() => onTurn(turnBefore)}>
          {translate('tracker.previous')}
        </Button>
        <Button kind="primary" isDisabled={next === undefined} onPress={() => onTurn(nextTurn)} data-next>
          {following === undefined || next === undefined
            ? translate('tracker.nobodyLeft')
            : round === 0
              ? labelFirstRound(translate, clock)
              : next.round > round
                ? labelNextRound(translate, clock, following.name)
                : translate('tracker.next', { name: shortenName(following.name) })}
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </section>
  );
}
