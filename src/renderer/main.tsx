import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/access.css';
import './styles/components.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { reopenAfterLoss } from './app/reopen-after-loss.ts';
import { hearFailures } from './failures/hear-failures.ts';
import { Journal } from './journal/journal.ts';
import { bridge } from './platform/bridge.ts';
import { followAppearance } from './preferences/appearance.ts';
import { followZoom } from './preferences/zoom.ts';
import { Database } from './store/database.ts';
import { Library } from './store/library.ts';
import { followSaving } from './store/saved-until.ts';

followAppearance();
followZoom();
hearFailures(window);
const library = new Library(new Database(), bridge && new Journal(bridge));
followSaving(library);
reopenAfterLoss(library.db);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary resetKey="" onCopy={undefined} whole>
      <App library={library} />
    </ErrorBoundary>
  </StrictMode>,
);
