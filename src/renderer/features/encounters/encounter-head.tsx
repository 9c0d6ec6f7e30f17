import { type ReactNode, useCallback, useMemo } from 'react';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import type { Finding } from '../../../shared/rules/finding.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { attempt } from '../../failures/report-failure.ts';
import { useGameCharacters } from '../../games/game-items.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { openSecondWindow } from '../../platform/second-window.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { exportCommand } from '../transfer/export/export-command.ts';
import { deleteEncounter, duplicateEncounter } from './actions.ts';
import { saveLog } from './save-log.ts';

interface Props {
  gameCatalog: GameCatalogWithPart<'play'>;
  encounter: Encounter;
  findings: readonly Finding[];
  /** The undo and redo commands. */
  commands: readonly Command[];
  /** The control that switches between the parts of the screen. */
  parts: ReactNode;
}

/** The code of the finding that reports an encounter without models. */
const NOBODY = 'encounter.empty';

const LIST: Route = { screen: 'encounters' };

/** The header of the screen: the name, the findings, and the commands for the whole encounter. */
export function EncounterHead({ gameCatalog, encounter, findings, commands, parts }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const characters = useGameCharacters(gameCatalog.getGame(encounter));
  const { id, name } = encounter;
  const print = useCallback(() => navigateTo({ screen: 'print', table: 'encounters', id }), [id]);
  // The commands stay the same during play, so that the header does not render again for every event.
  const latestRef = useLatest({ encounter, characters });
  const own = useMemo<Command[]>(
    () => [
      {
        id: 'duplicate',
        label: translate('editing.duplicate'),
        shortcut: 'mod+d',
        run: () => attempt(duplicateEncounter(translate, library, latestRef.current.encounter)),
      },
      {
        id: 'second-screen',
        label: translate('show.open'),
        run: () => attempt(openSecondWindow(id), 'show.notOpened'),
      },
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          navigateTo(LIST);
          attempt(deleteEncounter(translate, library, id, name));
        },
      },
      exportCommand(translate, () => ({ title: name, documents: [{ kind: 'encounters', id }] })),
      {
        id: 'save-log',
        label: translate('print.saveLog'),
        run: () =>
          attempt(
            saveLog(translate, gameCatalog, latestRef.current.encounter, latestRef.current.characters),
            'print.logNotSaved',
          ),
      },
      { id: 'print', label: translate('print.title'), shortcut: 'mod+p', run: print },
    ],
    [gameCatalog, library, id, name, print, latestRef, translate],
  );
  useCommands(own);
  const all = useMemo(() => [...commands, ...own], [commands, own]);
  return (
    <DocumentHead
      name={name}
      // The findings only say whether the encounter can be played. An encounter without models is unfinished, but it has
      // no error.
      findings={findings.length === 0 ? undefined : findings.filter(({ code }) => code !== NOBODY)}
      missing={findings.some(({ code }) => code === NOBODY) ? [translate('encounters.lacksAnybody')] : undefined}
      list={LIST}
      commands={all}
      parts={parts}
      // The header has no print button, because the primary button of this screen is the next step of the game.
      printLabel=""
      onPrint={undefined}
    />
  );
}
