import { createRoot } from 'react-dom/client';
import '../design/tokens.css';
import { DevMapPage } from './DevMap.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<DevMapPage />);
