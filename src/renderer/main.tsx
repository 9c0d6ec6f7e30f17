import { GAMES } from '../shared/games/catalogue.ts';
import { TranslateContext } from './texts/use-translate.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/access.css';
import './styles/blend-modes.css';
import './styles/components.ts';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { reopenAfterLoss } from './app/reopen-after-loss.ts';
import { reportLostEdits } from './app/report-lost-edits.ts';
import { reportUncaughtFailures } from './app/report-uncaught-failures.ts';
import { guardDoubleClicks } from './commands/double-clicks.ts';
import { runInBackground } from './failures/run-in-background.ts';
import { initListLayouts } from './features/lists/list-view.ts';
import { initShownGame } from './games/shown-game.ts';
import { bridge } from './platform/bridge.ts';
import { syncAppearance } from './preferences/appearance.ts';
import { loadLanguage, reloadOnLanguageChange } from './preferences/language.ts';
import { syncZoom } from './preferences/zoom.ts';
import { startSpellChecker } from './spelling/spelling.ts';
import { Database } from './store/database.ts';
import { Journal } from './store/journal/journal.ts';
import { followSaving } from './store/last-saved-time.ts';
import { Library } from './store/library.ts';

syncAppearance();
syncZoom();
reportUncaughtFailures(window);
guardDoubleClicks(window);
initShownGame(GAMES);
initListLayouts();
// A page in a browser has no bridge to the main process, and therefore no journal.
const library = new Library(GAMES, new Database(), bridge && new Journal(bridge));
followSaving(library);
reportLostEdits(library);
reopenAfterLoss(library);
reloadOnLanguageChange(library);
runInBackground('The start', start());

/** Renders the app after loading its language. */
async function start(): Promise<void> {
  const translate = await loadLanguage();
  startSpellChecker(translate, library);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale={translate.language}>
        <TranslateContext value={translate}>
          <ErrorBoundary resetKey="" onCopy={undefined} isWholeWindow>
            <App library={library} />
          </ErrorBoundary>
        </TranslateContext>
      </I18nProvider>
    </StrictMode>,
  );
}
