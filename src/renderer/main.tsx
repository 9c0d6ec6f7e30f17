import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { hearFailures } from './app/hear-failures.ts';
import { applyTheme } from './app/theme.ts';
import { Library } from './store/library.ts';

applyTheme();
hearFailures(window);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App library={new Library()} />
  </StrictMode>,
);
