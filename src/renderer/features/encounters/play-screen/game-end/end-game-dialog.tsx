import { useMemo } from 'react';
import type { JsonObject } from '../../../../../shared/document/json/json-object.ts';
import { copyEncounter } from '../../../../../shared/play/copy-encounter.ts';
import type { Offer } from '../../../../../shared/play/offers.ts';
import { submitLogEvent } from '../../../../../shared/play/replay.ts';
import { Button } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { usePlaySession } from '../play-session.ts';
import css from './game-end.module.css';
import { ScoreTable } from './score-table.tsx';

interface Props {
  /** The event that ends the game. */
  event: Offer['event'];
  onEnd(): void;
  onClose(): void;
}

/** Asks whether to end the game, and shows the score that it would end with. */
export function EndGameDialog({ event, onEnd, onClose }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter } = usePlaySession();
  const scoreRows = useMemo(() => {
    const finalEncounter = copyEncounter(activeEncounter);
    submitLogEvent(rules, finalEncounter, event as JsonObject);
    return rules.listScoreRows?.(translate, finalEncounter) ?? [];
  }, [rules, activeEncounter, event, translate]);
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
              onEnd();
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
