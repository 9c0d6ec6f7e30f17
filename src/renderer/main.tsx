import { GAMES } from '../shared/games/catalogue.ts';
import { TranslateContext } from './texts/use-translate.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/access.css';
import './styles/components.ts';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { hearFailures } from './app/hear-failures.ts';
import { reopenAfterLoss } from './app/reopen-after-loss.ts';
import { tellLostEdits } from './app/tell-lost-edits.ts';
import { guardDoubleClicks } from './commands/double-clicks.ts';
import { runInBackground } from './failures/run-in-background.ts';
import { initShownGame } from './games/shown-game.ts';
import { bridge } from './platform/bridge.ts';
import { followAppearance } from './preferences/appearance.ts';
import { followLanguage, loadLanguage } from './preferences/language.ts';
import { followZoom } from './preferences/zoom.ts';
import { followSpelling } from './spelling/spelling.ts';
import { Database } from './store/database.ts';
import { Journal } from './store/journal/journal.ts';
import { followSaving } from './store/last-saved-time.ts';
import { Library } from './store/library.ts';

followAppearance();
followZoom();
hearFailures(window);
guardDoubleClicks(window);
initShownGame(GAMES);
const library = new Library(GAMES, new Database(), bridge && new Journal(bridge));
followSaving(library);
tellLostEdits(library);
reopenAfterLoss(library);
followLanguage(library);
runInBackground('The start', start());

/** Renders the app after loading its language. */
async function start(): Promise<void> {
  const translate = await loadLanguage();
  followSpelling(translate, library);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale={translate.language}>
        <TranslateContext value={translate}>
          <ErrorBoundary resetKey="" onCopy={undefined} whole>
            <App library={library} />
          </ErrorBoundary>
        </TranslateContext>
      </I18nProvider>
    </StrictMode>,
  );
}
