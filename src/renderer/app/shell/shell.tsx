import { Compass, Info, Settings, TextSearch } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { type Command, formatShortcut, IS_MAC } from '../../commands/command.ts';
import { listenForShortcuts, useCommands } from '../../commands/registry.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { focusContent } from '../../components/focus-content.ts';
import { createLazyComponent } from '../../components/lazy/lazy-component.tsx';
import { Toaster } from '../../components/toaster/toaster.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { CardViewerHost } from '../../features/characters/card/viewer/card-viewer-host.tsx';
import { TeamPictureHost } from '../../features/print/team-picture/team-picture-host.tsx';
import { TextListHost } from '../../features/teams/text-list/text-list-host.tsx';
import { startTour, useTour } from '../../features/tour/tour-state.ts';
import { TransferHost } from '../../features/transfer/transfer-host.tsx';
import { VersionsHost } from '../../features/versions/versions-host.tsx';
import { useShownGame } from '../../games/shown-game.ts';
import { useMenu } from '../../menu/use-menu.ts';
import { formatHash, navigateTo, type Route } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { CREATIONS, createGameCommands, createNewDocumentCommands, createWindowCommands } from '../global-commands.ts';
import { useOperationCommands } from '../operation-commands.ts';
import { copyDiagnostics } from '../report-uncaught-failures.ts';
import { isScreenOffered, SCREEN_ENTRIES, SCREENS } from '../screens.ts';
import { createViewCommands } from '../view-commands.ts';
import { CommandList } from './command-list.tsx';
import { SaveStateIndicator } from './save-state-indicator.tsx';
import css from './shell.module.css';
import { UnsavedNotice } from './unsaved-notice.tsx';

const ShortcutsDialog = createLazyComponent(
  async () => (await import('../../features/help/shortcuts-dialog.tsx')).ShortcutsDialog,
);
const ReportDialog = createLazyComponent(
  async () => (await import('../../features/help/report-dialog.tsx')).ReportDialog,
);
const TourPanel = createLazyComponent(async () => (await import('../../features/tour/tour-panel.tsx')).TourPanel);

/** The ids of the commands that other components offer on every screen. */
const OTHER_GLOBAL_COMMAND_IDS = ['undo', 'redo', 'import', 'messages'];

/**
 * The frame of every screen: the navigation rail, the save state and the messages. Screens marked `isTool` have an icon button at the
 * foot of the rail; the others are links with labels.
 */
export function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useShownGame();
  const entries = useMemo(() => SCREEN_ENTRIES.filter(({ screen }) => isScreenOffered(screen, game)), [game]);
  const tour = useTour();
  const [openHelp, setOpenHelp] = useState<'shortcuts' | 'report'>();
  const [isCommandListOpen, setIsCommandListOpen] = useState(false);
  const commands = useMemo<Command[]>(
    () => [
      { id: 'commands', label: translate('shell.commands'), shortcut: 'mod+k', run: () => setIsCommandListOpen(true) },
      ...createNewDocumentCommands(translate, library, route.screen, game),
      // Browsers have their own shortcut for going back; the desktop app doesn't.
      {
        id: 'back',
        label: translate('shell.back'),
        shortcut: IS_MAC ? 'mod+[' : 'alt+arrowleft',
        run: () => history.back(),
      },
      ...entries.map(
        ({ id, label, shortcut, route }): Command => ({
          id,
          label: label(translate),
          ...(shortcut === undefined ? {} : { shortcut }),
          run: () => navigateTo(route),
        }),
      ),
      ...createGameCommands(translate, gameCatalog, route.screen, game),
      ...createWindowCommands(translate),
      ...createViewCommands(translate),
      {
        id: 'go-settings',
        label: translate('shell.goSettings'),
        shortcut: 'mod+,',
        run: () => navigateTo({ screen: 'settings' }),
      },
      {
        id: 'shortcuts',
        label: translate('help.shortcuts'),
        shortcut: 'mod+slash',
        run: () => setOpenHelp('shortcuts'),
      },
      { id: 'report-problem', label: translate('help.report'), run: () => setOpenHelp('report') },
      { id: 'tour', label: translate('tour.offer'), run: startTour },
      {
        id: 'copy-diagnostics',
        label: translate('diagnostics.copy'),
        run: () => attempt(copyDiagnostics(), 'diagnostics.failed'),
      },
      { id: 'go-about', label: translate('shell.about'), shortcut: 'f1', run: () => navigateTo({ screen: 'about' }) },
      {
        id: 'save',
        label: translate('shell.save'),
        shortcut: 'mod+s',
        run: () => toast(translate(`shell.saveStates.${library.getSaveState().kind}`)),
      },
      {
        id: 'restore-samples',
        label: translate('shell.restoreSamples'),
        run: () =>
          attempt(
            library.restoreSamples(game.id).then(() => toast(translate('shell.samplesBack'))),
            'shell.samplesNotBack',
          ),
      },
    ],
    [library, route.screen, game, entries, gameCatalog, translate],
  );
  useCommands(commands);
  useCommands(useOperationCommands(route.screen));
  useEffect(() => listenForShortcuts(window), []);
  return (
    <div className={css.shell}>
      <WindowMenu route={route} />
      <button type="button" className={css.skip} onClick={focusContent}>
        {translate('shell.skip')}
      </button>
      <header className={css.rail}>
        <p className={css.wordmark}>
          <span>Roll</span>
          <span>call</span>
        </p>
        <nav aria-label={translate('shell.navigation')} className={css.sections}>
          {entries.map(({ screen, route: targetRoute, rail }) => {
            if (rail === undefined || rail.isTool) return null;
            const Icon = rail.icon;
            return (
              <a
                key={screen}
                className={css.section}
                href={formatHash(targetRoute)}
                aria-current={
                  route.screen === screen ? 'page' : SCREENS[route.screen].parentScreen === screen ? 'true' : undefined
                }
              >
                <Icon aria-hidden />
                <span>{rail.label(translate)}</span>
              </a>
            );
          })}
        </nav>
        <div className={css.foot}>
          {tour.isOffered ? (
            <Button kind="quiet" icon={<Compass />} className={css.footButton} onPress={startTour}>
              <span>{translate('tour.offer')}</span>
            </Button>
          ) : null}
          <SaveStateIndicator />
          <Tooltip text={`${translate('shell.commands')} (${formatShortcut(translate, 'mod+k')})`}>
            <Button
              kind="quiet"
              icon={<TextSearch />}
              aria-label={`${translate('shell.commands')} (${formatShortcut(translate, 'mod+k')})`}
              data-tour="commands"
              className={css.footButton}
              onPress={() => setIsCommandListOpen(true)}
            >
              <span>{translate('shell.commands')}</span>
              <span className={css.shortcut} data-keys={formatShortcut(translate, 'mod+k')} />
            </Button>
          </Tooltip>
          <div className={css.tools}>
            {entries.map(({ screen, route: targetRoute, rail }) => {
              if (!rail?.isTool) return null;
              const Icon = rail.icon;
              return (
                <IconButton
                  key={screen}
                  label={rail.label(translate)}
                  icon={<Icon />}
                  className={css.railButton}
                  onPress={() => navigateTo(targetRoute)}
                />
              );
            })}
            <IconButton
              label={`${translate('shell.settings')} (${formatShortcut(translate, 'mod+,')})`}
              icon={<Settings />}
              className={css.railButton}
              onPress={() => navigateTo({ screen: 'settings' })}
            />
            <IconButton
              label={translate('shell.about')}
              icon={<Info />}
              className={css.railButton}
              onPress={() => navigateTo({ screen: 'about' })}
            />
          </div>
        </div>
      </header>
      <main className={css.content} id="content" tabIndex={-1}>
        {children}
      </main>
      {tour.isRunning ? (
        <Suspense>
          <TourPanel />
        </Suspense>
      ) : null}
      <Suspense>
        {openHelp === 'shortcuts' ? (
          <ShortcutsDialog
            globalIds={new Set([...commands.map(({ id }) => id), ...OTHER_GLOBAL_COMMAND_IDS])}
            onClose={() => setOpenHelp(undefined)}
          />
        ) : null}
        {openHelp === 'report' ? <ReportDialog onClose={() => setOpenHelp(undefined)} /> : null}
      </Suspense>
      <Toaster>
        <UnsavedNotice />
      </Toaster>
      <TransferHost />
      <TextListHost />
      <TeamPictureHost />
      <CardViewerHost />
      <VersionsHost />
      <CommandList open={isCommandListOpen} onClose={() => setIsCommandListOpen(false)} />
    </div>
  );
}

/** The contents of the New menu and the Go menu. */
const MENU_ENTRIES = { creations: CREATIONS, destinations: SCREEN_ENTRIES };

/**
 * Updates the menu of the window. `useMenu` renders its component at each change of the commands, so this small component calls
 * it instead of the whole frame.
 */
function WindowMenu({ route }: { route: Route }) {
  useMenu(route, MENU_ENTRIES);
  return null;
}
