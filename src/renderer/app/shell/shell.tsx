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
  const t = useTranslate();
  const games = useGames();
  const library = useLibrary();
  const game = useGameShown();
  const entries = useMemo(() => SCREEN_ENTRIES.filter(({ screen }) => isScreenOffered(screen, game)), [game]);
  const tour = useTour();
  const [help, setHelp] = useState<'shortcuts' | 'report'>();
  const [commandsOpen, setCommandsOpen] = useState(false);
  const commands = useMemo<Command[]>(
    () => [
      { id: 'commands', label: t('shell.commands'), shortcut: 'mod+k', run: () => setCommandsOpen(true) },
      ...newCommands(t, library, route.screen, game),
      // A browser has these keys itself, the app has none.
      { id: 'back', label: t('shell.back'), shortcut: MAC ? 'mod+[' : 'alt+arrowleft', run: () => history.back() },
      ...entries.map(
        ({ id, label, shortcut, route }): Command => ({
          id,
          label: label(t),
          ...(shortcut === undefined ? {} : { shortcut }),
          run: () => go(route),
        }),
      ),
      ...gameCommands(t, games, route.screen, game),
      ...windowCommands(t),
      ...viewCommands(t),
      { id: 'go-settings', label: t('shell.goSettings'), shortcut: 'mod+,', run: () => go({ screen: 'settings' }) },
      { id: 'shortcuts', label: t('help.shortcuts'), shortcut: 'mod+slash', run: () => setHelp('shortcuts') },
      { id: 'report-problem', label: t('help.report'), run: () => setHelp('report') },
      { id: 'tour', label: t('tour.offer'), run: startTour },
      {
        id: 'copy-diagnostics',
        label: t('diagnostics.copy'),
        run: () => attempt(copyDiagnostics(), 'diagnostics.failed'),
      },
      { id: 'go-about', label: t('shell.about'), shortcut: 'f1', run: () => go({ screen: 'about' }) },
      {
        id: 'save',
        label: t('shell.save'),
        shortcut: 'mod+s',
        run: () => toast(t(`shell.saveStates.${library.saveState().kind}`)),
      },
      {
        id: 'restore-samples',
        label: t('shell.restoreSamples'),
        run: () =>
          attempt(
            library.restoreSamples(game.id).then(() => toast(t('shell.samplesBack'))),
            'shell.samplesNotBack',
          ),
      },
    ],
    [library, route.screen, game, entries, games, t],
  );
  useCommands(commands);
  useCommands(useOperationCommands(route.screen));
  useEffect(() => listenForShortcuts(window), []);
  return (
    <div className={css.shell}>
      <WindowMenu route={route} />
      <button type="button" className={css.skip} onClick={focusContent}>
        {t('shell.skip')}
      </button>
      <header className={css.rail}>
        <p className={css.wordmark}>
          <span>Roll</span>
          <span>call</span>
        </p>
        <nav aria-label={t('shell.navigation')} className={css.sections}>
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
                <span>{rail.label(t)}</span>
              </a>
            );
          })}
        </nav>
        <div className={css.foot}>
          {tour.isOffered ? (
            <Button kind="quiet" icon={<Compass />} className={css.tour} onPress={startTour}>
              <span>{t('tour.offer')}</span>
            </Button>
          ) : null}
          <SaveStateMark />
          <div className={css.tools}>
            <IconButton
              label={`${t('shell.commands')} (${shortcutText(t, 'mod+k')})`}
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
                  label={rail.label(t)}
                  icon={<Icon />}
                  className={css.railButton}
                  onPress={() => go(target)}
                />
              );
            })}
            <IconButton
              label={`${t('shell.settings')} (${shortcutText(t, 'mod+,')})`}
              icon={<Settings />}
              className={css.railButton}
              onPress={() => go({ screen: 'settings' })}
            />
            <IconButton
              label={t('shell.about')}
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
