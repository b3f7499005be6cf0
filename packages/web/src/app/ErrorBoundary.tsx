import { Component, type ReactNode } from 'react';
import { t } from './words.ts';

interface State {
  readonly error: Error | null;
}

/** A fault of the page is told, and the game is one reload away: nothing of it is kept here. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main className="grid place-items-center min-h-dvh p-8 text-center" role="alert">
        <div>
          <h1 className="text-3xl text-gold">{t('Something broke on this page')}</h1>
          <p className="my-3">{t('Your game is safe on the server.')}</p>
          <p className="my-3 text-dim text-sm">{error.message}</p>
          <button type="button" className="btn btn-gold" onClick={() => location.reload()}>
            {t('Load it again')}
          </button>
        </div>
      </main>
    );
  }
}
