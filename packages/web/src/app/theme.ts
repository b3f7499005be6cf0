import { useSettings } from './settings.ts';

const NIGHT = '(prefers-color-scheme: dark)';

/** Dark unless somebody has chosen otherwise, or lets his machine choose. */
function apply(): void {
  const { theme } = useSettings.getState();
  const light = theme === 'light' || (theme === 'auto' && !window.matchMedia(NIGHT).matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
}

/** The page has its light before anything is drawn, and follows what is set. */
export function keepTheme(): void {
  apply();
  useSettings.subscribe(apply);
  window.matchMedia(NIGHT).addEventListener('change', apply);
}
