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
import { Section } from '../../documents/form/section.tsx';
import { useTeam } from '../team-view.ts';
import css from './mode.module.css';

const MODES = [
  { id: 'sandbox', label: 'teamMode.sandbox' },
  { id: 'event', label: 'teamMode.event' },
] as const;

/** Chooses between the sandbox and an event. */
export function ModeSection() {
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
    <Section title={translate('teamMode.title')}>
      <div className={css.mode} data-path="/event">
        <SegmentedControl
          label={translate('teamMode.title')}
          isLabelHidden
          value={teamMode.kind === 'sandbox' ? 'sandbox' : 'event'}
          segments={translateLabels(translate, MODES)}
          onChange={changeMode}
        />
        {teamMode.kind === 'sandbox' ? null : (
          <div className={css.pack}>
            <Select
              label={translate('teamMode.which')}
              isLabelHidden
              value={team.event}
              choices={offeredPacks.map(({ id, name }) => ({
                id,
                label: name || translate('editing.unnamed'),
              }))}
              onChange={chooseEvent}
            />
          </div>
        )}
        {teamMode.kind === 'event' || teamMode.kind === 'unusable' ? (
          <Button onPress={() => navigateTo({ screen: 'event', id: teamMode.eventPack.id })}>
            {translate('teamMode.show')}
          </Button>
        ) : null}
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
      </div>
    </Section>
  );
}
