import { useMemo } from 'react';
import { setOrRemove } from '../../../../shared/document/edit.ts';
import { Button } from '../../../components/button.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
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
  const { team, mode, edit } = useTeam();
  const game = gameCatalog.getGame(team);
  const items = useGameItems('events', game);
  const packs = useMemo(
    () => listReadableDocuments<'events'>(items).filter((pack) => canJudge(gameCatalog, pack)),
    [gameCatalog, items],
  );
  if (game.event === undefined) return null;
  // An unusable pack is offered only if the team already names it.
  const offered = mode.kind === 'unusable' ? [mode.event, ...packs] : packs;
  const choose = (id: string | undefined) => edit([setOrRemove('/event', id)]);
  const [first] = packs;
  const change = (to: 'sandbox' | 'event') => {
    if (to === 'sandbox') choose(undefined);
    else if (first === undefined) toast(translate('teamMode.noPacks'));
    else choose(first.id);
  };
  return (
    <Section title={translate('teamMode.title')}>
      <div className={css.mode} data-path="/event">
        <Segmented
          label={translate('teamMode.title')}
          bare
          value={mode.kind === 'sandbox' ? 'sandbox' : 'event'}
          segments={translateLabels(translate, MODES)}
          onChange={change}
        />
        {mode.kind === 'sandbox' ? null : (
          <div className={css.pack}>
            <Select
              label={translate('teamMode.which')}
              bare
              value={team.event}
              choices={offered.map(({ id, name }) => ({ id, label: name || translate('editing.unnamed') }))}
              onChange={choose}
            />
          </div>
        )}
        {mode.kind === 'event' || mode.kind === 'unusable' ? (
          <Button onPress={() => navigateTo({ screen: 'event', id: mode.event.id })}>
            {translate('teamMode.show')}
          </Button>
        ) : null}
        <p className={css.hint}>
          {mode.kind === 'event'
            ? translate('teamMode.eventHint')
            : mode.kind === 'missing'
              ? translate('teamMode.missingHint')
              : mode.kind === 'unusable'
                ? translate('teamMode.unusableHint')
                : packs.length === 0
                  ? translate('teamMode.noPacks')
                  : translate('teamMode.sandboxHint')}
        </p>
      </div>
    </Section>
  );
}
