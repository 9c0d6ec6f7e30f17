import {
  BookA,
  CalendarCheck,
  Command as CommandIcon,
  Compass,
  Dices,
  Flag,
  Info,
  LayoutGrid,
  LayoutTemplate,
  LibraryBig,
  Settings,
  Shield,
  UserRound,
} from 'lucide-react';
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
import { useLibrary } from '../../store/library-context.ts';
import { DIAGNOSTICS } from '../../strings/diagnostics.ts';
import { HELP } from '../../strings/help.ts';
import { SHELL } from '../../strings/shell.ts';
import { TOUR } from '../../strings/tour.ts';
import { toast } from '../../toasts/toasts.ts';
import { copyDiagnostics } from '../hear-failures.ts';
import { gameCommands, newCommands, windowCommands } from '../new-commands.ts';
import { useOperationCommands } from '../operation-commands.ts';
import { viewCommands } from '../view-commands.ts';
import { CommandList } from './command-list.tsx';
import { SaveStateMark } from './save-state.tsx';
import css from './shell.module.css';
import { UnsavedNotice } from './unsaved-notice.tsx';

const SECTIONS = [
  { screen: 'characters', label: 'characters', icon: UserRound, inner: ['character', 'compare', 'glossary'] },
  { screen: 'teams', label: 'teams', icon: Shield, inner: ['team'] },
  { screen: 'factions', label: 'factions', icon: Flag, inner: ['faction'] },
  { screen: 'decks', label: 'decks', icon: LayoutGrid, inner: ['deck'] },
  { screen: 'events', label: 'events', icon: CalendarCheck, inner: ['event'] },
  { screen: 'encounters', label: 'play', icon: Dices, inner: ['encounter'] },
  { screen: 'templates', label: 'templates', icon: LayoutTemplate, inner: ['studio'] },
  { screen: 'library', label: 'library', icon: LibraryBig, inner: [] },
] as const satisfies readonly { inner: readonly Route['screen'][]; [key: string]: unknown }[];

const ShortcutsDialog = lazyComponent(
  async () => (await import('../../features/help/shortcuts-dialog.tsx')).ShortcutsDialog,
);
const ReportDialog = lazyComponent(async () => (await import('../../features/help/report-dialog.tsx')).ReportDialog);
const TourPanel = lazyComponent(async () => (await import('../../features/tour/tour-panel.tsx')).TourPanel);

/** Commands that other parts of the frame offer on every screen. */
const OF_PARTS = ['undo', 'redo', 'import', 'messages'];

/** The frame of every screen: the rail with the sections, the state of saving, the messages. */
export function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const library = useLibrary();
  const game = useGameShown();
  const hasTeams = game.team !== undefined;
  const hasEvents = game.event !== undefined;
  const tour = useTour();
  const [help, setHelp] = useState<'shortcuts' | 'report'>();
  const [commandsOpen, setCommandsOpen] = useState(false);
  const commands = useMemo<Command[]>(
    () => [
      { id: 'commands', label: SHELL.commands, shortcut: 'mod+k', run: () => setCommandsOpen(true) },
      ...newCommands(library, route.screen, game),
      // A browser has these keys itself, the app has none.
      { id: 'back', label: SHELL.back, shortcut: MAC ? 'mod+[' : 'alt+arrowleft', run: () => history.back() },
      { id: 'go-characters', label: SHELL.goCharacters, shortcut: 'mod+1', run: () => go({ screen: 'characters' }) },
      ...(hasTeams
        ? [{ id: 'go-teams', label: SHELL.goTeams, shortcut: 'mod+2', run: () => go({ screen: 'teams' }) }]
        : []),
      { id: 'go-factions', label: SHELL.goFactions, shortcut: 'mod+3', run: () => go({ screen: 'factions' }) },
      { id: 'go-library', label: SHELL.goLibrary, shortcut: 'mod+4', run: () => go({ screen: 'library' }) },
      { id: 'go-decks', label: SHELL.goDecks, shortcut: 'mod+8', run: () => go({ screen: 'decks' }) },
      { id: 'go-play', label: SHELL.goPlay, shortcut: 'mod+5', run: () => go({ screen: 'encounters' }) },
      ...(hasEvents
        ? [{ id: 'go-events', label: SHELL.goEvents, shortcut: 'mod+6', run: () => go({ screen: 'events' }) }]
        : []),
      { id: 'go-templates', label: SHELL.goTemplates, shortcut: 'mod+7', run: () => go({ screen: 'templates' }) },
      { id: 'go-trash', label: SHELL.goTrash, run: () => go({ screen: 'library', part: 'trash' }) },
      ...gameCommands(route.screen, game),
      ...windowCommands(),
      ...viewCommands(),
      { id: 'go-glossary', label: SHELL.goGlossary, run: () => go({ screen: 'glossary' }) },
      { id: 'go-settings', label: SHELL.goSettings, shortcut: 'mod+,', run: () => go({ screen: 'settings' }) },
      { id: 'shortcuts', label: HELP.shortcuts, shortcut: 'mod+slash', run: () => setHelp('shortcuts') },
      { id: 'report-problem', label: HELP.report, run: () => setHelp('report') },
      { id: 'tour', label: TOUR.offer, run: startTour },
      {
        id: 'copy-diagnostics',
        label: DIAGNOSTICS.copy,
        run: () => attempt(copyDiagnostics(), DIAGNOSTICS.failed),
      },
      { id: 'go-about', label: SHELL.about, shortcut: 'f1', run: () => go({ screen: 'about' }) },
      {
        id: 'save',
        label: SHELL.save,
        shortcut: 'mod+s',
        run: () => toast(SHELL.saveStates[library.saveState().kind]),
      },
      {
        id: 'restore-samples',
        label: SHELL.restoreSamples,
        run: () =>
          attempt(
            library.restoreSamples(game.id).then(() => toast(SHELL.samplesBack)),
            SHELL.samplesNotBack,
          ),
      },
    ],
    [library, route.screen, game, hasTeams, hasEvents],
  );
  useCommands(commands);
  useCommands(useOperationCommands(route.screen));
  useEffect(() => listenForShortcuts(window), []);
  return (
    <div className={css.shell}>
      <WindowMenu route={route} />
      <button type="button" className={css.skip} onClick={focusContent}>
        {SHELL.skip}
      </button>
      <header className={css.rail}>
        <p className={css.wordmark}>
          <span>Roll</span>
          <span>call</span>
        </p>
        <nav aria-label={SHELL.navigation} className={css.sections}>
          {SECTIONS.filter(({ screen }) => (screen !== 'teams' || hasTeams) && (screen !== 'events' || hasEvents)).map(
            ({ screen, label, icon: Icon, inner }) => (
              <a
                key={screen}
                className={css.section}
                href={hashOf({ screen })}
                aria-current={
                  route.screen === screen ? 'page' : inner.some((each) => each === route.screen) ? 'true' : undefined
                }
              >
                <Icon aria-hidden />
                <span>{SHELL[label]}</span>
              </a>
            ),
          )}
        </nav>
        <div className={css.foot}>
          {tour.isOffered ? (
            <Button kind="quiet" icon={<Compass />} className={css.tour} onPress={startTour}>
              <span>{TOUR.offer}</span>
            </Button>
          ) : null}
          <SaveStateMark />
          <div className={css.tools}>
            <IconButton
              label={`${SHELL.commands} (${shortcutText('mod+k')})`}
              icon={<CommandIcon />}
              data-tour="commands"
              className={css.railButton}
              onPress={() => setCommandsOpen(true)}
            />
            <IconButton
              label={SHELL.glossary}
              icon={<BookA />}
              className={css.railButton}
              onPress={() => go({ screen: 'glossary' })}
            />
            <IconButton
              label={`${SHELL.settings} (${shortcutText('mod+,')})`}
              icon={<Settings />}
              className={css.railButton}
              onPress={() => go({ screen: 'settings' })}
            />
            <IconButton
              label={SHELL.about}
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

/** By itself: the menu follows every change of the commands, the frame around the screen does not. */
function WindowMenu({ route }: { route: Route }) {
  useMenu(route);
  return null;
}
