import { ArrowLeftRight, FileDown, PencilLine } from 'lucide-react';
import { useMemo } from 'react';
import { fingerprint } from '../../../../../shared/document/fingerprint/fingerprint.ts';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import { VerdictMark } from '../../../../components/badges.tsx';
import { Button } from '../../../../components/button.tsx';
import { Name } from '../../../../components/name.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { go } from '../../../../navigation/router.ts';
import { useGames, useItem, useLibrary } from '../../../../store/library-context.ts';
import { EDITING } from '../../../../strings/documents/editing.ts';
import { EVENT_LISTS } from '../../../../strings/documents/events.ts';
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
  /** Makes another copy. */
  onRepair(): Promise<void>;
}

/** The team of the library in which a list is repaired: its verdict at the event, and the way back into the list's place. */
export function RepairedCopy({ id, list, event, actions, onRepair }: Props) {
  const games = useGames();
  const item = useItem('teams', id);
  const known = useKnown(games.of(event));
  const library = useLibrary();
  const team = item?.kind === 'ready' ? item.document : undefined;
  const judgement = useMemo(
    () => (team === undefined ? undefined : judgeTeam(games, team, known, { event })),
    [team, known, event, games],
  );
  if (team === undefined || judgement === undefined) {
    return (
      <div className={css.act}>
        <Button kind="primary" onPress={() => attempt(onRepair(), EVENT_LISTS.failed)}>
          {EVENT_LISTS.repair}
        </Button>
        <span className={css.quiet}>{EVENT_LISTS.repairHint}</span>
      </div>
    );
  }
  const isSame = fingerprint(games, undrawnTeam(games, library, team)) === list.fingerprint;
  return (
    <section className={css.copy} aria-label={EVENT_LISTS.copy}>
      <h3>{EVENT_LISTS.copy}</h3>
      <p className={css.copyName}>
        <Name name={team.name || EDITING.unnamed} />
        <VerdictMark findings={judgement.findings} />
      </p>
      <div className={css.act}>
        <Button icon={<PencilLine />} onPress={() => go({ screen: 'team', id })}>
          {EVENT_LISTS.openCopy}
        </Button>
        <Button
          icon={<FileDown />}
          onPress={() => attempt(drawnTeam(games, library, team).then(actions.saveCopy), EVENT_LISTS.failed)}
        >
          {EVENT_LISTS.saveCopy}
        </Button>
        {isSame ? null : (
          <Button
            kind="primary"
            icon={<ArrowLeftRight />}
            onPress={() =>
              attempt(
                drawnTeam(games, library, team).then((whole) => actions.putInPlace(list.file, whole)),
                EVENT_LISTS.failed,
              )
            }
          >
            {EVENT_LISTS.putInPlace}
          </Button>
        )}
        <span className={css.quiet}>{isSame ? EVENT_LISTS.copySame : EVENT_LISTS.copyHint}</span>
      </div>
    </section>
  );
}
