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
import { createExportCommand } from '../transfer/export/export-command.ts';
import { deleteEncounter, duplicateEncounter } from './actions.ts';
import { saveLog } from './save-log.ts';

interface Props {
  gameCatalog: GameCatalogWithPart<'play'>;
  encounter: Encounter;
  findings: readonly Finding[];
  /** The undo and redo commands. */
  commands: readonly Command[];
  /** The control that switches between the parts of the screen. */
  partSwitch: ReactNode;
}

/** The code of the finding that reports an encounter without models. */
const NO_MODELS_CODE = 'encounter.empty';

const LIST_ROUTE: Route = { screen: 'encounters' };

/** The header of the screen: the name, the findings, and the commands for the whole encounter. */
export function EncounterHead({ gameCatalog, encounter, findings, commands, partSwitch }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const characters = useGameCharacters(gameCatalog.getGame(encounter));
  const { id: encounterId, name: encounterName } = encounter;
  const openPrintScreen = useCallback(
    () => navigateTo({ screen: 'print', table: 'encounters', id: encounterId }),
    [encounterId],
  );
  // The commands read the latest encounter from a ref. They are the same during play, so that no event renders the header.
  const latestRef = useLatest({ encounter, characters });
  const ownCommands = useMemo<Command[]>(
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
        run: () => attempt(openSecondWindow(encounterId), 'show.notOpened'),
      },
      {
        id: 'delete',
        label: translate('editing.delete'),
        run: () => {
          navigateTo(LIST_ROUTE);
          attempt(deleteEncounter(translate, library, encounterId, encounterName));
        },
      },
      createExportCommand(translate, () => ({
        title: encounterName,
        documents: [{ kind: 'encounters', id: encounterId }],
      })),
      {
        id: 'save-log',
        label: translate('print.saveLog'),
        run: () =>
          attempt(
            saveLog(translate, gameCatalog, latestRef.current.encounter, latestRef.current.characters),
            'print.logNotSaved',
          ),
      },
      { id: 'print', label: translate('print.title'), shortcut: 'mod+p', run: openPrintScreen },
    ],
    [gameCatalog, library, encounterId, encounterName, openPrintScreen, latestRef, translate],
  );
  useCommands(ownCommands);
  const allCommands = useMemo(() => [...commands, ...ownCommands], [commands, ownCommands]);
  return (
    <DocumentHead
      name={encounterName}
      // The findings only say whether the encounter can be played. An encounter without models is unfinished, but it has
      // no error.
      findings={findings.length === 0 ? undefined : findings.filter(({ code }) => code !== NO_MODELS_CODE)}
      missingFields={
        findings.some(({ code }) => code === NO_MODELS_CODE) ? [translate('encounters.lacksAnybody')] : undefined
      }
      listRoute={LIST_ROUTE}
      commands={allCommands}
      parts={partSwitch}
      // The header has no print button, because the primary button of this screen is the next step of the game.
      printLabel=""
      onPrint={undefined}
    />
  );
}
