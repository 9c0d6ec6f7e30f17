import { ArrowLeftRight, FileDown, PencilLine } from 'lucide-react';
import { useMemo } from 'react';
import { computeFingerprint } from '../../../../../shared/document/fingerprint/fingerprint.ts';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import { VerdictMark } from '../../../../components/badges.tsx';
import { Button } from '../../../../components/button.tsx';
import { Name } from '../../../../components/name.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { navigateTo } from '../../../../navigation/router.ts';
import { useGames, useItem, useLibrary } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useKnown } from '../../../teams/use-known.ts';
import { judgeTeam } from '../../../teams/verdict/judgement.ts';
import { drawnTeam, undrawnTeam } from '../../../transfer/export/gather.ts';
import type { ListsActions } from '../lists-actions.ts';
import type { ShownList } from '../messages.ts';
import css from './lists.module.css';

interface Props {
  id: string;
  list: ShownList;
  event: EventPack;
  actions: ListsActions;
  /** Makes another copy of the list. */
  onRepair(): Promise<void>;
}

/** Shows the team in which a list is repaired: its verdict at the event, and the button that replaces the list with it. */
export function RepairedCopy({ id, list, event, actions, onRepair }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const item = useItem('teams', id);
  const known = useKnown(gameCatalog.getGame(event));
  const library = useLibrary();
  const team = item?.kind === 'ready' ? item.document : undefined;
  const judgement = useMemo(
    () => (team === undefined ? undefined : judgeTeam(gameCatalog, team, known, { event })),
    [team, known, event, gameCatalog],
  );
  if (team === undefined || judgement === undefined) {
    return (
      <div className={css.act}>
        <Button kind="primary" onPress={() => attempt(onRepair(), 'eventLists.failed')}>
          {translate('eventLists.repair')}
        </Button>
        <span className={css.quiet}>{translate('eventLists.repairHint')}</span>
      </div>
    );
  }
  const isSame = computeFingerprint(gameCatalog, undrawnTeam(gameCatalog, library, team)) === list.fingerprint;
  return (
    <section className={css.copy} aria-label={translate('eventLists.copy')}>
      <h3>{translate('eventLists.copy')}</h3>
      <p className={css.copyName}>
        <Name name={team.name || translate('editing.unnamed')} />
        <VerdictMark findings={judgement.findings} />
      </p>
      <div className={css.act}>
        <Button icon={<PencilLine />} onPress={() => navigateTo({ screen: 'team', id })}>
          {translate('eventLists.openCopy')}
        </Button>
        <Button
          icon={<FileDown />}
          onPress={() => attempt(drawnTeam(gameCatalog, library, team).then(actions.saveCopy), 'eventLists.failed')}
        >
          {translate('eventLists.saveCopy')}
        </Button>
        {isSame ? null : (
          <Button
            kind="primary"
            icon={<ArrowLeftRight />}
            onPress={() =>
              attempt(
                drawnTeam(gameCatalog, library, team).then((whole) => actions.putInPlace(list.file, whole)),
                'eventLists.failed',
              )
            }
          >
            {translate('eventLists.putInPlace')}
          </Button>
        )}
        <span className={css.quiet}>
          {isSame ? translate('eventLists.copySame') : translate('eventLists.copyHint')}
        </span>
      </div>
    </section>
  );
}
