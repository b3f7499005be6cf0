import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import '../design/tokens.css';
import { LearnPage } from '../pages/learn/index.tsx';
import { ReplayPage } from '../pages/replay/index.tsx';
import { RulingsPage } from '../pages/rulings/index.tsx';

/** Pages without the shell around them: dev.html#/rulings/coe/3.i?watch=0 */
const memory = memoryLocation({ path: location.hash.slice(1) || '/rulings' });
const path = location.hash.slice(1);
const Page = path.startsWith('/learn')
  ? LearnPage
  : path.startsWith('/replay')
    ? ReplayPage
    : RulingsPage;
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <Page />
    </Router>,
  );
