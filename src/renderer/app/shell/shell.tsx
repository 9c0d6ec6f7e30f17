import { Command as CommandIcon, Compass, Info, Settings } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { type Command, MAC, shortcutText } from '../../commands/command.ts';
import { listenForShortcuts, useCommands } from '../../commands/registry.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { focusContent } from '../../components/focus-content.ts';
import { lazyComponent } from '../../components/lazy/lazy-component.tsx';
import { Toaster } from '../../components/toaster/toaster.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { startTour, useTour } from '../../features/tour/tour-state.ts';
import { TransferHost } from '../../features/transfer/transfer-host.tsx';
import { useGameShown } from '../../games/game-shown.ts';
import { useMenu } from '../../menu/use-menu.ts';
import { go, hashOf, type Route } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { copyDiagnostics } from '../hear-failures.ts';
import { CREATIONS, gameCommands, newCommands, windowCommands } from '../new-commands.ts';
import { useOperationCommands } from '../operation-commands.ts';
import { isScreenOffered, SCREEN_ENTRIES, SCREENS } from '../screens.ts';
import { viewCommands } from '../view-commands.ts';
import { CommandList } from './command-list.tsx';
import { SaveStateMark } from './save-state.tsx';
import css from './shell.module.css';
import { UnsavedNotice } from './unsaved-notice.tsx';

const ShortcutsDialog = lazyComponent(
  async () => (await import('../../features/help/shortcuts-dialog.tsx')).ShortcutsDialog,
);
const ReportDialog = lazyComponent(async () => (await import('../../features/help/report-dialog.tsx')).ReportDialog);
const TourPanel = lazyComponent(async () => (await import('../../features/tour/tour-panel.tsx')).TourPanel);

/** Commands that other parts of the frame offer on every screen. */
const OF_PARTS = ['undo', 'redo', 'import', 'messages'];

/** The frame of every screen: the rail with the sections, the state of saving, the messages. */
export function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useGameShown();
  const entries = useMemo(() => SCREEN_ENTRIES.filter(({ screen }) => isScreenOffered(screen, game)), [game]);
  const tour = useTour();
  const [help, setHelp] = useState<'shortcuts' | 'report'>();
  const [commandsOpen, setCommandsOpen] = useState(false);
  const commands = useMemo<Command[]>(
    () => [
      { id: 'commands', label: translate('shell.commands'), shortcut: 'mod+k', run: () => setCommandsOpen(true) },
      ...newCommands(translate, library, route.screen, game),
      // A browser has these keys itself, the app has none.
      {
        id: 'back',
        label: translate('shell.back'),
        shortcut: MAC ? 'mod+[' : 'alt+arrowleft',
        run: () => history.back(),
      },
      ...entries.map(
        ({ id, label, shortcut, route }): Command => ({
          id,
          label: label(translate),
          ...(shortcut === undefined ? {} : { shortcut }),
          run: () => go(route),
        }),
      ),
      ...gameCommands(translate, gameCatalog, route.screen, game),
      ...windowCommands(translate),
      ...viewCommands(translate),
      {
        id: 'go-settings',
        label: translate('shell.goSettings'),
        shortcut: 'mod+,',
        run: () => go({ screen: 'settings' }),
      },
      { id: 'shortcuts', label: translate('help.shortcuts'), shortcut: 'mod+slash', run: () => setHelp('shortcuts') },
      { id: 'report-problem', label: translate('help.report'), run: () => setHelp('report') },
      { id: 'tour', label: translate('tour.offer'), run: startTour },
      {
        id: 'copy-diagnostics',
        label: translate('diagnostics.copy'),
        run: () => attempt(copyDiagnostics(), 'diagnostics.failed'),
      },
      { id: 'go-about', label: translate('shell.about'), shortcut: 'f1', run: () => go({ screen: 'about' }) },
      {
        id: 'save',
        label: translate('shell.save'),
        shortcut: 'mod+s',
        run: () => toast(translate(`shell.saveStates.${library.saveState().kind}`)),
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
          {entries.map(({ screen, route: target, rail }) => {
            if (rail === undefined || rail.isTool) return null;
            const Icon = rail.icon;
            return (
              <a
                key={screen}
                className={css.section}
                href={hashOf(target)}
                aria-current={
                  route.screen === screen ? 'page' : SCREENS[route.screen].within === screen ? 'true' : undefined
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
            <Button kind="quiet" icon={<Compass />} className={css.tour} onPress={startTour}>
              <span>{translate('tour.offer')}</span>
            </Button>
          ) : null}
          <SaveStateMark />
          <div className={css.tools}>
            <IconButton
              label={`${translate('shell.commands')} (${shortcutText(translate, 'mod+k')})`}
              icon={<CommandIcon />}
              data-tour="commands"
              className={css.railButton}
              onPress={() => setCommandsOpen(true)}
            />
            {entries.map(({ screen, route: target, rail }) => {
              if (!rail?.isTool) return null;
              const Icon = rail.icon;
              return (
                <IconButton
                  key={screen}
                  label={rail.label(translate)}
                  icon={<Icon />}
                  className={css.railButton}
                  onPress={() => go(target)}
                />
              );
            })}
            <IconButton
              label={`${translate('shell.settings')} (${shortcutText(translate, 'mod+,')})`}
              icon={<Settings />}
              className={css.railButton}
              onPress={() => go({ screen: 'settings' })}
            />
            <IconButton
              label={translate('shell.about')}
              icon={<Info />}
              className={css.railButton}
              onPress={() => go({ screen: 'about' })}
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
        {help === 'shortcuts' ? (
          <ShortcutsDialog
            everywhere={new Set([...commands.map(({ id }) => id), ...OF_PARTS])}
            onClose={() => setHelp(undefined)}
          />
        ) : null}
        {help === 'report' ? <ReportDialog onClose={() => setHelp(undefined)} /> : null}
      </Suspense>
      <Toaster>
        <UnsavedNotice />
      </Toaster>
      <TransferHost />
      <CommandList open={commandsOpen} onClose={() => setCommandsOpen(false)} />
    </div>
  );
}

/** What the New and the Go menu hold. */
const MENU_PLACES = { creations: CREATIONS, places: SCREEN_ENTRIES };

/** By itself: the menu follows every change of the commands, the frame around the screen does not. */
function WindowMenu({ route }: { route: Route }) {
  useMenu(route, MENU_PLACES);
  return null;
}
