import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { reloadWhenReplaced } from './app/reload.ts';
import { keepTheme } from './app/theme.ts';
import { listenForTongue } from './app/words.ts';
import './design/tokens.css';

keepTheme();
reloadWhenReplaced();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const page = createRoot(root);
listenForTongue().then(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
