import { useMemo } from 'react';
import { setOrRemove } from '../../../../shared/document/edit.ts';
import { Button } from '../../../components/button.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { useGameItems } from '../../../games/game-items.ts';
import { canJudge } from '../../../games/judge-pack.ts';
import { navigateTo } from '../../../navigation/router.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useGames } from '../../../store/library-context.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { useTeam } from '../team-view.ts';
import css from './settings-section.module.css';

const MODES = [
  { id: 'sandbox', label: 'teamMode.sandbox' },
  { id: 'event', label: 'teamMode.event' },
] as const;

/** Chooses between the sandbox and an event. */
export function ModeField() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, teamMode, editTeam } = useTeam();
  const game = gameCatalog.getGame(team);
  const eventItems = useGameItems('events', game);
  const eventPacks = useMemo(
    () => listReadableDocuments<'events'>(eventItems).filter((eventPack) => canJudge(gameCatalog, eventPack)),
    [gameCatalog, eventItems],
  );
  if (game.event === undefined) return null;
  // An unusable pack is offered only if the team already names it.
  const offeredPacks = teamMode.kind === 'unusable' ? [teamMode.eventPack, ...eventPacks] : eventPacks;
  const chooseEvent = (eventId: string | undefined) => editTeam([setOrRemove('/event', eventId)]);
  const [firstPack] = eventPacks;
  const changeMode = (newMode: 'sandbox' | 'event') => {
    if (newMode === 'sandbox') chooseEvent(undefined);
    else if (firstPack === undefined) toast(translate('teamMode.noPacks'));
    else chooseEvent(firstPack.id);
  };
  return (
    <div className={css.pair} data-path="/event">
      <SegmentedControl
        label={translate('teamMode.title')}
        value={teamMode.kind === 'sandbox' ? 'sandbox' : 'event'}
        segments={translateLabels(translate, MODES)}
        onChange={changeMode}
      />
      {teamMode.kind === 'sandbox' ? null : (
        <Select
          label={translate('teamMode.which')}
          value={team.event}
          choices={offeredPacks.map(({ id, name }) => ({
            id,
            label: name || translate('editing.unnamed'),
          }))}
          onChange={chooseEvent}
        />
      )}
      <p className={css.hint}>
        {teamMode.kind === 'event'
          ? translate('teamMode.eventHint')
          : teamMode.kind === 'missing'
            ? translate('teamMode.missingHint')
            : teamMode.kind === 'unusable'
              ? translate('teamMode.unusableHint')
              : eventPacks.length === 0
                ? translate('teamMode.noPacks')
                : translate('teamMode.sandboxHint')}
      </p>
      {teamMode.kind === 'event' || teamMode.kind === 'unusable' ? (
        <Button onPress={() => navigateTo({ screen: 'event', id: teamMode.eventPack.id })}>
          {translate('teamMode.show')}
        </Button>
      ) : null}
    </div>
  );
}
