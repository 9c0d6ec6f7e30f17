import { useMemo, useState } from 'react';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import { copyEncounter } from '../../../../../shared/play/copy-encounter.ts';
import { getEventKeys } from '../../../../../shared/play/event/event-keys.ts';
import type { Offer } from '../../../../../shared/play/offers.ts';
import { submitLogEvent } from '../../../../../shared/play/replay.ts';
import { Button } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import { SegmentedControl } from '../../../../components/inputs/segmented-control.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { usePlaySession } from '../play-session.ts';
import css from './game-end.module.css';
import { ScoreTable } from './score-table.tsx';

interface Props {
  /** The event that ends the game. */
  event: Offer['event'];
  onEnd(event: Offer['event']): void;
  onClose(): void;
}

/** The value of the choice that no side has won. No side can have this id. */
const NOBODY = '';

/** Asks whether to end the game, shows the score that it would end with, and asks for the winner if the rules don't decide it. */
export function EndGameDialog({ event, onEnd, onClose }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter } = usePlaySession();
  const [winnerId, setWinnerId] = useState<string>();
  const { scoreRows, defaultWinner } = useMemo(() => {
    const finalEncounter = copyEncounter(activeEncounter);
    submitLogEvent(rules, finalEncounter, event as JsonObject);
    const { winner } = finalEncounter.state.last;
    return {
      scoreRows: rules.listScoreRows?.(translate, finalEncounter) ?? [],
      defaultWinner: typeof winner === 'string' ? winner : NOBODY,
    };
  }, [rules, activeEncounter, event, translate]);
  const asksWinner = Object.hasOwn(getEventKeys(rules, activeEncounter, event), 'winner');
  const finalEvent = winnerId === undefined || winnerId === NOBODY ? event : { ...event, winner: winnerId };
  return (
    <DialogFrame
      title={translate('gameEnd.question')}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      <div className={css.content}>
        {scoreRows.length === 0 ? null : (
          <>
            <p>{translate('gameEnd.scoreNow')}</p>
            <ScoreTable rows={scoreRows} seats={activeEncounter.seats} />
          </>
        )}
        {asksWinner ? (
          <SegmentedControl
            label={translate('gameEnd.winner')}
            value={winnerId ?? defaultWinner}
            segments={[
              ...activeEncounter.seats.map(({ id, name }) => ({ id, label: name })),
              // The last side that has models in play wins unless players name another one.
              ...(defaultWinner === NOBODY ? [{ id: NOBODY, label: translate('gameEnd.nobody') }] : []),
            ]}
            onChange={setWinnerId}
          />
        ) : null}
        <p>{translate('gameEnd.canUndo')}</p>
        <div className={css.foot}>
          {/* A second press of Enter keeps playing, so that no game ends by two keys in a row. */}
          <Button autoFocus onPress={onClose}>
            {translate('gameEnd.keepPlaying')}
          </Button>
          <Button
            kind="danger"
            data-end-game
            onPress={() => {
              onEnd(finalEvent);
              onClose();
            }}
          >
            {translate('gameEnd.end')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
